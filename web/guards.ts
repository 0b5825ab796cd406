import type { DealerStatus, Role } from '../contract/states.ts';

/** Who may open a page. `guest`: only people who are not signed in. */
export type Needs = 'anybody' | 'guest' | 'signedIn' | 'activeDealer' | 'admin';

interface Visitor {
  role: Role;
  needsSecondFactor?: boolean;
  dealer: { status: DealerStatus } | null;
}

interface Targets {
  /** The path that a guest asked for before they signed in. */
  next?: string | undefined;
  /** The path in the back office that shows an admin the same data. Without it an admin may open the page. */
  adminPath?: string | undefined;
}

/** Where people are redirected who may not open a page; undefined for people who may. Server and browser use the same rule. */
export function redirectOf(
  needs: Needs,
  path: string,
  user: Visitor | null,
  { next, adminPath }: Targets = {},
): string | undefined {
  if (needs === 'anybody') return undefined;
  if (needs === 'guest') return user ? awayFromLogin(user, next) : undefined;
  if (!user) return `/auth?next=${encodeURIComponent(path)}`;
  if (needs === 'admin') {
    if (user.role !== 'admin') return '/';
    // Admins who need a second factor first set it up in their account.
    return user.needsSecondFactor ? '/account' : undefined;
  }
  if (user.role === 'admin') return adminPath;
  if (needs === 'activeDealer' && user.dealer?.status !== 'ACTIVE') return '/dashboard';
  return undefined;
}

/** Where people go who open the login although they are signed in. */
const awayFromLogin = ({ role }: Pick<Visitor, 'role'>, next: string | undefined): string =>
  next === undefined && role === 'admin' ? '/admin' : ownPath(next);

/**
 * `next` if it is a path of this origin, else the home page: "//host", "/\host" and other schemes lead elsewhere.
 */
export function ownPath(next: string | undefined): string {
  if (!next?.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(next)) return '/';
  const origin = 'https://own.invalid';
  try {
    const url = new URL(next, origin);
    // The URL has resolved the dots: "/.//host" has become "//host".
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
