import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  portalUrl,
  test,
} from './vocabulary.ts';

/** Scripts in `/assets/` are loaded on demand and do not count. */
const isNoScript = (url: string) => !url.includes('/assets/');

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);

test('the help opens at the section in the address, and the search finds words in all sections', async ({
  page,
}) => {
  await open(page, '/documentation#payment');
  const orders = page.locator('details#orders');
  const payment = page.getByRole('heading', { name: 'Bezahlen' });
  await expect(orders).toHaveAttribute('open');
  await expect(payment).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);

  // A link in the text leads to another section.
  await orders.getByRole('link', { name: 'bereits der Kauf' }).click();
  await expect(page.getByRole('heading', { name: 'Reservieren heißt kaufen' })).toBeInViewport();

  const search = page.getByRole('searchbox', { name: 'In der Dokumentation suchen' });
  const status = page.getByRole('main').getByRole('status');
  await search.fill('GELANGENSBESTATIGUNG');
  await expect(status).toHaveText('1 Treffer in 1 Abschnitt');
  await expect(page.locator('mark')).toHaveText(['Gelangensbestätigung']);
  await expect(page.locator('mark')).toBeVisible();
  await expect(page.locator('details:visible')).toHaveCount(1);
  await search.fill('unbekanntes Wort');
  await expect(status).toContainText('Nichts gefunden.');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.locator('details:visible')).toHaveCount(5);
  await expect(page.locator('mark')).toHaveCount(0);

  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  await expect(page.locator('details[open]')).toHaveCount(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a change of language changes the text and keeps the reader's place in it", async ({ page }) => {
  await open(page, '/terms-of-service#late-payment');
  const heading = page.locator('#liability');
  await expect(heading).toHaveText('Haftung');
  await heading.evaluate((element) => element.scrollIntoView());
  const place = await topOf(heading);
  await switchTo(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await expect(page).toHaveTitle('Terms of service – Forecourt');
  await expect(heading).toHaveText('Liability');
  await expect.poll(() => topOf(heading)).toBeCloseTo(place, -1);
  await switchTo(page, 'Deutsch');
  await expect(heading).toHaveText('Haftung');
  await expect.poll(() => topOf(heading)).toBeCloseTo(place, -1);
});

async function switchTo(page: Page, language: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByText(language, { exact: true }).click();
    await page.keyboard.press('Escape');
    return;
  }
  await page.getByRole('button', { name: /^(Sprache|Language)/ }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

test('cookie settings are confirmed, but neither stored nor sent', async ({ page, context }) => {
  await open(page, '/cookie-settings');
  const stored = async () => ({
    cookies: await context.cookies(),
    storage: await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
    ),
  });
  const toggle = (name: string) => page.getByRole('switch', { name });
  const before = await stored();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await expect(toggle('Notwendig')).toBeDisabled();
  await toggle('Statistik').click();
  await expect(toggle('Statistik')).not.toBeChecked();
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await expectToast(page, 'Einstellungen gespeichert');

  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  for (const name of ['Notwendig', 'Funktional', 'Statistik', 'Marketing'])
    await expect(toggle(name)).toBeChecked();
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  for (const name of ['Funktional', 'Statistik', 'Marketing']) await expect(toggle(name)).not.toBeChecked();
  await expect(toggle('Notwendig')).toBeChecked();

  expect(requests.filter(isNoScript)).toEqual([]);
  expect(await stored()).toEqual(before);
  await page.reload();
  await expect(toggle('Statistik')).toBeChecked();
  await expectAccessible(page);
});

test('an article whose picture fails to load shows the default picture', async ({ page }) => {
  await page.route(/market-trends-2025.*\.svg/, (route) => route.abort());
  await open(page, '/blog');
  const [featured, other] = [page.locator('article img').first(), page.locator('article img').nth(1)];
  await expect(featured).toHaveAttribute('src', /\/default-[\w-]+\.svg$/);
  await expect
    .poll(() => featured.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(other).toHaveAttribute('src', /digital-vehicle-documentation/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the newsletter box does nothing', async ({ page }) => {
  await open(page, '/blog');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const email = page.getByLabel('E-Mail-Adresse');
  await email.fill('einkauf@example.com');
  await email.press('Enter');
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(email).toHaveValue('einkauf@example.com');
  await expect(page).toHaveURL(`${portalUrl()}/blog`);
  expect(requests.filter(isNoScript)).toEqual([]);
});

test('an article links to pages of the portal, and the contact bar stays in view', async ({ page }) => {
  await open(page, '/blog/fake-pdf-catalogues');
  const bar = page.getByRole('complementary', { name: 'Kontakt bei Betrugsverdacht' });
  await expect(bar).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeInViewport();
  const [end, top] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    bar.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(end).toBeLessThanOrEqual(top);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('.prose').getByRole('link', { name: 'Bestand', exact: true }).click();
  await expect(page).toHaveURL(/\/vehicles/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeugbestand');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the texts can be read without scripts, and the address opens a folded section', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portalUrl() });
  const page = await context.newPage();
  await page.goto('/documentation?lang=fr#payment');
  await expect(page.getByRole('heading', { name: 'Paiement', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité');
  await context.close();
});

test('legal texts are accessible and fit the window', async ({ page }) => {
  for (const path of ['/terms-of-service', '/privacy-policy', '/imprint', '/blog/quality-assurance']) {
    await open(page, path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const cut = page
      .locator('main .scrolls')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth));
    expect(await cut, `${path}: tables with a hidden column`).toEqual([]);
  }
});
