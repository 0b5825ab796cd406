import type { Page } from '@playwright/test';
import { openCartWith } from './cart-page.ts';
import { placeOrders, signInQuickly, vehiclesInStock } from './people.ts';
import { expect, open, test } from './vocabulary.ts';

const DEALER = 'freiburg@dealers.example.com';
const ROWS = 60;
/** The most vehicles that one order may hold. */
const CART = 50;

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
async function expectFewCalls(page: Page, calls: Map<string, number>, path: string): Promise<void> {
  calls.clear();
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  const often = [...calls].filter(([, count]) => count > 2);
  expect(often, `${path}: calls that are made more than twice`).toEqual([]);
  expect(calls.size, `${path}: ${[...calls.keys()].join(', ')}`).toBeLessThanOrEqual(4);
}

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
