import type { QueryClient } from '@tanstack/react-query';
import { STATES_KEY, type VehicleState } from '../trade/queries.ts';
import type { Mark } from './pending-marks.ts';

/** Writes a confirmed mark into all lists of states, so that every heart of the vehicle shows it. */
export async function writeMark(queryClient: QueryClient, id: string, mark: Mark): Promise<void> {
  const filters = { queryKey: STATES_KEY, fetchStatus: 'fetching' } as const;
  const overtaken = new Set(queryClient.getQueryCache().findAll(filters));
  // An answer on its way may have the mark of before.
  await queryClient.cancelQueries({ queryKey: STATES_KEY });
  queryClient.setQueriesData<VehicleState[]>({ queryKey: STATES_KEY }, (states) =>
    states?.map((state) => (state.id === id ? { ...state, mark } : state)),
  );
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => overtaken.has(query) });
}
