import type { QueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { changeRow } from '../../api/change-row.ts';
import { keyOf } from '../../api/query-of.ts';

/**
 * Writes a changed vehicle into its rows in the cached lists. The lists are stale then, but the one on the screen is not
 * fetched at once: its rows could change places.
 */
export function showInLists(queryClient: QueryClient, vehicle: Vehicle): void {
  // The equipment is not part of a row.
  const { equipmentText: _text, features: _features, ...changed } = vehicle;
  changeRow(queryClient, 'GET /api/vehicles', changed);
  void queryClient.invalidateQueries({ queryKey: keyOf('GET /api/vehicles'), refetchType: 'none' });
}
