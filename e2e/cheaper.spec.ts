import { changeVehicle, confirmation, openCartWith, orderButton, rowOf, termsBox } from './cart-page.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  returnToWindow,
  test,
} from './vocabulary.ts';

const HANNOVER = 'hannover@dealers.example.com';
const VEHICLE = /\/api\/vehicles\/[^/]+$/;

test('a price that falls only informs: the cart shows both prices, and the order needs no new consent', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18000 } });
  await openCartWith(page, [vehicle]);
  const row = rowOf(page, vehicle);
  const summary = page.getByRole('form', { name: 'Übersicht und Bestellung' });

  await test.step('a price that fell before the consent asks for no decision', async () => {
    await expect(row).toContainText('Der Nettopreis ist gesunken: 18.000,00 € statt 18.450,00 €.');
    await expect(summary).not.toContainText('Ihre Entscheidung');
    await termsBox(page).check();
    await expect(orderButton(page)).toBeEnabled();
  });

  await test.step('a price that falls at the last moment needs one more press, but no new consent', async () => {
    const fetching = await holdBack(page, VEHICLE);
    await changeVehicle(vehicle, { priceNet: '17500.00' });
    await orderButton(page).click();
    await fetching.letThrough();
    await expect(summary).toContainText('Sie können jetzt zum niedrigeren Preis reservieren.');
    await expect(row).toContainText('17.500,00 € statt 18.450,00 €');
    await expect(termsBox(page)).toBeChecked();
    await orderButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByText('17.500,00 €', { exact: true })).toBeVisible();
  });
});

test('a price that falls while a vehicle is reserved at once needs no new consent', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  await open(page, `/vehicles/${vehicle.id}`);
  await page.getByRole('button', { name: 'Sofort reservieren' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Verbindlich reservieren' });
  await dialog.getByRole('checkbox').check();
  await changeVehicle(vehicle, { priceNet: '17990.00' });
  await confirm.click();
  await expect(dialog).toContainText('Statt 18.450,00 € jetzt 17.990,00 € netto.');
  await expect(dialog).not.toContainText('Bitte bestätigen Sie erneut');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await confirm.click();
  await expectToast(page, 'Für Sie reserviert');
});

test('the cart shows a corrected mileage, says so, and asks for the consent again', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  const vehicle = await aVehicleInStock({ pictures: 0, spec: { mileageKm: 50_000, priceNet: 18450 } });
  await openCartWith(page, [vehicle]);
  const row = rowOf(page, vehicle);
  const corrected = row.getByText('haben sich geändert, seit Sie es ausgewählt haben');
  await expect(row).toContainText('50.000');
  await termsBox(page).check();
  await expect(orderButton(page)).toBeEnabled();
  await changeVehicle(vehicle, { mileageKm: 150_000 });
  await returnToWindow(page);
  await expect(row).toContainText('150.000');
  await expect(corrected).toBeVisible();
  await expect(termsBox(page)).not.toBeChecked();
  await page.reload();
  await expect(row).toContainText('150.000');
  await expect(corrected).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await termsBox(page).check();
  await orderButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('the cart says that it is kept in this browser only, and its questions open one at a time', async ({
  page,
  context,
}) => {
  await signInQuickly(context, HANNOVER);
  await openCartWith(page, [await aVehicleInStock({ pictures: 0 })]);
  const main = page.getByRole('main');
  await expect(main).toContainText('nur in diesem Browser');

  const binding = page.getByText('Sie ist ein verbindlicher Kauf');
  const lapse = page.getByText('keine Seite schuldet der anderen etwas');
  await expect(binding.or(lapse).filter({ visible: true })).toHaveCount(0);
  await page.getByText('Ist die Reservierung verbindlich?').click();
  await expect(binding).toBeVisible();
  await page.getByText(/^Was passiert nach 72\sStunden\?$/).click();
  await expect(lapse).toBeVisible();
  await expect(binding).toBeHidden();

  await page.getByRole('button', { name: 'Auswahl leeren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auswahl leeren' }).click();
  await expect(main).toContainText('nur in dem Browser');
});
