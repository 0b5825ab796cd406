import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, isRefused } from '../api/call.ts';
import { refreshInTime } from '../api/use-dialog-mutation.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { useToast } from '../ui/Toasts.tsx';
import type { SavedSearch } from '../saved-searches/queries.ts';

const END = 'DELETE /api/searches/{id}';

/** How many feeds a search has, when it was not ended because there are more than its user saw. */
export const moreFeeds = (error: unknown) =>
  isRefused(error, END, 'EDITED_MEANWHILE') ? error.problem.current.feedCount : undefined;

/** Changes and ends a saved search with one click. One that was ended can be saved again from the toast. */
export function useChangeSearch({ id, name, search, alert, isPaused, newCount }: SavedSearch) {
  const t = useTranslations('searches');
  const toast = useToast();
  const failureToast = useFailureToast();
  const queryClient = useQueryClient();
  const params = { id };

  const update = () => refreshInTime(queryClient, ['/api/searches']);
  async function refuse(error: Error) {
    toast(failureToast({ error, failed: t('notSaved'), isShown: await update() }));
  }
  function accept(title: string) {
    toast({ tone: 'success', title, description: name });
    return update();
  }

  const alerting = useMutation({
    // One after the other. Sent together, the last choice might not be the one that is stored.
    scope: { id: `alert ${id}` },
    mutationFn: (chosen: SavedSearch['alert']) =>
      call('PATCH /api/searches/{id}', { params, body: { alert: chosen } }),
    onSuccess: () => accept(t('saved')),
    onError: refuse,
  });
  const pausing = useSingleMutation({
    mutationFn: () => call('PATCH /api/searches/{id}', { params, body: { isPaused: !isPaused } }),
    onSuccess: () => accept(t(isPaused ? 'resumed' : 'nowPaused')),
    onError: refuse,
  });
  const restoring = useSingleMutation({
    // One call: a paused search must not come back with mails because a second one failed.
    mutationFn: () =>
      call('POST /api/searches', { body: { name, search, alert, ...(isPaused && { isPaused }) } }),
    onSuccess: () => {
      // What was new before the end is known no more.
      toast({ title: t('restored'), description: newCount > 0 ? t('newFromNow', { name }) : name });
      return update();
    },
    onError: refuse,
  });
  const ending = useSingleMutation({
    /** `ask` is called if the search has feeds by now. */
    mutationFn: (_ask: (feedCount: number) => void) => call(END, { params, query: { feedCount: 0 } }),
    onSuccess: () => {
      const action = { label: t('restore'), onAction: () => restoring.mutate() };
      toast({ title: t('deleted'), description: name, action });
      return update();
    },
    onError: (error, ask) => {
      const feeds = moreFeeds(error);
      if (feeds === undefined) return refuse(error);
      ask(feeds);
      return update();
    },
  });

  return {
    /** What was chosen, until the list has it. */
    alert: alerting.isPending ? alerting.variables : alert,
    choose: alerting.mutate,
    pause: pausing.mutate,
    remove: ending.mutate,
  };
}
