import { isActiveDealer, type User } from '../api/user.ts';

/** The second navigation as data: who sees which entry. */
export const NAVIGATION = [
  { key: 'inventory', to: '/vehicles', isFor: () => true },
  { key: 'dashboard', to: '/dashboard', isFor: isActiveDealer },
  { key: 'orders', to: '/orders', isFor: isActiveDealer },
  { key: 'admin', to: '/admin/{-$section}', isFor: (user: User | null) => user?.role === 'admin' },
] as const;
