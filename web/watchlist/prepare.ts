import type { RouterContext } from '../router-context.ts';
import { watchlistQuery } from './queries.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call }: RouterContext, page: string) =>
  queryClient.prefetchQuery(watchlistQuery(page, call));
