import { ownDealerQuery } from '../account/queries.ts';
import { companyRequestsQuery } from '../approval/queries.ts';
import { isActiveDealer, type User } from '../api/user.ts';
import { ownPapersQuery } from '../papers/queries.ts';
import type { RouterContext } from '../router-context.ts';
import { recentOrdersQuery } from './queries.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call, user }: RouterContext & { user: User | null }) =>
  Promise.all([
    user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call)),
    user?.dealer?.status === 'PENDING' && queryClient.prefetchQuery(ownPapersQuery(call)),
    isActiveDealer(user) && queryClient.prefetchQuery(recentOrdersQuery(call)),
    isActiveDealer(user) &&
      user?.rights !== 'VIEWER' &&
      queryClient.prefetchQuery(companyRequestsQuery(call)),
  ]);
