import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { isActiveDealer, type User } from '../api/user.ts';
import { statesQuery, type VehicleState } from '../trade/queries.ts';

/**
 * The states of these vehicles, with the marks of the signed-in dealer. Empty for everybody else, also for a reader who has
 * signed out in another tab, and until the answer has come.
 */
export function useMarks(ids: readonly string[], user: User | null): Map<string, VehicleState> {
  const isActive = isActiveDealer(user);
  const { data = [] } = useQuery({
    ...statesQuery(ids),
    // The dealer may mark a vehicle on its own page, in another tab.
    ...FRESHNESS.vehicle,
    enabled: isActive && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(isActive ? data.map((state) => [state.id, state]) : []);
}
