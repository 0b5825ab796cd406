import { hashKey, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useIsHydrated } from '../ui/hydrated.ts';

/**
 * The data of a query, for parts that are hydrated after their page. React hydrates a part with the data that the
 * server rendered it with, although the page may have fetched newer data meanwhile. It then renders the newer data at once.
 */
export function useSentFirst<Data>(query: UseQueryOptions<Data, Error, Data, QueryKey>): Data | undefined {
  const { data } = useQuery(query);
  const { sent } = useRouteContext({ from: '__root__' });
  const isHydrated = useIsHydrated();
  if (isHydrated || !sent) return data;
  const hash = hashKey(query.queryKey);
  const found = sent.queries.find(({ queryHash }) => queryHash === hash);
  // The server has sent what it read with the same query.
  return found ? (found.state.data as Data) : data;
}
