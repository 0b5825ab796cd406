import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DEALER_STATUSES, type DealerStatus } from '../../../contract/states.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { Dealer } from '../queries.ts';
import { useRefreshDealers } from './refresh.ts';

/** Approves, suspends or sets back; says what that means and whether the dealer is told by mail. */
export function DealerStatusDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('admin.users');
  const states = useTranslations('states.dealer');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshDealers();
  const [status, setStatus] = useState<DealerStatus>(dealer.status);
  const change = useMutation({
    mutationFn: () =>
      call('PATCH /api/admin/dealers/{id}/status', { params: { id: dealer.id }, body: { status } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toast({ tone: 'success', title: t('statusSaved'), description: dealer.companyName });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('statusTitle')}
      description={dealer.companyName}
      closeLabel={frame('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={status === dealer.status}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t('statusSave')}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="status"
        legend={t('status')}
        value={status}
        onChange={(event) => {
          const chosen = DEALER_STATUSES.find((each) => each === event.target.value);
          if (chosen) setStatus(chosen);
        }}
        choices={DEALER_STATUSES.map((value) => ({
          value,
          label: states(value),
          hint: t(`consequences.${value}`),
        }))}
      />
      <div className="mt-4">
        <FormError>
          {change.isError ? t('updateFailed', { why: errorText(change.error) }) : undefined}
        </FormError>
      </div>
    </Dialog>
  );
}
