import type { QueryClient } from '@tanstack/react-query';
import { type Call, CallFailed, type ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';
import type { InventorySearch } from './search.ts';

export type Inventory = ResultOf<'GET /api/vehicles'>;

/** A page of the inventory. */
export const inventoryQuery = (search: InventorySearch, by?: Call) =>
  queryOf('GET /api/vehicles', { query: search }, by);

/** Why the server rendered a page without its list. Serializable, since the page carries it. */
export interface Failure {
  status: number;
  text: string;
}

/**
 * On the server the page waits for the list, or for the reason why there is none. In the browser the page opens at once
 * and shows that the list is loading.
 */
export async function loadInventory(
  { queryClient, call: by }: { queryClient: QueryClient; call: Call },
  search: InventorySearch,
): Promise<{ failure: Failure | null }> {
  const loading = queryClient.ensureQueryData(inventoryQuery(search, by));
  if (!import.meta.env.SSR) {
    // The page runs the same query and shows its error.
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
