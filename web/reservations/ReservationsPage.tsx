import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { useErrorText } from '../api/error-text.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatMoney } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CancelReservationDialog } from './CancelReservationDialog.tsx';
import { type ReservationEntry, reservationsQuery } from './queries.ts';
import { ReservationTable } from './ReservationTable.tsx';

/** A dealer's own reservations, the living ones on top. */
export function ReservationsPage() {
  const t = useTranslations('reservations');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const dealerId = useUser()?.dealer?.id;
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...reservationsQuery({ dealerId }),
    refetchOnMount: 'always',
  });
  const [cancelling, setCancelling] = useState<ReservationEntry | null>(null);
  return (
    <div className="page-width py-8">
      <PageTitle className="mb-5">{t('title')}</PageTitle>
      {data ? (
        data.length > 0 ? (
          <ReservationTable entries={data} onCancel={setCancelling} />
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
      ) : isError ? (
        <ErrorPanel
          title={t('failed')}
          message={errorText(error)}
          retryLabel={frame('error.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" aria-label={frame('loading')} className="flex flex-col gap-2">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="h-14" />
          ))}
        </div>
      )}
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
