import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, PAGE_SIZE } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { useUser } from '../api/user.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { ListPages } from '../layout/ListPages.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { RowSkeletons } from '../layout/RowSkeletons.tsx';
import { pageIn, useFilters } from '../layout/use-filters.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatMoney } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CancelReservationDialog } from './CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from './queries.ts';
import { ReservationTable } from './ReservationTable.tsx';

/** A dealer's own reservations, the living ones on top. */
export function ReservationsPage() {
  const t = useTranslations('reservations');
  const dealerId = useUser()?.dealer?.id;
  const page = pageIn(useFilters().search);
  const query = useQuery({
    ...reservationsQuery({ dealerId, page }),
    ...FRESHNESS.reservations,
    placeholderData: keepPreviousData,
  });
  const [cancelling, setCancelling] = useState<ReservationEntry | null>(null);
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle className="mb-5">{t('title')}</PageTitle>
      <Loaded query={query} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {({ entries }) =>
          entries.length > 0 ? (
            <ReservationTable entries={entries} onCancel={setCancelling} />
          ) : (
            <EmptyState
              icon={<Clock aria-hidden />}
              title={t('empty')}
              hint={t('emptyHint')}
              action={
                <Button asChild variant="primary">
                  <Link to="/vehicles">{t('toInventory')}</Link>
                </Button>
              }
            />
          )
        }
      </Loaded>
      <ListPages
        page={Number(page)}
        totalPages={Math.ceil((query.data?.total ?? 0) / PAGE_SIZE.reservations)}
      />
      {cancelling && (
        <CancelReservationDialog
          entry={cancelling}
          consequence={t('mayCost', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
          onClose={() => setCancelling(null)}
        />
      )}
    </div>
  );
}
