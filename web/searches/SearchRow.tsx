import { Link } from '@tanstack/react-router';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { parseSearch } from '../address.ts';
import { call } from '../api/call.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import { AlertField } from '../saved-searches/AlertField.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { handRowOn } from '../ui/hand-focus-on.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { useFilterWords } from '../vehicles/filter-words.ts';
import { chipsOf } from '../vehicles/filters.ts';
import { inventorySearch } from '../vehicles/search.ts';
import type { SavedSearch } from '../saved-searches/queries.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { moreFeeds, useChangeSearch } from './use-change-search.ts';

/** One saved search: what it asks, how many vehicles are new, and what the user may change with one click. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const t = useTranslations('searches');
  const locale = useLocale();
  const wordsOf = useFilterWords();
  const isHydrated = useIsHydrated();
  const words = useTranslations('layout');
  const [isRenaming, setIsRenaming] = useState(false);
  const [draft, setDraft] = useState<string>();
  // How many feeds end with the search, once that is asked.
  const [ending, setEnding] = useState<number>();
  const { alert, choose, pause, remove } = useChangeSearch(search);
  const { id, name, isPaused, isUnreadable, newCount, feedCount } = search;
  const address = inventorySearch(parseSearch(search.search));
  const filters = chipsOf(address).map(({ filter, value }) => wordsOf(filter, value));
  const isDisabled = !isHydrated;
  return (
    <li ref={handRowOn} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="heading text-18 wrap-anywhere">
              <Link to="/vehicles" search={address} className="hover:underline underline-offset-2">
                {name}
              </Link>
            </h2>
            {newCount > 0 && (
              <Badge tone="available">
                {t('new', { count: newCount, shown: formatInteger(newCount, locale) })}
              </Badge>
            )}
            {isPaused && <Badge tone="reserved">{t('paused')}</Badge>}
          </div>
          <p className="mt-1 text-14 wrap-anywhere text-ink-2">{filters.join(' · ') || t('everything')}</p>
          {isUnreadable && <p className="mt-2 text-14 text-sold">{t('unreadable')}</p>}
        </div>
        <AlertField
          search={search.search}
          name={name}
          className="needs-script w-full lg:w-64"
          disabled={isDisabled}
          value={alert}
          onChange={(chosen) => choose(chosen)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild size="sm" variant={newCount > 0 ? 'primary' : 'secondary'}>
          <Link to="/vehicles" search={address} aria-label={t('showNamed', { name })}>
            {t('show')}
          </Link>
        </Button>
        <Button
          size="sm"
          className="needs-script"
          disabled={isDisabled}
          aria-label={t(isPaused ? 'resumeNamed' : 'pauseNamed', { name })}
          onClick={() => pause()}
        >
          {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button
          size="sm"
          className="needs-script"
          disabled={isDisabled}
          aria-label={t('renameNamed', { name })}
          onClick={() => setIsRenaming(true)}
        >
          <Pencil aria-hidden className="size-4" />
          {t('rename')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          className="needs-script"
          disabled={isDisabled}
          aria-label={t('deleteNamed', { name })}
          // A search can be saved again. The address of a feed cannot.
          onClick={() => (feedCount > 0 ? setEnding(feedCount) : remove(setEnding))}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
      </div>
      {isRenaming && (
        <RenameDialog search={search} draft={draft} onDraft={setDraft} onClose={() => setIsRenaming(false)} />
      )}
      {ending !== undefined && (
        <ConfirmMutationDialog
          title={t('deleteTitle', { name })}
          consequence={t('endsFeeds', { count: ending })}
          confirmLabel={t('delete')}
          cancelLabel={words('cancel')}
          call={() => call('DELETE /api/searches/{id}', { params: { id }, query: { feedCount: ending } })}
          touches={['/api/searches', '/api/feeds']}
          done={{ title: t('deleted') }}
          failed={t('notSaved')}
          onError={(error) => {
            const feeds = moreFeeds(error);
            if (feeds !== undefined) setEnding(feeds);
            return feeds !== undefined;
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </li>
  );
}
