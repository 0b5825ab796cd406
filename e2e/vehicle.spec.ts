import type { Page } from '@playwright/test';
import { twoFrames } from './frames.ts';
import { asClerk, aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import { swipe } from './swipe.ts';
import {
  blockWebFonts,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  portalUrl,
  test,
} from './vocabulary.ts';

const DEALER = 'utrecht@dealers.example.com';

const ADD = /^In die Auswahl/;
const VEHICLE = /\/api\/vehicles\/[^/]+$/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });

/** Fires the event of a return to the window, which refetches. The page would also refetch after 30 seconds. */
const returnToWindow = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

const edit = (id: string, changes: object) =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/vehicles/${id}`, { data: changes });
    expect(answer.status(), await answer.text()).toBe(200);
  });

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The current time of the page's own clock, after everything received so far has been painted. */
async function momentOf(page: Page): Promise<number> {
  await page.evaluate(twoFrames);
  return page.evaluate(() => performance.now());
}

/** The elements that have shifted since a moment without user input, as the browser reports them. */
const movedSince = (page: Page, moment: number) =>
  page.evaluate(
    (since) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(
            ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since,
          );
          // Only elements in <main> count. Centred text in a button starts elsewhere when its words change.
          const moved = shifts
            .flatMap(({ sources }) => sources.map(({ node }) => node))
            .filter((node) => node?.parentElement?.closest('main') && !node.parentElement.closest('button'));
          resolve(
            moved.map((node) => (node instanceof Element ? node.outerHTML : String(node?.textContent))),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer does not fire if nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
    moment,
  );

test('the pictures go round in a ring, fill the window and can be enlarged there', async ({ page }, {
  project,
}) => {
  const { id } = await aVehicleInStock({ pictures: 3 });
  await open(page, `/vehicles/${id}`);
  const gallery = page.getByRole('region', { name: 'Bilder' });
  const shown = (at: number) => gallery.getByRole('img', { name: `Bild ${at} von 3` });
  await expect(shown(1)).toBeVisible();
  const size = await shown(1).boundingBox();
  expect(size?.width).toBeLessThanOrEqual(720);
  expect(size?.height).toBeLessThanOrEqual(540);

  await test.step('buttons, thumbnails and keys change the picture in the page', async () => {
    for (const at of [2, 3, 1]) {
      await gallery.getByRole('button', { name: 'Nächstes Bild' }).click();
      await expect(shown(at)).toBeVisible();
    }
    await gallery.getByRole('button', { name: 'Voriges Bild' }).click();
    await expect(shown(3)).toBeVisible();
    await gallery.getByRole('link', { name: 'Bild 2 von 3' }).click();
    await expect(shown(2)).toBeVisible();
    await expect(gallery.getByRole('link', { name: 'Bild 2 von 3' })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(shown(1)).toBeVisible();
  });

  const dialog = page.getByRole('dialog');
  const large = (at: number) => dialog.getByRole('img', { name: `Bild ${at} von 3` });
  let scrolled = 0;
  const scale = dialog.getByRole('status');
  await test.step('keys and buttons change the picture in the full window', async () => {
    await gallery.getByRole('button', { name: /Bilder groß ansehen/ }).click();
    await expect(large(1)).toBeVisible();
    scrolled = await page.evaluate(() => scrollY);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(large(3)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(large(1)).toBeVisible();
    await page.keyboard.press('End');
    await expect(large(3)).toBeVisible();
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(large(1)).toBeVisible();
  });

  await test.step('keys and buttons zoom and move the picture', async () => {
    const whole = await large(1).boundingBox();
    await page.keyboard.press('+');
    await expect(scale).toHaveText('150 %');
    await dialog.getByRole('button', { name: 'Vergrößern' }).click();
    await expect(scale).toHaveText('225 %');
    await expect
      .poll(async () => (await large(1).boundingBox())?.width)
      .toBeGreaterThan((whole?.width ?? 0) * 2);
    const before = await large(1).boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await large(1).boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expect(large(1)).toBeVisible();
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect(scale).toHaveText('100 %');
    await large(1).dblclick({ force: true });
    await expect(scale).toHaveText('250 %');
    await large(1).dblclick({ force: true });
    await expect(scale).toHaveText('100 %');
  });

  if (project.name === 'phone') {
    await test.step('fingers change and zoom the picture', async () => {
      await swipe(page, [{ from: [300, 400], to: [80, 410] }]);
      await expect(large(2)).toBeVisible();
      await swipe(page, [
        { from: [180, 400], to: [60, 400] },
        { from: [220, 400], to: [340, 400] },
      ]);
      await expect(scale).toHaveText('400 %');
      await expect(large(2)).toBeVisible();
    });
  } else {
    await test.step('the wheel zooms and the mouse drags the picture', async () => {
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, -500);
      await expect(scale).toHaveText('272 %');
      const left = async () => (await large(1).boundingBox())?.x ?? 0;
      await expect.poll(left).toBeLessThan(0);
      const before = await left();
      await page.mouse.down();
      await page.mouse.move(760, 480, { steps: 3 });
      await page.mouse.up();
      await expect.poll(left).toBeGreaterThan(before);
    });
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole('button', { name: /Bilder groß ansehen/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  if (project.name === 'phone') {
    await swipe(page, [{ from: [300, 200], to: [80, 205] }]);
    await expect(shown(3)).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('a picture that fails to load is replaced by a drawing', async ({ page }) => {
  const { id } = await aVehicleInStock({ pictures: 2 });
  await page.route('**/media/**', (route) => route.abort());
  await open(page, `/vehicles/${id}`);
  const gallery = page.getByRole('region', { name: 'Bilder' });
  await expect(gallery.getByText(/Volkswagen Passat, Bild 1 von 2/)).toBeAttached();
  await expect(gallery.getByRole('img')).toHaveCount(0);
});

test("another dealer's purchase and a clerk's new price appear in place, and nothing moves", async ({
  page,
  context,
}) => {
  const { id } = await aVehicleInStock({
    equipment: Array.from({ length: 24 }, (_, at) => `Ausstattung ${at}`),
  });
  await signInQuickly(context, DEALER);
  await blockWebFonts(page);
  await open(page, `/vehicles/${id}`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const more = page.getByRole('button', { name: '3 weitere Merkmale anzeigen' });
  await expect(page.getByText('Ausstattung 23')).toBeHidden();
  await more.click();
  await expect(page.getByText('Ausstattung 23')).toBeVisible();
  await page.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await expect(page.getByText('Ausstattung 23')).toBeHidden();
  const panel = page.getByRole('region', { name: 'Preis' });
  const heading = page.getByRole('heading', { name: 'Technische Daten' });
  await expect(panel).toContainText('18.450,00 €');
  const places = async () => [await panel.boundingBox(), await heading.boundingBox()];
  const before = await places();
  // Waits until the rows that the click unfolded are painted. A slow browser would count them as a layout shift.
  const moment = await momentOf(page);

  await edit(id, { priceNet: '17990.00' });
  await returnToWindow(page);
  await expect(panel).toContainText('17.990,00 €');
  await expectToast(page, 'Statt 18.450,00 € jetzt 17.990,00 € netto');

  await edit(id, { status: 'RESERVED' });
  await returnToWindow(page);
  await expect(page.locator('[data-tone=reserved]')).toHaveText('Reserviert');
  await expectToast(page, 'Dieses Fahrzeug ist nicht mehr verfügbar');
  await expect(button(page, 'Nicht verfügbar')).toBeDisabled();
  await expect(panel).toContainText('Dieses Fahrzeug ist bereits vergeben.');
  expect(await places()).toEqual(before);

  await edit(id, { status: 'AVAILABLE' });
  await returnToWindow(page);
  await expectToast(page, 'Dieses Fahrzeug ist wieder verfügbar');
  await expect(button(page, ADD)).toBeEnabled();
  expect(await movedSince(page, moment)).toEqual([]);

  await asClerk(async (calls) => expect((await calls.delete(`/api/vehicles/${id}`)).status()).toBe(204));
  await returnToWindow(page);
  await expect(page.getByRole('heading', { name: 'Fahrzeug nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle('Fahrzeug nicht gefunden – Forecourt');
});

test('a vehicle is added to the cart once, in its current state, and not after it was sold', async ({
  page,
}) => {
  const { id, vin } = await aVehicleInStock();
  const gone = await aVehicleInStock();

  await test.step('a visitor is led to the login and back', async () => {
    await open(page, `/vehicles/${id}`);
    await page
      .getByRole('link', { name: /anmelden$/i })
      .filter({ hasText: /Zum Reservieren anmelden|^Anmelden$/ })
      .and(page.locator(`[href*="${id}"]`))
      .filter({ visible: true })
      .click();
    await expectToast(page, 'Bitte melden Sie sich an, um Fahrzeuge in Ihren Warenkorb zu legen');
    await field(page, 'E-Mail-Adresse').fill(DEALER);
    await field(page, 'Passwort').fill('demo-password');
    await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL(`**/vehicles/${id}`);
  });

  await test.step('a vehicle that was loaded without pictures gets its cover fetched', async () => {
    await page.route(`**/api/vehicles/${id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), media: [] } });
    });
    await button(page, ADD).dblclick();
    await expectToast(page, 'In Ihre Auswahl gelegt');
    await expect(button(page, 'In Ihrer Auswahl')).toBeDisabled();
    // The button that had the focus is now disabled.
    await expect(page.getByRole('link', { name: 'Weiter zur Reservierung' })).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('vehicleCart') ?? '[]')))
      .toEqual([
        expect.objectContaining({
          vehicleId: id,
          vehicle: expect.objectContaining({ vin, coverUrl: expect.stringMatching(/^\/media\//) }),
        }),
      ]);
  });

  await test.step('a vehicle that another window has added is not added again', async () => {
    await open(page, `/vehicles/${gone.id}`);
    // The link shows the count, so the page has read the cart.
    await expect(page.locator('header a[href="/cart"]')).toContainText('1');
    const mine = await page.evaluate(() => localStorage.getItem('vehicleCart') ?? '');
    await page.evaluate(
      ([cart = '', from = '', to = '']) => localStorage.setItem('vehicleCart', cart.replaceAll(from, to)),
      [mine, id, gone.id],
    );
    await button(page, ADD).click();
    await expectToast(page, 'Bereits in der Auswahl');
    await expectToast(page, 'Dieses Fahrzeug liegt schon in Ihrer Auswahl.');
    await page.evaluate((cart) => localStorage.setItem('vehicleCart', cart), mine);
  });

  await test.step('a sold vehicle is refused', async () => {
    await open(page, `/vehicles/${gone.id}`);
    await button(page, ADD).waitFor();
    const fetching = await holdBack(page, VEHICLE);
    await edit(gone.id, { status: 'SOLD' });
    await button(page, ADD).click();
    await fetching.letThrough();
    await expectToast(page, 'Dieses Fahrzeug ist bereits vergeben');
    await expect(page.locator('[data-tone=sold]')).toHaveText('Verkauft');
    const cart = await page.evaluate(() => localStorage.getItem('vehicleCart'));
    expect(cart).not.toContain(gone.id);
  });
});

test('a vehicle is reserved at once, at the price on screen, and only by the first dealer', async ({
  page,
  context,
  browser,
}) => {
  const { id, vin } = await aVehicleInStock();
  await signInQuickly(context, DEALER);
  await open(page, `/vehicles/${id}`);
  await button(page, 'Sofort reservieren').click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Verbindlich reservieren' });

  await test.step('the dialog names vehicle, sums, terms and consequence, and requires the terms', async () => {
    await expect(dialog).toContainText('Volkswagen Passat verbindlich reservieren?');
    for (const words of [vin, '18.450,00 €', '175,00 €', 'USt. 0 %', '18.625,00 €', '72 Stunden', '250,00 €'])
      await expect(dialog).toContainText(words);
    await expectAccessible(page);
    await confirm.click();
    await expect(dialog).toContainText('Bitte akzeptieren Sie die Bedingungen, um fortzufahren');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
  });

  await test.step('a changed price asks for a new confirmation', async () => {
    await dialog.getByRole('checkbox').check();
    await edit(id, { priceNet: '18990.00' });
    await confirm.click();
    await expect(dialog).toContainText('Statt 18.450,00 € jetzt 18.990,00 € netto. Bitte bestätigen');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    expect((await (await page.request.get(`/api/vehicles/${id}`)).json()).vehicle.status).toBe('AVAILABLE');
  });

  await test.step('a reservation whose response was lost counts once', async () => {
    let sent = 0;
    await page.route('**/api/orders/create', async (route) => {
      sent += 1;
      if (sent > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole('checkbox').check();
    await confirm.click();
    await expect(dialog).toContainText('Reservierung fehlgeschlagen');
    await expect(dialog).toContainText('Die Reservierung zählt nur einmal.');
    await confirm.dblclick();
    await expect(dialog).toBeHidden();
    expect(sent).toBe(2);
    await expectToast(page, 'Für Sie reserviert');
    await expect(page.locator('[data-tone=reserved]')).toHaveText('Reserviert');
    const mine = await (await page.request.get(`/api/orders?search=${vin}`)).json();
    expect(mine.total).toBe(1);
    const toOrder = page.getByRole('link', { name: 'Zur Bestellung' });
    await expect(toOrder).toBeFocused();
    await expect(toOrder).toHaveAttribute('href', `/orders/${mine.orders[0].id}`);
    await expect(button(page, 'Von Ihnen bestellt')).toBeDisabled();
  });

  await test.step('the second dealer is told that the vehicle is no longer available', async () => {
    const second = await aVehicleInStock();
    await open(page, `/vehicles/${second.id}`);
    await button(page, 'Sofort reservieren').click();
    await dialog.getByRole('checkbox').check();
    const fetching = await holdBack(page, VEHICLE);
    await edit(second.id, { status: 'RESERVED' });
    await confirm.click();
    await fetching.letThrough();
    await expectToast(page, /Reservierung fehlgeschlagen.*Dieses Fahrzeug ist nicht mehr verfügbar/);
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Nicht verfügbar')).toBeDisabled();
  });

  await test.step('a visitor sees it as reserved, even without scripts', async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: portalUrl() });
    const sheet = await visitor.newPage();
    await sheet.goto(`/vehicles/${id}`);
    await expect(sheet.getByText('Reserviert', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('main').getByRole('button').filter({ visible: true })).toHaveText([
      'Nicht verfügbar',
    ]);
    await visitor.close();
  });
});

test('a vehicle is printed on at most two pages, with all of its equipment', async ({ page }) => {
  const { id, vin } = await aVehicleInStock({
    equipment: Array.from({ length: 40 }, (_, at) => `Ausstattung ${at}`),
  });
  await open(page, `/vehicles/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ausstattung 39')).toBeVisible();
  await expect(page.getByText(vin).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(`${portalUrl()}/vehicles/${id}`)).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
