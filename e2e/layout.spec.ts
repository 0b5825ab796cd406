import type { Locator, Page } from '@playwright/test';
import { pauseClock, untilShown } from './clock.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, open, test } from './vocabulary.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The second navigation and the account are in the top bar, on phones in the side menu. */
async function menuOf(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  return page.getByRole('dialog', { name: 'Menü' });
}

/** Opens a page with a paused clock. The test alone advances it, so that the speed of the machine does not matter. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await pauseClock(page);
}

const link = (place: Locator, name: string): Locator => place.getByRole('link', { name, exact: true });

test('a visitor sees links to stock, help, contact and login, and none to pages that need a login', async ({
  page,
}) => {
  await open(page, '/documentation');
  const menu = await menuOf(page);
  await expect(link(menu, 'Fahrzeugbestand')).toHaveAttribute('href', '/vehicles');
  await expect(link(menu, 'Dokumentation')).toHaveAttribute('href', '/documentation');
  await expect(link(menu, 'Kontakt')).toHaveAttribute('href', '/contact');
  await expect(link(menu, 'Anmelden')).toHaveAttribute('href', '/auth');
  for (const name of ['Dashboard', 'Bestellungen', 'Verwaltung', 'Auswahl'])
    await expect(link(menu, name)).toHaveCount(0);
  await expectAccessible(page);
  if (isPhone(page)) await page.keyboard.press('Escape');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Forecourt/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expectNoSidewaysScroll(page);
});

test('the footer names the company, its channels, the legal pages and the languages', async ({ page }) => {
  await open(page, '/imprint');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Forecourt Remarketing GmbH').first()).toBeVisible();
  await expect(footer.getByText('12345 Musterstadt')).toBeVisible();
  await expect(footer.getByText('© 2025 Forecourt Remarketing GmbH')).toBeVisible();
  await expect(link(footer, 'support@example.com')).toHaveAttribute('href', 'mailto:support@example.com');
  await expect(footer.locator('a[href^="https://"]')).toHaveCount(2);
  await expect(link(footer, 'Fahrzeugbestand')).toHaveAttribute('href', '/vehicles');
  const legal = footer.getByRole('navigation', { name: 'Rechtliches' });
  const targets = await legal
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  expect(targets).toEqual([
    '/terms-of-service',
    '/privacy-policy',
    '/imprint',
    '/cookie-settings',
    '/reservations',
  ]);
  await link(footer, 'Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(link(footer, 'Mentions légales')).toBeVisible();
  await expect(link(footer, 'Français')).toHaveAttribute('aria-current', 'true');
});

test('the language is chosen in a menu on a desktop and with a grid of buttons on a phone', async ({
  page,
}) => {
  await open(page, '/imprint');
  const menu = await menuOf(page);
  if (isPhone(page)) {
    await menu.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'false');
  } else {
    await menu.getByRole('button', { name: /Sprache/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an active dealer has dashboard, orders, cart and account, and can sign out', async ({
  page,
  context,
}) => {
  const car = await aVehicleInStock();
  await signInQuickly(context, 'freiburg@dealers.example.com');
  await open(page, `/vehicles/${car.id}`);
  const cart = page.getByRole('banner').locator('a[href="/cart"]');
  await expect(cart).toHaveText(/^Auswahl$/);
  await page
    .getByRole('button', { name: /In die Auswahl/ })
    .filter({ visible: true })
    .click();
  await expect(cart).toHaveText(/1 Fahrzeug/);

  await open(page, '/documentation');
  const menu = await menuOf(page);
  await expect(link(menu, 'Bestellungen')).toHaveAttribute('href', '/orders');
  await expect(link(menu, 'Verwaltung')).toHaveCount(0);
  if (isPhone(page)) {
    await expect(menu.getByRole('link', { name: /Auswahl 1 Fahrzeug/ })).toHaveAttribute('href', '/cart');
    await expect(link(menu, 'Dashboard')).toHaveAttribute('href', '/dashboard');
    await expect(link(menu, 'Meine Reservierungen')).toHaveAttribute('href', '/reservations');
    await expect(menu.getByText('freiburg@dealers.example.com')).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Abmelden' }).click();
  } else {
    await expect(link(menu, 'Dashboard')).toHaveAttribute('href', '/dashboard');
    await menu.getByRole('button', { name: /Konto/ }).click();
    const account = page.getByRole('menu');
    await expect(account.getByText('freiburg@dealers.example.com')).toBeVisible();
    await expect(account.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(account.getByRole('menuitem', { name: 'Meine Reservierungen' })).toHaveAttribute(
      'href',
      '/reservations',
    );
    await expectAccessible(page);
    await account.getByRole('menuitem', { name: 'Abmelden' }).click();
  }
  await expectToast(page, 'Sie wurden erfolgreich abgemeldet.');
  await expect(cart).toHaveCount(0);
});

test('a dealer who waits for approval is told so on every page and sees no link to orders', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'pending@example.com');
  await open(page, '/imprint');
  const banner = page.getByRole('complementary').filter({ hasText: 'Ihr Konto wird noch geprüft' });
  await expect(link(banner, 'Details ansehen')).toHaveAttribute('href', '/dashboard');
  const menu = await menuOf(page);
  await expect(link(menu, 'Bestellungen')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toHaveCount(0);
  if (!isPhone(page)) {
    await expect(link(menu, 'Dashboard')).toHaveCount(0);
    await menu.getByRole('button', { name: /Konto/ }).click();
  }
  await expect(page.getByText('Freischaltung ausstehend')).toBeVisible();
  await page.keyboard.press('Escape');
  await link(banner, 'Details ansehen').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a suspended dealer reads so on every page, with the telephone number', async ({ page, context }) => {
  await signInQuickly(context, 'suspended@example.com');
  const { id } = await aVehicleInStock({ pictures: 0 });
  for (const path of ['/imprint', '/', `/vehicles/${id}`, '/dashboard', '/account', '/blog', '/vehicles']) {
    await open(page, path);
    const banner = page.getByRole('complementary').filter({ hasText: 'Ihr Konto ist gesperrt' });
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', /^tel:\+\d+$/);
    await expectNoSidewaysScroll(page);
  }
  const menu = await menuOf(page);
  if (!isPhone(page)) await menu.getByRole('button', { name: /Konto/ }).click();
  await expect(page.getByText('Konto gesperrt', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('an admin has a link to the administration', async ({ page, context }) => {
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/imprint');
  const menu = await menuOf(page);
  await expect(link(menu, 'Verwaltung')).toHaveAttribute('href', '/admin');
  for (const name of ['Bestellungen', 'Auswahl']) await expect(link(menu, name)).toHaveCount(0);
});

test('one toast shows at a time, for five seconds; F8 focuses it and a swipe to the right dismisses it', async ({
  page,
}) => {
  await openWithPausedClock(page, '/cookie-settings');
  const save = page.getByRole('button', { name: 'Einstellungen speichern' });
  const messages = page.locator('[data-tone]');
  await save.click();
  await untilShown(messages);
  await save.click();
  await untilShown(messages);
  await page.clock.runFor(4500);
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(messages).toHaveCount(0);

  await save.click();
  await untilShown(messages);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Benachrichtigungen/ }).locator('ol')).toBeFocused();
  const box = await messages.boundingBox();
  if (!box) throw new Error('the toast is not on the page');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(messages).toHaveCount(1);
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(messages).toHaveCount(0);
});

test('a tooltip appears after the pointer has rested for 0.7 seconds', async ({ page }) => {
  const car = await aVehicleInStock();
  await openWithPausedClock(page, `/vehicles/${car.id}`);
  const next = page.getByRole('button', { name: 'Nächstes Bild' }).first();
  await next.hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(200);
  await untilShown(page.getByRole('tooltip'));
  await expect(page.getByRole('tooltip')).toHaveText('Nächstes Bild');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
