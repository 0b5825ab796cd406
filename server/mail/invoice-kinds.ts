import { invoiceVariables } from './bodies.ts';
import { defineKind } from './define-kind.ts';
import { day } from './format.ts';
import { CreditNotePayload, InvoicePayload, NewInvoicePayload, SecondReminderPayload } from './payloads.ts';

/** About an invoice or a credit note, with its files. */
const INVOICE_MAIL = {
  desk: 'sales',
  to: ['dealer'],
  path: ({ orderId }: { orderId: string }) => `/orders/${orderId}`,
  attachments: ({ number }: { number: string }) =>
    (['xml', 'pdf'] as const).map((file) => ({
      invoice: number,
      file,
      filename: `invoice-${number}.${file}`,
    })),
} as const;

/** About invoices, credit notes and their payment. */
export const INVOICE_MAILS = {
  invoiceIssued: defineKind({
    ...INVOICE_MAIL,
    payload: NewInvoicePayload,
    variables: (invoice, { locale }) => ({
      ...invoiceVariables(invoice),
      dueOn: day(invoice.dueOn, locale),
      isPaid: invoice.isPaid,
    }),
  }),
  creditNoteIssued: defineKind({
    ...INVOICE_MAIL,
    payload: CreditNotePayload,
    variables: (note) => ({ ...invoiceVariables(note), cancels: note.cancels }),
  }),
  /** Reminders carry the invoice once more. */
  paymentReminder: defineKind({
    ...INVOICE_MAIL,
    payload: InvoicePayload,
    variables: (invoice, { locale }) => ({
      ...invoiceVariables(invoice),
      dueOn: day(invoice.dueOn, locale),
    }),
  }),
  secondPaymentReminder: defineKind({
    ...INVOICE_MAIL,
    payload: SecondReminderPayload,
    variables: (invoice, { locale }) => ({
      ...invoiceVariables(invoice),
      dueOn: day(invoice.dueOn, locale),
      payBy: day(invoice.payBy, locale),
    }),
  }),
};
