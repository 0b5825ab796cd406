import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: () => call('GET /api/admin/overview'),
});
