import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, PAGE_SIZE } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { ListSection } from '../layout/ListSection.tsx';
import { useChosen, useList } from '../layout/use-list.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatMoney } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CancelReservationDialog } from './CancelReservationDialog.tsx';
import { PhaseTabs } from './PhaseTabs.tsx';
import { type ReservationEntry, reservationsQuery } from './queries.ts';
import { ReservationTable } from './ReservationTable.tsx';
import { listIn } from './search.ts';

export { prepare } from './prepare.ts';

/** A dealer's own reservations by order: the running ones, and under a tab the ended ones. */
export function ReservationsPage() {
  const t = useTranslations('reservations');
  const dealerId = useUser()?.dealer?.id;
  const {
    known: { phase },
    query,
    page,
  } = useList(listIn, (list) => ({
    ...reservationsQuery({ dealerId, ...list }),
    ...FRESHNESS.reservations,
  }));
  const { chosen, choose, close } = useChosen<ReservationEntry, 'cancel'>();
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle className="mb-5">{t('title')}</PageTitle>
      <ListSection
        query={query}
        filters={<PhaseTabs current={phase} />}
        failed={() => t('failed')}
        rowsOf={({ entries }) => entries}
        empty={
          <EmptyState
            icon={<Clock aria-hidden />}
            title={t(`empty.${phase}`)}
            hint={t(`emptyHint.${phase}`)}
            action={
              phase === 'RUNNING' && (
                <Button asChild variant="primary">
                  <Link to="/vehicles">{t('toInventory')}</Link>
                </Button>
              )
            }
          />
        }
        pages={{ page, totalPages: Math.ceil((query.data?.total ?? 0) / PAGE_SIZE.reservations) }}
      >
        {(entries) => <ReservationTable entries={entries} onCancel={(entry) => choose(entry, 'cancel')} />}
      </ListSection>
      {chosen && (
        <CancelReservationDialog
          entry={chosen.row}
          consequence={t('mayCost', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
          onClose={close}
        />
      )}
    </div>
  );
}
