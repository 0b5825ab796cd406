import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  ADMINISTRATIVE_FEE_CENTS,
  DELIVERY_FEE_CENTS,
  PAYMENT_GRACE_WORKING_DAYS,
  PAYMENT_REMINDER_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  VAT_PERCENT,
} from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { formatInteger } from '../../../contract/notation.ts';
import { isKey } from '../../texts/is-key.ts';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { formatMoney } from '../../ui/format.ts';
import type { ProviderData } from './queries.ts';
import { SourceCard } from './SourceCard.tsx';

/** `isFile`: the data are those of PROVIDER_FILE. */
export function ProviderCards({ provider, isFile }: { provider: ProviderData; isFile: boolean }) {
  const t = useTranslations('adminProvider');
  const lines = useProviderLines(provider);
  const name = 'PROVIDER_FILE';
  const source = isFile ? t('sources.file', { name }) : t('sources.fictitious', { name });
  const card = (part: keyof typeof lines, from = source) => (
    <SourceCard title={t(`${part}.title`)} source={from}>
      <Lines entries={lines[part]} />
    </SourceCard>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[80rem]:grid-cols-2">
      <div className="flex flex-col gap-4">
        {card('company')}
        {card('bank')}
        {card('home')}
      </div>
      <div className="flex flex-col gap-4">
        {card('contact')}
        {card('payment', t('sources.program', { file: 'contract/constants.ts' }))}
      </div>
    </div>
  );
}

/** A long value goes below its name. */
const Lines = ({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) => (
  <DefinitionList
    columns={1}
    className="[&_dd]:ml-auto [&>div]:flex-wrap"
    entries={entries.map(([term, value]) => ({ term, value }))}
  />
);

/** The lines of each card: name and value. */
function useProviderLines(provider: ProviderData) {
  const t = useTranslations('adminProvider');
  const countries = useTranslations('countries');
  const language = useTranslations('layout.language');
  const locale = useLocale();
  const { bank, claims, country } = provider;
  const [firstReminder, secondReminder] = PAYMENT_REMINDER_WORKING_DAYS;
  const ofCompany = (key: 'portalName' | 'legalName' | 'vatId' | 'taxNumber' | 'managingDirector') =>
    [t(`company.${key}`), provider[key]] as const;
  const ofContact = (key: 'contactName' | 'phone' | 'supportEmail' | 'salesEmail' | 'invoiceEmail') =>
    [t(`contact.${key}`), provider[key]] as const;
  const ofBank = (key: keyof typeof bank) => [t(`bank.${key}`), bank[key]] as const;
  return {
    company: [
      ofCompany('portalName'),
      ofCompany('legalName'),
      [
        t('company.address'),
        `${provider.street}, ${provider.postalCode} ${provider.city}, ${isKey(countries, country) ? countries(country) : country}`,
      ],
      [t('company.register'), `${provider.registerCourt}, ${provider.registerNumber}`],
      ofCompany('managingDirector'),
      ofCompany('vatId'),
      ofCompany('taxNumber'),
    ],
    contact: [
      ofContact('contactName'),
      ofContact('phone'),
      [t('contact.hours'), provider.hours[locale]],
      ofContact('supportEmail'),
      ofContact('salesEmail'),
      ofContact('invoiceEmail'),
      [t('contact.sender'), `${provider.portalName} <${provider.supportEmail}>`],
      [t('contact.mailLocale'), language(provider.mailLocale)],
    ],
    bank: [ofBank('accountName'), ofBank('iban'), ofBank('bic'), ofBank('bankName')],
    home: [
      [t('home.vehicles'), formatInteger(claims.vehicles, locale)],
      [t('home.dealers'), formatInteger(claims.dealers, locale)],
      [t('home.deliveryHours'), claims.deliveryHours],
      [
        t('home.documentationPercent'),
        t('home.percent', { percent: formatInteger(claims.documentationPercent, locale) }),
      ],
      [t('home.copyrightYear'), String(provider.copyrightYear)],
      [t('home.socialLinks'), provider.socialLinks.map(({ label }) => label).join(', ')],
    ],
    payment: [
      [t('payment.term'), t('payment.termValue', { days: PAYMENT_WORKING_DAYS })],
      [
        t('payment.reminder'),
        t('payment.reminderValue', { first: String(firstReminder), second: String(secondReminder) }),
      ],
      [t('payment.grace'), t('payment.graceValue', { days: PAYMENT_GRACE_WORKING_DAYS })],
      [t('payment.fee'), formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS))],
      [t('payment.delivery'), formatMoney(fromCents(DELIVERY_FEE_CENTS))],
      [t('payment.vat'), t('payment.percent', { percent: String(VAT_PERCENT) })],
    ],
  } as const;
}
