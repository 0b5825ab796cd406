import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
}

/** What a dialog decides: carried out, shown by every list that it touches, and told in a toast as the dialog closes. */
export function useDecision<Given = void>({ call, touches, done, failed, onClose }: Decision<Given>) {
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await refresh(queryClient, touches);
      onClose();
      toast({ tone: 'success', ...done });
    },
    onError: (error) => {
      void refresh(queryClient, touches);
      onClose();
      toast({ tone: 'destructive', title: failed, description: errorText(error) });
    },
  });
}
