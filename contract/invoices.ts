import { z } from 'zod';
import { BIC_FORM, hasIbanCheckDigits, hasIbanForm, withoutSpaces } from './bank-details.ts';
import { endpoint } from './endpoint.ts';
import { amount, code, day, id, idParams, instant, invoiceNumber, line, visibleLine } from './fields.ts';
import { INVOICE_PARAMETERS } from './invoice-parameters.ts';
import { queryFrom } from './query.ts';
import { INVOICE_KINDS, INVOICE_STATES } from './invoice-states.ts';
import { VAT_ID_CHECKS } from './states.ts';
import { VAT_CASES } from './vat-case.ts';

/** The longest name of an account in a SEPA transfer. */
const ACCOUNT_NAME_MAX = 70;

/** The account to which the buyer pays. IBAN and BIC are stored without spaces, in upper case. */
export const BankDetails = z.strictObject({
  iban: line(1, 50)
    .transform(withoutSpaces)
    .refine((iban) => hasIbanForm(iban) && hasIbanCheckDigits(iban), code('IBAN_INVALID')),
  accountName: visibleLine(1, ACCOUNT_NAME_MAX),
  bic: line(1, 20)
    .transform(withoutSpaces)
    .refine((bic) => BIC_FORM.test(bic), code('BIC_INVALID')),
});
export type BankDetails = z.output<typeof BankDetails>;

/**
 * What an invoice may lack. `status`: a cancelled order gets no invoice. `vatId`: a supply without VAT needs a VAT id of
 * another EU country that no clerk has marked invalid.
 */
export const INVOICE_FIELDS = [
  'status',
  'companyName',
  'street',
  'postalCode',
  'city',
  'email',
  'vatId',
  'deliveryName',
  'deliveryPostalCode',
  'deliveryCity',
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/**
 * What an invoice is made of that may change while a clerk looks at the order: its net amounts, and which VAT is due. An
 * invoice without VAT also relies on the dealer's VAT id and its check.
 */
export const InvoiceBasis = z.strictObject({
  totalAmount: amount,
  shippingCost: amount,
  vatCase: z.enum(VAT_CASES),
  vatId: z.string().nullable().optional(),
  vatIdCheck: z.enum(VAT_ID_CHECKS).optional(),
});
export type InvoiceBasis = z.output<typeof InvoiceBasis>;

export const generateXmlInvoice = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/generate-xml-invoice',
  summary:
    'Issues the invoice of an order, or answers the one that is valid already: an XRechnung, named by Content-Disposition. The header X-Issued-Before is 1 where another call has issued it, else 0. A PENDING order becomes PROCESSED. INVOICE_NOT_POSSIBLE names in `fields` what is missing. `from` holds what the clerk saw; EDITED_MEANWHILE carries `current` if it is no longer so',
  access: 'admin',
  params: idParams,
  body: BankDetails.extend({ from: InvoiceBasis.optional() }),
  isFile: true,
  errors: {
    INVOICE_NOT_POSSIBLE: z.object({ fields: z.array(z.enum(INVOICE_FIELDS)).min(1) }),
    EDITED_MEANWHILE: z.object({ current: InvoiceBasis }),
  },
});

export const readBankDetails = endpoint({
  method: 'GET',
  path: '/api/admin/bank-details',
  summary: 'The account of the provider, as the next invoice would name it',
  access: 'admin',
  result: BankDetails,
});

/** The first and the second payment reminder. */
const ReminderPlace = z.literal([1, 2]);
export type ReminderPlace = z.output<typeof ReminderPlace>;

/**
 * An issued document. Both kinds take their numbers from the same run. A credit note cancels the invoice that `cancels`
 * names, repeats its sums, is never due and has no state. `state` is that of today, in Berlin.
 */
export const Invoice = z.object({
  number: invoiceNumber,
  kind: z.enum(INVOICE_KINDS),
  state: z.enum(INVOICE_STATES).nullable(),
  issuedAt: instant,
  /**
   * The last day of the payment term. Null where the document asks for no money: a credit note, an invoice that a former payment
   * covers, one whose payment was taken back.
   */
  dueOn: day.nullable(),
  cancels: invoiceNumber.nullable(),
  netAmount: amount,
  vatAmount: amount,
  grossAmount: amount,
  /** Sizes of the files in bytes. */
  xmlSize: z.number().int(),
  pdfSize: z.number().int(),
  /** The account that an unpaid invoice is paid to; null once it is paid or cancelled, in a credit note, and where `isPaymentTakenBack`. */
  payment: z.object({ accountName: z.string(), iban: z.string(), bic: z.string() }).nullable(),
  /**
   * The files say that it is paid, by a payment that moved to it, and a clerk has taken the payment back. Nothing is due of it:
   * it stays OPEN until a new invoice is issued.
   */
  isPaymentTakenBack: z.boolean(),
  /** The payment reminders that were sent, the first one first. */
  reminders: z.array(z.object({ place: ReminderPlace, sentAt: instant })),
  /** The reminder that comes next, and from which day on it may be sent; null where none may follow. */
  nextReminder: z.object({ place: ReminderPlace, from: day, isPossible: z.boolean() }).nullable(),
  /** Whether it is still unpaid after the days of grace that follow the second reminder. */
  mayBeCancelled: z.boolean(),
});
export type Invoice = z.output<typeof Invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/invoices',
  summary: 'The invoices and credit notes of an order, oldest first',
  access: 'activeDealerOrAdmin',
  params: idParams,
  result: z.object({ invoices: z.array(Invoice), total: z.number().int() }),
});

/** An invoice or a credit note in the list of all orders, with the dealer's company name of now. */
export const ListedInvoice = Invoice.extend({ orderId: id, dealerId: id, dealerName: z.string() });
export type ListedInvoice = z.output<typeof ListedInvoice>;

export const listAllInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices',
  summary: 'The invoices and credit notes of all orders',
  access: 'admin',
  query: queryFrom(INVOICE_PARAMETERS),
  result: z.object({ invoices: z.array(ListedInvoice), total: z.number().int() }),
});

/** Days of issue, inclusive, in Berlin. */
const Period = z.strictObject({ dateFrom: day.optional(), dateTo: day.optional() });
export type Period = z.output<typeof Period>;

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices.csv',
  summary: 'The invoices and credit notes of a period for bookkeeping, as a CSV file in German notation',
  access: 'admin',
  query: Period,
  isFile: true,
});

export const exportIntraCommunitySupplies = endpoint({
  method: 'GET',
  path: '/api/admin/intra-community-supplies.csv',
  summary:
    'The supplies without VAT of a period, summed by month and VAT id, as a CSV file in German notation',
  access: 'admin',
  query: Period,
  isFile: true,
});

const numberParams = z.strictObject({ number: invoiceNumber });

/**
 * Why a reminder was not sent. EARLY: its day, or the first reminder, is still to come. PAYMENT_TAKEN_BACK: see `Invoice`. SENT:
 * also where two were sent.
 */
const REMINDER_REFUSALS = ['EARLY', 'PAID', 'CANCELLED', 'PAYMENT_TAKEN_BACK', 'SENT'] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

export const sendPaymentReminder = endpoint({
  method: 'POST',
  path: '/api/invoices/{number}/reminders',
  summary:
    'Mails a payment reminder to the dealer. `place` says which one, so that a repeated request sends nothing. REMINDER_NOT_POSSIBLE says in `reason` why it was not sent',
  access: 'admin',
  params: numberParams,
  body: z.strictObject({ place: ReminderPlace }),
  result: Invoice,
  status: 201,
  errors: { REMINDER_NOT_POSSIBLE: z.object({ reason: z.enum(REMINDER_REFUSALS) }) },
});

export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/api/invoices/{number}.xml',
  summary: 'An invoice or a credit note as an XRechnung, as a download, for its dealer and for admins',
  access: 'activeDealerOrAdmin',
  params: numberParams,
  isFile: true,
});

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/{number}.pdf',
  summary: 'The readable copy of an invoice or a credit note, as a download, for its dealer and for admins',
  access: 'activeDealerOrAdmin',
  params: numberParams,
  isFile: true,
});
