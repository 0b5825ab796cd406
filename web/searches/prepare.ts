import type { RouterContext } from '../router-context.ts';
import { searchesQuery } from '../saved-searches/queries.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call }: RouterContext) =>
  queryClient.prefetchQuery(searchesQuery(call));
