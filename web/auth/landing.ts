import type { User } from '../api/user.ts';
import { ownPath } from '../guards.ts';

/**
 * Where a login leads: to the page that the guest asked for, else to where the work is. That is the back office for an
 * admin, the inventory for a dealer who may buy, and the dashboard for a dealer who waits for approval or is suspended.
 */
export function landingOf({ role, dealer }: User, next: string | undefined): string {
  if (next !== undefined) return ownPath(next);
  if (role === 'admin') return '/admin';
  return dealer?.status === 'ACTIVE' ? '/vehicles' : '/dashboard';
}
