import { isActiveDealer, type User } from '../api/user.ts';

/** The second navigation as data, with the users who see each entry. */
export const NAVIGATION = [
  { key: 'inventory', to: '/vehicles', isFor: () => true },
  { key: 'documentation', to: '/documentation', isFor: () => true },
  { key: 'dashboard', to: '/dashboard', isFor: isActiveDealer },
  { key: 'orders', to: '/orders', isFor: isActiveDealer },
  { key: 'admin', to: '/admin', isFor: (user: User | null) => user?.role === 'admin' },
] as const;

/** The links of the footer: to the offers of the portal, and to the pages that law and trade require. */
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
