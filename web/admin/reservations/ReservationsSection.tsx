import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, ORDER_NUMBER_LENGTH } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { ListPages } from '../../frame/ListPages.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { RowSkeletons } from '../../frame/RowSkeletons.tsx';
import { useFilters } from '../../frame/use-filters.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatMoney } from '../../ui/format.ts';
import { CancelReservationDialog } from '../../reservations/CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from '../../reservations/queries.ts';
import { wordIn } from '../data.ts';
import { FRESH_MS } from '../fresh.ts';
import { DealerFilter } from './DealerFilter.tsx';
import { ReservationTable } from './ReservationTable.tsx';

/** The list comes whole; a page of it is drawn. */
const SHOWN = 50;

export function ReservationsSection() {
  const t = useTranslations('admin.reservations');
  const { search, change } = useFilters();
  const dealerId = wordIn(search, 'dealerId');
  const list = useQuery({ ...reservationsQuery({ dealerId }), staleTime: FRESH_MS });
  const [cancelled, setCancelled] = useState<ReservationEntry | null>(null);
  const page = Math.max(1, Math.trunc(Number(wordIn(search, 'page'))) || 1);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className="my-5 flex flex-wrap items-center gap-3">
        <DealerFilter
          dealerId={dealerId}
          dealerName={dealerId ? list.data?.[0]?.dealer?.companyName : undefined}
          onChoose={(id) => change({ dealerId: id })}
        />
        {list.data && (
          <output className="flex min-h-10 items-center text-14 text-ink-2 sm:ml-auto">
            {t('count', { count: list.data.length })}
          </output>
        )}
      </div>
      <Loaded query={list} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {(entries) => {
          const shown = entries.slice((page - 1) * SHOWN, page * SHOWN);
          if (shown.length > 0) return <ReservationTable entries={shown} onCancel={setCancelled} />;
          return (
            <EmptyState
              icon={<Clock aria-hidden />}
              title={t('none')}
              hint={dealerId ? t('noneOfDealer') : t('noneHint')}
            />
          );
        }}
      </Loaded>
      <ListPages page={page} totalPages={Math.ceil((list.data?.length ?? 0) / SHOWN)} />
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
}
