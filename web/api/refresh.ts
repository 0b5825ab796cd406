import type { QueryClient } from '@tanstack/react-query';

/** Answers by the first word of their keys: all that shows an order shows its reservations and vehicles too. */
export const ORDERS_AND_VEHICLES = ['/api/orders', '/api/reservations', '/api/vehicles'] as const;

/** Has every answer of these kinds asked for again: what is in sight at once, the rest when it is shown next. */
export const refresh = (queryClient: QueryClient, kinds: readonly string[]) =>
  Promise.all(kinds.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
