import { randomUUID } from 'node:crypto';
import { linkMailedTo } from './mails.ts';
import { anOrderBy } from './people.ts';
import { expectHeldWhileSaved, expectLoginLink } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  signInAs,
  test,
} from './vocabulary.ts';

const PASSWORD = 'another horse battery';

test('an admin invites a clerk, who sets a password and finds no admins to manage', async ({ page }) => {
  const email = `clerk-${randomUUID().slice(0, 8)}@example.com`;
  await signInAs(page, 'admin@example.com');
  await open(page, '/admin/admins');
  await page.getByRole('button', { name: 'Administrator einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Karla Klein');
  await test.step('what is typed survives Escape', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Karla Klein');
  });
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByText('gültige E-Mail')).toBeVisible();
  await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expectLoginLink(dialog.getByRole('alert'), /\/api\/admin\/admins$/, 'POST', () =>
    dialog.getByRole('button', { name: 'Einladung senden' }).click(),
  );
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Karla Klein');
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await expectAccessible(page);
  await expectHeldWhileSaved(dialog.getByLabel('E-Mail-Adresse'), /\/api\/admin\/admins$/, 'POST', () =>
    dialog.getByRole('button', { name: 'Einladung senden' }).click(),
  );
  await expectToast(page, 'Einladung gesendet');
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Sachbearbeitung');

  await test.step('a name that is changed here leaves the rights that somebody else has changed', async () => {
    await row.getByRole('button', { name: 'Karla Klein bearbeiten' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Karla Kurz');
    const { admins } = await (await page.request.get('/api/admin/admins')).json();
    const { id } = admins.find((admin: { email: string }) => admin.email === email);
    const change = (data: object) => page.request.patch(`/api/admin/admins/${id}`, { data });
    await change({ name: 'Karla Groß', rights: 'FULL' });
    const save = dialog.getByRole('button', { name: 'Speichern' });
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('Karla Groß, Alle Rechte');
    await expect(dialog.getByRole('radio', { name: 'Alle Rechte' })).toBeChecked();
    await save.click();
    await expect(row).toContainText('Karla Kurz');
    await expect(row).toContainText('Alle Rechte');
    await change({ rights: 'CLERK' });
  });

  await test.step('the mail with the link is listed, but not shown', async () => {
    await open(page, `/admin/mails?search=${email}`);
    await page.getByRole('link', { name: 'Zugang eingerichtet' }).click();
    await expect(page.getByText('enthält einen geheimen Link')).toBeVisible();
    await expect(page.getByRole('button', { name: /Erneut senden/ })).toHaveCount(0);
  });

  await page.context().clearCookies();
  await expect.poll(() => linkMailedTo(email, '/auth/reset')).not.toBe('');
  await open(page, await linkMailedTo(email, '/auth/reset'));
  await field(page, 'Neues Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Ihr neues Passwort ist gespeichert.')).toBeVisible();
  await signInAs(page, email, PASSWORD);
  await open(page, '/admin');
  await expect(page.getByRole('link', { name: 'Händler', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administratoren' })).toHaveCount(0);
  await open(page, '/admin/admins');
  await expect(page.getByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});

test('a clerk reads a mail of an order and sends it again', async ({ page }) => {
  const order = await anOrderBy('dealer@example.com');
  await signInAs(page, 'admin@example.com');
  await open(page, `/admin/orders/${order.id}`);
  await page.getByRole('tab', { name: 'E-Mails' }).click();
  const mails = page.getByRole('region', { name: 'E-Mails' });
  await mails.getByRole('link', { name: 'Bestellbestätigung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellbestätigung');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(order.vehicles[0]?.vin ?? '')).toBeVisible();
  await expect(frame.getByRole('link')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Nur Text' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Nur Text' })).toContainText('Fahrzeug');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: /Erneut senden/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erneut senden' }).click();
  await expectToast(page, 'E-Mail wird erneut gesendet');
  await open(page, `/admin/mails?orderId=${order.id}&kind=orderConfirmation`);
  await expect(page.getByText('2 E-Mails')).toBeVisible();
});
