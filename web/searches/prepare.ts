import type { RouterContext } from '../router-context.ts';
import { searchesQuery } from '../saved-searches/queries.ts';
import { feedsQuery } from './feeds-query.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call }: RouterContext, hasFeeds: boolean) =>
  Promise.all([
    queryClient.prefetchQuery(searchesQuery(call)),
    hasFeeds && queryClient.prefetchQuery(feedsQuery(call)),
  ]);
