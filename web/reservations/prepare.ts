import type { Search } from '../address.ts';
import type { User } from '../api/user.ts';
import type { RouterContext } from '../router-context.ts';
import { reservationsQuery } from './queries.ts';
import { listIn } from './search.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call, user }: RouterContext & { user: User | null }, search: Search) =>
  queryClient.prefetchQuery(reservationsQuery({ dealerId: user?.dealer?.id, ...listIn(search) }, call));
