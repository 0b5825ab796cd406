import { z } from 'zod';
import { ANSWER_STATES, DEFECT_TERMS } from '../../contract/complaint-rules.ts';
import { LOCALES } from '../../contract/constants.ts';
import { amount, day, id, invoiceNumber } from '../../contract/fields.ts';
import { ORDER_STATUSES, RESERVATION_END_REASONS, VEHICLE_STATUSES } from '../../contract/states.ts';
import { VAT_CASES } from '../../contract/vat-case.ts';
import { oneLine, severalLines, unlinked } from './format.ts';

// People typed these texts: a control character in them must not break a line or a header.
const line = z.string().transform(oneLine);
const lines = z.string().transform(severalLines);
const instant = z.iso.datetime();

/** In every mail. */
export const AccountPayload = z.object({ companyName: line, contactName: line });
export type AccountPayload = z.input<typeof AccountPayload>;

/**
 * The first mail to an address, which may be a stranger's: of what the sender typed it holds the company's name alone,
 * without links. Older rows of the outbox hold a name of a person as well.
 */
export const FirstMailPayload = z.object({
  companyName: line.transform(unlinked),
  contactName: z
    .string()
    .optional()
    .transform(() => ''),
  /** The secret of the link, which `send.ts` removes from the outbox. Older rows have none. */
  token: z.string().default(''),
});

/** A suspended account is not deleted while its address is not proved. Older rows do not say it. */
export const ConfirmationPayload = FirstMailPayload.extend({ isSuspended: z.boolean().default(false) });

/** After a change of company name, legal form or country. */
export const ChangePayload = AccountPayload.extend({ hasVatId: z.boolean() });

/** A clerk has corrected the e-mail address. With `dealerId` the mail to the old address is found when the account is deleted. */
export const EmailPayload = AccountPayload.extend({ dealerId: id, before: line, after: line });
export type EmailPayload = z.output<typeof EmailPayload>;

export const VatIdPayload = AccountPayload.extend({ vatId: line });

/** A clerk has corrected the VAT id; null: removed it. */
export const NewVatIdPayload = AccountPayload.extend({ vatId: line.nullable(), isToCheck: z.boolean() });

/** A clerk's decision about the account, with what they wrote to the dealer. Nothing in it becomes a link. */
export const DecisionPayload = AccountPayload.extend({
  /** Mails that were queued by an older version have none. */
  message: lines.transform(unlinked).nullable().default(null),
});
export type DecisionPayload = z.output<typeof DecisionPayload>;

/** A clerk asks for papers. Nothing in their message becomes a link. */
export const PaperRequestPayload = AccountPayload.extend({ message: lines.transform(unlinked) });
export type PaperRequestPayload = z.output<typeof PaperRequestPayload>;

/** The mail with the link for a new password. It may go to a stranger's address as well, so it names nobody. */
export const ResetPayload = z.object({
  contactName: z
    .string()
    .optional()
    .transform(() => ''),
  /** The secret of the link, which `send.ts` removes from the outbox. */
  token: z.string().default(''),
});

/** A link for the password of an admin whom another admin has invited or reset. */
export const AccessPayload = z.object({
  contactName: line,
  /** The secret of the link, which `send.ts` removes from the outbox. */
  token: z.string().default(''),
});

/** `contactName` is empty if the user has no name. */
export const UserPayload = z.object({ contactName: line });

/** A sign-in. `browser`, `system` and `network`, the first half of the address, are null where unknown. */
export const NewNetworkPayload = UserPayload.extend({
  at: instant,
  browser: line.nullable(),
  system: line.nullable(),
  network: line.nullable(),
});
export type NewNetworkPayload = z.output<typeof NewNetworkPayload>;

/** An import with failed files. */
export const ImportPayload = z.object({
  contactName: z.string().default(''),
  importId: id,
  failed: z.int(),
});

export const RegistrationPayload = AccountPayload.extend({
  dealerId: id,
  email: line,
  /** Mails that were queued by an older version have no value here, as in `OrderPayload`. */
  phone: line.nullable().default(null),
  legalForm: line.nullable().default(null),
  street: line.nullable().default(null),
  postalCode: line.nullable().default(null),
  city: line.nullable(),
  country: line,
  vatId: line.nullable(),
});
export type RegistrationPayload = z.output<typeof RegistrationPayload>;

/** A vehicle as an order sold it. Amounts are net, in EUR. */
const VehiclePayload = z.object({
  vehicleId: id,
  make: line,
  model: line,
  variant: line.nullable(),
  vin: line,
  mileageKm: z.int().nullable(),
  firstRegistered: day.nullable(),
  priceNet: amount,
});
export type VehiclePayload = z.output<typeof VehiclePayload>;

/**
 * Watched vehicles that have changed. `count`: how many, of which the mail lists the first. `priceBefore`: the price that
 * the reader knew; null if it has not changed.
 */
export const WatchedPayload = AccountPayload.extend({
  count: z.int(),
  /** Of the link that ends these mails; `send.ts` removes it from the outbox. Older rows have none. */
  token: z.string().default(''),
  vehicles: z.array(
    VehiclePayload.extend({ priceBefore: amount.nullable(), status: z.enum(VEHICLE_STATUSES) }),
  ),
});
export type WatchedPayload = z.output<typeof WatchedPayload>;

/** Vehicles that have come into the list of a saved search. `count`: how many, of which the mail lists the first. */
export const SavedSearchPayload = AccountPayload.extend({
  name: line,
  /** As in the address of the inventory. */
  search: z.string(),
  count: z.int(),
  /** Of the link that pauses the search; `send.ts` removes it from the outbox. */
  token: z.string().default(''),
  vehicles: z.array(VehiclePayload.extend({ status: z.enum(VEHICLE_STATUSES) })),
});
export type SavedSearchPayload = z.output<typeof SavedSearchPayload>;

/** A copy of an address. */
const AddressPayload = z.object({
  name: line,
  street: line.nullable(),
  postalCode: line.nullable(),
  city: line.nullable(),
  country: line,
});
export type AddressPayload = z.output<typeof AddressPayload>;

/** An order. `vehicles` are those that the mail is about. */
export const OrderPayload = AccountPayload.extend({
  orderId: id,
  orderDate: instant,
  status: z.enum(ORDER_STATUSES),
  expiresAt: instant.nullable(),
  totalAmount: amount,
  shippingCost: amount,
  vatCase: z.enum(VAT_CASES),
  deliveryCountry: line,
  billingAddress: AddressPayload.nullable().default(null),
  deliveryAddress: AddressPayload.nullable().default(null),
  notes: lines.nullable(),
  purchaseReference: line.nullable().default(null),
  dealerEmail: line,
  dealerPhone: line.nullable(),
  dealerVatId: line.nullable().default(null),
  dealerLocale: z.enum(LOCALES).nullable().default(null),
  isInvoiced: z.boolean().default(false),
  /** Mails that were queued by an older version do not say it. */
  isPaid: z.boolean().default(false),
  vehicles: z.array(VehiclePayload),
});
export type OrderPayload = z.output<typeof OrderPayload>;

/** What a buyer asks the owners to order. `totalAmount`: net, of all vehicles. */
export const RequestPayload = AccountPayload.extend({
  /** Mails that were queued by an older version have none. */
  requestId: id.nullable().default(null),
  requestedBy: line,
  totalAmount: amount,
  notes: lines.nullable(),
  vehicles: z.array(VehiclePayload),
});
export type RequestPayload = z.output<typeof RequestPayload>;

/** An owner's reason against it. Nothing in it becomes a link. */
export const DeclinedRequestPayload = RequestPayload.extend({ reason: lines.transform(unlinked) });
export type DeclinedRequestPayload = z.output<typeof DeclinedRequestPayload>;

/** An order that an owner has placed for a buyer. `left`: how many vehicles of the request are not in it. */
export const OrderedRequestPayload = OrderPayload.extend({ left: z.int() });

/**
 * An order that is paid. `deliveryBefore`: the day of delivery that the dealer was told before. `arrivalForm`: the invoice
 * whose form goes out with the mail; null for a delivery with VAT.
 */
export const DeliveryPayload = OrderPayload.extend({
  deliveryOn: day,
  deliveryBefore: day.nullable(),
  arrivalForm: invoiceNumber.nullable().default(null),
});
export type DeliveryPayload = z.output<typeof DeliveryPayload>;

/**
 * `isReopened`: the order was cancelled, or had lapsed. `endsPeriod`: the reservations expired at some time until then.
 * Mails that were queued by an older version say neither: most of them are about an order that begins to be processed.
 */
export const StatusPayload = OrderPayload.extend({
  isReopened: z.boolean().default(false),
  endsPeriod: z.boolean().default(true),
  /** The valid invoice names a payment that was taken back. */
  needsNewInvoice: z.boolean().default(false),
});

/** `by`: who cancelled. `endReason`: of the reservations. Mails that were queued by an older version do not say it. */
export const CancellationPayload = OrderPayload.extend({
  by: z.enum(['DEALER', 'ADMIN']),
  endReason: z.enum(RESERVATION_END_REASONS).nullable().default(null),
});
export type CancellationPayload = z.output<typeof CancellationPayload>;

/** `hours`: the order expires within this many hours. */
export const ReminderPayload = OrderPayload.extend({ hours: z.int() });

/** A complaint about a vehicle of an order. `photos`: how many; `late`: the terms that were over when it came. */
export const ComplaintPayload = OrderPayload.extend({
  complaint: z.object({
    text: lines,
    mileageKm: z.int().nullable(),
    reportedAt: instant,
    /** Mails that were queued by an older version have none. */
    reportedBy: line.nullable().default(null),
    photos: z.int(),
    late: z.array(z.enum(DEFECT_TERMS)),
  }),
});
export type ComplaintPayload = z.output<typeof ComplaintPayload>;

/** A clerk's answer. Nothing in it becomes a link. */
export const AnswerPayload = ComplaintPayload.extend({
  state: z.enum(ANSWER_STATES),
  answer: lines.transform(unlinked),
});
export type AnswerPayload = z.output<typeof AnswerPayload>;

const IssuedPayload = AccountPayload.extend({ orderId: id, number: invoiceNumber, gross: amount });

/** An invoice that is due on this day. */
export const InvoicePayload = IssuedPayload.extend({ dueOn: day });
export type InvoicePayload = z.output<typeof InvoicePayload>;

/** An invoice that was issued. `isPaid`: by the payment of a former invoice. Mails of an older version do not say it. */
export const NewInvoicePayload = InvoicePayload.extend({ isPaid: z.boolean().default(false) });

/** The last reminder. `payBy`: the last day before the order may be cancelled. */
export const SecondReminderPayload = InvoicePayload.extend({ payBy: day });

/** A credit note that was issued. `cancels`: the number of the invoice that it cancels. */
export const CreditNotePayload = IssuedPayload.extend({ cancels: invoiceNumber });
export type CreditNotePayload = z.output<typeof CreditNotePayload>;

/** A message of the contact form. `accountId`: the dealer whose address the sender gave; null if there is none. */
export const ContactPayload = AccountPayload.extend({
  accountId: z.uuid().nullable().default(null),
  email: line,
  phone: line,
  subject: line,
  message: lines,
  writtenIn: z.enum(LOCALES),
});
export type ContactPayload = z.output<typeof ContactPayload>;
