import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { CallFailed, isUnanswered } from './call.ts';
import type { ReadPath } from './query-of.ts';
import { isOfAny, refresh } from './refresh.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useSingleMutation } from './use-single-mutation.ts';

export interface Decision<Given> {
  call: (given: Given) => Promise<unknown>;
  /** The paths to refresh after success, and after failure too: somebody else may have been faster. */
  touches: readonly ReadPath[];
  done: { title: string; description?: ReactNode };
  /** The title of the toast when the call is refused; the reason is its text. */
  failed: string;
  /** The reason if the user has sent too many such calls. Without it the general text is shown. */
  tooMany?: string;
  onClose: () => void;
  /** Returns true for an error that the dialog shows itself. The dialog stays open then. */
  onError?: (error: unknown) => boolean;
}

/** The longest that a dialog keeps the reader waiting on a connection that hangs. */
const REFRESH_TIMEOUT_MS = 3000;

/** Refreshes the lists and waits for them, up to the timeout. Returns whether the page shows any, and all of them as they are now. */
export async function refreshInTime(
  queryClient: QueryClient,
  touches: readonly ReadPath[],
): Promise<boolean> {
  await Promise.race([
    refresh(queryClient, touches),
    new Promise((resolve) => {
      setTimeout(resolve, REFRESH_TIMEOUT_MS);
    }),
  ]);
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfAny(touches) });
  return shown.length > 0 && shown.every(({ state }) => !state.isInvalidated);
}

/** The mutation of a dialog: it is sent once, refreshes the lists that it touches, closes the dialog and shows a toast. */
export function useDialogMutation<Given = void>(decision: Decision<Given>) {
  const { call, touches, done, failed, onClose } = decision;
  const toast = useToast();
  const failureToast = useFailureToast();
  const hasLost = useRef(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSingleMutation<unknown, Given>({
    mutationFn: call,
    // The lists are refreshed before the dialog closes. Otherwise the element that gets the focus back could vanish.
    onSuccess: async () => {
      await refreshInTime(queryClient, touches);
      onClose();
      toast({ tone: 'success', ...done });
    },
    onError: async (error) => {
      const isAfterLost = hasLost.current;
      if (isUnanswered(error)) hasLost.current = true;
      if (decision.onError?.(error)) return;
      const isShown = await refreshInTime(queryClient, touches);
      onClose();
      const isTooMany = error instanceof CallFailed && error.problem?.code === 'RATE_LIMITED';
      toast(
        failureToast({
          error,
          failed,
          ...(isTooMany && { reason: decision.tooMany }),
          isShown,
          isAfterLost,
        }),
      );
    },
  });
  return { decide: mutate, isPending };
}
