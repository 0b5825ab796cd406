import type { Page } from '@playwright/test';
import { RESERVATION_HOURS } from '../contract/constants.ts';
import { pauseClock } from './clock.ts';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { refuse } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  orderRow,
  portalUrl,
  returnToWindow,
  test,
} from './vocabulary.ts';

const DEALER = 'wien@dealers.example.com';
const ANOTHER = 'graz@dealers.example.com';
const RESERVATION_MS = RESERVATION_HOURS * 60 * 60 * 1000;

const callsTo = (page: Page, path: RegExp) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (path.test(pathname)) urls.push(pathname + search);
  });
  return urls;
};

const card = (page: Page, number: string) => page.getByRole('article').filter({ hasText: `#${number}` });
const dialog = (page: Page) => page.getByRole('alertdialog');

test('a dealer finds an order by a vehicle in it, opens it and cancels it', async ({ page, context }) => {
  const { id, number, vehicles } = await anOrderBy(DEALER, 2);
  const vin = vehicles[0]?.vin ?? '';
  await signInQuickly(context, DEALER);
  const lists = callsTo(page, /^\/api\/orders$/);
  const details = callsTo(page, /^\/api\/orders\/.+/);

  await page.clock.install();
  await open(page, '/orders?page=9');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await expect(page.getByText('Diese Seite gibt es nicht')).toBeVisible();
  const search = field(page, 'Bestellnummer, FIN, Marke oder Modell');
  // With the clock paused, typing has no gap between two keys, however slow the machine is.
  await pauseClock(page);
  await search.pressSequentially(vin);
  await page.clock.resume();
  await expect(page).toHaveURL(`/orders?search=${vin}`);
  await expect(card(page, number)).toBeVisible();
  expect(lists.filter((url) => url.includes('search='))).toEqual([`/api/orders?search=${vin}`]);

  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL('/orders?page=9');
  await page.goForward();
  await expect(search).toHaveValue(vin);
  await expect(page.getByText('Seite 1 von 1, 1 von 1 Bestellungen')).toBeVisible();

  expect(details).toEqual([]);
  const summary = card(page, number).getByRole('button', { name: number });
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
  const names = summary.getByText(/^Volkswagen \S+, Volkswagen \S+$/);
  const [shown, whole] = await names.evaluate((each) => [each.clientHeight, each.scrollHeight]);
  expect(whole, 'the row names all vehicles').toBe(shown);
  await summary.click();
  await expect(card(page, number).getByText(vin)).toBeVisible();
  await expect(card(page, number)).toContainText(
    /RechnungsadresseDonau Automobile GmbH.*LieferadresseDonau Automobile GmbH/s,
  );
  await expect(
    card(page, number).getByRole('link', { name: 'AGB in der Fassung vom 20.05.2025' }),
  ).toHaveAttribute('href', '/terms-of-service?version=2025-05-20');
  await expect(
    card(page, number).getByRole('link', { name: `Bestellung #${number} öffnen` }),
  ).toHaveAttribute('href', `/orders/${id}`);
  expect(details).toEqual([`/api/orders/${id}`]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await card(page, number).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expect(dialog(page)).toContainText('kann eine Bearbeitungsgebühr von 250,00\u00a0€ anfallen');
  await dialog(page).getByRole('button', { name: 'Bestellung behalten' }).click();
  await expect(dialog(page)).toBeHidden();
  const cancel = async () => {
    await card(page, number).getByRole('button', { name: 'Bestellung stornieren' }).click();
    await dialog(page).getByRole('button', { name: 'Bestellung stornieren' }).dblclick();
  };
  await context.setOffline(true);
  // One click: without a network the dialog closes at once, and a second one would open it again.
  await card(page, number).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expectToast(page, /^Keine Bestätigung erhalten.*laden Sie die Seite neu/);
  await context.setOffline(false);
  const limited = await refuse(page, /\/cancel$/, 429, 'RATE_LIMITED');
  await card(page, number).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expectToast(page, /^Vielleicht schon geschehenZu viele Bestellungen und Stornierungen/);
  await limited.letThrough();
  const cancellings = callsTo(page, /\/cancel$/);
  await cancel();
  await expectToast(page, `Bestellung #${number} storniert`);
  expect(cancellings).toHaveLength(1);
  await expect(card(page, number).getByText('Von Ihnen storniert.')).toBeVisible();
  await expect(summary).toBeFocused();
});

test('an open order stays in the list with its question when it leaves the filter, until it is closed', async ({
  page,
  context,
}) => {
  const { id, number } = await anOrderBy(DEALER);
  await signInQuickly(context, DEALER);
  await open(page, `/orders?status=PENDING&search=${number}`);
  const summary = card(page, number).getByRole('button', { name: number });
  await summary.click();
  await card(page, number).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await asClerk((calls) => calls.patch(`/api/orders/${id}/status`, { data: { status: 'PROCESSED' } }));
  const left = page.waitForResponse(async (answer) => {
    const isList = new URL(answer.url()).pathname === '/api/orders';
    return isList && (await answer.json()).total === 0;
  });
  await returnToWindow(page);
  await left;
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Bestellung behalten' }).click();
  await expect(page.getByText('Seite 1 von 1, 1 von 1 Bestellungen')).toBeVisible();
  await summary.click();
  await summary.evaluate((button) => button.blur());
  await returnToWindow(page);
  await expect(card(page, number)).toHaveCount(0);
});

test('on phones one button unfolds the filters of the orders and counts them', async ({
  page,
  context,
  browser,
}) => {
  await signInQuickly(context, DEALER);
  await anOrderBy(DEALER);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/orders');
  const button = page.getByRole('button', { name: /^Filter/ });
  const status = page.getByRole('combobox', { name: 'Status' });

  await test.step('the first order is in the upper half of the window', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toBeHidden();
    await expect(field(page, 'Von')).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Sortieren' })).toBeVisible();
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(844 / 2);
    await expectAccessible(page);
  });

  await test.step('the filters unfold, apply and are counted', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await status.selectOption('PENDING');
    await expect(page).toHaveURL('/orders?status=PENDING');
    // The browser reports a day with each digit of the year: 0002, 0020, 0202.
    const lists = callsTo(page, /^\/api\/orders$/);
    await field(page, 'Von').focus();
    await page.keyboard.type('01012026');
    await expect(page).toHaveURL(/dateFrom=2026-01-01/);
    await expect(field(page, 'Von')).toHaveValue('2026-01-01');
    expect(lists.filter((url) => url.includes('dateFrom=0'))).toEqual([]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button.click();
    await expect(status).toBeHidden();
    await expect(button).toHaveText('Filter2');
  });

  await test.step('on wide screens they stay in one row, without the button', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(button).toBeHidden();
    const places = [status, field(page, 'Von'), page.getByRole('combobox', { name: 'Sortieren' })];
    const tops = await Promise.all(places.map(async (each) => (await each.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await expectNoSidewaysScroll(page);
  });

  await test.step('without scripts they are always shown', async () => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: portalUrl(),
      storageState: await context.storageState(),
      viewport: { width: 390, height: 844 },
    });
    const form = await plain.newPage();
    await form.goto('/orders');
    await expect(form.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
    await form.getByRole('combobox', { name: 'Status' }).selectOption('CANCELLED');
    await form.getByRole('button', { name: 'Filter anwenden' }).click();
    await expect(form).toHaveURL(/status=CANCELLED/);
    await plain.close();
  });
});

test('the price of a vehicle that left its order is struck out', async ({ page, context }) => {
  const { id, number, vehicles } = await anOrderBy(DEALER, 2);
  await signInQuickly(context, DEALER);
  const { reservations } = await (await context.request.get(`/api/orders/${id}`)).json();
  const cancelled = await context.request.post(`/api/reservations/${reservations[0].id}/cancel`);
  expect(cancelled.ok()).toBe(true);
  await open(page, `/orders?search=${vehicles[0]?.vin}`);
  await card(page, number).getByRole('button', { name: number }).click();
  const listed = card(page, number).getByRole('listitem');
  await expect(listed.filter({ hasText: 'Storniert' }).locator('s')).toHaveText('18.450,00 €');
  await expect(card(page, number).locator('s')).toHaveCount(1);
});

test('a reservation counts down, names the fee of a cancellation, and expires at zero', async ({
  page,
  context,
}) => {
  const { vehicles } = await anOrderBy(ANOTHER, 2);
  const [remaining, cancelled] = vehicles.map(({ vin }) => vin.slice(-8));
  const row = (name = '') => page.getByRole('row').filter({ hasText: name });
  await signInQuickly(context, ANOTHER);
  await page.clock.install();
  await open(page, `/vehicles?q=${cancelled}`);
  await expect(page.getByRole('article').getByText('Reserviert')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Meine Reservierungen' }).click();
  await expect(row(cancelled)).toContainText(/7[12]\sStd\. \d\d\sMin\./);
  await expectNoSidewaysScroll(page);
  await row(cancelled).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expect(dialog(page)).toContainText('kann eine Bearbeitungsgebühr von 250,00\u00a0€ anfallen');
  await expect(dialog(page)).toContainText('Ist es das letzte Fahrzeug der Bestellung, wird sie storniert.');
  await dialog(page).getByRole('button', { name: 'Reservierung behalten' }).click();
  await expect(dialog(page)).toBeHidden();

  const refusal = await refuse(page, /\/cancel$/, 409, 'RESERVATION_NOT_CANCELLABLE');
  await row(cancelled).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expectToast(page, /^Stornierung fehlgeschlagen.*nicht mehr/);
  await refusal.letThrough();

  const limited = await refuse(page, /\/cancel$/, 429, 'RATE_LIMITED');
  await row(cancelled).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expectToast(page, /^Stornierung fehlgeschlagenZu viele Bestellungen und Stornierungen/);
  await limited.letThrough();

  const unknown = await refuse(page, /\/cancel$/, 418, 'TEAPOT');
  await row(cancelled).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expectToast(page, 'unbekannter Fehler');
  await unknown.letThrough();

  await row(cancelled).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expect(row(cancelled)).toHaveCount(0);

  const before = await row(remaining).textContent();
  await page.clock.fastForward('01:00');
  await expect(row(remaining)).not.toHaveText(before ?? '');
  await page.clock.fastForward(RESERVATION_MS);
  await expect(row(remaining)).toContainText('Abgelaufen');
  await expect(row(remaining).getByRole('button')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('article').getByText('Verfügbar')).toBeVisible();
});

test('a promised call is not promised any more once its time is over, in a tab that stays open', async ({
  page,
  context,
}) => {
  const { id } = await anOrderBy(ANOTHER);
  await signInQuickly(context, ANOTHER);
  await page.clock.install();
  await open(page, `/orders/${id}`);
  await expect(page.getByText(/Nichts: Wir rufen Sie bis .* an/)).toBeVisible();
  await page.clock.fastForward(RESERVATION_MS);
  await returnToWindow(page);
  await expect(page.getByText(/Nichts: Wir bestätigen Ihre Bestellung bis/)).toBeVisible();
});

test('a list that cannot be loaded says so and offers a retry', async ({ page, context }) => {
  const { number } = await anOrderBy(DEALER);
  await context.addCookies([{ name: 'locale', value: 'en', url: portalUrl() }]);
  await signInQuickly(context, DEALER);
  await open(page, '/vehicles');
  const panel = page.getByRole('alert');
  const footer = page.getByRole('contentinfo');

  const reservations = await refuse(page, /\/api\/reservations/, 429, 'RATE_LIMITED');
  await footer.getByRole('link', { name: 'My reservations' }).click();
  await expect(panel).toContainText('There was an error loading your reservations. Please try again');
  await reservations.letThrough();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  const orders = await refuse(page, /\/api\/orders(\?|$)/, 429, 'RATE_LIMITED');
  await footer.getByRole('link', { name: 'Orders' }).click();
  await expect(panel).toContainText('Failed to fetch orders: 429');
  await orders.letThrough();
  await panel.getByRole('button', { name: 'Try again' }).click();

  const details = await refuse(page, /\/api\/orders\/.+/, 404, 'NOT_FOUND');
  await card(page, number).getByRole('button', { name: number }).click();
  await expect(panel).toContainText('Order details could not be found');
  await details.letThrough();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, number).getByText('Vehicles', { exact: true })).toBeVisible();
});

test('the print shows the open order without the list around it', async ({ page, context }) => {
  const printed = await anOrderBy(DEALER);
  const other = await anOrderBy(DEALER);
  await signInQuickly(context, DEALER);
  await open(page, '/orders');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, other.number)).toBeVisible();
  await card(page, printed.number).getByRole('button', { name: printed.number }).click();
  await expect(card(page, printed.number).getByText(printed.vehicles[0]?.vin ?? '')).toBeVisible();
  await expect(card(page, other.number)).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toBeHidden();
});

test('the confirmation of an order is printed on one sheet', async ({ page, context }) => {
  const { id } = await anOrderBy(DEALER);
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await signInQuickly(context, DEALER);
  await open(page, `/cart?order=${id}`);
  await expect(page.getByText('Livraison intracommunautaire exonérée de TVA')).toBeVisible();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('lists fit the page on a tablet, in the language with the longest words', async ({ page, context }) => {
  const { number } = await anOrderBy(DEALER);
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await signInQuickly(context, DEALER);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/reservations');
  const table = page.getByRole('table', { name: 'Mes réservations' });
  await expect(table).toBeVisible();
  const [needed, given] = await table.evaluate(({ parentElement: frame }) => [
    frame?.scrollWidth,
    frame?.clientWidth,
  ]);
  expect(needed).toBe(given);

  await context.clearCookies({ name: 'locale' });
  await signInQuickly(context, 'admin@example.com');
  for (const width of [320, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/admin/orders?search=${number}`);
    const dealer = orderRow(page, number).getByText('Donau Automobile GmbH');
    const { height = 0 } = (await dealer.boundingBox()) ?? {};
    expect(height, `height of the dealer's name at ${width} px`).toBeLessThan(30);
    await expectNoSidewaysScroll(page);
  }
});
