import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { changeVehicle } from './cart-page.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  portalUrl,
  returnToWindow,
  test,
  untilSignInHydrated,
} from './vocabulary.ts';

const DEALER = 'utrecht@dealers.example.com';

const ADD = /^In die Auswahl/;
const VEHICLE = /\/api\/vehicles\/[^/]+$/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });

test('after the login the page opens with what dealers may do, so that nothing moves under their finger', async ({
  page,
}) => {
  const { id } = await aVehicleInStock();
  await open(page, `/auth?next=/vehicles/${id}`);
  await untilSignInHydrated(page);
  await field(page, 'E-Mail-Adresse').fill(DEALER);
  await field(page, 'Passwort').fill('demo-password');
  // On a slow line each script arrives on its own.
  let scripts = 0;
  await page.route('**/assets/*.js', async (route) => {
    scripts += 1;
    await setTimeout(100 * scripts);
    await route.continue();
  });
  const isWhole = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('main button')].map(
            (found) => found.textContent ?? '',
          );
          if (buttons.some((words) => words.startsWith('In die Auswahl')))
            resolve(buttons.includes('Sofort reservieren'));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
  expect(await isWhole).toBe(true);
  expect(scripts).toBeGreaterThan(1);
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
    await untilSignInHydrated(page);
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
    // Pressed twice, before the page can answer the first press.
    await button(page, ADD).evaluate((add: HTMLButtonElement) => {
      add.focus();
      add.click();
      add.click();
    });
    await expectToast(page, 'In Ihre Auswahl gelegt');
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    // On phones the button is in the bar at the lower edge, far from the link to the next step, so it leads there.
    const added = isPhone
      ? page.getByRole('link', { name: 'In Ihrer Auswahl' }).filter({ visible: true })
      : button(page, 'In Ihrer Auswahl');
    if (isPhone) await expect(added).toHaveAttribute('href', '/cart');
    else await expect(added).toBeDisabled();
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
    await changeVehicle(gone, { status: 'SOLD' });
    await button(page, ADD).click();
    await fetching.letThrough();
    await expectToast(page, 'Dieses Fahrzeug ist bereits vergeben');
    await expect(page.locator('[data-tone=sold]')).toHaveText('Verkauft');
    const cart = await page.evaluate(() => localStorage.getItem('vehicleCart'));
    expect(cart).not.toContain(gone.id);
  });
});

test('what dealers may do is hydrated as the server rendered it, also when the vehicle was sold meanwhile', async ({
  page,
  context,
}) => {
  const vehicle = await aVehicleInStock();
  await signInQuickly(context, DEALER);
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // The part with what dealers may do is the one with these texts.
    if ((await response.text()).includes('buying.reserve')) await released;
    await route.fulfill({ response });
  });
  await open(page, `/vehicles/${vehicle.id}`);
  await changeVehicle(vehicle, { status: 'SOLD' });
  // The page fetches the vehicle again. The part has no handlers yet.
  await button(page, ADD).click();
  await expect(page.locator('[data-tone=sold]')).toHaveText('Verkauft');
  await expect(button(page, 'Sofort reservieren')).toBeDisabled();
  letThrough();
  await expect(button(page, 'Sofort reservieren')).toHaveCount(0);
});

test('a second press beside the link to the next step does not take its focus away', async ({
  page,
  context,
}) => {
  const { id } = await aVehicleInStock();
  await signInQuickly(context, DEALER);
  await open(page, `/vehicles/${id}`);
  const adding = await holdBack(page, VEHICLE);
  await button(page, ADD).click();
  // As a press on the disabled button does.
  await page.locator('main').focus();
  await adding.letThrough();
  await expect(page.getByRole('link', { name: 'Weiter zur Reservierung' })).toBeFocused();
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
    // Where the vehicle goes, the way to another address, and what happens after 72 hours.
    await expect(dialog).toContainText(/Lieferung an.*Niederlande/s);
    await expect(dialog.getByRole('link', { name: 'Auswahl' })).toHaveAttribute('href', '/cart');
    await expect(dialog).toContainText('endet sie ohne Kosten für Sie');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await confirm.click();
    await expect(dialog).toContainText('Bitte akzeptieren Sie die Bedingungen, um fortzufahren');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
  });

  await test.step('a changed price asks for a new confirmation', async () => {
    await dialog.getByRole('checkbox').check();
    await changeVehicle({ id, vin }, { priceNet: '18990.00' });
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
    await expect(dialog).toContainText('Die Reservierung zählt nur einmal.');
    await expect(dialog).not.toContainText('Reservierung fehlgeschlagen');
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
    // On phones the bar at the lower edge leads to the order, too.
    if ((page.viewportSize()?.width ?? 0) < 768)
      await expect(
        page.getByRole('link', { name: 'Von Ihnen bestellt' }).filter({ visible: true }),
      ).toHaveAttribute('href', `/orders?search=${vin}`);
    else await expect(button(page, 'Von Ihnen bestellt')).toBeDisabled();
  });

  await test.step('the second dealer is told that the vehicle is no longer available', async () => {
    const second = await aVehicleInStock();
    await open(page, `/vehicles/${second.id}`);
    await button(page, 'Sofort reservieren').click();
    await dialog.getByRole('checkbox').check();
    const fetching = await holdBack(page, VEHICLE);
    await changeVehicle(second, { status: 'RESERVED' });
    await confirm.click();
    await fetching.letThrough();
    await expectToast(page, /Reservierung fehlgeschlagen.*Dieses Fahrzeug ist nicht mehr verfügbar/);
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Nicht verfügbar')).toBeDisabled();
    // When it is available again, nothing is accepted in advance, and the dialog shows no earlier error.
    await changeVehicle(second, { status: 'AVAILABLE' });
    await returnToWindow(page);
    await button(page, 'Sofort reservieren').click();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Escape');
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
