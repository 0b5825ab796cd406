import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { BulkResult } from '../../../contract/vehicle-bulk.ts';
import { useErrorText } from '../../api/error-text.ts';
import { ORDERS_AND_VEHICLES } from '../../api/refresh.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** A change of many vehicles. It is one transaction: after a failure nothing has changed. */
export function useBulkChange(send: () => Promise<BulkResult>) {
  const t = useTranslations('adminVehicles.bulk');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: send,
    onSuccess: () => refreshInTime(queryClient, ORDERS_AND_VEHICLES),
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    change: () => {
      if (!isPending) mutate();
    },
    isPending,
    outcome: isPending ? undefined : data,
  };
}
