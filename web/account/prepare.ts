import type { User } from '../api/user.ts';
import type { RouterContext } from '../router-context.ts';
import { ownPapersQuery } from '../papers/queries.ts';
import { ownDealerQuery, sessionsQuery } from './queries.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call, user }: RouterContext & { user: User | null }) =>
  Promise.all([
    queryClient.prefetchQuery(sessionsQuery(call)),
    user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call)),
    user?.dealer && queryClient.prefetchQuery(ownPapersQuery(call)),
  ]);
