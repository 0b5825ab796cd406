import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, type ResultOf } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { type SavedSearch, searchesQuery } from '../saved-searches/queries.ts';
import { useFailureText } from '../saved-searches/use-failure-text.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { type Feed, feedsQuery } from './feeds-query.ts';

/** The kinds that follow no search come before the searches. */
const PLAIN_KINDS = ['STOCK', 'PURCHASES'] as const;

const withFeed = (search: SavedSearch, source: string): SavedSearch =>
  search.id === source ? { ...search, feedCount: search.feedCount + 1 } : search;

/** Creates a feed, and shows its addresses this once. */
export function NewFeed({ feeds, searches }: { feeds: readonly Feed[]; searches: readonly SavedSearch[] }) {
  const t = useTranslations('searches.feeds');
  const isHydrated = useIsHydrated();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [source, setSource] = useState<string>('STOCK');
  const { mutate, isPending, error, data, reset } = useSingleMutation({
    mutationFn: () => {
      const kind = PLAIN_KINDS.find((each) => each === source);
      return call('POST /api/feeds', {
        body: kind ? { kind } : { kind: 'SEARCH', searchId: source },
      });
    },
    onSuccess: ({ jsonUrl: _json, csvUrl: _csv, ...feed }) => {
      queryClient.setQueryData(
        feedsQuery().queryKey,
        (list) => list && { feeds: [feed, ...list.feeds], total: list.total + 1 },
      );
      // From now on the search ends after a question.
      queryClient.setQueryData(
        searchesQuery().queryKey,
        (list) => list && { ...list, searches: list.searches.map((search) => withFeed(search, source)) },
      );
      return refresh(queryClient, ['/api/feeds', '/api/searches']);
    },
  });

  // Whoever has revoked it, its addresses answer no more.
  const isListed = data && feeds.some(({ id }) => id === data.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <>
      <form onSubmit={submit} className="needs-script flex flex-col gap-3 sm:flex-row sm:items-end">
        <SelectField
          label={t('source')}
          className="min-w-0 sm:w-80"
          disabled={!isHydrated || isPending}
          value={source}
          hint={source === 'PURCHASES' ? t('purchasesHint') : undefined}
          error={error ? failureText(error) : undefined}
          onChange={({ target }) => {
            // Not the addresses of a feed that was just made: they are shown once.
            if (error) reset();
            setSource(target.value);
          }}
        >
          {PLAIN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
          {searches.map(({ id, name }) => (
            <option key={id} value={id}>
              {t('ofSearch', { name })}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isPending} disabled={!isHydrated}>
          {t('create')}
        </Button>
      </form>
      {/* Screen readers read what comes into a region that was there before. */}
      <div aria-live="polite">{isListed && <Addresses feed={data} />}</div>
    </>
  );
}

function Addresses({ feed }: { feed: ResultOf<'POST /api/feeds'> }) {
  const t = useTranslations('searches.feeds');
  return (
    <div className="mt-4 rounded-box border border-line bg-sunken p-4">
      <p className="mb-3 font-medium">{t('once')}</p>
      <dl className="grid gap-3">
        {(['csvUrl', 'jsonUrl'] as const).map((format) => (
          <div key={format}>
            <dt className="text-14 text-ink-2">{t(format)}</dt>
            <dd className="flex items-start gap-2">
              <code className="min-w-0 flex-1 pt-2 text-14 break-all">{feed[format]}</code>
              <CopyButton
                value={feed[format]}
                label={t('copy', { format: t(format) })}
                copiedLabel={t('copied')}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
