import type { QueryClient } from '@tanstack/react-query';
import { DEALER_PARAMETERS } from '../../contract/dealer-parameters.ts';
import { RESERVATION_PARAMETERS } from '../../contract/reservation-parameters.ts';
import { readSearch } from '../address.ts';
import type { Call } from '../api/call.ts';
import { ordersQuery } from '../orders/queries.ts';
import { ordersSearch } from '../orders/search.ts';
import { reservationsQuery } from '../reservations/queries.ts';
import { inventoryQuery } from '../vehicles/queries.ts';
import { type InventorySearch, inventorySearch } from '../vehicles/search.ts';
import { dealersQuery } from './queries.ts';
import { SECTIONS } from './sections.ts';

export const ADMIN_SECTIONS = ['dashboard', 'vehicles', 'reservations', 'orders', 'upload', 'users'] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export const isAdminSection = (word: string): word is AdminSection =>
  ADMIN_SECTIONS.some((section) => section === word);

/** The parameters of an address, as text. */
export type AdminSearch = Record<string, string | string[]>;

/** Fetches the code of a section and the data that it shows first, before it is rendered. */
export async function adminData(
  section: AdminSection,
  { queryClient, call }: { queryClient: QueryClient; call: Call },
  search: AdminSearch,
): Promise<void> {
  await Promise.all([SECTIONS[section].preload?.(), firstData(section, queryClient, call, search)]);
}

async function firstData(
  section: AdminSection,
  queryClient: QueryClient,
  call: Call,
  search: AdminSearch,
): Promise<void> {
  if (section === 'vehicles')
    await queryClient.prefetchQuery(inventoryQuery(adminInventorySearch(search), call));
  if (section === 'reservations')
    await queryClient.prefetchQuery(reservationsQuery(reservationsSearch(search), call));
  if (section === 'orders') await queryClient.prefetchQuery(ordersQuery(ordersSearch(search), call));
  if (section === 'users') await queryClient.prefetchQuery(dealersQuery(dealersSearch(search), call));
}

/** The value of a parameter; undefined if it is missing, empty or repeated. */
export function wordIn(search: AdminSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An admin's list holds vehicles of every status, unless the address names one. */
export const adminInventorySearch = (search: AdminSearch): InventorySearch => ({
  status: 'ALL',
  ...inventorySearch(search),
});

/** What of an address the list of dealers understands. */
export const dealersSearch = (search: AdminSearch) => readSearch(DEALER_PARAMETERS, search);

/** What of an address the list of reservations understands. */
export const reservationsSearch = (search: AdminSearch) => readSearch(RESERVATION_PARAMETERS, search);
