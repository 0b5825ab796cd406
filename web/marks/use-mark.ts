import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { type User, useUser } from '../api/user.ts';
import type { ToastMessage } from '../ui/toast-message.ts';
import { useToast } from '../ui/Toasts.tsx';
import { keepMark, type Mark, sendMark, usePendingMark } from './pending-marks.ts';
import { useMarks } from './use-marks.ts';
import { writeMark } from './write-mark.ts';

/**
 * The dealer's mark on a vehicle. It is shown at once and taken back if the server refuses it. `ids`: the vehicles on the
 * screen, whose marks are read in one call.
 */
export function useMark(vehicleId: string, ids: readonly string[] = [vehicleId]) {
  const t = useTranslations('marks');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const user = useUser();
  const userId = user?.id;
  const blockedMessage = useBlockedMessage(user);
  const state = useMarks(ids, user).get(vehicleId);
  const pressed = usePendingMark(userId, vehicleId);
  const mark = pressed === undefined ? (state?.mark ?? null) : pressed;

  const change = useMutation({
    // One after the other, so that the last press decides.
    scope: { id: `mark ${vehicleId}` },
    mutationFn: ({ user }: { user: string; from: Mark; to: Mark }) =>
      sendMark(user, vehicleId, {
        onConfirmed: (to) => writeMark(queryClient, vehicleId, to),
        isDropped: () => true,
      }),
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
    // Not awaited: the next press waits for the answer alone, not for the lists.
    onSettled: (_answer, _error, { from, to }) => {
      const isHiding = from === 'HIDDEN' || to === 'HIDDEN';
      void refresh(queryClient, isHiding ? ['/api/watchlist', '/api/vehicles'] : ['/api/watchlist']);
    },
  });

  return {
    mark,
    /** A reservation of the dealer holds the vehicle. */
    isOwn: state?.isOwn ?? false,
    /** Sets a mark, or removes it with null: a hidden vehicle gets its former mark back. Says what is missing to a reader who may not mark vehicles. */
    setMark: (to: Mark): void => {
      const blocked = blockedMessage();
      if (blocked) return toast(blocked);
      if (userId === undefined) return;
      // Before the call: a page that is left sends no call that waits for another.
      keepMark(userId, vehicleId, to, mark);
      change.mutate({ user: userId, from: mark, to });
    },
  };
}

/** What a reader needs before they may mark vehicles; null for ACTIVE dealers. */
function useBlockedMessage(user: User | null): () => ToastMessage | null {
  const t = useTranslations('marks.blocked');
  // Asked when a mark is pressed: each card of a list would otherwise follow the address.
  const router = useRouter();
  return () => {
    const status = user?.dealer?.status;
    if (status === 'ACTIVE') return null;
    if (status) return { title: t(status) };
    const next = router.latestLocation.href;
    const onAction = () => void router.navigate({ to: '/auth', search: { next } });
    return { title: t('visitor'), action: { label: t('login'), onAction } };
  };
}
