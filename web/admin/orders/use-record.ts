import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call, isUnanswered } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
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
  const failureToast = useFailureToast();
  const queryClient = useQueryClient();
  // The second press of a double click may come before the button is rendered as busy. An undo is no such press.
  const isRecording = useRef(false);
  // What was sent without an answer: each date may be recorded.
  const lost = useRef(new Set<string>());
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
    onSettled: async (answer, error, { dates, failed, from }) => {
      const isShown = await refreshInTime(queryClient, ['/api/orders', '/api/admin/worklist']);
      isRecording.current = false;
      const act = JSON.stringify(Object.keys(dates));
      if (answer || !error) return lost.current.delete(act);
      toast(
        failureToast({
          error,
          failed,
          reason: recordError(error, from),
          isShown,
          isAfterLost: lost.current.has(act),
        }),
      );
      return isUnanswered(error) && lost.current.add(act);
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
