import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WATCHLIST_PAGE_SIZE } from '../../contract/watching.ts';
import type { Search } from '../address.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { ListSection } from '../layout/ListSection.tsx';
import { pageIn } from '../layout/page-in.ts';
import { useList } from '../layout/use-list.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { watchlistQuery } from './queries.ts';
import { WatchedRow } from './WatchedRow.tsx';
import { WatchMailsCard } from './WatchMailsCard.tsx';

export { prepare } from './prepare.ts';

/** The vehicles that a dealer watches, with their status and how their price has changed since. */
export function WatchlistPage() {
  const t = useTranslations('watchlist');
  const user = useUser();
  const { query, page } = useList(pageOnly, (known) => ({
    ...watchlistQuery(known.page),
    ...FRESHNESS.reservations,
  }));
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle className="mb-5" lead={t('lead')}>
        {t('title')}
      </PageTitle>
      <ListSection
        query={query}
        failed={() => t('failed')}
        rowsOf={({ vehicles }) => vehicles}
        empty={
          <EmptyState
            icon={<Heart aria-hidden />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={
              <Button asChild variant="primary">
                <Link to="/vehicles">{t('toInventory')}</Link>
              </Button>
            }
          />
        }
        pages={{ page, totalPages: Math.ceil((query.data?.total ?? 0) / WATCHLIST_PAGE_SIZE) }}
      >
        {(vehicles) => (
          <ul className="grid gap-3">
            {vehicles.map((vehicle) => (
              <WatchedRow key={vehicle.id} vehicle={vehicle} ids={vehicles.map(({ id }) => id)} />
            ))}
          </ul>
        )}
      </ListSection>
      {user && (
        <div className="mt-8 max-w-xl">
          <WatchMailsCard watchMails={user.watchMails} />
        </div>
      )}
    </div>
  );
}

const pageOnly = (search: Search) => ({ page: pageIn(search) });
