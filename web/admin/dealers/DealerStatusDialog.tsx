import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DEALER_STATUSES, type DealerStatus } from '../../../contract/states.ts';
import { stringifySearch } from '../../address.ts';
import { call } from '../../api/call.ts';
import { changeRow } from '../../api/change-row.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { newTabLink } from '../../ui/new-tab-link.tsx';
import type { Dealer } from '../queries.ts';

/** Approves, suspends or resets a dealer. Says what that means and whether the dealer gets mail. */
export function DealerStatusDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const states = useTranslations('states.dealer');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const queryClient = useQueryClient();
  const { decide, isPending } = useDialogMutation({
    call: async (status: DealerStatus) => {
      const changed = await call('PATCH /api/admin/dealers/{id}/status', {
        params: { id: dealer.id },
        body: { status },
      });
      // The refreshed list may not have the dealer any more. Then their row stays as it is now.
      changeRow(queryClient, 'GET /api/admin/dealers', changed);
    },
    touches: ['/api/admin/dealers'],
    done: { title: t('statusSaved'), description: dealer.companyName },
    failed: failures('update'),
    onClose,
  });
  return (
    <ChoiceDialog
      title={t('statusTitle', { name: dealer.companyName })}
      description={dealer.email}
      legend={t('status')}
      current={dealer.status}
      choices={DEALER_STATUSES.map((value) => ({
        value,
        label: states(value),
        hint: t(`consequences.${value}`),
      }))}
      saveLabel={t('statusSave')}
      cancelLabel={layout('cancel')}
      closeLabel={layout('close')}
      isSaving={isPending}
      noteOf={(status) =>
        status === 'SUSPENDED' && dealer.openOrderCount > 0 && <OpenOrders dealer={dealer} />
      }
      onSave={decide}
      onClose={onClose}
    />
  );
}

/** A suspended dealer keeps their open orders. They are listed first. */
function OpenOrders({ dealer }: { dealer: Dealer }) {
  const t = useTranslations('adminDealers');
  const path = `/admin/orders${stringifySearch({ search: dealer.email, sortBy: 'status' })}`;
  return (
    <span className="mt-4 block text-14">
      {t.rich('openOrders', { count: dealer.openOrderCount, orders: newTabLink(path) })}
    </span>
  );
}
