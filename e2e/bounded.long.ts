import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
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

/** Within so long a list asks once more: web/api/freshness.ts. */
const DESK_FOLLOW_MS = 5000;
/** A page that begins no request for so long has asked for all that it shows. */
const QUIET_MS = 500;

interface Watch {
  /** The API calls by endpoint, with ids replaced by `{id}`. */
  calls: Map<string, number>;
  /** `networkidle` happens once for a page. This also waits for what a page asks for later. */
  untilQuiet: () => Promise<void>;
}

function watchCalls(page: Page): Watch {
  const calls = new Map<string, number>();
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = performance.now();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const name = `${request.method()} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  const end = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const untilQuiet = async () => {
    while (underWay.size > 0 || performance.now() - changedAt < QUIET_MS) await setTimeout(50);
  };
  return { calls, untilQuiet };
}

/**
 * Opens a page and fires the event of a return to its window. The number of calls must not grow with the number of
 * rows.
 */
async function expectFewCalls(
  page: Page,
  { calls, untilQuiet }: Watch,
  path: string,
  most = CALLS,
): Promise<void> {
  // The page that was open before goes on asking until the next one arrives.
  await page.goto('about:blank');
  calls.clear();
  const openedAt = performance.now();
  await open(page, path);
  await untilQuiet();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await untilQuiet();
  // Lists also ask every five seconds, because pages of tests get no stream of changes.
  const asked = 2 + Math.floor((performance.now() - openedAt) / DESK_FOLLOW_MS);
  const often = [...calls].filter(([, count]) => count > asked);
  expect(often, `${path}: calls that are made more than ${asked} times`).toEqual([]);
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
  const watch = watchCalls(page);
  await openCartWith(page, offered);
  for (const path of ['/', '/vehicles?limit=100', `/vehicles/${offered[0]?.id}`, '/cart', '/dashboard'])
    await expectFewCalls(page, watch, path);
  for (const path of ['/orders', '/reservations', '/reservations?page=2'])
    await expectFewCalls(page, watch, path);
  await expect(page.getByRole('row')).not.toHaveCount(1);

  await signInQuickly(context, 'admin@example.com');
  for (const section of ['', '/vehicles', '/reservations', '/orders', '/users', '/upload'])
    await expectFewCalls(page, watch, `/admin${section}`);
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
  const watch = watchCalls(page);
  for (const path of ['/watchlist', '/watchlist?page=2', '/account', `/orders/${order}`])
    await expectFewCalls(page, watch, path);

  await signInQuickly(context, 'admin@example.com');
  for (const section of ['invoices', 'mails', 'history', 'admins', 'provider', `upload/${oneImport}`])
    await expectFewCalls(page, watch, `/admin/${section}`);
  const [dealer, mail] = [await idOf(page, 'dealers', DEALER), await idOf(page, 'mails', DEALER)];
  for (const path of [`orders/${order}`, `vehicles/${vehicles[0]?.id}`, `users/${dealer}`, `mails/${mail}`])
    await expectFewCalls(page, watch, `/admin/${path}`, CALLS_ABOUT_ONE);
});
