import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkMailedTo } from './mails.ts';
import { approve, aRegisteredDealer, signInQuickly } from './people.ts';
import { loseFirstAnswer } from './refusals.ts';
import { expect, expectAccessible, expectToast, open, returnToWindow, test } from './vocabulary.ts';

const newAddress = () => `jules-${randomUUID().slice(0, 8)}@example.com`;
const rowOf = (page: Page, email: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email });

/** The page of the users of a new company. */
async function openUsers(page: Page) {
  const { email } = await aRegisteredDealer();
  await approve(email);
  await signInQuickly(page.context(), email);
  await open(page, '/company');
}

test('an owner who missed the answer to an invitation reads that it was sent, and sees that it is accepted', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await openUsers(page);
  await page.getByRole('button', { name: 'Kollegen einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Jules Perrin');
  // As a telephone writes it at the beginning of a field.
  await dialog.getByLabel('E-Mail-Adresse').fill(email.replace('jules', 'Jules'));
  const send = dialog.getByRole('button', { name: 'Einladung senden' });
  await loseFirstAnswer(page, /\/api\/company\/users$/);
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(/./);
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Diese Person ist schon eingeladen und steht in der Liste.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  const row = rowOf(page, email);
  await expect(row).toContainText('Eingeladen');

  await expect.poll(() => linkMailedTo(email, '/auth/invite')).not.toBe('');
  const token = new URLSearchParams((await linkMailedTo(email, '/auth/invite')).split('?')[1]).get('token');
  const data = { token, password: 'another horse battery' };
  expect((await request.post('/api/password-reset/confirm', { data })).status()).toBe(204);
  await returnToWindow(page);
  await expect(row).not.toContainText('Eingeladen');
});

test('an owner who unblocks a colleague without a password reads that they must be invited again', async ({
  page,
}) => {
  const email = newAddress();
  await openUsers(page);
  const data = { email, name: 'Jules Perrin', rights: 'BUYER', locale: 'de' };
  const { id } = await (await page.request.post('/api/company/users', { data })).json();
  await page.request.patch(`/api/company/users/${id}`, { data: { blocked: true } });
  await open(page, '/company');
  await page.getByRole('button', { name: 'Entsperren, Jules Perrin' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${email} hat noch kein Passwort`);
  await expect(question).not.toContainText('mit dem bisherigen Passwort');
  await question.getByRole('button', { name: 'Entsperren' }).click();
  await expectToast(page, 'Benutzer entsperrt');
  await expect(page.getByRole('button', { name: 'Erneut einladen, Jules Perrin' })).toBeVisible();
});
