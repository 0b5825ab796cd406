import { linkMailedTo } from './mails.ts';
import { aRegisteredDealer, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  open,
  signInAs,
  test,
} from './vocabulary.ts';

const NEW_PASSWORD = 'ein anderes Passwort';

test('a dealer who has forgotten their password follows a link, sets another and signs in with it', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  // Signed in elsewhere.
  await signInQuickly(context, email);
  const elsewhere = await context.request.get('/api/user');
  expect(elsewhere.status()).toBe(200);
  const { cookies } = await context.storageState();
  await context.clearCookies();

  await open(page, '/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues Passwort festlegen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const request = page.getByRole('button', { name: 'Link anfordern' });
  await request.click();
  await expect(field(page, 'E-Mail-Adresse')).toBeFocused();
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
  await field(page, 'E-Mail-Adresse').fill(email);
  await request.click();
  await expect(page.getByText('ist der Link jetzt unterwegs')).toBeFocused();

  await expect.poll(() => linkMailedTo(email, '/auth/reset')).not.toBe('');
  const link = await linkMailedTo(email, '/auth/reset');
  await open(page, link);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Passwort speichern' });
  await field(page, 'Neues Passwort').fill('password1');
  await save.click();
  await expect(page.getByText('gehört zu den häufigsten')).toBeVisible();
  await expect(field(page, 'Neues Passwort')).toBeFocused();
  await field(page, 'Neues Passwort').fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByText('Ihr neues Passwort ist gespeichert.')).toBeFocused();

  await signInAs(page, email, NEW_PASSWORD);
  await context.clearCookies();
  await context.addCookies(cookies);
  expect((await context.request.get('/api/user')).status()).toBe(401);

  await open(page, link);
  await field(page, 'Neues Passwort').fill(`${NEW_PASSWORD}!`);
  await save.click();
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeFocused();
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(request).toBeVisible();
});
