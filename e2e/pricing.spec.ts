import type { Page } from '@playwright/test';
import { asClerk, signInQuickly, vehiclesAtPrices } from './people.ts';
import { expect, expectToast, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const KEYS_MAX = 85;

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const priceIn = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Preis von/ });
const euro = (amount: string) => `${amount}\u00a0€`;

/** New vehicles at these prices alone in the list, the cheapest first. */
async function openVehiclesAt(page: Page, prices: number[]) {
  const vehicles = await vehiclesAtPrices(prices);
  const model = vehicles[0]?.vin.slice(-8);
  await asClerk(async (calls) => {
    for (const { id } of vehicles)
      expect((await calls.patch(`/api/vehicles/${id}`, { data: { model } })).status()).toBe(200);
  });
  await open(page, `/admin/vehicles?q=${model}&sortBy=priceAsc`);
  await expect(rows(page)).toHaveCount(prices.length);
  return vehicles;
}

test('twelve vehicles get new prices by keyboard alone, and Ctrl-Z takes back the last ones', async ({
  page,
}) => {
  const before = Array.from({ length: 12 }, (_, place) => 20_000 + place * 100);
  const vehicles = await openVehiclesAt(page, before);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await priceIn(page, 0).focus();
  await press('Enter');
  for (const price of before) {
    for (const digit of String(price - 510)) await press(digit);
    await press('Enter');
  }
  console.log(`re-pricing 12 vehicles: ${keys} keys`);
  expect(keys).toBeLessThanOrEqual(KEYS_MAX);
  for (const [row, price] of before.entries())
    await expect(priceIn(page, row)).toHaveText(euro(`${String(price - 510).replace(/(?=\d{3}$)/, '.')},00`));
  // The last row has no row below it.
  await expect(priceIn(page, 11)).toBeFocused();

  // Another clerk has changed the last one meanwhile: it stays as it is.
  await asClerk((calls) => calls.patch(`/api/vehicles/${vehicles[11]?.id}`, { data: { priceNet: 19999 } }));
  await page.keyboard.press('Control+z');
  await expect(priceIn(page, 11)).toHaveText(euro('19.999,00'));
  await expect(priceIn(page, 10)).toHaveText(euro('20.490,00'));
  await page.keyboard.press('Control+z');
  await expect(priceIn(page, 10)).toHaveText(euro('21.000,00'));
  await expect(priceIn(page, 9)).toHaveText(euro('20.390,00'));
});

test('a refused price stays open in its row while the next row is edited', async ({ page }) => {
  await openVehiclesAt(page, [15_000, 16_000]);
  await priceIn(page, 0).click();
  await page.route('**/api/vehicles/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.keyboard.type('14900');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1).getByRole('textbox')).toBeFocused();
  const note = rows(page).nth(0).getByRole('alert');
  await expect(note).toBeVisible();
  // The note covers no field.
  const [shown, field] = await Promise.all([
    note.boundingBox(),
    rows(page).nth(1).getByRole('textbox').boundingBox(),
  ]);
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
  await page.keyboard.type('15900');
  await expect(rows(page).nth(0).getByRole('textbox')).toHaveValue('14900');
  await expect(rows(page).nth(1).getByRole('textbox')).toHaveValue('15900');
  // A price that was not saved yet is restored at once, as in a spreadsheet; a refused one only after a question.
  await page.keyboard.press('Escape');
  await expect(priceIn(page, 1)).toBeFocused();
  await rows(page).nth(0).getByRole('textbox').fill('14950');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(rows(page).nth(0).getByRole('textbox')).toHaveValue('14950');
  // Another order of the list would take the row away.
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.getByRole('columnheader', { name: 'Preis netto' }).getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL(/sortBy=priceAsc/);
  await expect(rows(page).nth(0).getByRole('textbox')).toHaveValue('14950');
});

test('Ctrl-Z undoes a price from another section', async ({ page }) => {
  const [vehicle] = await openVehiclesAt(page, [15_000]);
  await priceIn(page, 0).click();
  await page.keyboard.type('14900');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Preis gespeichert');
  const rail = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
  await rail.getByRole('link', { name: 'Bestellungen' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Preis wiederhergestellt');
  const read = await page.request.get(`/api/vehicles/${vehicle?.id}`);
  expect((await read.json()).vehicle.priceNet).toBe('15000.00');
});

test('after the question about a far price, Enter goes to the next row, and a refusal returns to the field', async ({
  page,
}) => {
  await openVehiclesAt(page, [15_000, 16_000]);
  const question = page.getByRole('alertdialog');
  const priceField = (row: number) => rows(page).nth(row).getByRole('textbox');
  await priceIn(page, 0).click();
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Preis speichern' }).press('Enter');
  await expect(priceField(1)).toBeFocused();
  await expect(priceIn(page, 0)).toHaveText(euro('9.000,00'));

  await page.keyboard.type('21.75');
  await page.keyboard.press('Tab');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(priceField(1)).toBeFocused();
  await expect(priceField(1)).toHaveValue('21.75');
});
