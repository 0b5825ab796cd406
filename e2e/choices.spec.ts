import type { Page } from '@playwright/test';
import { INVENTORY_REFRESH_SECONDS } from '../contract/constants.ts';
import { expect, field, open, portalUrl, test } from './vocabulary.ts';

type Choice = 'Deutsch' | 'English' | 'Français' | 'Dunkel' | 'Hell';

/** Uses the menu of the top bar, or the side menu where the window is too narrow for it. */
async function choose(page: Page, menu: RegExp, choice: Choice): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width < 768) {
    await page.getByRole('button', { name: /Menü öffnen|Open menu|Ouvrir le menu/ }).click();
    await page.getByRole('button', { name: choice, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return;
  }
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
}
const LANGUAGE = /^(Sprache|Language|Langue)/;
const THEME = /^(Darstellung|Theme|Apparence|Thème)/;

test('a change of language keeps filters, address and scroll position, and makes no API call', async ({
  page,
}) => {
  // What was fetched seconds ago would be fetched again. On a slow machine the change of language comes that late.
  await page.clock.setFixedTime(Date.now());
  const openedAt = performance.now();
  await open(page, '/vehicles?fuelType=Diesel&sortBy=priceAsc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeugbestand');
  const prices = async () =>
    // Not the text as it is laid out: cards outside of the window are not.
    (await page.getByRole('article').allTextContents()).map((text) => /[\d.]+,\d{2}(?=\s€)/.exec(text)?.[0]);
  const before = await prices();
  expect(before).not.toContain(undefined);
  const calls: string[] = [];
  page.on('request', (request) => {
    // Then the list asks by itself.
    const isRefresh = performance.now() - openedAt >= INVENTORY_REFRESH_SECONDS * 1000;
    if (new URL(request.url()).pathname.startsWith('/api/') && !isRefresh) calls.push(request.url());
  });

  await page.evaluate(() => scrollTo(0, 500));
  await choose(page, LANGUAGE, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventory');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Inventory – Forecourt');
  expect(new URL(page.url()).search).toBe('?fuelType=Diesel&sortBy=priceAsc');
  expect(await prices()).toEqual(before);
  expect(calls).toEqual([]);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
});

test('a change of language keeps the values in a form', async ({ page }) => {
  await open(page, '/auth');
  await field(page, 'E-Mail-Adresse').fill('jemand@example.com');
  await field(page, 'Passwort').fill('halb getippt');
  await choose(page, LANGUAGE, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const form = page.locator('form').filter({ visible: true }).first();
  await expect(form.locator('input[type="email"]')).toHaveValue('jemand@example.com');
  await expect(form.locator('input[type="password"]')).toHaveValue('halb getippt');
});

test('a language chosen on a page with another language in its address is remembered', async ({ page }) => {
  await open(page, '/imprint?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose(page, LANGUAGE, 'English');
  await expect(page).toHaveURL(/\/imprint$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventory');
});

test('the theme follows the device until one is chosen, and the chosen theme needs no script', async ({
  page,
  context,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);

  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, THEME, 'Dunkel');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('head meta[name="theme-color"]')).toHaveAttribute('content', '#171c23');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await context.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('where local storage and cookie differ, local storage wins after hydration', async ({
  page,
  context,
}) => {
  await page.goto('/imprint');
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await context.addCookies([{ name: 'locale', value: 'en', url: portalUrl() }]);
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Véhicules en stock');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
    .toBe('fr');
});

test('the server sends every page complete: no loading indicator is shown with scripts off', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portalUrl() });
  const page = await context.newPage();
  for (const path of ['/', '/vehicles', '/auth', '/imprint']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(
      page.locator('[aria-busy="true"], [role="progressbar"]').filter({ visible: true }),
    ).toHaveCount(0);
  }
  await context.close();
});

test('a page says that the network is gone for as long as it is gone', async ({ page, context }) => {
  await open(page, '/imprint');
  const notice = page.getByRole('status').filter({ hasText: 'Sie sind offline' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(notice).toBeVisible();

  // A page that was not loaded before cannot be loaded offline. The layout stays, with an error, until the network is
  // back.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung');
  await expect(footer).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Einstellungen');
});

test('a visit sets no cookie and stores nothing, and asks no other server', async ({ page, context }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const vehicle = paths.find((path) => path.startsWith('/vehicles/')) ?? '';
  for (const path of [
    ...paths.filter((each) => !each.startsWith('/vehicles/')),
    vehicle,
    '/auth',
    '/no-such-page',
  ]) {
    await page.goto(path);
    expect(await context.cookies(), path).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage)), path).toEqual([]);
  }
});
