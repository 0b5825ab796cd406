import { addressesQuery } from '../addresses/queries.ts';
import { isActiveDealer, type User } from '../api/user.ts';
import type { RouterContext } from '../router-context.ts';
import { ownPapersQuery } from '../papers/queries.ts';
import { ownDealerQuery, secondFactorQuery, sessionsQuery } from './queries.ts';
import { secondFactor } from './second-factor-part.ts';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = ({ queryClient, call, user }: RouterContext & { user: User | null }) =>
  Promise.all([
    !user?.needsSecondFactor && queryClient.prefetchQuery(sessionsQuery(call)),
    user?.role === 'admin' && queryClient.prefetchQuery(secondFactorQuery(call)),
    user?.role === 'admin' && secondFactor.prepare(),
    user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call)),
    user?.rights === 'OWNER' && isActiveDealer(user) && queryClient.prefetchQuery(addressesQuery(call)),
    user?.rights === 'OWNER' && queryClient.prefetchQuery(ownPapersQuery(call)),
  ]);
