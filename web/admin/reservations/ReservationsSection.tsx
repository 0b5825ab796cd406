import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { RESERVATION_PARAMETERS } from '../../../contract/reservation-parameters.ts';
import { RESERVATION_STATES } from '../../../contract/states.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { useChosen, useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { formatMoney } from '../../ui/format.ts';
import { CancelReservationDialog } from '../../reservations/CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from '../../reservations/queries.ts';
import { AdminFilters, NarrowSortFilter, SearchFilter, StatusFilter } from '../AdminFilters.tsx';
import { reservationsSearch } from '../data.ts';
import { ExportLink } from '../ExportLink.tsx';
import { ListHead } from '../ListHead.tsx';
import { ListLine } from '../ListLine.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { DealerFilter } from './DealerFilter.tsx';
import { ReservationTable } from './ReservationTable.tsx';

export function ReservationsSection() {
  const t = useTranslations('adminReservations');
  const words = useTranslations('admin.filters');
  const states = useTranslations('states.reservation');
  const sorts = useTranslations('adminReservations.sorts');
  const { change } = useFilters();
  const { known, query, page } = useList(reservationsSearch, (search) => ({
    ...reservationsQuery(search),
    ...FRESHNESS.adminList,
  }));
  const { data, isPlaceholderData } = query;
  const { chosen, choose, close } = useChosen<ReservationEntry, 'cancel'>();
  return (
    <div className="min-[87rem]:-mt-5">
      <ListSection
        query={query}
        filters={
          <>
            <ListHead
              title={t('title')}
              actions={
                <>
                  <SavedViews list="reservations" />
                  <ExportLink list="reservations" search={known} />
                </>
              }
            >
              <AdminFilters>
                <SearchFilter label={t('search')} words={known.search} className="sm:min-w-40" />
                <FoldedFilters label={words('open')} values={[known.dealerId, known.status]}>
                  <DealerFilter
                    dealerId={known.dealerId}
                    dealerName={known.dealerId && !isPlaceholderData ? nameIn(data?.entries) : undefined}
                    onChoose={(id) => change({ dealerId: id })}
                  />
                  <StatusFilter label={t('status')} choices={RESERVATION_STATES} wordOf={states} />
                  <NarrowSortFilter choices={RESERVATION_PARAMETERS.sortBy.of} wordOf={sorts} />
                </FoldedFilters>
              </AdminFilters>
            </ListHead>
            <ListLine count={data && t('count', { count: data.total })} limit={known.limit} />
          </>
        }
        failed={() => t('failed')}
        rowsOf={({ entries }) => entries}
        empty={
          <EmptyState
            icon={<Clock aria-hidden />}
            title={t('none')}
            hint={hint()}
            action={known.status || known.search ? <ResetFilters /> : undefined}
          />
        }
        pages={{ page, totalPages: Math.ceil((data?.total ?? 0) / Number(known.limit)) }}
      >
        {(entries) => (
          <MarkedRows query={query} rows={entries} idOf={({ reservation }) => reservation.id}>
            <ReservationTable
              entries={entries}
              now={query.dataUpdatedAt}
              onCancel={(entry) => choose(entry, 'cancel')}
            />
          </MarkedRows>
        )}
      </ListSection>
      {chosen && (
        <CancelReservationDialog
          entry={chosen.row}
          consequence={t('cancelText', {
            dealer: chosen.row.dealer?.companyName ?? '–',
            order: orderNumberOf(chosen.row.order.id),
            fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
          })}
          onClose={close}
        />
      )}
    </div>
  );

  function hint(): string {
    if (known.search) return t('noneOfSearch');
    if (known.status) return t('noneOfStatus');
    return known.dealerId ? t('noneOfDealer') : t('noneHint');
  }
}

const nameIn = (entries: readonly ReservationEntry[] | undefined) => entries?.[0]?.dealer?.companyName;
