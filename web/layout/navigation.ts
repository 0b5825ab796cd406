import { isActiveDealer, type User } from '../api/user.ts';

/** The second navigation as data: who sees which entry. */
export const NAVIGATION = [
  { key: 'inventory', to: '/vehicles', isFor: () => true },
  { key: 'documentation', to: '/documentation', isFor: () => true },
  { key: 'dashboard', to: '/dashboard', isFor: isActiveDealer },
  { key: 'orders', to: '/orders', isFor: isActiveDealer },
  { key: 'admin', to: '/admin/{-$section}', isFor: (user: User | null) => user?.role === 'admin' },
] as const;

/** The footer's ways: to what the portal offers, and to what the law and the trade ask for. */
export const QUICK_LINKS = [
  { key: 'inventory', to: '/vehicles' },
  { key: 'documentation', to: '/documentation' },
  { key: 'blog', to: '/blog' },
  { key: 'orders', to: '/orders' },
] as const;
export const LEGAL_LINKS = [
  { key: 'terms', to: '/terms-of-service' },
  { key: 'privacy', to: '/privacy-policy' },
  { key: 'imprint', to: '/imprint' },
  { key: 'cookies', to: '/cookie-settings' },
  { key: 'reservations', to: '/reservations' },
] as const;
