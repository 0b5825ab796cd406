import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReadPath } from './query-of.ts';

/** A change of an order, a reservation or a vehicle shows in all three. */
export const ORDERS_AND_VEHICLES = ['/api/orders', '/api/reservations', '/api/vehicles'] as const;

/** Invalidates all data of these paths and the paths below them. Data on the screen are fetched again at once, the rest when they are shown next. */
export const refresh = (queryClient: QueryClient, paths: readonly ReadPath[]) =>
  queryClient.invalidateQueries({ predicate: isOfAny(paths) });

/** Which queries belong to these paths. */
export const isOfAny =
  (paths: readonly ReadPath[]) =>
  ({ queryKey }: { queryKey: QueryKey }) =>
    paths.some((path) => isOf(path, queryKey));

/** Whether a key belongs to a path: `/api/orders` covers `/api/orders/{id}` but not `/api/orders-archive`. */
const isOf = (path: ReadPath, [first]: QueryKey) =>
  typeof first === 'string' && (first === path || first.startsWith(`${path}/`));
