/** Areas that only some pages need, by the part of the words that they are loaded in; all others are `common`. */
export const PART_OF_AREA: Record<string, string> = {
  admin: 'admin',
  auth: 'forms',
  validation: 'forms',
  cart: 'trade',
  orders: 'trade',
  reservations: 'trade',
  dashboard: 'trade',
  home: 'home',
  contact: 'contact',
  blog: 'reading',
  cookies: 'reading',
  documentation: 'reading',
  legal: 'reading',
};

/** What a page needs beside the common words, by the beginning of its path. */
const PARTS_OF_PAGE: readonly (readonly [path: string, parts: readonly string[]])[] = [
  ['/admin', ['admin', 'forms', 'trade']],
  ['/auth', ['forms']],
  ['/cart', ['trade']],
  ['/contact', ['contact', 'forms']],
  ['/orders', ['trade']],
  ['/reservations', ['trade']],
  ['/dashboard', ['trade']],
  ['/documentation', ['reading']],
  ['/terms-of-service', ['reading']],
  ['/privacy-policy', ['reading']],
  ['/imprint', ['reading']],
  ['/cookie-settings', ['reading']],
  ['/blog', ['reading']],
];

/** The parts of the words that the page at this path needs. */
export function partsOf(path: string): string[] {
  if (path === '/') return ['common', 'home'];
  const page = PARTS_OF_PAGE.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  return ['common', ...(page?.[1] ?? [])];
}
