import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { datesOf, RECORD, type SeenDates, useRecordError } from './dates.ts';

/** The date that each act of a clerk records. */
export const DATE_OF = { call: 'calledAt', pay: 'paidAt', refund: 'refundedAt' } as const;

interface Act {
  dates: Partial<SeenDates>;
  /** The title of the toast. */
  done: string;
  /** The title of the toast if it is refused. */
  failed: string;
  /** What was recorded before. */
  undo?: Partial<SeenDates>;
}

/**
 * Records dates of an order, unless somebody else has changed them meanwhile. The toast undoes it, on the same
 * condition.
 */
export function useRecord(order: SeenDates & { id: string }) {
  const t = useTranslations('adminOrder');
  const toast = useToast();
  const recordError = useRecordError();
  const queryClient = useQueryClient();
  // The second press of a double click may come before the button is rendered as busy. An undo is no such press.
  const isRecording = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ dates, from }: Act & { from: SeenDates }) =>
      call(RECORD, { params: { id: order.id }, body: { ...dates, from } }),
    onSuccess: ({ order: answered }, { dates, done, undo, from }) =>
      toast({
        tone: 'success',
        title: done,
        ...(undo && {
          action: {
            label: t('undo'),
            onAction: () =>
              mutate({
                dates: undo,
                done: t('undone'),
                failed: t('notUndone'),
                // The server may have stored another instant than the one that was sent.
                from: { ...from, ...storedOf(answered, dates) },
              }),
          },
        }),
      }),
    onError: (error, { failed, from }) =>
      toast({ tone: 'destructive', title: failed, description: recordError(error, from) }),
    onSettled: async () => {
      await refreshInTime(queryClient, ['/api/orders', '/api/admin/worklist']);
      isRecording.current = false;
    },
  });
  function record(act: Act) {
    if (isRecording.current) return;
    isRecording.current = true;
    mutate({ ...act, from: datesOf(order) });
  }
  return { record, isRecording: isPending };
}

const storedOf = (stored: SeenDates, named: Partial<SeenDates>): Partial<SeenDates> =>
  Object.fromEntries(Object.entries(datesOf(stored)).filter(([name]) => name in named));
