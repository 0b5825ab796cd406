import type { DealerStatus, Role } from '../contract/states.ts';

/** Who may open a page. `guest`: only those who are not signed in. */
export type Needs = 'anybody' | 'guest' | 'signedIn' | 'activeDealer' | 'admin';

interface Visitor {
  role: Role;
  dealer: { status: DealerStatus } | null;
}

/** Pages that are a dealer's, and the section where an admin finds the same. */
const ADMIN_SECTION: Record<string, string> = {
  '/dashboard': '/admin',
  '/cart': '/admin/orders',
  '/orders': '/admin/orders',
  '/reservations': '/admin/reservations',
};

/** Where somebody is sent who may not open a page; undefined when he may. One table for server and browser. */
export function redirectOf(
  needs: Needs,
  path: string,
  user: Visitor | null,
  next?: string,
): string | undefined {
  const page = path.split('?')[0] ?? path;
  if (needs === 'anybody') return undefined;
  if (needs === 'guest') return user ? ownPath(next) : undefined;
  if (!user) return `/auth?next=${encodeURIComponent(path)}`;
  if (needs === 'admin') return user.role === 'admin' ? undefined : '/';
  if (user.role === 'admin') return ADMIN_SECTION[page];
  if (needs === 'activeDealer' && user.dealer?.status !== 'ACTIVE') return '/dashboard';
  return undefined;
}

/** `next` where it is a path of this origin, else home: "//host", "/\host" and other schemes lead away. */
export function ownPath(next: string | undefined): string {
  if (!next?.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(next)) return '/';
  const origin = 'https://own.invalid';
  try {
    const url = new URL(next, origin);
    // Dots are resolved by now: "/.//host" has become "//host".
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
