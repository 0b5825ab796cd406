import type { z } from 'zod';
import type { Locale } from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import {
  answeredComplaint,
  callBy,
  clerkMessage,
  declinedRequest,
  contactMessage,
  endedOrder,
  invoiceVariables,
  newAddress,
  newComplaint,
  openOrder,
  paidOrder,
  orderPath,
  orderVariables,
  requestedOrder,
  reducedOrder,
  signInDetails,
  registrationDetails,
  foundVehicles,
  watchedVehicles,
} from './bodies.ts';
import { type AnyMailKind, type Audience, defineKind } from './define-kind.ts';
import { day, instant, money } from './format.ts';
import {
  AccessPayload,
  AnswerPayload,
  CancellationPayload,
  ChangePayload,
  ComplaintPayload,
  ContactPayload,
  CreditNotePayload,
  DecisionPayload,
  DeclinedRequestPayload,
  DeliveryPayload,
  EmailPayload,
  FirstMailPayload,
  ImportPayload,
  InvoicePayload,
  NewNetworkPayload,
  NewVatIdPayload,
  OrderedRequestPayload,
  OrderPayload,
  PaperRequestPayload,
  RegistrationPayload,
  ReminderPayload,
  RequestPayload,
  ResetPayload,
  SecondReminderPayload,
  StatusPayload,
  UserPayload,
  VatIdPayload,
  SavedSearchPayload,
  WatchedPayload,
} from './payloads.ts';

const toNewPassword = ({ token }: { token: string }) => `/auth/reset${token && `?token=${token}`}`;
const toVehicles = () => '/vehicles';

const ACCOUNT_MAIL = {
  desk: 'support',
  variables: ({ companyName }: { companyName: string }) => ({ companyName }),
} as const;

/** About the password of one user, a dealer's or an admin. */
const USER_MAIL = { desk: 'support', to: ['dealer'], variables: () => ({}) } as const;

const ORDER_MAIL = {
  desk: 'sales',
  path: orderPath,
  replyTo: ({ dealerEmail }: OrderPayload) => dealerEmail,
} as const;

/** About vehicles that a buyer asks the owners of the company to order. */
const REQUEST_MAIL = {
  desk: 'sales',
  to: ['dealer'],
  variables: ({ requestedBy, totalAmount, vehicles }: RequestPayload) => ({
    requestedBy,
    total: money(totalAmount),
    count: vehicles.length,
  }),
  path: () => '/company',
} as const;

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

/** Every kind of mail that the portal sends. Its sentences are in content/mail, by audience and kind. */
export const MAILS = {
  registrationReceived: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: FirstMailPayload,
    path: ({ token }) => (token ? `/auth/confirm?token=${token}` : toVehicles()),
  }),
  registrationToReview: defineKind({
    ...ACCOUNT_MAIL,
    to: ['provider'],
    payload: RegistrationPayload,
    path: ({ dealerId }) => `/admin/users/${dealerId}`,
    blocks: registrationDetails,
    replyTo: ({ email }) => email,
  }),
  accountApproved: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: DecisionPayload,
    path: toVehicles,
    blocks: clerkMessage,
  }),
  accountSuspended: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: DecisionPayload,
    path: () => '/dashboard',
    blocks: clerkMessage,
  }),
  accountChanged: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: ChangePayload,
    variables: ({ companyName, hasVatId }) => ({ companyName, hasVatId }),
    path: () => '/account',
  }),
  emailChanged: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: EmailPayload,
    path: () => '/auth',
    blocks: newAddress,
  }),
  vatIdChanged: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: NewVatIdPayload,
    variables: ({ companyName, vatId, isToCheck }) => ({ companyName, vatId, isToCheck }),
    path: () => '/account',
  }),
  vatIdInvalid: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: VatIdPayload,
    variables: ({ companyName, vatId }) => ({ companyName, vatId }),
    path: () => '/account',
  }),
  papersRequested: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: PaperRequestPayload,
    path: () => '/account',
    blocks: clerkMessage,
  }),
  orderConfirmation: defineKind({
    ...ORDER_MAIL,
    to: ['dealer'],
    payload: OrderPayload,
    variables: orderVariables,
    blocks: openOrder,
  }),
  newOrder: defineKind({
    ...ORDER_MAIL,
    to: ['provider'],
    payload: OrderPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), callBy: callBy(order, reader) }),
    blocks: openOrder,
  }),
  orderStatusChanged: defineKind({
    ...ORDER_MAIL,
    to: ['dealer'],
    payload: StatusPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), isReopened: order.isReopened }),
    blocks: openOrder,
  }),
  paymentReceived: defineKind({
    ...ORDER_MAIL,
    to: ['dealer'],
    payload: DeliveryPayload,
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      deliveryOn: day(order.deliveryOn, reader.locale),
      isMoved: order.deliveryBefore !== null,
      hasArrivalForm: order.arrivalForm !== null,
    }),
    blocks: paidOrder,
    attachments: ({ arrivalForm, orderId }) =>
      arrivalForm === null ? [] : [{ arrivalForm, filename: `arrival-form-${orderNumberOf(orderId)}.pdf` }],
  }),
  orderCancelled: defineKind({
    ...ORDER_MAIL,
    to: ['dealer', 'provider'],
    payload: CancellationPayload,
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      by: order.by,
      isInvoiced: order.isInvoiced,
    }),
    blocks: endedOrder,
  }),
  /** `vehicles` holds the vehicle that left the order. */
  reservationCancelled: defineKind({
    ...ORDER_MAIL,
    to: ['dealer', 'provider'],
    payload: CancellationPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), by: order.by }),
    blocks: reducedOrder,
  }),
  reservationExpired: defineKind({
    ...ORDER_MAIL,
    to: ['dealer', 'provider'],
    payload: OrderPayload,
    variables: orderVariables,
    path: (order, reader) => (reader.audience === 'dealer' ? toVehicles() : orderPath(order, reader)),
    blocks: endedOrder,
  }),
  expiryReminder: defineKind({
    ...ORDER_MAIL,
    to: ['provider'],
    payload: ReminderPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), hours: order.hours }),
    blocks: openOrder,
  }),
  orderRequested: defineKind({ ...REQUEST_MAIL, payload: RequestPayload, blocks: requestedOrder }),
  requestDeclined: defineKind({ ...REQUEST_MAIL, payload: DeclinedRequestPayload, blocks: declinedRequest }),
  /** To the buyer. The owners get the confirmation of the order. */
  requestOrdered: defineKind({
    ...ORDER_MAIL,
    to: ['dealer'],
    payload: OrderedRequestPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), left: order.left }),
    blocks: openOrder,
  }),
  /** To the dealer it is the receipt. */
  complaintOpened: defineKind({
    ...ORDER_MAIL,
    desk: 'support',
    to: ['dealer', 'provider'],
    payload: ComplaintPayload,
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      reportedAt: instant(order.complaint.reportedAt, reader),
      isLate: order.complaint.late.length > 0,
    }),
    blocks: newComplaint,
  }),
  complaintAnswered: defineKind({
    ...ORDER_MAIL,
    desk: 'support',
    to: ['dealer'],
    payload: AnswerPayload,
    variables: (order, reader) => ({ ...orderVariables(order, reader), state: order.state }),
    blocks: answeredComplaint,
  }),
  invoiceIssued: defineKind({
    ...INVOICE_MAIL,
    payload: InvoicePayload,
    variables: (invoice, { locale }) => ({
      ...invoiceVariables(invoice),
      dueOn: day(invoice.dueOn, locale),
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
  watchedVehicleChanged: defineKind({
    desk: 'sales',
    to: ['dealer'],
    payload: WatchedPayload,
    variables: ({ count, vehicles }) => ({
      count,
      rest: count - vehicles.length,
      // A subject names one vehicle.
      name: count === 1 ? [vehicles[0]?.make, vehicles[0]?.model].filter(Boolean).join(' ') : '',
    }),
    path: () => '/watchlist',
    blocks: watchedVehicles,
    unsubscribe: ({ token }) =>
      token
        ? { path: `/unsubscribe?token=${token}`, isOneClick: true }
        : { path: '/account', isOneClick: false },
  }),
  savedSearch: defineKind({
    desk: 'sales',
    to: ['dealer'],
    payload: SavedSearchPayload,
    variables: ({ name, count, vehicles }) => ({ name, count, rest: count - vehicles.length }),
    path: ({ search }) => `/vehicles${search && `?${search}`}`,
    blocks: foundVehicles,
    unsubscribe: ({ token }) => ({ path: `/unsubscribe/search?token=${token}`, isOneClick: true }),
  }),
  passwordReset: defineKind({
    ...USER_MAIL,
    payload: ResetPayload,
    path: toNewPassword,
  }),
  /** An admin sets their first password, or a new one after another admin has reset their access. */
  adminInvited: defineKind({ ...USER_MAIL, payload: AccessPayload, path: toNewPassword }),
  /** A colleague sets their first password. Their address is not proved yet, so nothing of what a person typed but the company is in it. */
  colleagueInvited: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: FirstMailPayload,
    path: ({ token }) => (token ? `/auth/invite?token=${token}` : '/auth/reset'),
  }),
  adminReset: defineKind({ ...USER_MAIL, payload: AccessPayload, path: toNewPassword }),
  passwordChanged: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/auth/reset' }),
  /** An admin has signed in from a network from which they never did before. */
  newNetwork: defineKind({
    ...USER_MAIL,
    payload: NewNetworkPayload,
    path: () => '/account',
    blocks: signInDetails,
  }),
  secondFactorOn: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/account' }),
  secondFactorOff: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/account' }),
  importFailed: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: ImportPayload,
    variables: ({ failed }) => ({ count: failed }),
    path: ({ importId }) => `/admin/upload/${importId}`,
  }),
  contactMessage: defineKind({
    desk: 'support',
    to: ['sender', 'provider'],
    payload: ContactPayload,
    variables: ({ companyName, contactName, subject }) => ({ companyName, contactName, subject }),
    path: ({ accountId }, { audience, mailId }) => {
      if (audience !== 'provider') return toVehicles();
      return accountId === null ? `/admin/mails/${mailId}` : `/admin/users/${accountId}`;
    },
    blocks: contactMessage,
    replyTo: ({ email }) => email,
  }),
} satisfies Record<string, AnyMailKind>;

type Mails = typeof MAILS;

export type MailKind = keyof Mails;
// Object.keys returns string[].
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
export const SECRET_MAIL_KINDS = MAIL_KINDS.filter((kind) => MAILS[kind].hasSecretLink);

export const isMailKind = (word: string): word is MailKind => Object.hasOwn(MAILS, word);

/** A table of the same kinds with any payload types. */
export type MailKinds = Record<MailKind, AnyMailKind>;

/** The payload that a feature passes when it queues a mail of this kind. */
export type PayloadOf<K extends MailKind> = z.input<Mails[K]['payload']>;

/** The variables that the sentences of this kind may use. */
export type VariablesOf<K extends MailKind> = ReturnType<Mails[K]['compose']>['variables'];

export type AudienceOf<K extends MailKind> = Mails[K]['to'][number];

export type KindTo<A extends Audience> = {
  [K in MailKind]: A extends AudienceOf<K> ? K : never;
}[MailKind];

/** A mail as the outbox stores it. `to` null: the provider. */
export interface QueuedMail {
  id: string;
  kind: MailKind;
  to: { address: string; locale: Locale } | null;
  payload: unknown;
}
