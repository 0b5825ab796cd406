import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BulkResult } from '../../../contract/vehicle-bulk.ts';
import { isUnanswered } from '../../api/call.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../../api/refresh.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useChangeFailure } from '../use-change-failure.ts';
import { useChanges } from '../use-undo.ts';
import { followProgress } from './follow-progress.ts';
import { useSelecting } from './use-selection.ts';

/**
 * A change of many vehicles. It is one transaction: a refused one has changed nothing, and one whose answer was lost can be
 * sent again. Nothing undoes it, and Ctrl-Z says so once before it goes on with earlier changes: docs/decisions/0158.
 */
export function useBulkChange(send: (progressId: string) => Promise<BulkResult>) {
  const t = useTranslations('adminVehicles.bulk');
  const toast = useToast();
  const { noteFailure, failureWords } = useChangeFailure(t('failed'));
  const changes = useChanges();
  const queryClient = useQueryClient();
  const { follow } = useSelecting();
  // All attempts are one change.
  const [act] = useState(() => changes.begin());
  const [percent, setPercent] = useState<number>();
  const sayOnUndo = (description: string) =>
    act.saved({
      undo: async () => {
        toast({ title: t('notUndone'), description });
        return 'settled';
      },
    });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const result = await followProgress(send, setPercent);
      if (result.changed > 0) sayOnUndo(t('notUndoneText', { count: result.changed }));
      return result;
    },
    onMutate: () => setPercent(undefined),
    onSuccess: ({ leftOut }) => {
      follow(leftOut);
      return refreshInTime(queryClient, ORDERS_AND_VEHICLES);
    },
    onError: (error) => {
      noteFailure(error);
      if (!isUnanswered(error)) return;
      sayOnUndo(t('notUndoneUnknown'));
      // The list shows whether it was saved. The dialog sends the same again, whatever the list shows.
      void refresh(queryClient, ORDERS_AND_VEHICLES);
    },
  });
  return {
    change: () => {
      if (!isPending) mutate();
    },
    isPending,
    percent,
    outcome: isPending ? undefined : data,
    error: error && failureWords(error),
  };
}
