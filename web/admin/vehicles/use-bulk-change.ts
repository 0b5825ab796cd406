import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BulkResult } from '../../../contract/vehicle-bulk.ts';
import { useErrorWords } from '../../api/error-words.ts';
import { ORDERS_AND_VEHICLES } from '../../api/refresh.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useChanges } from '../use-undo.ts';
import { followProgress } from './follow-progress.ts';
import { useSelecting } from './use-selection.ts';

/**
 * A change of many vehicles. It is one transaction: after a failure nothing has changed. Nothing undoes it, and Ctrl-Z says so
 * once before it goes on with earlier changes: docs/decisions/0158.
 */
export function useBulkChange(send: (progressId: string) => Promise<BulkResult>) {
  const t = useTranslations('adminVehicles.bulk');
  const toast = useToast();
  const errorWords = useErrorWords();
  const changes = useChanges();
  const queryClient = useQueryClient();
  const { follow } = useSelecting();
  const [percent, setPercent] = useState<number>();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const act = changes.begin();
      const result = await followProgress(send, setPercent);
      const undo = async () =>
        toast({ title: t('notUndone'), description: t('notUndoneText', { count: result.changed }) });
      if (result.changed > 0) act.saved({ undo });
      return result;
    },
    onMutate: () => setPercent(undefined),
    onSuccess: ({ leftOut }) => {
      follow(leftOut);
      return refreshInTime(queryClient, ORDERS_AND_VEHICLES);
    },
  });
  return {
    change: () => {
      if (!isPending) mutate();
    },
    isPending,
    percent,
    outcome: isPending ? undefined : data,
    error: error && errorWords(error, (reason) => `${t('failed')}. ${reason}`),
  };
}
