import { call, type ResultOf, type SendingOf } from '../api/call.ts';

export type OrderBody = SendingOf<'POST /api/orders/create'>['body'];
type PlacedOrder = ResultOf<'POST /api/orders/create'>;

/**
 * Places an order under its key. `isAgain`: it may have arrived before. The server answers a key as it did the first time, so what has
 * become of that order since is asked, with the vehicles that are still in it.
 */
export async function placeOrder(
  body: OrderBody,
  { key, isAgain }: { key: string; isAgain: boolean },
): Promise<PlacedOrder> {
  const placed = await call('POST /api/orders/create', { body, headers: { 'idempotency-key': key } });
  if (!isAgain) return placed;
  const { order, reservations } = await call('GET /api/orders/{id}', { params: { id: placed.id } });
  return { ...placed, ...order, reservations: reservations.filter(({ status }) => status === 'ACTIVE') };
}
