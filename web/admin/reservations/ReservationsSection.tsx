import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, ORDER_NUMBER_LENGTH, PAGE_SIZE } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { RESERVATION_SORTS, RESERVATION_STATES } from '../../../contract/states.ts';
import { ListPages } from '../../layout/ListPages.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { RowSkeletons } from '../../layout/RowSkeletons.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { ChoiceFilter, FilterCount, ListFilters } from '../../ui/ListFilters.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatMoney } from '../../ui/format.ts';
import { CancelReservationDialog } from '../../reservations/CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from '../../reservations/queries.ts';
import { reservationsSearch } from '../data.ts';
import { ResetFilters } from '../ResetFilters.tsx';
import { FRESHNESS } from '../../api/freshness.ts';
import { DealerFilter } from './DealerFilter.tsx';
import { ReservationTable } from './ReservationTable.tsx';

export function ReservationsSection() {
  const t = useTranslations('admin.reservations');
  const filters = useTranslations('admin.filters');
  const states = useTranslations('states.reservation');
  const sorts = useTranslations('admin.reservations.sorts');
  const { search, change } = useFilters();
  const known = reservationsSearch(search);
  const list = useQuery({
    ...reservationsQuery(known),
    ...FRESHNESS.adminList,
    placeholderData: keepPreviousData,
  });
  const [cancelled, setCancelled] = useState<ReservationEntry | null>(null);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListFilters label={filters('title')} applyLabel={filters('apply')}>
        <DealerFilter
          dealerId={known.dealerId}
          dealerName={known.dealerId && !list.isPlaceholderData ? nameIn(list.data?.entries) : undefined}
          onChoose={(id) => change({ dealerId: id })}
        />
        <ChoiceFilter
          name="status"
          hasHiddenLabel
          label={t('status')}
          anyLabel={filters('allStatuses')}
          choices={RESERVATION_STATES}
          wordOf={states}
          value={known.status}
          onChoose={(status) => change({ status })}
          className="sm:w-44"
        />
        <ChoiceFilter
          name="sortBy"
          hasHiddenLabel
          label={filters('sort')}
          choices={RESERVATION_SORTS}
          wordOf={sorts}
          value={known.sortBy}
          onChoose={(sortBy) => change({ sortBy })}
          className="sm:w-52"
        />
        {list.data && <FilterCount>{t('count', { count: list.data.total })}</FilterCount>}
      </ListFilters>
      <Loaded query={list} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {({ entries }) =>
          entries.length > 0 ? (
            <ReservationTable entries={entries} onCancel={setCancelled} />
          ) : (
            <EmptyState
              icon={<Clock aria-hidden />}
              title={t('none')}
              hint={hint()}
              action={known.status ? <ResetFilters /> : undefined}
            />
          )
        }
      </Loaded>
      <ListPages
        page={Number(known.page)}
        totalPages={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE.reservations)}
      />
      {cancelled && (
        <CancelReservationDialog
          entry={cancelled}
          consequence={t('cancelText', {
            dealer: cancelled.dealer?.companyName ?? '–',
            order: cancelled.order.id.slice(0, ORDER_NUMBER_LENGTH),
            fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
          })}
          onClose={() => setCancelled(null)}
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
