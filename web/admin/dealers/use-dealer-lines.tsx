import { Fragment, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isKey } from '../../texts/is-key.ts';
import { useTierWord } from '../../trade/use-tier-word.ts';
import { telephoneLink } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import type { Dealer } from '../queries.ts';

export const LISTS = ['company', 'address', 'contact', 'account'] as const;
export type ListName = (typeof LISTS)[number];

const LINK = 'wrap-anywhere text-plate hover:underline';

const PhoneLink = ({ number }: { number: string }) => (
  <a href={telephoneLink(number)} className={LINK}>
    {number}
  </a>
);

/** The account of a dealer as they registered it, in four lists of names and values, without the status. */
export function useDealerLines(dealer: Dealer): Record<ListName, [term: string, value: ReactNode][]> {
  const t = useTranslations('adminDealers.details');
  const users = useTranslations('adminDealers');
  const countries = useTranslations('countries');
  const tierWord = useTierWord();
  const locale = useLocale();
  return {
    company: [
      [t('companyName'), dealer.companyName],
      [t('legalForm'), dealer.legalForm],
      [t('vatId'), dealer.vatId],
      [
        t('email'),
        <Fragment key="email">
          <a href={`mailto:${dealer.email}`} className={LINK}>
            {dealer.email}
          </a>
          {!dealer.emailConfirmed && ` (${users('unconfirmed')})`}
        </Fragment>,
      ],
      [t('phone'), dealer.phone && <PhoneLink key="phone" number={dealer.phone} />],
    ],
    address: [
      [t('street'), dealer.street],
      [t('postalCode'), dealer.postalCode],
      [t('city'), dealer.city],
      // Registration offers the countries that have a name. An account may have another country, shown as its code.
      [t('country'), isKey(countries, dealer.country) ? countries(dealer.country) : dealer.country],
    ],
    contact: [
      [t('firstName'), dealer.contactFirstName],
      [t('lastName'), dealer.contactLastName],
      [t('position'), dealer.contactPosition],
      [t('phone'), dealer.contactPhone && <PhoneLink key="phone" number={dealer.contactPhone} />],
    ],
    account: [
      [t('tier'), tierWord(dealer.tier)],
      [t('registered'), formatInstant(dealer.createdAt, locale)],
      [t('marketing'), dealer.marketingOptIn ? t('yes') : t('no')],
      [
        t('notes'),
        dealer.notes ? (
          <span key="notes" className="whitespace-pre-line wrap-anywhere">
            {dealer.notes}
          </span>
        ) : (
          t('noNotes')
        ),
      ],
    ],
  };
}
