import type { APIRequestContext } from '@playwright/test';

/** The pages that anyone may open; `$id` stands for a vehicle. */
export const PUBLIC_PAGES = [
  '/',
  '/vehicles',
  '/vehicles/$id',
  '/documentation',
  '/terms-of-service',
  '/privacy-policy',
  '/imprint',
  '/cookie-settings',
  '/blog',
  '/blog/quality-assurance',
  '/contact',
  '/auth',
];

/** The same pages, with the id of a vehicle in stock. */
export async function publicPages(calls: APIRequestContext): Promise<string[]> {
  const { vehicles } = await (await calls.get('/api/vehicles?limit=1')).json();
  return PUBLIC_PAGES.map((path) => path.replace('$id', vehicles[0].id));
}
