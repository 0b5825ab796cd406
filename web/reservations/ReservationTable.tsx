import { Link, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { can } from '../../contract/states.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/DataTable.tsx';
import { formatInstant, formatKm, formatMoney, formatMonth } from '../ui/format.ts';
import { timeLeft, useMinute } from './countdown.ts';
import type { ReservationEntry } from './queries.ts';

interface ReservationTableProps {
  entries: readonly ReservationEntry[];
  onCancel: (entry: ReservationEntry) => void;
}

export function ReservationTable({ entries, onCancel }: ReservationTableProps) {
  const t = useTranslations('reservations');
  const { now } = useRouteContext({ from: '__root__' }).facts;
  const minute = useMinute(now);
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('vehicle')}</HeadCell>
        <HeadCell>{t('firstRegistered')}</HeadCell>
        <HeadCell align="end">{t('mileage')}</HeadCell>
        <HeadCell align="end">{t('price')}</HeadCell>
        <HeadCell>{t('reservedAt')}</HeadCell>
        <HeadCell>{t('expiresIn')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <ReservationRow
            key={entry.reservation.id}
            entry={entry}
            now={minute}
            onCancel={() => onCancel(entry)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function ReservationRow({
  entry,
  now,
  onCancel,
}: {
  entry: ReservationEntry;
  now: number;
  onCancel: () => void;
}) {
  const t = useTranslations('reservations');
  const states = useTranslations('states.reservation');
  const locale = useLocale();
  const { reservation, vehicle, order } = entry;
  const left = timeLeft(reservation.expiresAt, now);
  const isExpired = reservation.isExpired || (reservation.status === 'ACTIVE' && left === 'over');
  const isPossible = can.cancelReservation({ ...reservation, isExpired }, order, 'dealer');
  return (
    <Row>
      <Cell>
        <span className="min-w-0">
          <span className="block font-medium">
            {vehicle.make} {vehicle.model}
          </span>
          <span className="block text-13 text-ink-2">{vehicle.variant}</span>
        </span>
      </Cell>
      <Cell label={t('firstRegistered')}>
        {vehicle.firstRegistered ? formatMonth(vehicle.firstRegistered) : '–'}
      </Cell>
      <Cell align="end" label={t('mileage')}>
        {vehicle.mileageKm === null ? '–' : formatKm(vehicle.mileageKm)}
      </Cell>
      <Cell align="end" label={t('price')}>
        {formatMoney(reservation.priceNet)}
      </Cell>
      <Cell label={t('reservedAt')}>{formatInstant(String(reservation.reservedAt), locale)}</Cell>
      <Cell label={t('expiresIn')}>
        {reservation.status === 'CANCELLED' ? (
          <Badge tone="sold">{states('CANCELLED')}</Badge>
        ) : isExpired ? (
          <Badge tone="neutral">{states('EXPIRED')}</Badge>
        ) : left === 'never' || left === 'over' ? (
          t('never')
        ) : (
          t('left', { hours: left.hours, minutes: left.minutes })
        )}
      </Cell>
      <Cell className="max-md:justify-end md:text-right">
        <span className="flex flex-wrap justify-end gap-2">
          <Button asChild size="sm">
            <Link
              to="/vehicles/$id"
              params={{ id: vehicle.id }}
              aria-label={t('detailsOf', { name: `${vehicle.make} ${vehicle.model}` })}
            >
              {t('details')}
            </Link>
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabled={!isPossible}
            title={isPossible ? undefined : t('notCancellable')}
            aria-label={t('cancelOf', { name: `${vehicle.make} ${vehicle.model}` })}
            onClick={onCancel}
          >
            {t('cancel')}
          </Button>
        </span>
      </Cell>
    </Row>
  );
}
