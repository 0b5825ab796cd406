import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import type { SavedSearch } from '../saved-searches/queries.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstantDay } from '../ui/instants.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type Feed, feedsQuery } from './feeds-query.ts';
import { NewFeed } from './NewFeed.tsx';

/** The secret addresses at which programs of the company read vehicles. */
export function FeedsCard({ searches }: { searches: readonly SavedSearch[] }) {
  const t = useTranslations('searches.feeds');
  const query = useQuery(feedsQuery());
  return (
    <TitledCard title={t('title')}>
      <p className="mb-4 text-ink-2">{t('text')}</p>
      <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="h-24" />}>
        {({ feeds }) => (
          <>
            <ul className="mb-4">
              {feeds.map((feed) => (
                <FeedRow key={feed.id} feed={feed} />
              ))}
            </ul>
            <NewFeed feeds={feeds} searches={searches} />
          </>
        )}
      </Loaded>
    </TitledCard>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const t = useTranslations('searches.feeds');
  const words = useTranslations('layout');
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const [isRevoking, setIsRevoking] = useState(false);
  const { id, kind, search, createdAt, createdBy, lastUsedAt } = feed;
  const created = formatInstantDay(createdAt, locale);
  const name = search === null ? t(`kinds.${kind}`) : t('ofSearch', { name: search });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">
          {createdBy === null
            ? t('created', { day: created })
            : t('createdBy', { day: created, name: createdBy })}
          {' · '}
          {lastUsedAt === null ? t('unused') : t('used', { day: formatInstantDay(lastUsedAt, locale) })}
        </p>
      </div>
      <Button
        size="sm"
        variant="danger"
        className="needs-script"
        disabled={!isHydrated}
        aria-label={t('revokeNamed', { name })}
        onClick={() => setIsRevoking(true)}
      >
        {t('revoke')}
      </Button>
      {isRevoking && (
        <ConfirmMutationDialog
          title={t('revokeTitle', { name })}
          consequence={t('revokeText')}
          confirmLabel={t('revoke')}
          cancelLabel={words('cancel')}
          call={() => call('DELETE /api/feeds/{id}', { params: { id } })}
          touches={['/api/feeds', '/api/searches']}
          done={{ title: t('revoked') }}
          failed={t('notRevoked')}
          onClose={() => setIsRevoking(false)}
        />
      )}
    </li>
  );
}
