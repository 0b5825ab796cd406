import type { Page } from '@playwright/test';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectToast, field, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const rail = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('a clerk changes a vehicle on its page, is asked before typed values are lost, and finds the list as it was', async ({
  page,
}) => {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}&status=AVAILABLE`);
  await page.getByRole('row').filter({ hasText: vin }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/vehicles/${id}$`));
  await expect(page).toHaveTitle(new RegExp(`· ${vin} –`));
  await field(page, 'Farbe').fill('Rot');

  // The tabs keep what is typed.
  await tab(page, 'Verlauf').click();
  await expect(page).toHaveURL(/tab=history$/);
  await expect(page.getByRole('tabpanel')).toContainText('Fahrzeug importiert');
  await tab(page, 'Daten').click();
  await rail(page).getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(field(page, 'Farbe')).toHaveValue('Rot');

  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expectToast(page, 'Fahrzeug gespeichert');
  await expect(field(page, 'Farbe')).toHaveValue('Rot');
  await tab(page, 'Verlauf').click();
  await expect(page.getByRole('tabpanel')).toContainText('Rot');
  await expectAccessible(page);

  // Nothing is typed any more, so nothing is asked.
  await page.getByRole('link', { name: 'Alle Fahrzeuge' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/vehicles\\?.*q=${vin}`));
  await expect(page).toHaveURL(/status=AVAILABLE/);
});
