import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectNoSidewaysScroll, field, test } from './vocabulary.ts';

const DEALER = 'bolzano@dealers.example.com';

async function withoutScript(
  browser: Browser,
  baseURL: string | undefined,
  act: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await act(await context.newPage());
  await context.close();
}

test('a sign-in that is sent before the form hydrates is not lost', async ({ page }) => {
  // The scripts of this portal never arrive.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth?next=%2Forders');
  const send = page.locator('form').getByRole('button', { name: 'Anmelden', exact: true });

  await field(page, 'E-Mail-Adresse').fill(DEALER);
  await field(page, 'Passwort').fill('wrong-password');
  await field(page, 'Passwort').press('Enter');
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(DEALER);
  await expect(field(page, 'Passwort')).toHaveValue('');
  await expectNoSidewaysScroll(page);

  await field(page, 'Passwort').fill(DEMO_PASSWORD);
  await send.click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('the page of a refused form hydrates, and its form goes on', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth');
  await field(page, 'E-Mail-Adresse').fill('nobody@example.com');
  await field(page, 'Passwort').fill('wrong-password');
  await page.unrouteAll();
  await field(page, 'Passwort').press('Enter');
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passwort anzeigen' }).first()).toBeVisible();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue('nobody@example.com');
  await field(page, 'Passwort').press('Enter');
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein')).toBeVisible();
});

test('without JavaScript a dealer signs in', async ({ browser, baseURL }) => {
  await withoutScript(browser, baseURL, async (page) => {
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/auth\?next=%2Forders$/);
    await field(page, 'E-Mail-Adresse').fill(DEALER);
    await field(page, 'Passwort').fill(DEMO_PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
  });
});

test('without JavaScript the registration is one form, which names what is wrong', async ({
  browser,
  baseURL,
}) => {
  await withoutScript(browser, baseURL, async (page) => {
    await page.goto('/auth?lang=fr');
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await expect(page.getByRole('group').filter({ visible: true })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Étapes de l’inscription' })).toBeHidden();
    await expectNoSidewaysScroll(page);

    await field(page, 'Raison sociale').fill('Garage des Brotteaux SARL');
    await page.getByLabel(/^N° de TVA/).fill('FR123');
    await field(page, 'Code postal').fill('69006');
    await page.getByLabel(/^J’accepte les conditions/).check();
    const send = page
      .locator('form')
      .getByRole('button', { name: /compte/ })
      .filter({ visible: true });
    await send.click();

    await expect(page).toHaveURL(/tab=register/);
    await expect(page.getByText('Veuillez indiquer la ville')).toBeVisible();
    await expect(page.getByLabel(/^N° de TVA/)).toHaveAccessibleDescription(/FR/);
    await expect(field(page, 'Raison sociale')).toHaveValue('Garage des Brotteaux SARL');
    await expect(field(page, 'Code postal')).toHaveValue('69006');
    await expect(page.getByLabel(/^J’accepte les conditions/)).toBeChecked();
  });
});

test('a search that is sent before the page hydrates is not lost', async ({ page }) => {
  // The scripts of this portal never arrive.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/vehicles');
  const search = page.getByRole('searchbox').filter({ visible: true });
  await search.fill('golf');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\?q=golf$/);
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveValue('golf');
  await expect(page.locator('article').first()).toContainText('Golf');
});

test('without JavaScript a dealer searches and filters', async ({ browser, baseURL }) => {
  await withoutScript(browser, baseURL, async (page) => {
    await page.goto('/vehicles');
    const form = page.locator('main form').filter({ visible: true });
    await form.getByRole('searchbox').fill('golf');
    await form.getByRole('combobox', { name: 'Marke' }).selectOption('Volkswagen');
    await form.getByRole('button').filter({ visible: true }).click();
    await expect(page).toHaveURL(/q=golf&make=Volkswagen/);
    await expect(page.locator('article').first()).toContainText('Golf');
  });
});
