import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Call, type ResultOf } from '../api/call.ts';

export type DealerList = ResultOf<'GET /api/admin/dealers'>;
export type Dealer = DealerList['dealers'][number];

/** The list of dealers; `search` holds the parameters as they stand in the address. */
export const dealersQuery = (search: Record<string, string>, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/admin/dealers', search],
    queryFn: () => by('GET /api/admin/dealers', { query: search }),
    placeholderData: keepPreviousData,
  });
