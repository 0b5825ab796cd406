import type { Messages } from './messages.ts';

/**
 * The areas of the texts that every page needs. They are loaded as one part, `common`. Every other area is a part of
 * its own.
 */
export const COMMON_AREAS = ['layout', 'errors', 'states'] as const satisfies readonly (keyof Messages)[];

/** An area of the texts that only some pages need. */
export type Area = Exclude<keyof Messages, (typeof COMMON_AREAS)[number]>;
export type Part = 'common' | Area;

/**
 * The areas that each page needs besides the common texts, by the path of its route. A page gets these and no others.
 */
export const AREAS_OF_PAGE = {
  '/': ['home'],
  '/auth': ['auth', 'validation'],
  '/vehicles': ['inventory'],
  '/vehicles/$id': ['vehicle'],
  '/cart': ['cart'],
  '/orders': ['orders', 'cart'],
  '/reservations': ['reservations'],
  '/dashboard': ['dashboard'],
  '/admin/{-$section}': [
    'admin',
    'adminDashboard',
    'adminDealers',
    'adminReservations',
    'adminUpload',
    'adminVehicles',
    'validation',
    'orders',
    'reservations',
    'cart',
  ],
  '/documentation': ['documentation'],
  '/terms-of-service': ['legal'],
  '/privacy-policy': ['legal'],
  '/imprint': ['legal'],
  '/cookie-settings': ['cookies'],
  '/contact': ['contact', 'validation'],
  '/blog': ['blog'],
  '/blog/$slug': ['blog'],
} as const satisfies Record<string, readonly Area[]>;

export type PagePath = keyof typeof AREAS_OF_PAGE;

const isPagePath = (route: string): route is PagePath => Object.hasOwn(AREAS_OF_PAGE, route);

/** The areas that the page of this route needs. Empty for a route without a page, such as the root. */
export const areasOf = (route: string): readonly Area[] => (isPagePath(route) ? AREAS_OF_PAGE[route] : []);
