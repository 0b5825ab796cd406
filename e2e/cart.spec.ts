import { randomUUID } from 'node:crypto';
import { orderNumberOf } from '../contract/order-number.ts';
import {
  allAreAvailable,
  changeVehicle,
  confirmation,
  openCartWith,
  orderButton,
  ordersOf,
  removeButton,
  rowOf,
  termsBox,
} from './cart-page.ts';
import { pauseClock, untilShown } from './clock.ts';
import { asClerk, aVehicleInStock, signInQuickly } from './people.ts';
import { mailAbout } from './mails.ts';
import { holdBack } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  signOut,
  test,
} from './vocabulary.ts';

const [HANNOVER, LYON] = ['hannover@dealers.example.com', 'lyon@dealers.example.com'] as const;
const VEHICLE = /\/api\/vehicles\/[^/]+$/;

test('the cart shows its vehicles, and a removed vehicle can be restored', async ({ page, context }) => {
  await signInQuickly(context, HANNOVER);
  const first = await aVehicleInStock({ spec: { model: 'Passat', variant: 'Erster' } });
  const second = await aVehicleInStock({ pictures: 0, spec: { variant: 'Zweiter' } });
  const third = await aVehicleInStock({ spec: { variant: 'Dritter' } });
  const { media } = await (await page.request.get(`/api/vehicles/${third.id}`)).json();
  for (const { url } of media) await page.route(`**${url}/**`, (route) => route.abort());
  await page.clock.install();
  await openCartWith(page, [first, second, third]);

  await test.step('each row shows the data of its vehicle', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Fahrzeugauswahl');
    const row = rowOf(page, first);
    for (const words of [
      'Volkswagen Passat',
      'Erster',
      first.vin,
      '81.022 km',
      '06/2021',
      'Diesel',
      'Automatik',
    ])
      await expect(row).toContainText(words);
    await expect(row).toContainText('18.450,00 € netto');
    await expect(row).toContainText('21.955,50 € brutto');
    await expect(row.locator('img')).toBeVisible();
  });

  await test.step('a vehicle whose picture is missing or fails to load shows the placeholder', async () => {
    for (const vehicle of [second, third]) {
      await rowOf(page, vehicle).scrollIntoViewIfNeeded();
      await expect(rowOf(page, vehicle).locator('a svg')).toBeVisible();
      await expect(rowOf(page, vehicle).locator('img')).toHaveCount(0);
    }
  });

  await test.step('the summary counts the vehicles and adds up the sums with the VAT rate of the dealer', async () => {
    const summary = page.getByRole('form', { name: 'Übersicht und Bestellung' });
    for (const words of ['3 Fahrzeuge', '55.350,00 €', '525,00 €', 'USt. 19 %', '10.616,25 €', '66.491,25 €'])
      await expect(summary).toContainText(words);
    await expect(summary.getByRole('radio', { name: /Lieferung/ })).toBeChecked();
    await expect(summary.getByRole('radio', { name: /Abholung/ })).toBeDisabled();
    for (const note of ['72 Stunden', 'rechtlich verbindlicher Kauf', 'Stornierung', '3 Werktagen'])
      await expect(summary.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await expect(summary.getByLabel('Anmerkungen zur Bestellung')).toHaveAttribute('maxlength', '2000');
    await expect(termsBox(page)).toHaveAccessibleName(
      'Ich akzeptiere die Allgemeinen Geschäftsbedingungen und verstehe, dass diese Reservierung rechtlich verbindlich ist',
    );
    await expect(orderButton(page)).toBeDisabled();
    await expect(summary).toContainText('Bitte akzeptieren Sie die Bedingungen, um fortzufahren');
    await expect(page.getByRole('link', { name: 'Weitere Fahrzeuge hinzufügen' })).toHaveAttribute(
      'href',
      '/vehicles',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('removing a vehicle moves the focus to the next one, and the toast can undo it', async () => {
    await removeButton(page, second).focus();
    // With a running clock the toast could disappear while a slow machine is busy.
    await pauseClock(page);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, second)).toHaveCount(0);
    await expect(removeButton(page, third)).toBeFocused();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await untilShown(undo);
    await undo.click();
    await expect(removeButton(page, second)).toBeFocused();
    await page.clock.resume();
    await expect(page.getByRole('list', { name: 'Ihre Fahrzeugauswahl' }).locator('h2')).toHaveCount(3);
  });

  await test.step('the cart is emptied only after one confirmation', async () => {
    await page.getByRole('button', { name: 'Auswahl leeren' }).click();
    await page.getByRole('button', { name: 'Behalten' }).click();
    await expect(rowOf(page, first)).toBeVisible();
    const questions = page.getByRole('heading', { name: 'Häufige Fragen' });
    await expect(questions).toBeVisible();
    await page.getByRole('button', { name: 'Auswahl leeren' }).click();
    await page.getByRole('button', { name: 'Auswahl leeren' }).click();
    await expect(page.getByText('Keine Fahrzeuge in Ihrer Auswahl')).toBeVisible();
    await expect(orderButton(page).or(questions)).toHaveCount(0);
    const toStock = page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' });
    await expect(toStock).toHaveAttribute('href', '/vehicles');
  });
});

test('a double click places one order, and every page shows it at once', async ({ page, context }) => {
  await signInQuickly(context, HANNOVER);
  const [first, second] = [
    await aVehicleInStock({ pictures: 0 }),
    await aVehicleInStock({ pictures: 0, spec: { priceNet: 20000.55 } }),
  ];
  await openCartWith(page, [first, second]);
  const footer = page.getByRole('contentinfo');
  await test.step('orders, reservations and the vehicle are already in the cache', async () => {
    await footer.getByRole('link', { name: 'Bestellungen' }).click();
    await page.waitForURL('**/orders');
    await footer.getByRole('link', { name: 'Meine Reservierungen' }).click();
    await page.waitForURL('**/reservations');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Auswahl/ })
      .click();
    await rowOf(page, second).getByRole('link').click();
    await expect(page.getByText('Verfügbar').first()).toBeVisible();
    await page.goBack();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData()}`);
  });

  await rowOf(page, second)
    .getByRole('button', { name: /Neuen Preis/ })
    .click();
  await page.getByLabel('Anmerkungen zur Bestellung').fill('Bitte vormittags liefern');
  await termsBox(page).check();
  await orderButton(page).dblclick();
  await expect(confirmation(page)).toBeFocused();
  const gross = '46.172,65 €';
  await expect(page.getByText(gross)).toBeVisible();
  await expect(page.getByText(/Ihre Bestellung #/)).toContainText(HANNOVER);
  for (const step of ['24 Stunden', '3 Werktagen ab Rechnungsdatum', '5 Werktagen nach Zahlungseingang'])
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: step })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('/api/orders/create');
  for (const { id } of [first, second]) expect(sent[0]).toContain(id);
  expect(await page.evaluate(() => localStorage.getItem('vehicleCart'))).toBe('[]');
  const [placed, ...others] = await ordersOf(context, first);
  expect(others).toEqual([]);
  const number = orderNumberOf(placed?.id ?? '');
  expect(placed?.totalAmount).toBe('38450.55');
  await expect(page).toHaveURL(`/cart?order=${placed?.id}`);

  await test.step('orders, reservations and the vehicle show the order without a reload', async () => {
    await page.goForward();
    await expect(page.getByText('Reserviert').first()).toBeVisible();
    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
    await footer.getByRole('link', { name: 'Meine Reservierungen' }).click();
    await expect(page.locator(`main a[href="/vehicles/${second.id}"]`).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Zu den Bestellungen' }).click();
    await expect(page.getByRole('button', { name: new RegExp(number) })).toBeVisible();
  });

  await test.step('the order shows its notes, and the same total as the mail', async () => {
    await page.getByRole('button', { name: new RegExp(number) }).click();
    await expect(page.getByRole('main').getByText('Bitte vormittags liefern')).toBeVisible();
    await expect(page.getByText(gross).first()).toBeVisible();
    await expect.poll(() => mailAbout(HANNOVER, number)).toContain(gross.replace('\u00a0', ' '));
  });

  await test.step('the confirmation survives a reload and links to the inventory', async () => {
    await page.goto(`/cart?order=${placed?.id}`);
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByText(gross)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
    await expect(page).toHaveURL(/\/vehicles$/);
  });
});

test('the row of a deleted, reserved, sold or re-priced vehicle says so and offers what to do', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const [free, repriced, reserved, sold, gone] = await Promise.all([
    aVehicleInStock({ pictures: 0 }),
    aVehicleInStock({ pictures: 0 }),
    aVehicleInStock({ pictures: 0 }),
    aVehicleInStock({ pictures: 0 }),
    aVehicleInStock({ pictures: 0 }),
  ]);
  await changeVehicle(repriced, { priceNet: '19000.00' });
  await changeVehicle(reserved, { status: 'RESERVED' });
  await changeVehicle(sold, { status: 'SOLD' });
  await asClerk((calls) => calls.delete(`/api/vehicles/${gone.id}`));
  await openCartWith(page, [free, repriced, reserved, sold, gone]);

  await test.step('only available vehicles at an accepted price count, and the others block the order by name', async () => {
    await expect(rowOf(page, reserved)).toContainText('Inzwischen reserviert');
    await expect(rowOf(page, sold)).toContainText('Inzwischen verkauft');
    await expect(rowOf(page, gone)).toContainText('nicht mehr angeboten');
    await expect(rowOf(page, repriced)).toContainText('19.000,00 € statt 18.450,00 €');
    for (const price of ['18.450,00 € netto', '21.955,50 € brutto'])
      await expect(rowOf(page, sold).getByText(price)).toHaveCSS('text-decoration-line', 'line-through');
    const summary = page.getByRole('form', { name: 'Übersicht und Bestellung' });
    await expect(summary).toContainText('2 Fahrzeuge');
    await expect(summary).toContainText('37.450,00 €');
    await expect(summary).toContainText('4 Fahrzeuge brauchen Ihre Entscheidung');
    for (const { vin } of [repriced, reserved, sold, gone]) await expect(summary).toContainText(vin);
    await termsBox(page).check();
    await expect(orderButton(page)).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '3 nicht verfügbare entfernen' }).click();
    await expect(rowOf(page, reserved)).toHaveCount(0);
    await expect(orderButton(page)).toBeDisabled();
    await rowOf(page, repriced)
      .getByRole('button', { name: /Neuen Preis annehmen/ })
      .click();
    await expect(removeButton(page, repriced)).toBeFocused();
    await expect(orderButton(page)).toBeEnabled();
  });
});

test('a price or a vehicle that changes at the last moment refuses the order, names the vehicle and asks again', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const [free, repriced] = await Promise.all([
    aVehicleInStock({ pictures: 0 }),
    aVehicleInStock({ pictures: 0, spec: { priceNet: 19000 } }),
  ]);
  await openCartWith(page, [free, repriced]);
  await rowOf(page, repriced)
    .getByRole('button', { name: /Neuen Preis annehmen/ })
    .click();
  await termsBox(page).check();
  await expect(orderButton(page)).toBeEnabled();

  await test.step('a price that rises at the last moment is shown beside the old price and must be accepted', async () => {
    const fetching = await holdBack(page, VEHICLE);
    await changeVehicle(repriced, { priceNet: '19999.00' });
    await orderButton(page).click();
    await fetching.letThrough();
    await expectToast(page, /Fehler/);
    await expectToast(page, new RegExp(`${repriced.vin}\\) jetzt 19\\.999,00`));
    await expect(rowOf(page, repriced)).toContainText('19.999,00 € statt 19.000,00 €');
    await expect(termsBox(page)).not.toBeChecked();
    await rowOf(page, repriced)
      .getByRole('button', { name: /Neuen Preis annehmen/ })
      .click();
    await expect(orderButton(page)).toBeDisabled();
    await termsBox(page).check();
    await expect(orderButton(page)).toBeEnabled();
  });

  await test.step('a vehicle that is reserved at the last moment refuses the whole order and is named', async () => {
    const fetching = await holdBack(page, VEHICLE);
    await changeVehicle(free, { status: 'RESERVED' });
    await orderButton(page).click();
    await fetching.letThrough();
    await expectToast(page, new RegExp(`Nicht mehr verfügbar: Volkswagen Passat \\(${free.vin}\\)`));
    await rowOf(page, free).getByRole('button', { name: 'Volkswagen Passat entfernen' }).last().click();
    await expect(rowOf(page, free)).toHaveCount(0);
    await orderButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
});

test('an order whose response was lost can be sent again, also after a reload, and counts once', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const keys: (string | null)[] = [];
  await page.route('**/api/orders/create', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openCartWith(page, [vehicle]);
  await termsBox(page).check();
  await orderButton(page).click();
  await expectToast(page, /zählt nur einmal/);
  await expect(page.getByText('Ihre Bestellung ist abgeschickt, aber noch nicht bestätigt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bestellung erneut senden' })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(rowOf(page, vehicle)).not.toContainText('reserviert');
  await test.step('a dealer who was signed out meanwhile signs in again and finds the same unconfirmed order', async () => {
    await signOut(page);
    await page.getByRole('button', { name: 'Bestellung erneut senden' }).click();
    await page.waitForURL('**/auth?next=**');
    await signInQuickly(context, HANNOVER);
    await page.goto('/cart');
  });
  await page.getByRole('button', { name: 'Bestellung erneut senden' }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  expect(await ordersOf(context, vehicle)).toHaveLength(1);

  const vehicles = JSON.stringify([{ vehicleId: vehicle.id, vehicle: { priceNet: '1.00' } }]);
  await page.evaluate((text) => localStorage.setItem('vehicleCart', text), vehicles);
  await page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  expect(await page.evaluate(() => localStorage.getItem('vehicleCart'))).toBe('[]');
});

test('the same cart sent from two tabs makes one order, and a third tab shows the empty cart', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  await openCartWith(page, [vehicle]);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [second, third]) {
    await tab.goto('/cart');
    await expect(rowOf(tab, vehicle)).toBeVisible();
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/orders/create', async (route) => {
    await released;
    await route.continue();
  });
  await termsBox(page).check();
  await orderButton(page).click();
  await expect(orderButton(page)).toBeDisabled();
  await expect(orderButton(page)).toBeFocused();
  await second.getByRole('button', { name: 'Bestellung erneut senden' }).click();
  await expect(confirmation(second)).toBeVisible();
  release();
  await expect(confirmation(page)).toBeVisible();
  await expect(third.getByText('Keine Fahrzeuge in Ihrer Auswahl')).toBeVisible();
  await expect(second).toHaveURL(/order=/);
  await expect(page).toHaveURL(second.url());
  expect(await ordersOf(context, vehicle)).toHaveLength(1);
});

test('a dealer does not see the cart of the previous dealer, and a dealer in another EU country pays no VAT', async ({
  page,
  context,
}) => {
  const [first, second] = [await aVehicleInStock({ pictures: 0 }), await aVehicleInStock({ pictures: 0 })];
  await signInQuickly(context, HANNOVER);
  await openCartWith(page, [first, second]);
  await removeButton(page, second).click();
  await signOut(page);
  await signInQuickly(context, LYON);
  await page.goto('/cart');
  await expect(page.getByText('Keine Fahrzeuge in Ihrer Auswahl')).toBeVisible();

  await openCartWith(page, [second]);
  const summary = page.getByRole('form', { name: 'Übersicht und Bestellung' });
  await expect(summary).toContainText('USt. 0 %');
  await expect(summary).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
  await expect(summary).toContainText('18.625,00 €');
  await termsBox(page).check();
  await orderButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByText('18.625,00 €')).toBeVisible();
});

test('a cart with more vehicles than an order may hold is reported before it is sent', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  await allAreAvailable(page);
  const others = Array.from({ length: 51 }, () => ({ id: randomUUID(), vin: vehicle.vin }));
  await openCartWith(page, [vehicle, ...others]);
  await termsBox(page).check();
  await expect(page.getByText('höchstens 50 Fahrzeuge. Bitte entfernen Sie 2 Fahrzeuge.')).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
});
