import { useTranslations } from 'use-intl';
import { Block } from '../../orders/Block.tsx';
import { OrderDetails } from '../../orders/OrderDetails.tsx';
import { OrderInvoices } from '../../orders/OrderInvoices.tsx';
import type { ListedOrder } from '../../orders/queries.ts';

// The explicit roles restore the meaning of the table where each row is a card: see DataTable.tsx.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The row below an opened order: its contents, its invoices, and the way to its page. */
export function OpenedOrder(props: { id: string; order: ListedOrder; columns: number }) {
  const t = useTranslations('orders.invoice');
  return (
    <tr role="row" id={props.id} className="max-md:-mt-3 max-md:block">
      <td
        role="cell"
        colSpan={props.columns}
        className="border-line bg-surface p-0 max-md:block max-md:rounded-b-card max-md:border max-md:border-t-0 md:border-b"
      >
        <OrderDetails id={props.order.id} reader="admin" />
        <div className="border-t border-line px-4 py-5 min-[30rem]:px-5">
          <Block title={t('title')}>
            <OrderInvoices order={props.order} reader="admin" />
          </Block>
        </div>
      </td>
    </tr>
  );
}
