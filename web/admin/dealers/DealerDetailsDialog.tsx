import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Country } from '../../../contract/choices.ts';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Dealer } from '../queries.ts';
import { DealerPapers } from './DealerPapers.tsx';

const LISTS = ['company', 'address', 'contact', 'account'] as const;
type ListName = (typeof LISTS)[number];

/** The whole account of a dealer, as they registered it. */
export function DealerDetailsDialog(props: {
  dealer: Dealer;
  /** Opens the dialog that decides on the account. */
  onDecide: () => void;
  onClose: () => void;
}) {
  const { dealer, onDecide, onClose } = props;
  const t = useTranslations('adminDealers.details');
  const users = useTranslations('adminDealers');
  const countries = useTranslations('countries');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const [tab, setTab] = useState<ListName | 'papers'>('company');
  const country = dealer.country as Country;
  const lines: Record<ListName, [term: string, value: React.ReactNode][]> = {
    company: [
      [t('companyName'), dealer.companyName],
      [t('legalForm'), dealer.legalForm],
      [t('vatId'), dealer.vatId],
      [t('email'), dealer.emailConfirmed ? dealer.email : `${dealer.email} (${users('unconfirmed')})`],
      [t('phone'), dealer.phone],
    ],
    address: [
      [t('street'), dealer.street],
      [t('postalCode'), dealer.postalCode],
      [t('city'), dealer.city],
      // Registration offers the countries that have a name. An account may have another country, shown as its code.
      [t('country'), countries.has(country) ? countries(country) : dealer.country],
    ],
    contact: [
      [t('firstName'), dealer.contactFirstName],
      [t('lastName'), dealer.contactLastName],
      [t('position'), dealer.contactPosition],
      [t('phone'), dealer.contactPhone],
    ],
    account: [
      [t('status'), <DealerBadge key="status" status={dealer.status} />],
      [t('tier'), dealer.tier],
      [t('registered'), formatInstant(dealer.createdAt, locale)],
      [t('marketing'), dealer.marketingOptIn ? t('yes') : t('no')],
      [t('notes'), dealer.notes],
    ],
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dealer.companyName}
      closeLabel={layout('close')}
      footer={<Button onClick={onDecide}>{users('statusSave')}</Button>}
    >
      <Tabs
        label={t('label')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          ...LISTS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            panel: (
              <DefinitionList
                // As high as the longest list, so that the dialog does not move.
                className="min-h-57 content-start"
                columns={1}
                entries={lines[value].map(([term, shown]) => ({ term, value: shown || '–' }))}
              />
            ),
          })),
          { value: 'papers', label: t('tabs.papers'), panel: <DealerPapers dealer={dealer} /> },
        ]}
      />
    </Dialog>
  );
}
