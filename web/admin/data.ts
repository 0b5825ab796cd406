import type { QueryClient } from '@tanstack/react-query';
import { RESERVATION_SORTS, RESERVATION_STATES } from '../../contract/states.ts';
import type { Call } from '../api/call.ts';
import { ordersQuery } from '../orders/queries.ts';
import { ordersSearch } from '../orders/search.ts';
import { pageIn } from '../layout/use-filters.ts';
import { type ReservationsSearch, reservationsQuery } from '../reservations/queries.ts';
import { inventoryQuery } from '../vehicles/queries.ts';
import { type InventorySearch, inventorySearch } from '../vehicles/search.ts';
import { dealersQuery } from './queries.ts';
import { SECTIONS } from './sections.ts';

export const ADMIN_SECTIONS = ['dashboard', 'vehicles', 'reservations', 'orders', 'upload', 'users'] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export const isAdminSection = (word: string): word is AdminSection =>
  ADMIN_SECTIONS.some((section) => section === word);

/** An address's parameters: words. */
export type AdminSearch = Record<string, string | string[]>;

/** What each section shows at first, and its program: fetched before it is rendered. */
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

/** The one word of a parameter; nothing where it is missing, empty or repeated. */
export function wordIn(search: AdminSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An admin's list holds vehicles of every status, unless one is chosen. */
export const adminInventorySearch = (search: AdminSearch): InventorySearch => ({
  status: 'ALL',
  ...inventorySearch(search),
});

/** What of an address the list of dealers knows. */
export function dealersSearch(search: AdminSearch): Record<string, string> {
  const known: Record<string, string> = {};
  for (const name of ['page', 'search', 'status', 'sortBy']) {
    const value = wordIn(search, name);
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** What of an address the list of reservations knows. */
export const reservationsSearch = (search: AdminSearch): ReservationsSearch => ({
  dealerId: wordIn(search, 'dealerId'),
  status: oneOf(RESERVATION_STATES, wordIn(search, 'status')),
  sortBy: oneOf(RESERVATION_SORTS, wordIn(search, 'sortBy')),
  page: pageIn(search),
});

const oneOf = (choices: readonly string[], word: string | undefined) =>
  word !== undefined && choices.includes(word) ? word : undefined;
