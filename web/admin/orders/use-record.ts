import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, type SendingOf } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';

const RECORD = 'PATCH /api/orders/{id}';
type OrderDates = SendingOf<typeof RECORD>['body'];

/** The date that each act of a clerk records. */
export const DATE_OF = { call: 'calledAt', pay: 'paidAt', refund: 'refundedAt' } as const;

/** Records dates of an order. The toast undoes it: `undo` is what was recorded before. */
export function useRecord(id: string) {
  const t = useTranslations('adminOrder');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ dates }: { dates: OrderDates; done: string; undo?: OrderDates }) =>
      call(RECORD, { params: { id }, body: dates }),
    onSuccess: (_, { done, undo }) =>
      toast({
        tone: 'success',
        title: done,
        ...(undo && {
          action: { label: t('undo'), onAction: () => mutate({ dates: undo, done: t('undone') }) },
        }),
      }),
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
    onSettled: () => refreshInTime(queryClient, ['/api/orders', '/api/admin/worklist']),
  });
  return { record: mutate, isRecording: isPending };
}
