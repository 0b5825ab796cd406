import { describe, expect, test } from 'vitest';
import { can, ORDER_CONSEQUENCES } from './order-rules.ts';
import { ORDER_STATUSES, type OrderStatus, RESERVATION_STATUSES, ROLES } from './states.ts';

const orders = ORDER_STATUSES.flatMap((status) =>
  [true, false].map((isInvoiced) => ({ status, isInvoiced })),
);
const ordersWithPayment = orders.flatMap((order) => [true, false].map((isPaid) => ({ ...order, isPaid })));
const reservations = RESERVATION_STATUSES.flatMap((status) =>
  [true, false].map((isExpired) => ({ status, isExpired })),
);

describe('cancelling an order', () => {
  test.each(orders)('by its dealer while it is $status, invoiced: $isInvoiced', ({ status, isInvoiced }) => {
    expect(can.cancelOrder({ status, isInvoiced })).toBe(status === 'PENDING' && !isInvoiced);
  });
});

describe('cancelling a reservation', () => {
  /** Every combination in which the reservation may be cancelled. All others are refused. */
  const ALLOWED = new Set([
    'dealer ACTIVE in a PENDING order',
    'admin ACTIVE in a PENDING order',
    'admin ACTIVE in a PROCESSED order',
  ]);
  const combinations = ROLES.flatMap((role) =>
    reservations.flatMap((reservation) =>
      ordersWithPayment.map((order) => {
        const marks = `${order.isInvoiced ? ' invoiced' : ''}${order.isPaid ? ' paid' : ''}`;
        const state = `${reservation.status}${reservation.isExpired ? ' expired' : ''}`;
        return {
          role,
          reservation,
          order,
          title: `${role} ${state} in a ${order.status}${marks} order`,
        };
      }),
    ),
  );

  test.each(combinations)('$title', ({ role, reservation, order, title }) => {
    expect(can.cancelReservation(reservation, order, role)).toBe(ALLOWED.has(title));
  });
});

describe('releasing a vehicle', () => {
  const ALLOWED = new Set<OrderStatus>(['PENDING', 'PROCESSED', 'CANCELLED']);

  test.each(ordersWithPayment)(
    'whose order is $status, invoiced: $isInvoiced, paid: $isPaid',
    ({ status, isInvoiced, isPaid }) => {
      const isAllowed = !isInvoiced && !isPaid && ALLOWED.has(status);
      expect(can.releaseVehicle({ status, isInvoiced, isPaid })).toBe(isAllowed);
    },
  );
});

test('each status of an order says what happens to its reservations and vehicles', () => {
  expect(ORDER_CONSEQUENCES).toEqual({
    PENDING: { reservation: 'ACTIVE', expires: true, vehicle: 'RESERVED' },
    PROCESSED: { reservation: 'ACTIVE', expires: false, vehicle: 'RESERVED' },
    COMPLETED: { reservation: 'ACTIVE', expires: false, vehicle: 'SOLD' },
    CANCELLED: { reservation: 'CANCELLED', expires: false, vehicle: 'AVAILABLE' },
  });
});
