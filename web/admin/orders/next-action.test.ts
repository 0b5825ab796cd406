import { expect, test } from 'vitest';
import { correctionOf, isTakenBackForGood, nextActionOf } from './next-action.ts';

const NEW = {
  status: 'PENDING',
  isInvoiced: false,
  calledAt: null,
  paidAt: null,
  refundedAt: null,
  deliveryOn: null,
} as const;
const at = '2026-11-21T09:30:00.000Z';
const called = { ...NEW, calledAt: at };
const invoiced = { ...called, status: 'PROCESSED', isInvoiced: true } as const;
const paid = { ...invoiced, paidAt: at };
const cancelled = { ...paid, status: 'CANCELLED' } as const;

test.each([
  ['a new order', NEW, 'call'],
  ['an order whose dealer was called', called, 'invoice'],
  ['an invoiced order', invoiced, 'pay'],
  ['an invoiced order whose dealer was not called', { ...invoiced, calledAt: null }, 'call'],
  ['a paid order', paid, 'deliver'],
  ['an order with a day of delivery', { ...paid, deliveryOn: '2026-12-03' }, 'complete'],
  ['a completed order that is not paid', { ...invoiced, status: 'COMPLETED' }, 'pay'],
  ['a completed order that is not invoiced', { ...called, status: 'COMPLETED' }, 'invoice'],
  ['a completed order', { ...paid, status: 'COMPLETED' }, null],
  ['an order that was paid and cancelled', cancelled, 'refund'],
  ['an order that was refunded', { ...cancelled, refundedAt: at }, null],
  ['an order that was cancelled unpaid', { ...cancelled, paidAt: null }, null],
] as const)('the next step follows from the state of the order: %s', (_, order, action) => {
  expect(nextActionOf(order)).toBe(action);
});

const day = { ...paid, deliveryOn: '2026-12-03' };

test.each([
  ['the call', called, 'CALLED', 'call'],
  ['a call that was not made', NEW, 'CALLED', null],
  ['the payment', paid, 'PAID', 'pay'],
  ['the payment, once the dealer knows the day of delivery', day, 'PAID', null],
  ['the payment, once it was refunded', { ...cancelled, refundedAt: at }, 'PAID', null],
  ['the refund', { ...cancelled, refundedAt: at }, 'REFUNDED', 'refund'],
  ['the day of delivery', day, 'DELIVERY', 'deliver'],
  ['the day of delivery of a completed order', { ...day, status: 'COMPLETED' }, 'DELIVERY', null],
  ['the invoice', paid, 'INVOICED', null],
] as const)(
  'a clerk corrects what was recorded, unless something depends on it: %s',
  (_, order, step, kind) => {
    expect(correctionOf(order, step)).toBe(kind);
  },
);

test.each([
  ['the payment of an invoiced order', paid, 'PAID', false],
  ['the payment of a cancelled order', cancelled, 'PAID', true],
  ['the payment of an order whose invoice was cancelled', { ...paid, isInvoiced: false }, 'PAID', true],
  ['the call of a cancelled order', cancelled, 'CALLED', false],
  ['the refund', { ...cancelled, refundedAt: at }, 'REFUNDED', false],
] as const)(
  'a payment without a valid invoice cannot be recorded again once it is taken back: %s',
  (_, order, step, isForGood) => {
    expect(isTakenBackForGood(order, correctionOf(order, step))).toBe(isForGood);
  },
);
