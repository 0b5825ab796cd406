import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anOrderBy, signInQuickly } from './people.ts';
import { expect, open, portalUrl, test } from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

async function exported(page: Page, button = 'Als CSV speichern') {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: button }).click();
  const file = await downloading;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), head: lines[0], lines: lines.slice(1) };
}

test('orders, reservations, dealers and mails are saved as CSV with the filters of their lists', async ({
  page,
}) => {
  const { number } = await anOrderBy(DEALER);
  await open(page, `/admin/orders?search=${number}`);
  const orders = await exported(page);
  expect(orders.name).toBe('orders.csv');
  expect(orders.lines).toEqual([expect.stringMatching(new RegExp(`^${number};.*;Offen;`))]);

  await open(page, '/admin/users?status=SUSPENDED');
  const dealers = await exported(page);
  expect(dealers.name).toBe('dealers.csv');
  expect(dealers.lines.length).toBeGreaterThan(0);
  expect(dealers.lines.filter((line) => !line.includes(';Gesperrt;'))).toEqual([]);

  await open(page, '/admin/reservations?status=ACTIVE&sortBy=dateDesc');
  const reservations = await exported(page);
  expect(reservations.lines.some((line) => line.startsWith(`${number};`))).toBe(true);
  expect(reservations.lines.filter((line) => !line.includes(';Aktiv;'))).toEqual([]);

  await open(page, '/admin/mails?kind=orderConfirmation');
  const mails = await exported(page);
  expect(mails.lines.filter((line) => !line.includes(';Bestellbestätigung;'))).toEqual([]);
});

test('a clerk who reads French saves a table in French', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await open(page, '/admin/users?status=ACTIVE');
  const { head, lines } = await exported(page, 'Enregistrer en CSV');
  expect(head).toContain('Société;Forme juridique;Statut;');
  expect(lines.filter((line) => !line.includes(';Actif;'))).toEqual([]);
});
