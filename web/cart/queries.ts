import { queryOptions } from '@tanstack/react-query';
import { call, type Call } from '../api/call.ts';

/** The order that a confirmation speaks of; under the key by which the orders page knows it. */
export const confirmedOrderQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: () => by('GET /api/orders/{id}', { params: { id } }),
  });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The address of the cart page: `?order=` names the order that it confirms. */
export function cartSearch({ order }: Record<string, unknown>): { order?: string } {
  return typeof order === 'string' && UUID.test(order) ? { order } : {};
}
