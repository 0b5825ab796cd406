import type { Page } from '@playwright/test';
import { DELIVERY_ADDRESSES_MAX } from '../contract/choices.ts';
import { openCartWith } from './cart-page.ts';
import {
  asClerk,
  asUser,
  type ImportedVehicle,
  placeOrder,
  placeOrders,
  signInQuickly,
  vehiclesInStock,
} from './people.ts';
import { expect, open, test } from './vocabulary.ts';

const DEALER = 'freiburg@dealers.example.com';
const ROWS = 60;
/** The most vehicles that one order may hold. */
const CART = 50;
/** The calls of a page. One of the back office about one thing also asks for its notes, mails and history. */
const CALLS = 4;
const CALLS_ABOUT_ONE = 7;
/** Rows of which other tests expect few. More than the calls that a page may repeat. */
const FEW = 6;

/** Counts the API calls by endpoint, with ids replaced by `{id}`. */
function watchCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const name = `${request.method()} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  return calls;
}

/**
 * Opens a page and fires the event of a return to its window. The number of calls must not grow with the number of
 * rows.
 */
async function expectFewCalls(
  page: Page,
  calls: Map<string, number>,
  path: string,
  most = CALLS,
): Promise<void> {
  calls.clear();
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  const often = [...calls].filter(([, count]) => count > 2);
  expect(often, `${path}: calls that are made more than twice`).toEqual([]);
  expect(calls.size, `${path}: ${[...calls.keys()].join(', ')}`).toBeLessThanOrEqual(most);
}

/** The id of the first row that a list of the back office finds. */
async function idOf({ request }: Page, list: 'dealers' | 'mails', search: string): Promise<string> {
  const answer = await request.get(`/api/admin/${list}?search=${encodeURIComponent(search)}&limit=1`);
  return (await answer.json())[list][0].id;
}

/** Adds what belongs to a dealer: so many watched vehicles, and as many delivery addresses as fit. */
const fillAccount = (email: string, watched: readonly ImportedVehicle[]): Promise<void> =>
  asUser(email, async (calls) => {
    for (const { id } of watched) {
      const answer = await calls.put(`/api/vehicles/${id}/mark`, { data: { status: 'WATCHED' } });
      expect(answer.status()).toBe(200);
    }
    for (let each = 0; each < DELIVERY_ADDRESSES_MAX; each += 1) {
      const data = {
        name: `Lager ${each}`,
        street: 'Torweg 3',
        postalCode: '79098',
        city: 'Freiburg',
        country: 'DE',
      };
      await calls.post('/api/dealer/addresses', { data });
    }
  });

/** Invoices for these orders, some imports, one of them with many files, and some clerks. Returns the id of that import. */
const fillBackOffice = (invoiced: readonly string[]): Promise<string> =>
  asClerk(async (calls) => {
    const bank = { iban: 'DE58 1234 5678 0123 4567 89', accountName: 'Forecourt GmbH', bic: 'MUSTDE00XXX' };
    for (const id of invoiced) {
      const answer = await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    const startImport = async (count: number) => {
      const form = new FormData();
      for (let each = 0; each < count; each += 1) form.append('files', new File(['no ZIP'], `${each}.zip`));
      const answer = await calls.post('/api/imports?dryRun=true', { multipart: form });
      expect(answer.status(), await answer.text()).toBe(201);
      return String((await answer.json()).id);
    };
    for (let each = 0; each < FEW; each += 1) {
      await startImport(1);
      const email = `bounded-${each}@example.com`;
      await calls.post('/api/admin/admins', {
        data: { email, name: 'Ada Brandt', rights: 'CLERK', locale: 'de' },
      });
    }
    return startImport(ROWS);
  });

test('no page makes one call per row, with sixty orders, sixty reservations and a full cart', async ({
  page,
  context,
}) => {
  test.slow();
  const sold = await vehiclesInStock(ROWS);
  await placeOrders(
    DEALER,
    sold.map((vehicle) => [vehicle]),
  );
  const offered = await vehiclesInStock(CART);
  await signInQuickly(context, DEALER);
  const calls = watchCalls(page);
  await openCartWith(page, offered);
  for (const path of ['/', '/vehicles?limit=100', `/vehicles/${offered[0]?.id}`, '/cart', '/dashboard'])
    await expectFewCalls(page, calls, path);
  for (const path of ['/orders', '/reservations', '/reservations?page=2'])
    await expectFewCalls(page, calls, path);
  await expect(page.getByRole('row')).not.toHaveCount(1);

  await signInQuickly(context, 'admin@example.com');
  for (const section of ['', '/vehicles', '/reservations', '/orders', '/users', '/upload'])
    await expectFewCalls(page, calls, `/admin${section}`);
});

test('nor does a page of one thing, or a list of the back office, with sixty of everything that belongs to it', async ({
  page,
  context,
}) => {
  test.slow();
  const vehicles = await vehiclesInStock(CART);
  const watched = await vehiclesInStock(ROWS - CART);
  await fillAccount(DEALER, [...vehicles, ...watched]);
  const order = await placeOrder(DEALER, vehicles);
  const small = await vehiclesInStock(FEW);
  const invoiced = await placeOrders(
    DEALER,
    small.map((vehicle) => [vehicle]),
  );
  const oneImport = await fillBackOffice([order, ...invoiced]);
  await signInQuickly(context, DEALER);
  const calls = watchCalls(page);
  for (const path of ['/watchlist', '/watchlist?page=2', '/account', `/orders/${order}`])
    await expectFewCalls(page, calls, path);

  await signInQuickly(context, 'admin@example.com');
  for (const section of ['invoices', 'mails', 'history', 'admins', 'provider', `upload/${oneImport}`])
    await expectFewCalls(page, calls, `/admin/${section}`);
  const [dealer, mail] = [await idOf(page, 'dealers', DEALER), await idOf(page, 'mails', DEALER)];
  for (const path of [`orders/${order}`, `vehicles/${vehicles[0]?.id}`, `users/${dealer}`, `mails/${mail}`])
    await expectFewCalls(page, calls, `/admin/${path}`, CALLS_ABOUT_ONE);
});
