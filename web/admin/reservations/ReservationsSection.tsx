import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, PAGE_SIZE } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { RESERVATION_PARAMETERS } from '../../../contract/reservation-parameters.ts';
import { RESERVATION_STATES } from '../../../contract/states.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { useChosen, useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatMoney } from '../../ui/format.ts';
import { CancelReservationDialog } from '../../reservations/CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from '../../reservations/queries.ts';
import { AdminFilters, SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { reservationsSearch } from '../data.ts';
import { ResetFilters } from '../ResetFilters.tsx';
import { DealerFilter } from './DealerFilter.tsx';
import { ReservationTable } from './ReservationTable.tsx';

export function ReservationsSection() {
  const t = useTranslations('adminReservations');
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
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListSection
        query={query}
        filters={
          <AdminFilters count={data && t('count', { count: data.total })}>
            <DealerFilter
              dealerId={known.dealerId}
              dealerName={known.dealerId && !isPlaceholderData ? nameIn(data?.entries) : undefined}
              onChoose={(id) => change({ dealerId: id })}
            />
            <StatusFilter label={t('status')} choices={RESERVATION_STATES} wordOf={states} />
            <SortFilter choices={RESERVATION_PARAMETERS.sortBy.of} wordOf={sorts} />
          </AdminFilters>
        }
        failed={() => t('failed')}
        rowsOf={({ entries }) => entries}
        empty={
          <EmptyState
            icon={<Clock aria-hidden />}
            title={t('none')}
            hint={hint()}
            action={known.status ? <ResetFilters /> : undefined}
          />
        }
        pages={{ page, totalPages: Math.ceil((data?.total ?? 0) / PAGE_SIZE.reservations) }}
      >
        {(entries) => <ReservationTable entries={entries} onCancel={(entry) => choose(entry, 'cancel')} />}
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
    </>
  );

  function hint(): string {
    if (known.status) return t('noneOfStatus');
    return known.dealerId ? t('noneOfDealer') : t('noneHint');
  }
}

const nameIn = (entries: readonly ReservationEntry[] | undefined) => entries?.[0]?.dealer?.companyName;
