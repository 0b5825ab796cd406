/** Beginnings of paths that are somebody's own: of no use to a search engine. */
export const PRIVATE_PAGES = [
  '/admin',
  '/auth',
  '/cart',
  '/dashboard',
  '/orders',
  '/reservations',
  '/watchlist',
] as const;

export const isPrivate = (path: string): boolean =>
  PRIVATE_PAGES.some((beginning) => path === beginning || path.startsWith(`${beginning}/`));
