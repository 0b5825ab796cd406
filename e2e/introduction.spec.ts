import { readFileSync } from 'node:fs';
import { expect, portalUrl, test } from './vocabulary.ts';

const ACCOUNTS = [
  'admin@example.com',
  'dealer@example.com',
  'buyer@example.com',
  'pending@example.com',
  'suspended@example.com',
];

test('the portal prints its address and the demo accounts at the start, and the README names them too', () => {
  const output = process.env['PORTAL_INTRODUCTION'] ?? '';
  const readme = readFileSync('README.md', 'utf8');
  expect(output).toContain(portalUrl());
  for (const words of [...ACCOUNTS, 'demo-password']) {
    expect(output).toContain(words);
    expect(readme).toContain(words);
  }
});

test('a page that needs a login redirects a visitor to the login, which leads back afterwards', async ({
  page,
}) => {
  const answer = await page.request.get('/orders?page=2', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toBe('/auth?next=%2Forders%3Fpage%3D2');
});

test('the inventory is complete without JavaScript, in the language of the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portalUrl() });
  const page = await context.newPage();
  const answer = await page.goto('/vehicles?lang=fr&fuelType=Electric');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Véhicules en stock');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByText('Automatique · Électrique').first()).toBeVisible();
  await context.close();
});

test('an unknown address answers 404 with a page that links to the stock', async ({ page }) => {
  // The second path is not valid percent-encoding.
  for (const path of ['/no-such-page', '/%']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/404/);
  }
  await page.getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});
