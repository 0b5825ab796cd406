import { useLocale, useTranslations } from 'use-intl';
import type { Role } from '../../contract/states.ts';
import { formatBytes, formatDay, formatMoney } from '../ui/format.ts';
import { formatInstantDay } from '../ui/instants.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';
import { InvoiceFileLink } from './InvoiceFileLink.tsx';
import { InvoiceReminders } from './InvoiceReminders.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { Invoice } from './queries.ts';

/** Invoices and credit notes of an order, each with its file. */
export function InvoiceList({ invoices, reader }: { invoices: readonly Invoice[]; reader: Role }) {
  return (
    <ul>
      {invoices.map((invoice) => (
        <li key={invoice.number} className="border-t border-line py-2 first:border-t-0 first:pt-0">
          <InvoiceRow invoice={invoice} />
          {invoice.isPaymentTakenBack && <PaymentTakenBack reader={reader} />}
          <InvoiceReminders invoice={invoice} reader={reader} />
          {reader === 'dealer' && <PaymentDetails invoice={invoice} />}
        </li>
      ))}
    </ul>
  );
}

/** The files are written once. They tell the dealer to pay nothing, so that a new invoice is due. */
function PaymentTakenBack({ reader }: { reader: Role }) {
  const t = useTranslations('orders.invoice.takenBack');
  return <p className="mt-1 text-14 font-medium text-sold">{t(reader)}</p>;
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('orders.invoice');
  const locale = useLocale();
  const { number, kind, state, cancels, issuedAt, dueOn, vatAmount, grossAmount, xmlSize, pdfSize } = invoice;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{t(kind, { number })}</span>
          {state !== null && <InvoiceBadge state={state} />}
        </span>
        <span className="whitespace-nowrap">
          {t(vatAmount === '0.00' ? 'untaxed' : 'gross', { amount: formatMoney(grossAmount) })}
        </span>
      </p>
      <p className="text-14 text-ink-2">
        {t('issuedOn', { day: formatInstantDay(issuedAt, locale) })}
        {dueOn !== null && `, ${t('dueOn', { day: formatDay(dueOn, locale) })}`}
        {cancels !== null && `, ${t('cancels', { number: cancels })}`}
      </p>
      <p className="flex flex-wrap gap-x-4 text-14 print:hidden">
        <FileLink number={number} file="xml" size={xmlSize} />
        <FileLink number={number} file="pdf" size={pdfSize} />
      </p>
    </>
  );
}

function FileLink({ number, file, size }: { number: string; file: 'xml' | 'pdf'; size: number }) {
  const locale = useLocale();
  return (
    <span>
      <InvoiceFileLink number={number} file={file} />{' '}
      <span className="text-13 text-ink-2">{formatBytes(size, locale)}</span>
    </span>
  );
}
