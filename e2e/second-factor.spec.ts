import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeOf } from './totp.ts';
import { linkMailedTo } from './mails.ts';
import { loseFirstAnswer } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  signInAs,
  signOut,
  test,
  untilSignInHydrated,
} from './vocabulary.ts';

const PASSWORD = 'another horse battery';

/** A new clerk, who has set a password and is signed in. */
async function signInAsNewClerk(page: Page): Promise<string> {
  const email = `clerk-${randomUUID().slice(0, 8)}@example.com`;
  await signInAs(page, 'admin@example.com');
  const invited = await page.request.post('/api/admin/admins', {
    data: { email, name: 'Karla Klein', rights: 'CLERK', locale: 'de' },
  });
  expect(invited.status()).toBe(201);
  await signOut(page);
  await expect.poll(() => linkMailedTo(email, '/auth/reset')).not.toBe('');
  const token = new URLSearchParams((await linkMailedTo(email, '/auth/reset')).split('?')[1]).get('token');
  await page.request.post('/api/password-reset/confirm', { data: { token, password: PASSWORD } });
  await signInAs(page, email, PASSWORD);
  return email;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the first step of the login. */
async function sendPassword(page: Page, email: string) {
  await open(page, '/auth');
  await untilSignInHydrated(page);
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(PASSWORD);
  await field(page, 'Passwort').press('Enter');
}

/** Sets the second factor up on the page of the account. Returns the secret and the recovery codes. */
async function setUp(page: Page) {
  await open(page, '/account');
  const begin = button(page, 'Zweiten Faktor einrichten');
  await begin.click();
  // The button that was pressed is gone, and its way back is the button that opened the step.
  await button(page, 'Abbrechen').press('Enter');
  await expect(begin).toBeFocused();
  await begin.press('Enter');
  const password = page.locator('form', { hasText: 'zuerst Ihr Passwort' }).getByLabel('Aktuelles Passwort');
  await password.fill('falsch');
  await button(page, 'Weiter').click();
  await expect(password).toHaveAccessibleDescription('Das aktuelle Passwort ist falsch');
  await password.fill(PASSWORD);
  await expect(password).toHaveAccessibleDescription('');
  await button(page, 'Weiter').click();
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  const secret = ((await page.locator('form code').textContent()) ?? '').replaceAll(' ', '');
  await field(page, 'Code aus der App').fill('000000');
  await button(page, 'Einschalten').click();
  await expect(page.getByText('Dieser Code ist falsch.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, 'Code aus der App').fill(codeOf(secret));
  await expect(page.getByText('Dieser Code ist falsch.')).toHaveCount(0);
  await button(page, 'Einschalten').click();
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();
  await expect(page.getByText('Eingeschaltet', { exact: true })).toBeVisible();
  const codes = await page.getByRole('listitem').locator('code').allTextContents();
  return { secret, codes };
}

test('a clerk sets up a second factor, signs in with a code and a recovery code, and turns it off', async ({
  page,
}) => {
  const email = await signInAsNewClerk(page);
  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(page, 'Als Datei speichern').click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await button(page, 'Ich habe die Codes aufbewahrt').press('Enter');
  await expect(button(page, 'Neue Wiederherstellungscodes')).toBeFocused();
  await expect(page.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible();

  await test.step('the login asks for the code in a second step', async () => {
    await signOut(page);
    await sendPassword(page, email);
    await expect(field(page, 'Code aus der App')).toBeFocused();
    await expect(page.getByText(`Für ${email}`)).toBeVisible();
    await expect(field(page, 'Passwort')).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field(page, 'Code aus der App').fill('000000');
    await field(page, 'Code aus der App').press('Enter');
    await expect(page.getByText('Passwort oder Code ist falsch.')).toBeVisible();
    await field(page, 'Code aus der App').fill(codeOf(secret, 1));
    await field(page, 'Code aus der App').press('Enter');
    await page.waitForURL('/admin');
  });

  await test.step('a recovery code signs in as well', async () => {
    await signOut(page);
    await sendPassword(page, email);
    await button(page, 'Wiederherstellungscode eingeben').click();
    await field(page, 'Wiederherstellungscode').fill(codes[0]?.toLowerCase() ?? '');
    await field(page, 'Wiederherstellungscode').press('Enter');
    await page.waitForURL('/admin');
  });

  await test.step('another person begins the login anew', async () => {
    await signOut(page);
    await sendPassword(page, email);
    await button(page, 'Mit einem anderen Konto anmelden').click();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('');
    await expect(field(page, 'Code aus der App')).toHaveCount(0);
  });

  await test.step('it is turned off with the password', async () => {
    await sendPassword(page, email);
    await button(page, 'Wiederherstellungscode eingeben').click();
    await field(page, 'Wiederherstellungscode').fill(codes[1] ?? '');
    await field(page, 'Wiederherstellungscode').press('Enter');
    await page.waitForURL('/admin');
    await open(page, '/account');
    await expect(page.getByText('Sie haben noch 8 Wiederherstellungscodes.')).toBeVisible();
    await button(page, 'Zweiten Faktor ausschalten').click();
    const form = page.locator('form', { hasText: 'zuerst Ihr Passwort' });
    await form.getByLabel('Aktuelles Passwort').fill(PASSWORD);
    await form.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).press('Enter');
    await expectToast(page, 'Zweiter Faktor ausgeschaltet');
    await expect(button(page, 'Zweiten Faktor einrichten')).toBeFocused();
    await signOut(page);
    await signInAs(page, email, PASSWORD);
  });
});

test('a clerk who missed the recovery codes, because their answer was lost, gets new ones', async ({
  page,
}) => {
  await signInAsNewClerk(page);
  await open(page, '/account');
  await button(page, 'Zweiten Faktor einrichten').click();
  const password = page.locator('form', { hasText: 'zuerst Ihr Passwort' }).getByLabel('Aktuelles Passwort');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  const secret = ((await page.locator('form code').textContent()) ?? '').replaceAll(' ', '');
  await field(page, 'Code aus der App').fill(codeOf(secret));
  await loseFirstAnswer(page, /\/second-factor\/confirm$/);
  await button(page, 'Einschalten').click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await button(page, 'Einschalten').click();
  await expect(page.getByText('haben Sie noch nicht gesehen')).toBeVisible();
  await expect(page.getByText('Eingeschaltet', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const again = page.locator('form', { hasText: 'noch nicht gesehen' }).getByLabel('Aktuelles Passwort');
  await expect(again).toBeFocused();
  await again.fill(PASSWORD);
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();
  await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
  await button(page, 'Ich habe die Codes aufbewahrt').click();

  await test.step('it is turned off once, also if the answer to that is lost', async () => {
    await button(page, 'Zweiten Faktor ausschalten').click();
    const form = page.locator('form', { hasText: 'zuerst Ihr Passwort' });
    await form.getByLabel('Aktuelles Passwort').fill(PASSWORD);
    await loseFirstAnswer(page, /\/second-factor\/off$/);
    await form.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).click();
    await expect(form.getByRole('alert')).toHaveText(/./);
    await form.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).click();
    await expectToast(page, 'Zweiter Faktor ausgeschaltet');
  });
});

test('without JavaScript a clerk with a second factor signs in', async ({ page, browser, baseURL }) => {
  const email = await signInAsNewClerk(page);
  const { codes } = await setUp(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/auth');
  const send = plain.locator('form').getByRole('button', { name: 'Anmelden', exact: true });
  await field(plain, 'E-Mail-Adresse').fill(email);
  await field(plain, 'Passwort').fill(PASSWORD);
  await send.click();
  await expect(plain.getByText('Bitte geben Sie den Code ein.')).toBeVisible();
  await expect(field(plain, 'E-Mail-Adresse')).toHaveValue(email);
  await field(plain, 'Passwort').fill(PASSWORD);
  await field(plain, 'Code aus der App').fill('000000');
  await send.click();
  await expect(plain.getByText('Passwort oder Code ist falsch.')).toBeVisible();
  await field(plain, 'Passwort').fill(PASSWORD);
  await field(plain, 'Code aus der App').fill(codes[0] ?? '');
  await send.click();
  await expect(plain).toHaveURL(/\/admin$/);
  await context.close();
});
