import type { Page } from '@playwright/test';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import { expect, expectToast, field, open, signOut, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const dialog = (page: Page) => page.getByRole('dialog');
const rail = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });

async function aRow(page: Page) {
  const { vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}`);
  return page.getByRole('row').filter({ hasText: vin });
}

test('a typed price stays when the session has ended and the pointer passes over the rail', async ({
  page,
}) => {
  const row = await aRow(page);
  await row.getByRole('button', { name: /^Preis von/ }).click();
  await row.getByRole('textbox').fill('17.900');
  await signOut(page);
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/') && answer.status() === 401);
  await rail(page).getByRole('link', { name: 'Reservierungen' }).hover();
  await refused;
  await expect(row.getByRole('textbox')).toHaveValue('17.900');
  await expect(page).toHaveURL(/\/admin\/vehicles/);
  await row.getByRole('textbox').press('Escape');
  await rail(page).getByRole('link', { name: 'Bestellungen' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('what is typed stays when a document is deleted after the session has ended', async ({
  page,
  context,
}) => {
  const row = await aRow(page);
  await row.getByRole('button', { name: /bearbeiten$/ }).click();
  await field(page, 'Farbe').fill('Rot');
  await signOut(page);
  await dialog(page)
    .getByRole('button', { name: /^Zustandsbericht.* löschen$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dokument löschen' }).click();
  await expectToast(page, 'Löschen fehlgeschlagen');
  await expect(field(page, 'Farbe')).toHaveValue('Rot');
  await signInQuickly(context, 'admin@example.com');
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  await expectToast(page, 'Fahrzeug gespeichert');
});

test('nothing can be typed into the edit dialog while it is being saved', async ({ page }) => {
  const row = await aRow(page);
  await row.getByRole('button', { name: /bearbeiten$/ }).click();
  await field(page, 'Farbe').fill('Rot');
  const saving = await holdBack(page, /\/api\/vehicles\/[\w-]+$/, 'PATCH');
  await dialog(page).getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(field(page, 'Farbe')).toBeDisabled();
  await saving.letThrough();
  await expectToast(page, 'Fahrzeug gespeichert');
});

test('the numbers of the dashboard follow a change by the clerk', async ({ page }) => {
  await open(page, '/admin');
  const vehicles = page.getByRole('definition').first();
  const before = Number((await vehicles.innerText()).replaceAll('.', ''));
  expect(before).toBeGreaterThan(0);
  await rail(page).getByRole('link', { name: 'Import' }).click();
  await aVehicleInStock({ pictures: 0 });
  await page.clock.install();
  await page.clock.fastForward('01:00');
  await rail(page).getByRole('link', { name: 'Übersicht' }).click();
  await expect
    .poll(async () => Number((await vehicles.innerText()).replaceAll('.', '')))
    .toBeGreaterThan(before);
});
