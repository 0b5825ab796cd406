import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { CallFailed } from './call.ts';
import { useErrorText } from './error-text.ts';
import type { ReadPath } from './query-of.ts';
import { refresh } from './refresh.ts';
import { useSingleMutation } from './use-single-mutation.ts';

export interface Decision<Given> {
  call: (given: Given) => Promise<unknown>;
  /** The paths to refresh after success, and after failure too: somebody else may have been faster. */
  touches: readonly ReadPath[];
  done: { title: string; description?: ReactNode };
  /** The title of the toast on failure; the reason is its text. */
  failed: string;
  /** The reason if the user has sent too many such calls. Without it the general text is shown. */
  tooMany?: string;
  onClose: () => void;
  /** Returns true for an error that the dialog shows itself. The dialog stays open then. */
  onError?: (error: unknown) => boolean;
}

/** The longest that a dialog keeps the reader waiting on a connection that hangs. */
const REFRESH_TIMEOUT_MS = 3000;

/** Refreshes the lists and waits for them, up to the timeout. */
export const refreshInTime = (queryClient: QueryClient, touches: readonly ReadPath[]) =>
  Promise.race([
    refresh(queryClient, touches),
    new Promise((resolve) => {
      setTimeout(resolve, REFRESH_TIMEOUT_MS);
    }),
  ]);

/** The mutation of a dialog: it is sent once, refreshes the lists that it touches, closes the dialog and shows a toast. */
export function useDialogMutation<Given = void>(decision: Decision<Given>) {
  const { call, touches, done, failed, onClose } = decision;
  const toast = useToast();
  const errorText = useErrorText();
  const reasonOf = (error: unknown) =>
    (error instanceof CallFailed && error.problem?.code === 'RATE_LIMITED' && decision.tooMany) ||
    errorText(error);
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
      if (decision.onError?.(error)) return;
      await refreshInTime(queryClient, touches);
      onClose();
      toast({ tone: 'destructive', title: failed, description: reasonOf(error) });
    },
  });
  return { decide: mutate, isPending };
}
