import type { QueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { keyOf } from '../../api/query-of.ts';
import type { Inventory } from '../../vehicles/queries.ts';

/**
 * Writes a changed vehicle into its rows in the cached lists. The lists are stale then, but the one on the screen is not
 * fetched again: its rows could change places.
 */
export function showInLists(queryClient: QueryClient, vehicle: Vehicle): void {
  const queryKey = keyOf('GET /api/vehicles');
  // The equipment is not part of a row.
  const { equipmentText: _, ...changed } = vehicle;
  queryClient.setQueriesData<Inventory>(
    // Not other readings of the same call, such as the strip of the home page, which have a third part.
    { queryKey, predicate: (query) => query.queryKey.length === 2 },
    (inventory) =>
      inventory && {
        ...inventory,
        vehicles: inventory.vehicles.map((row) => (row.id === vehicle.id ? { ...row, ...changed } : row)),
      },
  );
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
