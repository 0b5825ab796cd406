import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { useErrorText } from './error-text.ts';
import { refresh } from './refresh.ts';

interface Decision<Given> {
  call: (given: Given) => Promise<unknown>;
  /** What has to be asked for again, whether it went well or somebody was faster. */
  touches: readonly string[];
  done: { title: string; description?: ReactNode };
  /** What to say when it failed; the reason is added. */
  failed: string;
  onClose: () => void;
  /** Takes an error that the dialog shows itself, and says so by returning true: the dialog stays open. */
  onError?: (error: unknown) => boolean;
}

const PATIENCE_MS = 3000;

/** Waits for the lists, but on a line that hangs no longer than somebody can be left without a word. */
export const refreshInTime = (queryClient: QueryClient, touches: readonly string[]) =>
  Promise.race([
    refresh(queryClient, touches),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

/** What a dialog decides: carried out once, shown by every list that it touches, and told in a toast as the dialog closes. */
export function useDialogMutation<Given = void>(decision: Decision<Given>) {
  const { call, touches, done, failed, onClose } = decision;
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  // The second press of a double click may come before the button knows that it is busy.
  const isDecided = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    // The dialog closes over lists that are true again: what it gives the focus back to stays.
    onSuccess: async () => {
      await refreshInTime(queryClient, touches);
      onClose();
      toast({ tone: 'success', ...done });
    },
    onError: async (error) => {
      if (decision.onError?.(error)) return;
      await refreshInTime(queryClient, touches);
      onClose();
      toast({ tone: 'destructive', title: failed, description: errorText(error) });
    },
    onSettled: () => {
      isDecided.current = false;
    },
  });
  function decide(given: Given) {
    if (isDecided.current) return;
    isDecided.current = true;
    mutate(given);
  }
  return { decide, isPending };
}
