import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { statesQuery, type VehicleState } from '../trade/queries.ts';

/** The states of these vehicles, with the dealer's own marks. Empty for everybody else, and until the answer has come. */
export function useMarks(ids: readonly string[]): Map<string, VehicleState> {
  const isBuyer = isActiveDealer(useUser());
  const { data = [] } = useQuery({
    ...statesQuery(ids),
    // The dealer may mark a vehicle on its own page, in another tab.
    ...FRESHNESS.vehicle,
    enabled: isBuyer && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data.map((state) => [state.id, state]));
}
