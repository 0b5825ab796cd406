import { useLocale, useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';
import { formatInstant } from '../../ui/instants.ts';
import type { ReservationEntry } from '../../reservations/queries.ts';
import { timeLeft } from './time-left.ts';

/** How long a reservation still holds its vehicle, and until when; or that it does not end by itself. */
export function TimeLeft({ entry: { reservation, order }, now }: { entry: ReservationEntry; now: number }) {
  const t = useTranslations('adminReservations.left');
  const locale = useLocale();
  const { status, isExpired, expiresAt } = reservation;
  if (status !== 'ACTIVE' || isExpired) return <span className="text-ink-2">–</span>;
  if (order.status === 'COMPLETED') return <span className="text-ink-2">{t('sold')}</span>;
  if (expiresAt === null) return <span className="text-ink-2">{t('lasting')}</span>;
  const { hours, minutes, urgency } = timeLeft(expiresAt, now);
  return (
    <time
      dateTime={expiresAt}
      title={formatInstant(expiresAt, locale)}
      className={cx(
        'whitespace-nowrap tabular-nums',
        urgency === 'today' && 'font-medium text-reserved',
        urgency === 'now' && 'font-medium text-sold',
      )}
    >
      {hours > 0 ? t('hours', { hours }) : t('minutes', { minutes })}
    </time>
  );
}
