import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Dealer } from '../queries.ts';
import { DealerPapers } from './DealerPapers.tsx';
import { LISTS, type ListName, useDealerLines } from './use-dealer-lines.tsx';

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
  const layout = useTranslations('layout');
  const [tab, setTab] = useState<ListName | 'papers'>('company');
  const lines = useDealerLines(dealer);
  lines.account.unshift([t('status'), <DealerBadge key="status" status={dealer.status} />]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dealer.companyName}
      closeLabel={layout('close')}
      footer={
        <>
          <Button asChild>
            <Link to="/admin/users/$id" params={{ id: dealer.id }}>
              {users('page.open')}
            </Link>
          </Button>
          <Button onClick={onDecide}>{users('statusSave')}</Button>
        </>
      }
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
          {
            value: 'papers',
            label: t('tabs.papers'),
            panel: <DealerPapers dealer={dealer} className="min-h-57" />,
          },
        ]}
      />
    </Dialog>
  );
}
