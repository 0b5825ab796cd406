import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useIsHydrated } from '../ui/hydrated.ts';

/** The data of a query as the server sends them with the page. */
export interface SentQuery {
  key: QueryKey;
  data: unknown;
  /** In milliseconds. */
  readAt: number;
}

/** What the loaders of the page have read. Objects, not serialized JSON: the router sends an object that occurs twice once. */
export const sentQueries = (queryClient: QueryClient): SentQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }) =>
      data === undefined ? [] : [{ key: queryKey, data, readAt: dataUpdatedAt }],
    );

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
  const found = sent.find(({ key }) => hashKey(key) === hash);
  // The server has sent what it read with the same query.
  return found ? (found.data as Data) : data;
}
