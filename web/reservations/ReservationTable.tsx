import { Link, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatKm } from '../../contract/notation.ts';
import { can } from '../../contract/order-rules.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '../ui/DataTable.tsx';
import { formatMoney, formatMonth } from '../ui/format.ts';
import { formatInstant } from '../ui/instants.ts';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { RowGroup } from '../ui/RowGroup.tsx';
import { byOrder } from './by-order.ts';
import { type TimeLeft, useTimeLeft } from './countdown.ts';
import { OrderHeading } from './OrderHeading.tsx';
import type { ReservationEntry } from './queries.ts';
import { ReservationBadge } from './ReservationBadge.tsx';

interface ReservationTableProps {
  entries: readonly ReservationEntry[];
  onCancel: (entry: ReservationEntry) => void;
}

const COLUMNS = 7;

/** The reservations, those of each order under its number. */
export function ReservationTable({ entries, onCancel }: ReservationTableProps) {
  const t = useTranslations('reservations');
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('vehicle')}</HeadCell>
        <HeadCell>{t('firstRegistered')}</HeadCell>
        <HeadCell align="end">{t('mileage')}</HeadCell>
        <HeadCell align="end">{t('price')}</HeadCell>
        <HeadCell className="xl:pl-8 2xl:pl-8">{t('reservedAt')}</HeadCell>
        <HeadCell>{t('expiresIn')}</HeadCell>
        <HeadCell isPinned>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      {byOrder(entries).map((group) => (
        <RowGroup key={group.order.id} columns={COLUMNS} heading={<OrderHeading {...group} />}>
          {group.entries.map((entry) => (
            <ReservationRow key={entry.reservation.id} entry={entry} onCancel={() => onCancel(entry)} />
          ))}
        </RowGroup>
      ))}
    </Table>
  );
}

function ReservationRow({ entry, onCancel }: { entry: ReservationEntry; onCancel: () => void }) {
  const t = useTranslations('reservations');
  const locale = useLocale();
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  const { vehicle, reservation, order } = entry;
  const left = useTimeLeft(reservation.expiresAt, now);
  const isExpired = reservation.isExpired || (reservation.status === 'ACTIVE' && left === 'over');
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
        {vehicle.mileageKm === null ? '–' : formatKm(vehicle.mileageKm, locale)}
      </Cell>
      <Cell align="end" label={t('price')}>
        {formatMoney(reservation.priceNet)}
      </Cell>
      <Cell label={t('reservedAt')} className="xl:pl-8 2xl:pl-8">
        {formatInstant(reservation.reservedAt, locale)}
      </Cell>
      <Cell label={t('expiresIn')}>
        {reservation.status === 'CANCELLED' || isExpired ? (
          <ReservationBadge state={isExpired ? 'EXPIRED' : 'CANCELLED'} />
        ) : // What was sold does not expire, and the order says so.
        order.status === 'COMPLETED' ? (
          '–'
        ) : (
          <Countdown left={left} />
        )}
      </Cell>
      <Cell isPinned className="max-md:justify-end md:text-right">
        <Actions entry={{ ...entry, reservation: { ...reservation, isExpired } }} onCancel={onCancel} />
      </Cell>
    </Row>
  );
}

/** As wide with one digit as with two, so that nothing moves during the countdown. */
function Countdown({ left }: { left: TimeLeft }) {
  const t = useTranslations('reservations');
  if (left === 'never' || left === 'over') return t('never');
  return (
    <span className="inline-block md:max-lg:max-w-16 lg:min-w-30 lg:whitespace-nowrap">
      {t('left', { hours: String(left.hours), minutes: String(left.minutes).padStart(2, '0') })}
    </span>
  );
}

function reasonAgainstCancelling({ status, isInvoiced, isPaid }: ReservationEntry['order']) {
  if (isInvoiced) return 'invoiced';
  return status === 'PENDING' && isPaid ? 'paid' : 'notCancellable';
}

function Actions({ entry, onCancel }: { entry: ReservationEntry; onCancel: () => void }) {
  const t = useTranslations('reservations');
  const errors = useTranslations('errors');
  const rights = useUser()?.rights;
  const { reservation, order, vehicle } = entry;
  const name = `${vehicle.make} ${vehicle.model}`;
  const isAllowed = rights === 'OWNER' || (rights === 'BUYER' && order.isOwn);
  const reasonOfRights = isAllowed ? undefined : errors('OWNER_ONLY');
  const blockedReason = can.cancelReservation(reservation, order, 'dealer')
    ? reasonOfRights
    : t(reasonAgainstCancelling(order));
  return (
    <span className="flex flex-wrap justify-end gap-x-2 gap-y-1.5 text-right md:max-xl:max-w-28">
      <Button asChild size="sm">
        <Link to="/vehicles/$id" params={{ id: vehicle.id }} aria-label={t('detailsOf', { name })}>
          {t('details')}
        </Link>
      </Button>
      {reservation.status === 'ACTIVE' && !reservation.isExpired && order.status !== 'COMPLETED' && (
        <GuardedButton
          size="sm"
          variant="danger"
          blockedReason={blockedReason}
          aria-label={t('cancelOf', { name })}
          onClick={onCancel}
        >
          {t('cancel')}
        </GuardedButton>
      )}
    </span>
  );
}
