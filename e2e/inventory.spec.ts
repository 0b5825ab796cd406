import type { Locator, Page } from '@playwright/test';
import { MAKES } from '../contract/choices.ts';
import { INVENTORY_REFRESH_SECONDS } from '../contract/constants.ts';
import { aVin } from './delivery.ts';
import { twoFrames } from './frames.ts';
import { aVehicleInStock, asClerk, signInQuickly } from './people.ts';
import {
  blockWebFonts,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  portalUrl,
  test,
} from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const count = (page: Page) => page.locator('#inventory-count');
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const address = (page: Page) => new URL(page.url()).search;

/** Waits for the list that was asked for; until then the previous one is still shown. */
async function expectCount(page: Page, words: string): Promise<void> {
  await expect(count(page)).toHaveText(words);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function openFilters(page: Page) {
  await page
    .getByRole('button', { name: isPhone(page) ? 'Filter' : 'Weitere Filter' })
    .filter({ visible: true })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The title of a filter of the sheet, which folds it. */
const foldOf = (sheet: Locator, title: string) =>
  sheet.locator('summary').filter({ has: sheet.page().getByRole('heading', { name: title, exact: true }) });

/** Makes vehicles with a model name of their own, so that a search finds only them. */
async function vehiclesOfOneModel(prices: readonly number[]) {
  const model = `Probe${aVin().slice(-8)}`;
  const vehicles = [];
  for (const [at, priceNet] of prices.entries()) {
    const spec = { model, variant: `Nummer ${at + 1}`, priceNet, firstRegistered: `2021-0${at + 1}-15` };
    vehicles.push(await aVehicleInStock({ spec, pictures: 0 }));
  }
  return { model, vehicles };
}

test('a dealer searches, filters and goes back, and the address holds the state', async ({ page }) => {
  await open(page, '/vehicles?page=2&utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeugbestand');
  const search = page.getByRole('searchbox', { name: 'Suche' });

  await test.step('a mistyped make is found, on the first page', async () => {
    await search.fill('  Volksvagen ');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/vehicles\?q=Volksvagen$/);
    await expect(names(page).first()).toContainText('Volkswagen');
    await expect(page.getByRole('link', { name: 'Filter „Volksvagen“ entfernen' })).toBeVisible();
  });

  await test.step('unsubmitted input changes nothing, and going back restores the previous search words', async () => {
    await search.fill('Volksvagen Golf');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=Volksvagen\+Golf$/);
    await search.fill('something else');
    await page.goBack();
    await expect(page).toHaveURL(/q=Volksvagen$/);
    await expect(search).toHaveValue('Volksvagen');
    await search.blur();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page).toHaveURL(/q=Volksvagen$/);
    await page.goForward();
    await expect(search).toHaveValue('Volksvagen Golf');
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await expect(page).toHaveURL(/\/vehicles$/);
    await expect(search).toBeFocused();
  });

  await test.step('makes are chosen in a list with their counts', async () => {
    if (isPhone(page)) {
      const sheet = await openFilters(page);
      await sheet.getByRole('checkbox', { name: /^Audi / }).check();
      await sheet.getByRole('checkbox', { name: /^Skoda / }).check();
      await sheet.getByRole('button', { name: /Fahrzeuge anzeigen$/ }).click();
      await expect(sheet).toBeHidden();
    } else {
      const opener = page.getByRole('button', { name: /^Marke/ });
      await opener.click();
      const choices = page.getByRole('dialog', { name: 'Marke' });
      await choices.getByRole('checkbox', { name: /^Audi / }).check();
      await choices.getByRole('checkbox', { name: /^Skoda / }).check();
      await page.keyboard.press('Escape');
      await expect(choices).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await expect(page).toHaveURL(/\?make=Audi&make=Skoda$/);
    await expect(names(page).filter({ hasNotText: /Audi|Skoda/ })).toHaveCount(0);
  });

  await test.step('a new filter starts at page one, and a chip removes a filter', async () => {
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: 'Filter Skoda entfernen' }).click();
    await expect(page).toHaveURL(/\?make=Audi$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?make=Audi&make=Skoda&page=2$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\?make=Audi$/);
    await expect(page.getByRole('link', { name: 'Filter Audi entfernen' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle zurücksetzen' }).click();
    await expect(page).toHaveURL(/\/vehicles$/);
  });
});

test('going back restores the list and its scroll position', async ({ page }) => {
  await open(page, '/vehicles?sortBy=priceDesc');
  await expect(cards(page)).toHaveCount(24);
  const read = cards(page).nth(12);
  await read.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  const name = await names(page).nth(12).textContent();
  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/sortBy=priceDesc$/);
  await expect(names(page).nth(12)).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5);
  await page.reload();
  await expect(names(page).nth(12)).toHaveText(name ?? '');
});

test('a reader who reloads or goes back stands at the same card', async ({ page }) => {
  await page.context().addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await open(page, '/vehicles');
  await expect(cards(page)).toHaveCount(24);
  const seen = cards(page).nth(20);
  // They read down to it, so that each card before it was laid out.
  while ((await topOf(seen)) > 300) {
    await page.evaluate(() => scrollBy(0, 240));
    await page.evaluate(twoFrames);
  }
  const before = await topOf(seen);
  // A press would scroll down to the link first.
  await page.getByRole('link', { name: 'Page suivante' }).dispatchEvent('click');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(seen)).toBeCloseTo(before, -1);
  await page.reload();
  await expect.poll(() => topOf(seen)).toBeCloseTo(before, -1);
});

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);

test('all filters are in one sheet, and each choice shows how many vehicles it would find', async ({
  page,
}) => {
  const { model } = await vehiclesOfOneModel([14_900, 15_900]);
  await open(page, `/vehicles?q=${model}&priceMax=15500`);
  await expectCount(page, '1 Fahrzeug');
  const sheet = await openFilters(page);

  await test.step('a bound from the address that is not one of the steps is offered among them', async () => {
    await expect(sheet.getByRole('group', { name: /Nettopreis/ }).getByLabel('bis')).toHaveValue('15500');
    await sheet
      .getByRole('group', { name: /Nettopreis/ })
      .getByLabel('bis')
      .selectOption({ label: '20.000 (2)' });
    await expect(sheet.getByRole('button', { name: '2 Fahrzeuge anzeigen' })).toBeVisible();
  });

  await test.step('a number applies while the user types, and letters are rejected', async () => {
    const from = sheet.getByRole('group', { name: /Nettopreis/ }).getByLabel('von');
    await from.fill('15.000');
    await expect(sheet.getByRole('button', { name: '1 Fahrzeug anzeigen' })).toBeVisible();
    await expect(page).toHaveURL(/priceMin=15000/);
    await from.fill('x');
    await from.blur();
    await expect(from).toHaveValue('15.000');
    await from.fill('');
    await expect(sheet.getByRole('button', { name: '2 Fahrzeuge anzeigen' })).toBeVisible();
  });

  await test.step('less used filters are folded, so that all titles are on two and a half screens', async () => {
    await expect(foldOf(sheet, 'Kraftstoff')).toBeVisible();
    // What is folded is not built before it is opened.
    await expect(sheet.locator('details input, details select')).toHaveCount(0);
    await expect(sheet.getByRole('checkbox', { name: /^Diesel/ })).toHaveCount(0);
    const screens = await sheet
      .locator('.overflow-y-auto')
      .evaluate((element) => element.scrollHeight / element.clientHeight);
    expect(screens).toBeLessThan(2.5);
    const titles = ['Erstzulassung', 'Leistung in kW', 'Kraftstoff', 'Getriebe', 'Farbe', 'Türen'];
    for (const title of [...titles, 'Schäden in €', 'Emissionsklasse und CO₂', 'Status']) {
      await foldOf(sheet, title).focus();
      await page.keyboard.press('Enter');
    }
  });

  await test.step('a choice that would find nothing is disabled', async () => {
    await expect(sheet.getByRole('checkbox', { name: 'Volkswagen 2' })).toBeEnabled();
    for (const make of MAKES.filter((each) => each !== 'Volkswagen'))
      await expect(sheet.getByRole('checkbox', { name: `${make} 0`, exact: true })).toBeDisabled();
    await expect(sheet.getByRole('checkbox', { name: 'Verkauft 0' })).toBeDisabled();
    await expect(sheet.getByRole('checkbox', { name: 'Mit Dokumenten 2' })).toBeEnabled();
  });

  await test.step('every filter is offered', async () => {
    for (const name of ['Diesel 2', 'Automatik 2', 'Grau 2', '5 2', 'Verfügbar 2'])
      await expect(sheet.getByRole('checkbox', { name, exact: true })).toBeVisible();
    for (const name of [/Laufleistung/, /Erstzulassung/, /Leistung in/]) {
      await expect(sheet.getByRole('group', { name }).getByLabel('von')).toBeVisible();
      await expect(sheet.getByRole('group', { name }).getByLabel('bis')).toBeVisible();
    }
    await expect(sheet.getByLabel('CO₂ höchstens, in g/km')).toBeVisible();
    // Nobody has said anything of the damages of these vehicles.
    const few = sheet.getByRole('group', { name: /Schäden/ }).getByRole('option', { name: '500 (0)' });
    await expect(few).toBeDisabled();
    const registered = sheet.getByRole('group', { name: /Erstzulassung/ });
    await registered.getByLabel('von').fill('2021-02-01');
    await expect(sheet.getByRole('button', { name: '1 Fahrzeug anzeigen' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Verfügbar 1' }).check();
    await sheet.getByRole('checkbox', { name: 'Mit Dokumenten 1' }).check();
    await expect(page).toHaveURL(
      /firstRegisteredFrom=2021-02-01&hasDocuments=true&status=AVAILABLE|status=AVAILABLE.*hasDocuments=true/,
    );
    // Until the list for the last choice has arrived, the old one is paler than a text may be.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the title says how many are chosen, and stays as the reader left it when the sheet closes', async () => {
    await expect(foldOf(sheet, 'Status')).toContainText('1');
    await foldOf(sheet, 'Türen').click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await openFilters(page);
    await expect(sheet.getByRole('checkbox', { name: /^Diesel/ })).toBeVisible();
    await expect(sheet.getByRole('checkbox', { name: /^Mit Dokumenten/ })).toBeChecked();
    await expect(sheet.getByRole('list', { name: 'Türen' })).toHaveCount(0);
  });

  await test.step('closing the sheet returns the focus to its button', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(
      page.getByRole('button', { name: /^(Weitere )?Filter/ }).filter({ visible: true }),
    ).toBeFocused();
    await expectCount(page, '1 Fahrzeug');
    await expectNoSidewaysScroll(page);
  });
});

test("another user's purchase, sale or new price appears in place, and nothing moves", async ({
  page,
  browser,
}) => {
  const { model, vehicles } = await vehiclesOfOneModel([11_000, 12_000, 13_000, 14_000]);
  const [priced, bought, sold] = vehicles;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 420 });
  await open(page, `/vehicles?q=${model}&sortBy=priceAsc`);
  await expectCount(page, '4 Fahrzeuge');
  await page.evaluate(() => scrollTo({ top: 160, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // Cards that came near the window are laid out in the next frame.
  await page.evaluate(twoFrames);
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => [
        card.textContent?.match(/Nummer \d/)?.[0],
        card.getBoundingClientRect().top,
        card.clientHeight,
      ]),
    );
  const before = await places();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInQuickly(other, DEALER);
  const order = await other.request.post(`/api/vehicles/${bought?.id}/reserve`);
  expect(order.status()).toBe(201);
  await other.close();
  await asClerk(async (calls) => {
    await calls.patch(`/api/vehicles/${priced?.id}`, { data: { priceNet: '19990.50' } });
    await calls.patch(`/api/vehicles/${sold?.id}`, { data: { status: 'SOLD' } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  const card = (number: number) => cards(page).filter({ hasText: `Nummer ${number}` });
  await expect(card(1)).toContainText('19.990,50\u00a0€');
  await expect(card(2)).toContainText('Reserviert');
  await expect(card(2).getByRole('button', { name: 'Details' })).toBeDisabled();
  await expect(card(3)).toContainText('Verkauft');
  await expect(card(4)).toContainText('Verfügbar');
  expect(await places()).toEqual(before);
  await expectCount(page, '3 Fahrzeuge');

  await page.getByRole('button', { name: 'Liste aktualisieren' }).click();
  await expect(names(page)).toHaveCount(3);
  await expect(cards(page).last()).toContainText('Nummer 1');
  await expect(page.getByText('Der Bestand hat sich geändert.')).toBeHidden();
});

test('the layout does not shift while the inventory loads, refreshes and is scrolled', async ({ page }) => {
  await blockWebFonts(page);
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/vehicles');
  const last = cards(page).last();
  for (let at = 0; at < 24; at += 4) {
    await cards(page).nth(at).scrollIntoViewIfNeeded();
    await expect(cards(page).nth(at).locator('img')).toHaveJSProperty('complete', true);
  }
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveJSProperty('complete', true);
  const answer = page.waitForResponse((each) => each.url().endsWith('/api/vehicles'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await answer).finished();
  await page.evaluate(twoFrames);
  expect(await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts)).toEqual(
    [],
  );
});

test('an inventory that cannot be fetched says so in its place, and a retry loads it', async ({ page }) => {
  await open(page, '/vehicles');
  await expect(cards(page)).toHaveCount(24);
  await page.route('**/api/vehicles?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Fahrzeuge konnten nicht geladen werden' });
  await expect(panel).toContainText('Keine Verbindung zum Server');
  await page.unroute('**/api/vehicles?*');
  await panel.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(cards(page)).toHaveCount(24);
  expect(address(page)).toBe('?page=2');
});

test('a slow list shows a loading message, and the previous list stays in its place', async ({ page }) => {
  await open(page, '/no-such-page');
  let release = () => {};
  const nextRelease = () => new Promise<void>((resolve) => (release = resolve));
  let released = nextRelease();
  await page.route(/\/api\/vehicles(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });

  await page.getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeugbestand');
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Wird geladen')).toBeHidden();

  released = nextRelease();
  const first = await names(page).first().textContent();
  await page.getByRole('combobox', { name: 'Sortieren' }).filter({ visible: true }).selectOption('priceDesc');
  await expect(page).toHaveURL(/sortBy=priceDesc$/);
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeAttached();
  await expect(names(page).first()).toHaveText(first ?? '');
  release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(24);
});

test('an open list is refetched after the refresh interval', async ({ page }) => {
  await page.clock.install();
  await open(page, '/vehicles');
  await expect(cards(page)).toHaveCount(24);
  const isAsked = (request: { url: () => string }) => request.url().endsWith('/api/vehicles');
  const again = page.waitForRequest(isAsked);
  await page.clock.runFor(INVENTORY_REFRESH_SECONDS * 1000);
  await again;
  await expect(cards(page)).toHaveCount(24);
});
