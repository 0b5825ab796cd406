import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AUDIT_PAGE_SIZE } from '../../../contract/audit-parameters.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { withChanges } from '../../layout/use-filters.ts';
import { useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterCount } from '../../ui/ListFilters.tsx';
import { historySearch } from '../data.ts';
import { ExportLink } from '../ExportLink.tsx';
import { ListHead } from '../ListHead.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { EventList } from './EventList.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { auditQuery } from './queries.ts';

/** All changes in the portal, the newest first. */
export function HistorySection() {
  const t = useTranslations('adminHistory');
  const { known, query, page } = useList(historySearch, (search) => auditQuery(search));
  const { page: _page, ...filters } = known;
  const total = query.data?.total;
  return (
    <>
      <ListSection
        query={query}
        filters={
          <ListHead
            title={t('title')}
            isStacked
            actions={
              <>
                <FilterCount>{total === undefined ? '' : t('count', { count: total })}</FilterCount>
                <SavedViews list="history" />
                <ExportLink list="audit" search={filters} />
              </>
            }
          >
            <HistoryFilters events={query.data?.events ?? []} />
          </ListHead>
        }
        failed={() => t('failed')}
        rowsOf={({ events }) => events}
        empty={
          <EmptyState
            icon={<History aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
            action={<ResetFilters />}
          />
        }
        pages={{ page, totalPages: Math.ceil((total ?? 0) / AUDIT_PAGE_SIZE) }}
      >
        {(events) => (
          <MarkedRows query={query} rows={events} idOf={({ id }) => String(id)}>
            <div className="rounded-card border border-line bg-surface" aria-busy={query.isPlaceholderData}>
              <EventList events={events} searchOf={(changes) => withChanges(filters, changes)} />
            </div>
          </MarkedRows>
        )}
      </ListSection>
    </>
  );
}
