import type { RouterContext } from '../router-context.ts';
import { orderQuery } from '../trade/queries.ts';

/**
 * Fetches the order that the page confirms, when its address names one. Not in its route, because every page loads the
 * routes.
 */
export async function prepare({ queryClient, call }: RouterContext, order: string | undefined) {
  const details =
    order === undefined
      ? undefined
      : await queryClient.fetchQuery(orderQuery(order, call)).catch(() => undefined);
  return { isConfirmed: details !== undefined && details.order.status !== 'CANCELLED' };
}
