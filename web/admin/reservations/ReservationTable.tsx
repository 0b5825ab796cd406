import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { can } from '../../../contract/order-rules.ts';
import type { ReservationEntry } from '../../reservations/queries.ts';
import { ReservationBadge } from '../../reservations/ReservationBadge.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatMoney } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import { GuardedButton } from '../../ui/GuardedButton.tsx';

export function ReservationTable(props: {
  entries: readonly ReservationEntry[];
  onCancel: (entry: ReservationEntry) => void;
}) {
  const t = useTranslations('adminReservations');
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('vehicle')}</HeadCell>
        <HeadCell>{t('dealer')}</HeadCell>
        <HeadCell>{t('order')}</HeadCell>
        <HeadCell align="end">{t('price')}</HeadCell>
        <HeadCell>{t('reservedAt')}</HeadCell>
        <HeadCell>{t('expiresAt')}</HeadCell>
        <HeadCell>{t('status')}</HeadCell>
        <HeadCell isPinned>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {props.entries.map((entry) => (
          <ReservationRow key={entry.reservation.id} entry={entry} onCancel={() => props.onCancel(entry)} />
        ))}
      </TableBody>
    </Table>
  );
}

function ReservationRow({ entry, onCancel }: { entry: ReservationEntry; onCancel: () => void }) {
  const t = useTranslations('adminReservations');
  const locale = useLocale();
  const { reservation, vehicle, order, dealer } = entry;
  const status = reservation.status === 'ACTIVE' && reservation.isExpired ? 'EXPIRED' : reservation.status;
  return (
    <Row data-row={reservation.id}>
      <Cell className="xl:min-w-48 2xl:min-w-60">
        <span className="flex min-w-0 flex-col">
          <Link
            to="/admin/vehicles/$id"
            params={{ id: vehicle.id }}
            className="font-medium hover:text-plate hover:underline"
          >
            {[vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ')}
          </Link>
          <span className="font-mono text-13 text-ink-2">{vehicle.vin}</span>
        </span>
      </Cell>
      <Cell label={t('dealer')} className="xl:min-w-50">
        <span className="flex min-w-0 flex-col">
          <span className="wrap-break-word">{dealer?.companyName ?? '–'}</span>
          <span className="text-13 text-ink-2 max-md:wrap-anywhere">{dealer && breakable(dealer.email)}</span>
        </span>
      </Cell>
      <Cell label={t('order')}>
        <Link
          data-row-main
          to="/admin/orders/$id"
          params={{ id: order.id }}
          className="text-plate hover:underline"
        >
          #{orderNumberOf(order.id)}
        </Link>
      </Cell>
      <Cell align="end" label={t('price')}>
        {formatMoney(reservation.priceNet)}
      </Cell>
      <Cell label={t('reservedAt')}>{formatInstant(reservation.reservedAt, locale)}</Cell>
      <Cell label={t('expiresAt')}>
        {reservation.expiresAt ? formatInstant(reservation.expiresAt, locale) : '–'}
      </Cell>
      <Cell label={t('status')}>
        <ReservationBadge state={status} />
      </Cell>
      <Cell isPinned className={status === 'ACTIVE' ? 'max-md:justify-end' : 'max-md:hidden'}>
        {status === 'ACTIVE' && (
          <span className="flex flex-wrap justify-end gap-1 text-right leading-tight md:ml-auto md:max-w-30">
            <CancelButton entry={entry} onCancel={onCancel} />
          </span>
        )}
      </Cell>
    </Row>
  );
}

/** An address that may wrap after its "@". */
function breakable(address: string) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

function CancelButton({ entry, onCancel }: { entry: ReservationEntry; onCancel: () => void }) {
  const t = useTranslations('adminReservations');
  const { make, model } = entry.vehicle;
  return (
    <GuardedButton
      size="sm"
      variant="danger"
      blockedReason={
        can.cancelReservation(entry.reservation, entry.order, 'admin') ? undefined : t('notCancellable')
      }
      aria-label={t('cancelOf', { name: `${make} ${model}` })}
      onClick={onCancel}
    >
      {t('cancel')}
    </GuardedButton>
  );
}
