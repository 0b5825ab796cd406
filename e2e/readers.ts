import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
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

/** Every page of the portal once, with the reader who opens it. `$id` stands for a vehicle, an order, or an import of the back office. */
export const READERS: Record<string, Reader> = {
  'a visitor': {
    pages: [
      ...PUBLIC_PAGES,
      '/vehicles?q=golf&sortBy=priceAsc',
      '/auth?tab=register',
      '/auth/reset',
      '/auth/confirm',
      '/auth/invite?token=kq3vYt0mV2b8Zx1cN5h7rA',
      '/compare',
      '/nowhere',
    ],
  },
  'a dealer who waits for approval': { email: 'metz@dealers.example.com', pages: ['/dashboard', '/account'] },
  'a dealer who is suspended': {
    email: 'suspended@example.com',
    pages: ['/dashboard', '/account', '/vehicles/$id'],
  },
  'a dealer': {
    email: 'dealer@example.com',
    pages: [
      '/dashboard',
      '/account',
      '/company',
      '/vehicles',
      '/vehicles/$id',
      '/compare?id=$id',
      '/cart',
      '/watchlist',
      '/searches',
      '/orders',
      '/orders/$id',
      '/reservations',
    ],
  },
  'a clerk': {
    email: 'admin@example.com',
    pages: [
      '/admin',
      '/admin/vehicles',
      '/admin/vehicles/$id',
      '/admin/upload',
      '/admin/upload/$id',
      '/admin/users',
      '/admin/users/$id',
      '/admin/orders',
      '/admin/orders/$id',
      '/admin/reservations',
      '/admin/invoices',
      '/admin/mails',
      '/admin/mails/$id',
      '/admin/history',
      '/admin/admins',
      '/admin/provider',
    ],
  },
};

export async function becomeReader(context: BrowserContext, { email }: Reader): Promise<void> {
  if (email) await signInQuickly(context, email);
}

/** The address of a page in a language. */
export async function addressOf({ request: calls }: Page, path: string, locale: string): Promise<string> {
  const address = path.includes('$id') ? path.replace('$id', await idFor(calls, path)) : path;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Where the list of a kind of page is. Of the vehicles, one that no test sells: no test imports a more expensive one. */
const LISTS: Record<string, string> = {
  '/vehicles': '/api/vehicles?make=Mercedes-Benz&sortBy=priceDesc&limit=1',
  '/admin/vehicles': '/api/vehicles?make=Mercedes-Benz&sortBy=priceDesc&limit=1',
  '/compare?id=$id': '/api/vehicles?make=Mercedes-Benz&sortBy=priceDesc&limit=1',
  '/orders': '/api/orders?limit=1',
  '/admin/orders': '/api/orders?status=PROCESSED&limit=1',
  '/admin/users': '/api/admin/dealers?search=gent@dealers.example.com',
};

/** The id of the first row of a list, or of a new import. */
async function idFor(calls: APIRequestContext, path: string): Promise<string> {
  const kind = path.replace('/$id', '');
  if (kind === '/admin/upload') return anImport(calls);
  if (kind === '/admin/mails') return aMail(calls);
  const { vehicles, orders, dealers } = await (await calls.get(LISTS[kind] ?? '')).json();
  return (vehicles ?? orders ?? dealers)[0].id;
}

/** A mail to a dealer; the first reader has it written. */
async function aMail(calls: APIRequestContext): Promise<string> {
  const find = async () =>
    (await (await calls.get('/api/admin/mails?kind=papersRequested&limit=1')).json()).mails;
  const [known] = await find();
  if (known) return known.id;
  const { dealers } = await (await calls.get(LISTS['/admin/users'] ?? '')).json();
  const message = 'Please send us your trade licence.';
  await calls.post(`/api/admin/dealers/${dealers[0].id}/paper-requests`, { data: { message } });
  return (await find())[0].id;
}

/** An import that fails, as a dry run, so that nobody has to see to it. */
async function anImport(calls: APIRequestContext): Promise<string> {
  const files = { name: 'no-zip.zip', mimeType: 'application/zip', buffer: Buffer.from('no ZIP') };
  const answer = await calls.post('/api/imports?dryRun=true', { multipart: { files } });
  return (await answer.json()).id;
}
