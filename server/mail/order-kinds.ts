import { orderNumberOf } from '../../contract/order-number.ts';
import {
  answeredComplaint,
  callBy,
  declinedRequest,
  endedOrder,
  newComplaint,
  openOrder,
  orderPath,
  orderVariables,
  paidOrder,
  reducedOrder,
  requestedOrder,
} from './bodies.ts';
import { defineKind } from './define-kind.ts';
import { day, instant, money } from './format.ts';
import {
  AnswerPayload,
  CancellationPayload,
  ComplaintPayload,
  DeclinedRequestPayload,
  DeliveryPayload,
  OrderPayload,
  OrderedRequestPayload,
  ReminderPayload,
  RequestPayload,
  StatusPayload,
} from './payloads.ts';

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

/** Whether the dialog of the cancellation named the administrative fee. That of a clerk who frees a vehicle does not. */
const mayCost = ({ by, endReason }: CancellationPayload) =>
  by === 'DEALER' || endReason === 'SINGLE' || endReason === 'WITH_ORDER';

/** About orders and their reservations, requests and complaints. */
export const ORDER_MAILS = {
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
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      isReopened: order.isReopened,
      endsPeriod: order.endsPeriod,
      needsNewInvoice: order.needsNewInvoice,
      isPaid: order.isPaid,
    }),
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
      isSuspended: reader.isSuspended,
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
      mayCost: mayCost(order),
      isInvoiced: order.isInvoiced,
      isPaid: order.isPaid,
    }),
    blocks: endedOrder,
  }),
  /** `vehicles` holds the vehicle that left the order. */
  reservationCancelled: defineKind({
    ...ORDER_MAIL,
    to: ['dealer', 'provider'],
    payload: CancellationPayload,
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      by: order.by,
      mayCost: mayCost(order),
    }),
    blocks: reducedOrder,
  }),
  reservationExpired: defineKind({
    ...ORDER_MAIL,
    to: ['dealer', 'provider'],
    payload: OrderPayload,
    variables: (order, reader) => ({
      ...orderVariables(order, reader),
      isPaid: order.isPaid,
      isSuspended: reader.isSuspended,
    }),
    path: (order, reader) => (reader.audience === 'dealer' ? '/vehicles' : orderPath(order, reader)),
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
};
