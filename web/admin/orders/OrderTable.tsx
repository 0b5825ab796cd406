import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import type { OrderStep } from '../../../contract/order-steps.ts';
import type { ListedOrder } from '../../orders/queries.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { HeadCell, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { useSelection } from '../selection.ts';
import { BulkBar } from './BulkBar.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { AskedStep } from './StepDialog.tsx';
import { WIDE_ONLY } from './wide-only.ts';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'dateDesc';

interface OrderTableProps {
  orders: readonly ListedOrder[];
  /** Asks before a step of the selected orders. The dialog stays when the step empties the list. */
  onAsk: (asked: AskedStep) => void;
}

/** The orders in dense rows. A row opens in place; several can be selected and changed at once. */
export function OrderTable({ orders, onAsk }: OrderTableProps) {
  const t = useTranslations('adminOrder.list');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const selection = useSelection(useMemo(() => orders.map(({ id }) => id), [orders]));
  const toggle = useCallback((id: string) => setOpened((before) => toggled(before, id)), []);
  // The orders as they are when the dialog opens.
  const ask = (step: OrderStep) =>
    onAsk({
      step,
      orders: orders.filter(({ id }) => selection.ids.has(id)),
      onDone: selection.keepOnly,
    });
  return (
    <>
      <div className="md:[--row-height:2.75rem] md:[--row-space:--spacing(0.5)]">
        <Table label={t('label')}>
          <OrderTableHead
            isAllSelected={selection.ids.size === orders.length}
            onSelectAll={selection.pressAll}
          />
          <TableBody>
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                isSelected={selection.ids.has(order.id)}
                isOpen={opened.has(order.id)}
                onSelect={selection.press}
                onToggle={toggle}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      {selection.ids.size > 0 && (
        <BulkBar count={selection.ids.size} onStep={ask} onClear={selection.clear} />
      )}
    </>
  );
}

function OrderTableHead(props: { isAllSelected: boolean; onSelectAll: () => void }) {
  const t = useTranslations('adminOrder.list');
  const bulk = useTranslations('adminOrder.bulk');
  return (
    <TableHead>
      <HeadCell>
        <span className="flex items-center gap-2">
          <Checkbox
            hasHiddenLabel
            label={bulk('selectAll')}
            checked={props.isAllSelected}
            onChange={props.onSelectAll}
            className="needs-script"
          />
          {t('number')}
        </span>
      </HeadCell>
      <HeadCell>{t('dealer')}</HeadCell>
      <HeadCell>{t('vehicles')}</HeadCell>
      <SortHeadCell
        sorts={[
          ['dateDesc', 'descending'],
          ['dateAsc', 'ascending'],
        ]}
        defaultSort={DEFAULT_SORT}
        className={WIDE_ONLY}
      >
        {t('placed')}
      </SortHeadCell>
      <HeadCell>{t('deadline')}</HeadCell>
      <SortHeadCell
        align="end"
        sorts={[
          ['amountDesc', 'descending'],
          ['amountAsc', 'ascending'],
        ]}
        defaultSort={DEFAULT_SORT}
      >
        {t('amount')}
      </SortHeadCell>
      <HeadCell align="end">{t('vat')}</HeadCell>
      <SortHeadCell sorts={[['status', 'ascending']]} defaultSort={DEFAULT_SORT}>
        {t('status')}
      </SortHeadCell>
      <HeadCell isPinned>{t('next')}</HeadCell>
    </TableHead>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}
