import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { can } from '../../../contract/order-rules.ts';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import type { ReservationEntry } from '../../reservations/queries.ts';
import { ReservationBadge } from '../../reservations/ReservationBadge.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatMoney } from '../../ui/format.ts';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { formatInstant, formatInstantDay } from '../../ui/instants.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'dateDesc';

const LINK = 'hover:text-plate hover:underline';

/** On a narrow desk VIN and order stand below the vehicle and the dealer, so that their names are whole. */
const OWN_COLUMN = 'md:max-[90rem]:hidden';
/** Long names wrap. */
const NAME = 'block wrap-break-word md:py-0.5 md:leading-tight';
const VEHICLE_NAME = `${NAME} md:max-w-72 min-[90rem]:max-w-60 2xl:max-w-80`;
const DEALER_NAME = `${NAME} md:max-w-60 min-[90rem]:max-w-48 2xl:max-w-72`;
const BELOW_NAME = 'block text-12 max-md:hidden min-[90rem]:hidden';

interface ReservationTableProps {
  entries: readonly ReservationEntry[];
  /** When the entries were fetched. */
  now: number;
  onCancel: (entry: ReservationEntry) => void;
}

export function ReservationTable({ entries, now, onCancel }: ReservationTableProps) {
  const t = useTranslations('adminReservations');
  return (
    <div className="md:[--row-height:2.25rem] md:[--row-space:0px] md:max-[90rem]:[--row-height:2.75rem]">
      <Table label={t('title')}>
        <TableHead>
          <HeadCell>{t('vehicle')}</HeadCell>
          <HeadCell className={OWN_COLUMN}>{t('vin')}</HeadCell>
          <HeadCell>{t('dealer')}</HeadCell>
          <HeadCell className={OWN_COLUMN}>{t('order')}</HeadCell>
          <HeadCell align="end">{t('price')}</HeadCell>
          <SortHeadCell
            sorts={[
              ['dateDesc', 'descending'],
              ['dateAsc', 'ascending'],
            ]}
            defaultSort={DEFAULT_SORT}
          >
            {t('reservedAt')}
          </SortHeadCell>
          <SortHeadCell sorts={[['expiry', 'ascending']]} defaultSort={DEFAULT_SORT}>
            {t('timeLeft')}
          </SortHeadCell>
          <HeadCell>{t('status')}</HeadCell>
          <HeadCell isPinned>
            <span className="sr-only">{t('actions')}</span>
          </HeadCell>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <ReservationRow
              key={entry.reservation.id}
              entry={entry}
              now={now}
              onCancel={() => onCancel(entry)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function ReservationRow(props: { entry: ReservationEntry; now: number; onCancel: () => void }) {
  const { entry, now, onCancel } = props;
  const t = useTranslations('adminReservations');
  const locale = useLocale();
  const { reservation, vehicle, order } = entry;
  const status = reservation.status === 'ACTIVE' && reservation.isExpired ? 'EXPIRED' : reservation.status;
  const name = [vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ');
  return (
    <Row data-row={reservation.id} className="hover:bg-sunken">
      <Cell>
        <Link
          to="/admin/vehicles/$id"
          params={{ id: vehicle.id }}
          title={name}
          className={`font-medium ${VEHICLE_NAME} ${LINK}`}
        >
          {name}
        </Link>
        <span className={`${BELOW_NAME} font-mono text-ink-2`}>{vehicle.vin}</span>
      </Cell>
      <Cell label={t('vin')} className={`font-mono text-13 text-ink-2 ${OWN_COLUMN}`}>
        {vehicle.vin}
      </Cell>
      <Cell label={t('dealer')}>
        <div className="min-w-0">
          <Dealer dealer={entry.dealer} />
          <span className={BELOW_NAME}>
            <OrderLink id={order.id} />
          </span>
        </div>
      </Cell>
      <Cell label={t('order')} className={OWN_COLUMN}>
        <OrderLink id={order.id} />
      </Cell>
      <Cell align="end" label={t('price')}>
        {formatMoney(reservation.priceNet)}
      </Cell>
      <Cell label={t('reservedAt')} className="whitespace-nowrap">
        <time dateTime={reservation.reservedAt} title={formatInstant(reservation.reservedAt, locale)}>
          {formatInstantDay(reservation.reservedAt, locale)}
        </time>
      </Cell>
      <Cell label={t('timeLeft')}>
        <TimeLeft entry={entry} now={now} />
      </Cell>
      <Cell label={t('status')}>
        <span className="flex">
          <ReservationBadge state={status} />
        </span>
      </Cell>
      <Cell
        isPinned
        isQuiet
        className={status === 'ACTIVE' ? 'max-md:justify-end md:group-hover/row:bg-sunken' : 'max-md:hidden'}
      >
        {status === 'ACTIVE' && <CancelButton entry={entry} onCancel={onCancel} />}
      </Cell>
    </Row>
  );
}

function OrderLink({ id }: { id: string }) {
  return (
    <Link
      data-row-main
      to="/admin/orders/$id"
      params={{ id }}
      className="font-mono text-13 text-plate hover:underline"
    >
      #{orderNumberOf(id)}
    </Link>
  );
}

function Dealer({ dealer }: Pick<ReservationEntry, 'dealer'>) {
  if (!dealer) return '–';
  return (
    <Link
      to="/admin/users/$id"
      params={{ id: dealer.id }}
      title={dealer.email}
      className={`${DEALER_NAME} ${LINK}`}
    >
      {dealer.companyName}
    </Link>
  );
}

/** It shows where the pointer or the focus is, and always where there is no pointer. */
function CancelButton({ entry, onCancel }: { entry: ReservationEntry; onCancel: () => void }) {
  const t = useTranslations('adminReservations');
  const { make, model } = entry.vehicle;
  return (
    <span className="-mr-2.5 flex justify-end group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 [@media(hover:none)]:opacity-100">
      <GuardedIconButton
        tone="danger"
        label={t('cancelOf', { name: `${make} ${model}` })}
        blockedReason={
          can.cancelReservation(entry.reservation, entry.order, 'admin') ? undefined : t('notCancellable')
        }
        icon={<X aria-hidden className="size-4" />}
        onClick={onCancel}
        className="md:size-7!"
      />
    </span>
  );
}
