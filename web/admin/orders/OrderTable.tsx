import { useLocale, useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../../contract/constants.ts';
import type { OrderStatus } from '../../../contract/states.ts';
import type { OrderList } from '../../orders/queries.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatInstant, formatMoney } from '../../ui/format.ts';

type ListedOrder = OrderList['orders'][number];

const TONES: Record<OrderStatus, BadgeTone> = {
  PENDING: 'reserved',
  PROCESSED: 'reserved',
  COMPLETED: 'available',
  CANCELLED: 'sold',
};

export function OrderTable(props: {
  orders: readonly ListedOrder[];
  onStatus: (order: ListedOrder) => void;
}) {
  const t = useTranslations('admin.orders');
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('number')}</HeadCell>
        <HeadCell>{t('date')}</HeadCell>
        <HeadCell>{t('dealer')}</HeadCell>
        <HeadCell align="end">{t('vehicles')}</HeadCell>
        <HeadCell align="end">{t('total')}</HeadCell>
        <HeadCell>{t('state')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {props.orders.map((order) => (
          <OrderRow key={order.id} order={order} onStatus={() => props.onStatus(order)} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order, onStatus }: { order: ListedOrder; onStatus: () => void }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('states.order');
  const locale = useLocale();
  const number = order.id.slice(0, ORDER_NUMBER_LENGTH);
  const state = order.endReason === 'EXPIRED' ? 'EXPIRED' : order.status;
  return (
    <Row>
      <Cell className="font-medium">#{number}</Cell>
      <Cell label={t('date')}>{formatInstant(String(order.orderDate), locale)}</Cell>
      <Cell label={t('dealer')}>{order.dealerName}</Cell>
      <Cell align="end" label={t('vehicles')}>
        {order.itemCount}
      </Cell>
      <Cell align="end" label={t('total')}>
        {formatMoney(order.totalAmount)}
      </Cell>
      <Cell label={t('state')}>
        <Badge tone={TONES[order.status]}>{states(state)}</Badge>
      </Cell>
      <Cell className="max-md:justify-end md:text-right">
        <Button size="sm" aria-label={t('changeStatusOf', { number })} onClick={onStatus}>
          {t('changeStatus')}
        </Button>
      </Cell>
    </Row>
  );
}
