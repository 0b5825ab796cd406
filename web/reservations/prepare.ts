import type { User } from '../api/user.ts';
import type { RouterContext } from '../router-context.ts';
import { reservationsQuery } from './queries.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call, user }: RouterContext & { user: User | null }, page: string) =>
  queryClient.prefetchQuery(reservationsQuery({ dealerId: user?.dealer?.id, page }, call));
