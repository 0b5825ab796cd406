import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { useToast } from '../ui/Toasts.tsx';
import type { SavedSearch } from '../saved-searches/queries.ts';

const END = 'DELETE /api/searches/{id}';

/** How many feeds a search has, when it was not ended because there are more than its user saw. */
export const moreFeeds = (error: unknown) =>
  isRefused(error, END, 'EDITED_MEANWHILE') ? error.problem.current.feedCount : undefined;

type Wanted = Partial<Pick<SavedSearch, 'alert' | 'isPaused'>>;

/** Changes and ends a saved search with one click. One that was ended can be saved again from the toast. */
export function useChangeSearch({ id, name, search, alert, isPaused }: SavedSearch) {
  const t = useTranslations('searches');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();

  async function run(act: () => Promise<unknown>, onDone: () => void, ask?: (feedCount: number) => void) {
    try {
      await act();
      onDone();
    } catch (error) {
      const feeds = moreFeeds(error);
      if (feeds !== undefined) ask?.(feeds);
      else toast({ tone: 'destructive', title: t('notSaved'), description: errorText(error) });
    }
    await refresh(queryClient, ['/api/searches']);
  }

  const restore = () =>
    void run(
      async () => {
        const saved = await call('POST /api/searches', { body: { name, search, alert } });
        if (isPaused)
          await call('PATCH /api/searches/{id}', { params: { id: saved.id }, body: { isPaused } });
      },
      () => toast({ title: t('restored'), description: name }),
    );

  return {
    change: (wanted: Wanted, done: string) =>
      void run(
        () => call('PATCH /api/searches/{id}', { params: { id }, body: wanted }),
        () => toast({ tone: 'success', title: done, description: name }),
      ),
    /** `ask` is called if the search has feeds by now. */
    remove: (ask: (feedCount: number) => void) =>
      void run(
        () => call(END, { params: { id }, query: { feedCount: 0 } }),
        () =>
          toast({
            title: t('deleted'),
            description: name,
            action: { label: t('restore'), onAction: restore },
          }),
        ask,
      ),
  };
}
