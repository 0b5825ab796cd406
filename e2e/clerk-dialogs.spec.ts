import type { Page } from '@playwright/test';
import { anOrderBy, aVehicleInStock, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectToast, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

/** A dealer of the demo who waits for approval, and whom no test changes. */
const WAITING = 'metz@dealers.example.com';

test('the details of a dealer are in four tabs, and deleting a dealer asks first', async ({ page }) => {
  await open(page, `/admin/users?search=${WAITING}`);
  await page.getByRole('button', { name: /^Details zu / }).click();
  const details = page.getByRole('dialog');
  for (const [tab, content] of [
    ['Firma', WAITING],
    ['Anschrift', 'Frankreich'],
    ['Kontakt', 'Vorname'],
    ['Konto', 'In Prüfung'],
  ] as const) {
    await details.getByRole('tab', { name: tab, exact: true }).click();
    await expect(details.getByRole('tabpanel')).toContainText(content);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: / löschen$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Händler löschen' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('button', { name: /^Details zu / })).toBeVisible();
});

test('a dialog begins at its first field, also after loading, and one that only shows something at the button to close it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await open(page, '/admin/admins');
  await page.getByRole('button', { name: 'Administrator einladen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();

  const { vin } = await aVehicleInStock();
  await open(page, `/admin/vehicles?q=${vin}`);
  await page.getByRole('button', { name: /bearbeiten$/ }).click();
  const first = dialog.getByLabel('Marke');
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Volkswagen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /bearbeiten$/ })).toBeFocused();

  await open(page, `/admin/users?search=${WAITING}`);
  await page.getByRole('button', { name: /^Details zu / }).click();
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
});

test('a clerk deletes a vehicle after a question, and it is gone, also from the selection', async ({
  page,
}) => {
  const { id, vin } = await aVehicleInStock();
  await open(page, `/admin/vehicles?q=${vin}`);
  const selected = page.getByText('1 ausgewählt');
  await page.getByRole('row').filter({ hasText: vin }).getByRole('checkbox').check();
  await expect(selected).toBeVisible();
  await page.getByRole('button', { name: / löschen$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(vin);
  await question.getByRole('button', { name: 'Fahrzeug löschen' }).click();
  await expectToast(page, 'Fahrzeug gelöscht');
  await expect(selected).toBeHidden();
  expect((await page.request.get(`/api/vehicles/${id}`)).status()).toBe(404);
});

test('the edit dialog lists the documents of a vehicle, to view, download and delete', async ({ page }) => {
  const { id, vin } = await aVehicleInStock();
  await open(page, `/admin/vehicles?q=${vin}`);
  await page.getByRole('button', { name: /bearbeiten$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'PDF-Dokumente (1)' })).toBeVisible();
  const answerOf = async (name: RegExp) => {
    const href = await dialog.getByRole('link', { name }).getAttribute('href');
    return (await page.request.get(href ?? '')).headers();
  };
  expect(await answerOf(/ansehen, in neuem Tab$/)).toMatchObject({ 'content-type': 'application/pdf' });
  expect((await answerOf(/herunterladen$/))['content-disposition']).toMatch(/^attachment; filename=/);

  await dialog.getByRole('button', { name: /löschen$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dokument löschen' }).click();
  await expect(dialog.getByRole('heading', { name: 'PDF-Dokumente (0)' })).toBeVisible();
  const { media } = await (await page.request.get(`/api/vehicles/${id}`)).json();
  expect(media.map(({ mediaType }: { mediaType: string }) => mediaType)).not.toContain('pdf');
});

/** Holds back the script that draws toasts until the returned function is called. */
async function holdToasts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('data-swipe-direction')) await released;
    await route.fulfill({ response, body });
  });
  return letThrough;
}

test('Escape closes a dialog although a toast has appeared after it, and the toast goes too', async ({
  page,
}) => {
  const { id } = await anOrderBy('gent@dealers.example.com');
  const showToasts = await holdToasts(page);
  await open(page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Anruf eintragen' }).first().click();
  await page.getByRole('button', { name: 'Rechnung stellen' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Kontoinhaber')).toBeVisible();
  showToasts();
  const toast = page.locator('li[data-tone]');
  await expect(toast).toContainText('Anruf eingetragen');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeHidden();
});
