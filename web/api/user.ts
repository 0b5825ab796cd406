import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, type Call, CallFailed, type ResultOf } from './call.ts';

export type User = ResultOf<'GET /api/user'>;

/** The signed-in user; null without a session. */
export const userQuery = (by: Call = call) =>
  queryOptions({
    queryKey: ['/api/user'],
    queryFn: async (): Promise<User | null> => {
      try {
        return await by('GET /api/user');
      } catch (error) {
        if (error instanceof CallFailed && error.status === 401) return null;
        throw error;
      }
    },
  });

/** The signed-in user, or null; known before the first paint. */
export function useUser(): User | null {
  return useQuery(userQuery()).data ?? null;
}

export const isActiveDealer = (user: User | null): boolean => user?.dealer?.status === 'ACTIVE';
