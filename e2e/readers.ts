import type { BrowserContext, Page } from '@playwright/test';
import { PUBLIC_PAGES } from './public-pages.ts';
import { signInQuickly } from './people.ts';

/** 640 is a desktop window at 200 % zoom, 320 one at 400 %. */
export const WIDTHS = [320, 360, 414, 640, 768, 1024, 1280, 1920];

/** The width of a phone and of a desktop. */
export const USUAL_WIDTHS = [390, 1280] as const;

interface Reader {
  email?: string;
  pages: readonly string[];
}

/** Every page of the portal once, with the reader who opens it. `$id` stands for a vehicle. */
export const READERS: Record<string, Reader> = {
  'a visitor': {
    pages: [...PUBLIC_PAGES, '/vehicles?q=golf&sortBy=priceAsc', '/auth?tab=register', '/nowhere'],
  },
  'a dealer who waits for approval': { email: 'metz@dealers.example.com', pages: ['/dashboard'] },
  'a dealer': {
    email: 'dealer@example.com',
    pages: ['/dashboard', '/vehicles/$id', '/cart', '/orders', '/reservations'],
  },
  'a clerk': {
    email: 'admin@example.com',
    pages: [
      '/admin',
      '/admin/vehicles',
      '/admin/upload',
      '/admin/users',
      '/admin/orders',
      '/admin/reservations',
    ],
  },
};

export async function becomeReader(context: BrowserContext, { email }: Reader): Promise<void> {
  if (email) await signInQuickly(context, email);
}

/**
 * The address of a page in a language. For a vehicle it picks one that no test sells, and no test imports a more
 * expensive one.
 */
export async function addressOf({ request: calls }: Page, path: string, locale: string): Promise<string> {
  const { vehicles } = await (
    await calls.get('/api/vehicles?make=Mercedes-Benz&sortBy=priceDesc&limit=1')
  ).json();
  const address = path.replace('$id', vehicles[0].id);
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}
