import { z } from 'zod';
import { amount, day, locale } from '../../contract/fields.ts';
import { fromCents, toCents } from '../../contract/money.ts';
import { VAT_CASES } from '../../contract/vat-case.ts';

const text = z.string().min(1);

const Address = z.strictObject({
  name: text,
  street: text.nullable(),
  postalCode: text,
  city: text,
  /** ISO 3166. */
  country: text,
});

/** Another document, as an invoice or a credit note refers to it. */
const Reference = z.strictObject({ number: text, issuedOn: day });

/**
 * All that an invoice or a credit note says. It is stored with the document: XML and PDF are made of it, and a credit
 * note repeats the content of its invoice. Each text is one line that XML can hold. Amounts are "18490.00".
 */
export const InvoiceContent = z.strictObject({
  /** The language of the texts in the document. */
  locale,
  number: text,
  issuedOn: day,
  /** The invoice that this credit note cancels; null in an invoice. */
  cancels: Reference.nullable(),
  /** The first characters of the order's id. */
  orderNumber: text,
  purchaseReference: text.nullable(),
  seller: Address.extend({
    street: text,
    vatId: text,
    taxNumber: text,
    registerCourt: text,
    registerNumber: text,
    managingDirector: text,
    email: text,
    contactName: text,
    phone: text,
  }),
  buyer: Address.extend({ street: text, vatId: text.nullable(), email: text }),
  delivery: z.strictObject({
    address: Address,
    /** The day of the delivery (BT-72), or the period in which it is promised (BG-14). */
    on: day.nullable(),
    period: z.strictObject({ from: day, to: day }).nullable(),
  }),
  vehicles: z
    .array(
      z.strictObject({
        name: text,
        vin: text,
        mileageKm: z.number().int().nullable(),
        firstRegistered: day.nullable(),
        priceNet: amount,
      }),
    )
    .min(1),
  /** The line of the delivery; null where it costs nothing. */
  deliveryFee: z.strictObject({ quantity: z.number().int(), unitNet: amount, net: amount }).nullable(),
  vatCase: z.enum(VAT_CASES),
  /** `net` is that of vehicles and delivery together. */
  totals: z.strictObject({
    net: amount,
    vatPercent: z.number().int(),
    vat: amount,
    gross: amount,
  }),
  /** The account that the buyer pays to, and the last day of the payment term. */
  payment: z.strictObject({ accountName: text, iban: text, bic: text, dueOn: day }),
  /** The part of `totals.gross` that the payment of a former invoice covers. Absent in credit notes and where there is none. */
  paid: amount.optional(),
});
export type InvoiceContent = z.output<typeof InvoiceContent>;

/** What is still to be paid of an invoice, or to be repaid by a credit note. */
export const payableOf = ({ totals, paid = '0.00' }: Pick<InvoiceContent, 'totals' | 'paid'>): string =>
  fromCents(toCents(totals.gross) - toCents(paid));

/** Whether an invoice asks for money. */
export const hasToBePaid = (content: InvoiceContent): boolean =>
  content.cancels === null && toCents(payableOf(content)) > 0;
