import type { QueryClient } from '@tanstack/react-query';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';

/** Answers by the first word of their keys: all that shows an order shows its reservations and vehicles too. */
export const ORDERS_AND_VEHICLES = ['/api/orders', '/api/reservations', '/api/vehicles'] as const;

/** Has every answer of these kinds asked for again: what is in sight at once, the rest when it is shown next. */
export const refresh = (queryClient: QueryClient, kinds: readonly string[]) =>
  Promise.all(kinds.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));

/** What came with the page, or with the click that led to it, is not asked for once more. */
const JUST_ASKED_MS = 5_000;

/** For what others change while one looks: asked for when it is shown, when one comes back to the window, and in between. */
export const FOLLOWED = {
  staleTime: JUST_ASKED_MS,
  refetchOnWindowFocus: 'always',
  refetchInterval: INVENTORY_REFRESH_SECONDS * 1000,
} as const;
