import type { User } from '../api/user.ts';

/** Whether a vehicle was listed after the user's visit before this one. */
export const isNewTo = (user: User | null, { createdAt }: { createdAt: string }): boolean =>
  typeof user?.lastVisitAt === 'string' && createdAt > user.lastVisitAt;
