import type { RouterContext } from '../router-context.ts';
import { newestQuery } from './queries.ts';

export const prepare = ({ queryClient, call }: RouterContext) => queryClient.prefetchQuery(newestQuery(call));
