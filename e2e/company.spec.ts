import { randomUUID } from 'node:crypto';
import { linkMailedTo } from './mails.ts';
import { signInQuickly } from './people.ts';
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

test('an owner invites a colleague, who sets a password, sees no users and can be removed', async ({
  page,
  browser,
}) => {
  const email = `jules-${randomUUID().slice(0, 8)}@example.com`;
  await signInQuickly(page.context(), 'lyon@dealers.example.com');
  await open(page, '/account');
  await page.getByRole('link', { name: 'Benutzer verwalten' }).click();
  await page.getByRole('button', { name: 'Kollegen einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Jules Perrin');
  await test.step('what is typed survives Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Kollegen einladen' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Jules Perrin');
  });
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByText('gültige E-Mail')).toBeVisible();
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByText('Nur ansehen').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expectToast(page, 'Einladung gesendet');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Nur ansehen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const colleague = await browser.newPage();
  await test.step('the colleague signs in with the rights that they have', async () => {
    await expect.poll(() => linkMailedTo(email, '/auth/invite')).not.toBe('');
    await open(colleague, await linkMailedTo(email, '/auth/invite'));
    await field(colleague, 'Neues Passwort').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(colleague.getByText('Ihr Passwort ist gespeichert.')).toBeVisible();
    await signInAs(colleague, email, PASSWORD);
    await open(colleague, '/account');
    await expect(colleague.getByText('Ändern können diese Daten nur Kollegen')).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Benutzer verwalten' })).toHaveCount(0);
    await open(colleague, '/company');
    await expect(colleague.getByText('Benutzer verwalten nur Kollegen mit allen Rechten.')).toBeVisible();
  });

  await row.getByRole('button', { name: 'Entfernen, Jules Perrin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expectToast(page, 'Benutzer entfernt');
  await expect(row).toHaveCount(0);
  await open(colleague, '/account');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await colleague.close();
});
