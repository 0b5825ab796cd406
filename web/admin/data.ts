import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../api/call.ts';
import { ordersQuery } from '../orders/queries.ts';
import { ordersSearch } from '../orders/search.ts';
import { reservationsQuery } from '../reservations/queries.ts';
import { inventoryQuery } from '../vehicles/queries.ts';
import { inventorySearch } from '../vehicles/search.ts';
import { dealersQuery } from './queries.ts';

export const ADMIN_SECTIONS = ['dashboard', 'vehicles', 'reservations', 'orders', 'upload', 'users'] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export const isAdminSection = (word: string): word is AdminSection =>
  ADMIN_SECTIONS.some((section) => section === word);

type Search = Record<string, string | string[]>;

/** What each section shows at first, fetched before it is rendered. */
export async function adminData(
  section: AdminSection,
  { queryClient, call }: { queryClient: QueryClient; call: Call },
  search: Search,
): Promise<void> {
  if (section === 'vehicles')
    await queryClient.prefetchQuery(inventoryQuery(adminInventorySearch(search), call));
  if (section === 'reservations') {
    const { dealerId } = search;
    await queryClient.prefetchQuery(
      reservationsQuery({ dealerId: typeof dealerId === 'string' ? dealerId : undefined }, call),
    );
  }
  if (section === 'orders') await queryClient.prefetchQuery(ordersQuery(ordersSearch(search), call));
  if (section === 'users') await queryClient.prefetchQuery(dealersQuery(dealersSearch(search), call));
}

/** An admin's list holds vehicles of every status, unless one is chosen. */
export const adminInventorySearch = (search: Search) => ({ status: 'ALL', ...inventorySearch(search) });

/** What of an address the list of dealers knows. */
export function dealersSearch(search: Search): Record<string, string> {
  const known: Record<string, string> = {};
  for (const name of ['page', 'search', 'status', 'sortBy']) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') known[name] = value;
  }
  return known;
}
