/** The areas of the words that every page needs: they are loaded as one part, `common`. Every other area is a part. */
export const COMMON_AREAS: readonly string[] = ['frame', 'errors', 'states'];

/** What a page needs beside the common words, by the beginning of its path; the first that fits counts. */
const AREAS_OF_PAGE: readonly (readonly [path: string, areas: readonly string[]])[] = [
  ['/admin', ['admin', 'validation', 'orders', 'reservations', 'cart']],
  ['/auth', ['auth', 'validation']],
  ['/blog', ['blog']],
  ['/cart', ['cart']],
  ['/contact', ['contact', 'validation']],
  ['/cookie-settings', ['cookies']],
  ['/dashboard', ['dashboard']],
  ['/documentation', ['documentation']],
  ['/imprint', ['legal']],
  ['/orders', ['orders', 'cart']],
  ['/privacy-policy', ['legal']],
  ['/reservations', ['reservations']],
  ['/terms-of-service', ['legal']],
  ['/vehicles/', ['vehicle']],
  ['/vehicles', ['inventory']],
];

/** The parts of the words that the page at this path needs. */
export function partsOf(path: string): string[] {
  if (path === '/') return ['common', 'home'];
  const page = AREAS_OF_PAGE.find(
    ([beginning]) =>
      path === beginning || path.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`),
  );
  return ['common', ...(page?.[1] ?? [])];
}
