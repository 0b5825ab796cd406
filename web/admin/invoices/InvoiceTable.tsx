import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import { InvoiceBadge } from '../../orders/InvoiceBadge.tsx';
import { InvoiceFileLink } from '../../orders/InvoiceFileLink.tsx';
import { Cell, DenseTable, HeadCell, Row, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import type { ListedInvoice } from '../queries.ts';
import { ListedReminders } from './ListedReminders.tsx';

/**
 * On a narrow screen this column leaves its room to the state: an invoice is due so many working days after its issue, and its
 * order and its files have the day.
 */
const WIDE_ONLY = 'md:max-[86rem]:hidden';
/** On a tablet the order stands below its dealer and the day below the amount, so that amount and state are in view. */
const NOT_ON_TABLET = 'md:max-[70rem]:hidden';
const TABLET_ONLY = 'text-13 leading-tight text-ink-2 max-md:hidden min-[70rem]:hidden';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'dateDesc';

export function InvoiceTable({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useTranslations('adminInvoices');
  return (
    <DenseTable label={t('title')}>
      <TableHead>
        <SortHeadCell
          sorts={[
            ['dateDesc', 'descending'],
            ['dateAsc', 'ascending'],
          ]}
          defaultSort={DEFAULT_SORT}
        >
          {t('number')}
        </SortHeadCell>
        <HeadCell>{t('dealer')}</HeadCell>
        <HeadCell className={NOT_ON_TABLET}>{t('order')}</HeadCell>
        <HeadCell className={WIDE_ONLY}>{t('issued')}</HeadCell>
        <SortHeadCell sorts={[['dueAsc', 'ascending']]} defaultSort={DEFAULT_SORT} className={NOT_ON_TABLET}>
          {t('due')}
        </SortHeadCell>
        <SortHeadCell
          align="end"
          sorts={[
            ['amountDesc', 'descending'],
            ['amountAsc', 'ascending'],
          ]}
          defaultSort={DEFAULT_SORT}
        >
          {t('gross')}
        </SortHeadCell>
        <HeadCell>{t('state')}</HeadCell>
        <HeadCell isPinned>{t('files')}</HeadCell>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} />
        ))}
      </TableBody>
    </DenseTable>
  );
}

function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslations('adminInvoices');
  const locale = useLocale();
  const { number, cancels, issuedAt, dueOn, grossAmount, state, orderId, dealerId, dealerName } = invoice;
  return (
    <Row data-row={number} className="md:text-14 md:hover:bg-sunken">
      <Cell className="lg:min-w-40 min-[86rem]:whitespace-nowrap">
        <span className="flex flex-col">
          <span className="font-medium whitespace-nowrap tabular-nums">{number}</span>
          {cancels !== null && (
            <span className="text-13 leading-tight text-ink-2 lg:whitespace-nowrap">
              {t('creditNote', { number: cancels })}
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('dealer')} className="wrap-anywhere md:min-w-40 md:wrap-break-word">
        <Link to="/admin/users/$id" params={{ id: dealerId }} className="hover:text-plate hover:underline">
          {dealerName}
        </Link>
        <Link
          to="/admin/orders/$id"
          params={{ id: orderId }}
          data-row-main
          className={cx(TABLET_ONLY, 'block text-plate hover:underline')}
        >
          #{orderNumberOf(orderId)}
        </Link>
      </Cell>
      <Cell label={t('order')} className={NOT_ON_TABLET}>
        <Link
          to="/admin/orders/$id"
          params={{ id: orderId }}
          data-row-main
          className="text-plate hover:underline"
        >
          #{orderNumberOf(orderId)}
        </Link>
      </Cell>
      <Cell label={t('issued')} className={WIDE_ONLY}>
        {formatInstantDay(issuedAt, locale)}
      </Cell>
      <Cell label={t('due')} className={NOT_ON_TABLET}>
        {dueOn === null ? '–' : formatDay(dueOn, locale)}
      </Cell>
      <Cell align="end" label={t('gross')}>
        {/* As in the export of the bookings. */}
        {formatMoney(cancels === null ? grossAmount : `-${grossAmount}`)}
        {dueOn !== null && (
          <span title={t('due')} className={cx(TABLET_ONLY, 'block')}>
            {formatDay(dueOn, locale)}
          </span>
        )}
      </Cell>
      <Cell label={t('state')}>
        <span className="relative flex items-center gap-x-3 gap-y-1 max-[70rem]:flex-wrap max-md:justify-end md:gap-x-2">
          {state === null ? '–' : <InvoiceBadge state={state} />}
          <ListedReminders invoice={invoice} />
        </span>
      </Cell>
      <Cell isPinned label={t('files')} className="md:group-hover/row:bg-sunken">
        <span className="flex gap-3 whitespace-nowrap md:max-[70rem]:gap-1.5">
          <InvoiceFileLink number={number} file="xml" isShort />
          <InvoiceFileLink number={number} file="pdf" isShort />
        </span>
      </Cell>
    </Row>
  );
}
