import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Call, CallFailed, type ResultOf } from '../api/call.ts';
import type { InventorySearch } from './search.ts';

export type Inventory = ResultOf<'GET /api/vehicles'>;

/** A page of the inventory; the page before stays in sight while the next one comes. */
export const inventoryQuery = (search: InventorySearch, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/vehicles', search],
    queryFn: () => by('GET /api/vehicles', { query: search }),
    placeholderData: keepPreviousData,
  });

/** Why a page came without its list, in a form that travels with it. */
export interface Failure {
  status: number;
  text: string;
}

/**
 * On the server the list comes with the page, or why it does not. In the browser the page is shown at once, and shows
 * what it waits for.
 */
export async function loadInventory(
  { queryClient, call: by }: { queryClient: QueryClient; call: Call },
  search: InventorySearch,
): Promise<{ failure: Failure | null }> {
  const loading = queryClient.ensureQueryData(inventoryQuery(search, by));
  if (!import.meta.env.SSR) {
    // Shown by the page, which asks for the same.
    loading.catch(() => {});
    return { failure: null };
  }
  try {
    await loading;
    return { failure: null };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { failure: { status: 500, text: '' } };
    return { failure: { status: error.status, text: error.message.slice(`${error.status}: `.length) } };
  }
}
