import { useQuery } from '@tanstack/react-query';
import { type Call, CallFailed, type ResultOf } from './call.ts';
import { type Ask, readingOf } from './query-of.ts';

export type User = ResultOf<'GET /api/user'>;

/** The signed-in user; null without a session. */
export const userQuery = (by?: Call) =>
  readingOf('GET /api/user', {}, { as: 'or null', read: userOrNull, by });

async function userOrNull(ask: Ask<'GET /api/user'>): Promise<User | null> {
  try {
    return (await ask()).result;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in user, or null. Known before the first paint. */
export function useUser(): User | null {
  return useQuery(userQuery()).data ?? null;
}

export const isActiveDealer = (user: User | null): boolean => user?.dealer?.status === 'ACTIVE';

/** Whether the user may fill the cart and order. A VIEWER reads and marks. */
export const isBuyer = (user: User | null): boolean => isActiveDealer(user) && user?.rights !== 'VIEWER';
