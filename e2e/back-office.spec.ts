import type { Page } from '@playwright/test';
import { anOrderBy, signInQuickly } from './people.ts';
import { refuse } from './refusals.ts';
import {
  chooseStatus,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  orderRow,
  portalUrl,
  test,
} from './vocabulary.ts';

const DEALER = 'graz@dealers.example.com';
const COMPANY = 'Murtal Fahrzeuge';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
/** The last button of the dialog, which is named after the chosen status. */
const save = (page: Page) => dialog(page).getByRole('button').last();

test('each number of the dashboard says Error when it cannot be loaded', async ({ page }) => {
  await open(page, '/admin/orders?lang=en');
  await refuse(page, /\/api\/admin\/overview$/, 429, 'RATE_LIMITED');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }).click();
  for (const name of ['Total vehicles', 'Active reservations', 'Registered dealers'])
    await expect(page.locator('dl > div', { hasText: name })).toContainText('Error');
});

test("a clerk opens any dealer's order and sets it to any status", async ({ page }) => {
  const { number, vehicles } = await anOrderBy(DEALER);
  await open(page, `/admin/orders?search=${number}`);
  const order = orderRow(page, number);
  await expect(order).toContainText(COMPANY);
  await order.getByRole('button', { name: new RegExp(`^#${number}`) }).click();
  await expect(page.getByText(vehicles[0]?.vin ?? '')).toBeVisible();
  await expect(page.getByText('8010 Graz').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  for (const [shown, next, act] of [
    ['Offen', 'Abgeschlossen', 'Bestellung abschließen'],
    ['Abgeschlossen', 'In Bearbeitung', 'In Bearbeitung nehmen'],
  ] as const) {
    await order.getByRole('button', { name: 'Status ändern' }).click();
    const choices = dialog(page).getByRole('radio');
    for (const [at, status] of ['Offen', 'In Bearbeitung', 'Abgeschlossen', 'Storniert'].entries())
      await expect(choices.nth(at)).toHaveAccessibleName(new RegExp(`^${status}`));
    await expect(choices).toHaveCount(4);
    await expect(dialog(page).getByRole('radio', { name: shown })).toBeFocused();
    await expect(dialog(page).getByRole('radio', { name: shown })).toBeChecked();
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByRole('radio', { name: next }).check();
    await expect(save(page)).toHaveText(act);
    await save(page).click();
    await expectToast(page, 'Status der Bestellung geändert');
    await expect(order.getByText(next)).toBeVisible();
  }

  const refusal = await refuse(page, /\/status$/, 429, 'RATE_LIMITED');
  await order.getByRole('button', { name: 'Status ändern' }).click();
  await dialog(page).getByRole('radio', { name: 'Storniert' }).check();
  await expect(dialog(page)).toContainText('Bearbeitungsgebühr von 250,00\u00a0€');
  await expect(dialog(page)).not.toContainText('Stornorechnung');
  await expect(save(page)).toHaveText('Bestellung stornieren');
  await expect(save(page)).toHaveClass(/button-danger/);
  await expectAccessible(page);
  await save(page).click();
  await expectToast(page, /^Status der Bestellung nicht geändert.*Zu viele Versuche/);
  await refusal.letThrough();
  await expect(order.getByText('In Bearbeitung')).toBeVisible();
});

test('a clerk finds a dealer and sets their status, and sees an error when a change fails', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: portalUrl() }]);
  await open(page, '/admin');
  const failing = await refuse(page, /\/api\/admin\/dealers/, 429, 'RATE_LIMITED');
  await page
    .getByRole('navigation', { name: 'Administration sections' })
    .getByRole('link', { name: 'Dealers' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch dealers');
  await failing.letThrough();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('table', { name: 'Dealers' })).toBeVisible();
  await field(page, 'Company, name, email, city, VAT ID').fill('Murtal');
  const row = page.getByRole('row').filter({ hasText: COMPANY });
  await expect(row).toContainText('Active');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoSidewaysScroll(page);

  const details = row.getByRole('button', { name: new RegExp(`^Details.*${COMPANY}`) });
  await details.click();
  await dialog(page).getByRole('button', { name: 'Update status' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'Active' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  await row.getByRole('button', { name: `Change the status of ${COMPANY}` }).click();
  const update = save(page);
  await expect(update).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Suspended' }).check();
  await expect(update).toBeEnabled();
  await dialog(page).getByRole('radio', { name: 'Active' }).check();
  await expect(update).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Pending' }).check();
  const refusal = await refuse(page, /\/status$/, 429, 'RATE_LIMITED');
  await update.click();
  await expectToast(page, /^Update failed/);
  await expect(dialog(page).getByRole('alert')).toHaveText('Too many attempts. Please wait a moment.');
  await refusal.letThrough();
  await page.keyboard.press('Escape');

  await expect(row.getByRole('button', { name: `${COMPANY} cannot be deleted` })).toBeDisabled();
  await expect(row).toContainText('Active');
});

test('a clerk changes a price in the table, and releases a vehicle from the order that the dialog names', async ({
  page,
}) => {
  const { number, vehicles } = await anOrderBy(DEALER);
  const vin = vehicles[0]?.vin ?? '';
  await open(page, `/admin/vehicles?q=${vin}`);
  const row = page.getByRole('row').filter({ hasText: vin });
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()));

  const price = row.getByRole('button', { name: /^Preis von/ });
  await price.click();
  await row.getByRole('textbox').fill('');
  await row.getByRole('textbox').press('Enter');
  await expect(price).toHaveText('18.450,00\u00a0€');
  await price.click();
  await row.getByRole('textbox').fill('17.900,5');
  await row.getByRole('textbox').press('Enter');
  await expectToast(page, 'Preis gespeichert');
  await expect(price).toHaveText('17.900,50\u00a0€');
  expect(sent).toEqual([{ priceNet: '17900.50' }]);

  const status = row.getByRole('button', { name: /^Status von/ });
  await expect(status).toHaveText('Reserviert');
  await chooseStatus(page, status, 'Verfügbar');
  await expect(question(page)).toContainText(`gehört zur Bestellung #${number} von ${COMPANY}`);
  await expect(question(page)).toContainText('War es das letzte Fahrzeug, wird die Bestellung storniert.');
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(status).toHaveText('Reserviert');
  await chooseStatus(page, status, 'Verfügbar');
  await question(page).getByRole('button', { name: 'Fahrzeug freigeben' }).click();
  await expectToast(page, 'Status geändert');
  await expect(status).toHaveText('Verfügbar');
});

test('when users lose their admin rights, the page says so and links to the home page', async ({ page }) => {
  await open(page, '/admin');
  await page.route('**/api/user', async (route) => {
    const user = await (await route.fetch()).json();
    await route.fulfill({ json: { ...user, role: 'dealer' } });
  });
  await refuse(page, /\/api\/admin\/dealers/, 403, 'ADMIN_ONLY');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Händler' }).click();
  await expect(page.getByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});
