import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../api/user.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { RowSkeletons } from '../layout/RowSkeletons.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { searchesQuery } from '../saved-searches/queries.ts';
import { FeedsCard } from './FeedsCard.tsx';
import { SearchRow } from './SearchRow.tsx';

export { prepare } from './prepare.ts';

/** The searches that a dealer has saved, with what is new in their lists. */
export function SearchesPage() {
  const t = useTranslations('searches');
  const query = useQuery(searchesQuery());
  const user = useUser();
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle className="mb-5" lead={t('lead')}>
        {t('title')}
      </PageTitle>
      <Loaded query={query} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {({ searches }) =>
          searches.length === 0 ? (
            <EmptyState
              icon={<Bookmark aria-hidden />}
              title={t('empty')}
              hint={t('emptyHint')}
              action={
                <Button asChild variant="primary">
                  <Link to="/vehicles">{t('toInventory')}</Link>
                </Button>
              }
            />
          ) : (
            <ul className="grid gap-3">
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {user?.rights === 'OWNER' && (
        <div className="mt-8">
          <FeedsCard searches={query.data?.searches ?? []} />
        </div>
      )}
    </div>
  );
}
