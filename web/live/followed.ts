import type { Query, QueryClient } from '@tanstack/react-query';

/** The queries on the screen that follow what others change: those that are fetched again by themselves. */
export const followedQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.observers.some(({ options }) => options.refetchInterval));
