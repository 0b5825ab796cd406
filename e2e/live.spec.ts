import type { Browser, BrowserContext } from '@playwright/test';
import { changeVehicle, openCartWith, rowOf } from './cart-page.ts';
import { approve, aRegisteredDealer, aVehicleInStock, placeOrder, signInQuickly } from './people.ts';
import { expect, open, portalUrl, test } from './vocabulary.ts';

const BUYER = 'gent@dealers.example.com';
const OTHER = 'utrecht@dealers.example.com';
const CLERK = 'admin@example.com';

/** A person at a browser of their own, whose pages do not poll: all that they show came by the stream. */
async function personAt(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  await context.addInitScript(() => {
    const every = window.setInterval;
    window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      (ms ?? 0) >= 5_000 ? 0 : every(handler, ms, ...rest)) as typeof window.setInterval;
  });
  await signInQuickly(context, email);
  return context;
}

test('two dealers and a clerk see within moments what the others do, without a reload', async ({
  browser,
}) => {
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const [buyer, clerk] = [await personAt(browser, BUYER), await personAt(browser, CLERK)];
  const [cart, page, list, desk] = [
    await buyer.newPage(),
    await buyer.newPage(),
    await buyer.newPage(),
    await clerk.newPage(),
  ];
  await openCartWith(cart, [vehicle]);
  await open(page, `/vehicles/${vehicle.id}`);
  await open(list, `/vehicles?q=${vehicle.vin}`);
  await open(desk, '/admin');

  await changeVehicle(vehicle, { priceNet: '17000.00' });
  await expect(rowOf(cart, vehicle)).toContainText('17.000,00 €');
  await expect(page.getByRole('main')).toContainText('17.000,00 €');
  await expect(list.getByRole('main')).toContainText('17.000,00 €');

  const dealer = await aRegisteredDealer();
  await expect(desk.getByRole('main')).toContainText(dealer.company);
  await approve(dealer.email);
  await expect(desk.getByRole('main')).not.toContainText(dealer.company);

  await changeVehicle(vehicle, { priceNet: '18450.00' });
  await expect(page.getByRole('main')).toContainText('18.450,00 €');
  await placeOrder(OTHER, [vehicle]);
  await expect(page.getByRole('main')).toContainText('Reserviert');
  await expect(list.getByRole('main')).toContainText('Reserviert');
  await Promise.all([buyer, clerk].map((context) => context.close()));
});
