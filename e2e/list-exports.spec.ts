import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayFromToday } from '../contract/german-day.ts';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
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
  expect(orders.lines).toEqual([expect.stringMatching(new RegExp(`^#${number};.*;Offen;`))]);

  await open(page, '/admin/users?status=SUSPENDED');
  const dealers = await exported(page);
  expect(dealers.name).toBe('dealers.csv');
  expect(dealers.lines.length).toBeGreaterThan(0);
  expect(dealers.lines.filter((line) => !line.includes(';Gesperrt;'))).toEqual([]);

  await open(page, '/admin/reservations?status=ACTIVE&sortBy=dateDesc');
  const reservations = await exported(page);
  expect(reservations.lines.some((line) => line.startsWith(`#${number};`))).toBe(true);
  expect(reservations.lines.filter((line) => !line.includes(';Aktiv;'))).toEqual([]);

  await open(page, '/admin/mails?kind=orderConfirmation');
  const mails = await exported(page);
  expect(mails.lines.filter((line) => !line.includes(';Bestellbestätigung;'))).toEqual([]);
});

test('the history and the books are saved as CSV with the filters of their lists', async ({ page }) => {
  const { id, number } = await anOrderBy('wien@dealers.example.com');
  const issued = await asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    const answer = await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    return answer.headers()['content-disposition'] ?? '';
  });
  const invoice = /invoice-(.*)\.xml/.exec(issued)?.[1] ?? '';

  await open(page, `/admin/history?orderId=${id}&action=INVOICE_ISSUED`);
  const history = await exported(page);
  expect(history.lines).toHaveLength(1);
  expect(history.lines[0]).toContain(invoice);

  await open(page, `/admin/invoices?dateFrom=${dayFromToday()}`);
  // On phones one button opens both exports.
  const opener = page.getByRole('button', { name: 'Als CSV speichern' });
  if (await opener.isVisible()) await opener.click();
  const second = page.getByRole('link', { name: 'Innergemeinschaftliche Lieferungen als CSV' });
  // Its words need two lines on phones.
  await expect(second).toHaveCSS('text-align', 'center');
  const books = await exported(page, 'Buchungen als CSV');
  expect(
    books.lines.filter((line) => line.startsWith(`${invoice};Rechnung;`) && line.includes(`;#${number};`)),
  ).toHaveLength(1);
  const supplies = await exported(page, 'Innergemeinschaftliche Lieferungen als CSV');
  expect(supplies.lines.some((line) => /^\d{4}-\d{2};ATU\d{8};/.test(line))).toBe(true);
});

test('a clerk who reads French saves a table in French', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await open(page, '/admin/users?status=ACTIVE');
  const { head, lines } = await exported(page, 'Enregistrer en CSV');
  expect(head).toContain('Société;Forme juridique;Statut;');
  expect(lines.filter((line) => !line.includes(';Actif;'))).toEqual([]);
});
