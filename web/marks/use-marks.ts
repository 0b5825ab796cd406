import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MarkStatus } from '../../contract/watching.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { statesQuery } from '../trade/queries.ts';

/** The dealer's own marks on these vehicles. Empty for everybody else, and until the answer has come. */
export function useMarks(ids: readonly string[]): Map<string, MarkStatus | null> {
  const isBuyer = isActiveDealer(useUser());
  const { data = [] } = useQuery({
    ...statesQuery(ids),
    // The dealer may mark a vehicle on its own page, in another tab.
    ...FRESHNESS.vehicle,
    enabled: isBuyer && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data.map(({ id, mark }) => [id, mark]));
}
