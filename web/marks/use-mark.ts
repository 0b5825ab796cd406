import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { MarkStatus } from '../../contract/watching.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { useUser } from '../api/user.ts';
import { STATES_KEY, type VehicleState } from '../trade/queries.ts';
import type { ToastMessage } from '../ui/toast-message.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useMarks } from './use-marks.ts';

type Mark = MarkStatus | null;

/**
 * The dealer's mark on a vehicle. It is shown at once and taken back if the server refuses it. `ids`: the vehicles on the
 * screen, whose marks are read in one call.
 */
export function useMark(vehicleId: string, ids: readonly string[] = [vehicleId]) {
  const t = useTranslations('marks');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const blocked = useBlockedMessage();
  const state = useMarks(ids).get(vehicleId);
  const mark = state?.mark ?? null;

  const change = useMutation({
    // One after the other, so that the last press decides.
    scope: { id: `mark ${vehicleId}` },
    mutationFn: ({ to }: { from: Mark; to: Mark }) => sendMark(vehicleId, to),
    onMutate: async ({ to }) => {
      // An answer on its way has the mark of before.
      await queryClient.cancelQueries({ queryKey: STATES_KEY });
      writeMark(queryClient, vehicleId, to);
    },
    onError: (error, { from }) => {
      writeMark(queryClient, vehicleId, from);
      toast({ tone: 'destructive', title: t('failed'), description: errorText(error) });
    },
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
    /** Sets a mark, or removes it with null. Says what is missing to a reader who may not mark vehicles. */
    setMark: (to: Mark) => (blocked ? toast(blocked) : change.mutate({ from: mark, to })),
  };
}

/** Arrives also if the page is left right after the press. */
const sendMark = async (id: string, to: Mark): Promise<void> => {
  const sent = { params: { id }, keepalive: true };
  if (to === null) await call('DELETE /api/vehicles/{id}/mark', sent);
  else await call('PUT /api/vehicles/{id}/mark', { ...sent, body: { status: to } });
};

/** Writes the mark into all lists of states, so that every heart of the vehicle shows it. */
function writeMark(queryClient: QueryClient, id: string, mark: Mark): void {
  queryClient.setQueriesData<VehicleState[]>({ queryKey: STATES_KEY }, (states) =>
    states?.map((state) => (state.id === id ? { ...state, mark } : state)),
  );
}

/** What a reader needs before they may mark vehicles; null for ACTIVE dealers. */
function useBlockedMessage(): ToastMessage | null {
  const t = useTranslations('marks.blocked');
  const status = useUser()?.dealer?.status;
  const navigate = useNavigate();
  const next = useLocation({ select: ({ href }) => href });
  if (status === 'ACTIVE') return null;
  if (status) return { title: t(status) };
  return {
    title: t('visitor'),
    action: { label: t('login'), onAction: () => void navigate({ to: '/auth', search: { next } }) },
  };
}
