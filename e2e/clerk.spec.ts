import type { Locator, Page } from '@playwright/test';
import { orderNumberOf } from '../contract/order-number.ts';
import { aVin } from './delivery.ts';
import { aVehicleInStock, asClerk, asUser, signInQuickly } from './people.ts';
import {
  chooseStatus,
  expect,
  expectToast,
  field,
  open,
  orderRow,
  signInAs,
  signOut,
  test,
} from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const priceOf = (row: Locator) => row.getByRole('button', { name: /^Preis von/ });
const statusOf = (row: Locator) => row.getByRole('button', { name: /^Status von/ });

/** A vehicle of 18.450 € for this test, and its row in the list. */
async function aRow(page: Page) {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}`);
  return { id, vin, row: page.getByRole('row').filter({ hasText: vin }) };
}

/** Another clerk changes the vehicle, outside the browser. */
const changeElsewhere = (id: string, data: object) =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/vehicles/${id}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  });

const euro = (amount: string) => `${amount}\u00a0€`;

test('a price that is typed is saved by Tab and by a click elsewhere, and a wrong one stays in its field', async ({
  page,
}) => {
  const { row } = await aRow(page);
  await priceOf(row).click();
  await row.getByRole('textbox').fill('17.900');
  await row.getByRole('textbox').press('Tab');
  await expectToast(page, 'Preis gespeichert');
  await expect(priceOf(row)).toHaveText(euro('17.900,00'));
  await priceOf(row).click();
  await row.getByRole('textbox').fill('17.500');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(priceOf(row)).toHaveText(euro('17.500,00'));

  await priceOf(row).click();
  const height = (await row.boundingBox())?.height;
  await row.getByRole('textbox').fill('billig');
  await row.getByRole('textbox').press('Tab');
  await expect(row.getByRole('alert')).toContainText('Bitte geben Sie einen Preis ein');
  await expect(row.getByRole('textbox')).toHaveValue('billig');
  expect((await row.boundingBox())?.height).toBe(height);
  await row.getByRole('textbox').press('Escape');
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(row.getByRole('textbox')).toBeFocused();
  await expect(row.getByRole('textbox')).toHaveValue('billig');
  await row.getByRole('textbox').press('Escape');
  await question(page).getByRole('button', { name: 'Verwerfen' }).press('Enter');
  await expect(priceOf(row)).toHaveText(euro('17.500,00'));
  await expect(priceOf(row)).toBeFocused();
});

test('a price that is far from the old one is confirmed first', async ({ page }) => {
  const { row } = await aRow(page);
  await priceOf(row).click();
  await row.getByRole('textbox').fill('18.45');
  await row.getByRole('textbox').press('Enter');
  await expect(question(page)).toContainText(euro('18,45'));
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(row.getByRole('textbox')).toHaveValue('18.45');
  await row.getByRole('textbox').press('Enter');
  await question(page).getByRole('button', { name: 'Preis speichern' }).click();
  await expect(priceOf(row)).toHaveText(euro('18,45'));
});

test('arrow keys choose in the status menu, only Enter sets the status, and the toast undoes it', async ({
  page,
}) => {
  const { row } = await aRow(page);
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()));
  await statusOf(row).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('v');
  await expect(statusOf(row)).toHaveText('Verfügbar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('menuitemradio').first()).toHaveCSS('text-align', 'left');
  if (size) await page.setViewportSize(size);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  await chooseStatus(page, statusOf(row), 'Verkauft');
  await expectToast(page, 'Status geändert');
  await expect(statusOf(row)).toHaveText('Verkauft');
  await expect(statusOf(row)).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectToast(page, 'Status wiederhergestellt');
  await expect(statusOf(row)).toHaveText('Verfügbar');
  expect(sent).toEqual([{ status: 'SOLD' }, { status: 'AVAILABLE', releases: null }]);
});

test('neither a price nor its undo overwrites the price of another clerk', async ({ page }) => {
  const { id, row } = await aRow(page);
  await priceOf(row).click();
  await changeElsewhere(id, { priceNet: 18400 });
  await row.getByRole('textbox').fill('17.900');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByRole('alert')).toContainText(euro('18.400,00'));
  await expect(row.getByRole('textbox')).toHaveValue('17.900');
  await row.getByRole('textbox').press('Enter');
  await expectToast(page, 'Preis gespeichert');

  await changeElsewhere(id, { priceNet: 18300 });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectToast(page, /^Nicht rückgängig gemacht.*18\.300,00/);
  await expect(priceOf(row)).toHaveText(euro('18.300,00'));

  await chooseStatus(page, statusOf(row), 'Verkauft');
  await expectToast(page, 'Status geändert');
  await asClerk((calls) => calls.delete(`/api/vehicles/${id}`));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectToast(page, /^Nicht rückgängig gemacht.+: Nicht gefunden/);
});

test('a row keeps its place when its price changes, and Enter opens the price below it', async ({ page }) => {
  const model = aVin().slice(-10);
  const first = await aVehicleInStock({ pictures: 0, spec: { model, priceNet: 10000 } });
  const second = await aVehicleInStock({ pictures: 0, spec: { model, priceNet: 11000 } });
  await open(page, `/admin/vehicles?q=${model}&sortBy=priceAsc`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(first.vin);
  await priceOf(row).click();
  await row.getByRole('textbox').fill('12.000');
  await row.getByRole('textbox').press('Enter');
  await expectToast(page, 'Preis gespeichert');
  await expect(priceOf(row)).toHaveText(euro('12.000,00'));
  const below = page.getByRole('row').nth(2);
  await expect(below).toContainText(second.vin);
  await expect(below.getByRole('textbox')).toBeFocused();
  await page.reload();
  await expect(row).toContainText(second.vin);
});

test('the edit dialog asks before it drops what is typed', async ({ page }) => {
  const { row, vin } = await aRow(page);
  const edit = row.getByRole('button', { name: /bearbeiten$/ });
  await edit.click();
  await expect(dialog(page)).toHaveAccessibleDescription(vin);
  await field(page, 'Farbe').fill('Rot');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Abbrechen' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await leave();
    await expect(question(page)).toContainText('Eingaben verwerfen?');
    await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(field(page, 'Farbe')).toHaveValue('Rot');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog(page)).toBeHidden();
  await edit.click();
  await expect(field(page, 'Farbe')).not.toHaveValue('Rot');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('when the session has ended, the dialog stays and is saved after a login in another tab', async ({
  page,
  context,
}) => {
  const { row } = await aRow(page);
  await row.getByRole('button', { name: /bearbeiten$/ }).click();
  await field(page, 'Farbe').fill('Rot');
  await signOut(page);
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  const login = dialog(page).getByRole('alert').getByRole('link', { name: 'melden Sie sich' });
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(field(page, 'Farbe')).toHaveValue('Rot');
  await signInQuickly(context, 'admin@example.com');
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  await expectToast(page, 'Fahrzeug gespeichert');
});

test('an edit is merged with the changes of another clerk, and a common field shows both values', async ({
  page,
}) => {
  const { id, row } = await aRow(page);
  const edit = row.getByRole('button', { name: /bearbeiten$/ });
  const save = dialog(page).getByRole('button', { name: 'Änderungen speichern' });
  await edit.click();
  await field(page, 'Laufleistung').fill('51000');
  await changeElsewhere(id, { colour: 'Rot' });
  await save.click();
  await expectToast(page, 'Fahrzeug gespeichert');
  await edit.click();
  await expect(field(page, 'Farbe')).toHaveValue('Rot');
  await expect(field(page, 'Laufleistung')).toHaveValue('51000');

  await field(page, 'Farbe').fill('Blau');
  await changeElsewhere(id, { colour: 'Grün', doors: 3 });
  await save.click();
  await expect(dialog(page).getByText('Inzwischen geändert in: Grün')).toBeVisible();
  await expect(field(page, 'Farbe')).toHaveValue('Blau');
  await expect(field(page, 'Türen')).toHaveValue('3');
  await save.click();
  await expectToast(page, 'Fahrzeug gespeichert');
  await edit.click();
  await expect(field(page, 'Farbe')).toHaveValue('Blau');
});

test('the first wrong field of the edit dialog gets the focus, and each says what is allowed', async ({
  page,
}) => {
  const { row } = await aRow(page);
  await row.getByRole('button', { name: /bearbeiten$/ }).click();
  await field(page, 'Preis netto').fill('x');
  await field(page, 'Laufleistung').fill('-5');
  await dialog(page).getByLabel('Marke', { exact: true }).fill('');
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(dialog(page).getByLabel('Marke', { exact: true })).toBeFocused();
  await expect(dialog(page).getByText('Bitte geben Sie einen Preis ein')).toBeVisible();
  await expect(
    dialog(page).getByText('Bitte geben Sie eine ganze Zahl von 0 bis 2.000.000 ein'),
  ).toBeVisible();

  await field(page, 'Preis netto').fill('18.000');
  await field(page, 'Laufleistung').fill('100');
  await dialog(page).getByLabel('Marke', { exact: true }).fill('Volkswagen');
  await field(page, 'Erstzulassung').fill('2050-01-01');
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(dialog(page).getByText('Das Datum liegt in der Zukunft')).toBeVisible();
});

test('an admin who signs in gets the back office, and each section has its own title', async ({ page }) => {
  await signOut(page);
  await signInAs(page, 'admin@example.com');
  await expect(page).toHaveURL('/admin');
  for (const [path, title] of [
    ['/admin', 'Übersicht'],
    ['/admin/vehicles', 'Fahrzeuge'],
    ['/admin/orders', 'Bestellungen'],
    ['/admin/upload', 'Import'],
  ] as const) {
    await open(page, path);
    expect(await page.title()).toMatch(new RegExp(`^${title} – Verwaltung – `));
  }
});

test('the head of a long table stays in view below the top bar', async ({ page }) => {
  // On narrower screens the rows are cards, or the table scrolls sideways.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/vehicles');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const head = page.getByRole('columnheader', { name: 'FIN' });
  const isOnTop = () =>
    head.evaluate((cell) => {
      const { left, top, height } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});

test('the tab of the import is in the address, and the way back leads to the same tab', async ({ page }) => {
  await open(page, '/admin/upload');
  await page.getByRole('tab', { name: 'Mehrere Dateien' }).click();
  await expect(page).toHaveURL(/tab=multiple/);
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Fahrzeuge' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Mehrere Dateien' })).toHaveAttribute('aria-selected', 'true');
});

test('the amounts of an order stay in view when its note has one very long word', async ({ page }) => {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  const order = await asUser('graz@dealers.example.com', async (calls) => {
    const answer = await calls.post('/api/orders/create', {
      data: { vehicleIds: [id], totalAmount: '18450.00', notes: `https://example.com/${vin.repeat(12)}` },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return String((await answer.json()).id);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/admin/orders?search=${orderNumberOf(order)}`);
  await orderRow(page, orderNumberOf(order)).getByRole('button', { name: /^#/ }).click();
  await expect(page.getByText('Zu zahlen, ohne USt.')).toBeVisible();
  const amounts = page.getByRole('main').getByText(/^[\d.]+,\d\d\s€$/);
  // Four lines of the total, and the price of the vehicle.
  expect(await amounts.count()).toBeGreaterThanOrEqual(5);
  for (const amount of await amounts.all()) {
    const { x = 0, width = 0 } = (await amount.boundingBox()) ?? {};
    expect(x + width, String(await amount.textContent())).toBeLessThanOrEqual(390);
  }
});
