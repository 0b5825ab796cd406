import type { Locator, Page } from '@playwright/test';
import { dayFromToday } from '../contract/german-day.ts';
import { aDelivery, aVin } from './delivery.ts';
import { anOrderBy, aRegisteredDealer, signInQuickly } from './people.ts';
import { expect, expectToast, open, test } from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';
const FILES = 30;
/** The places of the files that lack a price at first. */
const BAD = [4, 11, 18, 25];
/** At most so many clicks and keys for each part of the hour. Dropping files counts as one. */
const ACTS_MAX = {
  'importing 30 files, 4 of them twice': 4,
  're-pricing 12 vehicles': 85,
  'approving two dealers': 5,
  'completing an order': 9,
  'cancelling an invoiced order': 7,
};
type Part = keyof typeof ACTS_MAX;

/** Counts the clicks and keys of each part of the hour. */
function countedActs(page: Page) {
  const acts = new Map<Part, number>();
  let part: Part;
  const count = (more: number) => acts.set(part, (acts.get(part) ?? 0) + more);
  return {
    acts,
    begin: (next: Part) => (part = next),
    click: async (target: Locator) => {
      count(1);
      await target.click();
    },
    press: async (key: string) => {
      count(1);
      await page.keyboard.press(key);
    },
    drop: async (files: { name: string; buffer: Buffer }[]) => {
      count(1);
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/zip' })));
    },
  };
}

test('a clerk imports, re-prices, approves, invoices and cancels within an hour, and finds all of it in the history', async ({
  page,
  context,
}) => {
  const dealers = [await aRegisteredDealer(), await aRegisteredDealer()];
  const [toComplete, toCancel] = [await anOrderBy(DEALER), await anOrderBy(DEALER)];
  await signInQuickly(context, 'admin@example.com');
  const { acts, begin, click, press, drop } = countedActs(page);
  const button = (name: string | RegExp, within: Locator | Page = page) =>
    within.getByRole('button', { name });
  const dialog = page.getByRole('dialog');

  const model = aVin().slice(-8);
  const vins = Array.from({ length: FILES }, () => aVin());
  const fileOf = async (place: number, priceNet: number | undefined) => ({
    name: `car-${place + 1}.zip`,
    buffer: await aDelivery({ vin: vins[place] ?? '', pictures: 1, spec: { model, priceNet } }),
  });
  const priceAt = (place: number) => 20_000 + place * 100;

  await test.step('imports 30 files, and drops the four bad ones again', async () => {
    begin('importing 30 files, 4 of them twice');
    await open(page, '/admin/upload');
    await click(page.getByRole('tab', { name: 'Mehrere Dateien' }));
    await drop(
      await Promise.all(
        vins.map((_, place) => fileOf(place, BAD.includes(place) ? undefined : priceAt(place))),
      ),
    );
    const files = page.getByRole('region', { name: 'Dateien' });
    await expect(files.getByText('30 von 30 fertig, 4 fehlgeschlagen')).toBeVisible();
    await click(page.getByRole('checkbox', { name: 'Nur fehlgeschlagene' }));
    await expect(files.getByText(/priceNet/)).toHaveCount(BAD.length);
    await drop(await Promise.all(BAD.map((place) => fileOf(place, priceAt(place)))));
    await expect(files.getByText('30 von 30 fertig', { exact: true })).toBeVisible();
  });

  await test.step('gives twelve of them new prices by keyboard', async () => {
    begin('re-pricing 12 vehicles');
    await open(page, `/admin/vehicles?q=${model}&sortBy=priceAsc`);
    const prices = button(/^Preis von/);
    await prices.first().focus();
    await press('Enter');
    for (let place = 0; place < 12; place += 1) {
      for (const digit of String(priceAt(place) - 510)) await press(digit);
      await press('Enter');
    }
    for (let place = 0; place < 12; place += 1)
      await expect(prices.nth(place)).toHaveText(
        `${String(priceAt(place) - 510).replace(/(?=\d{3}$)/, '.')},00\u00a0€`,
      );
  });

  await test.step('approves two dealers', async () => {
    begin('approving two dealers');
    await open(page, '/admin/users?status=PENDING');
    for (const { company } of dealers) {
      await click(button(`${company} freischalten`));
      await click(
        button('Freischalten', page.getByRole('alertdialog', { name: `${company} freischalten?` })),
      );
      await expectToast(page, 'Händler freigeschaltet');
    }
  });

  const issueInvoice = async () => {
    await click(button('Rechnung stellen'));
    // Nobody has confirmed the VAT id of this dealer.
    await click(dialog.getByLabel('Rechnung ohne USt. trotzdem ausstellen'));
    const download = page.waitForEvent('download');
    await click(button('Rechnung ausstellen', dialog));
    await download;
    await expect(dialog).toHaveCount(0);
  };

  await test.step('calls, invoices, records the payment and completes an order', async () => {
    begin('completing an order');
    await open(page, `/admin/orders/${toComplete.id}`);
    await click(button('Anruf eintragen'));
    await issueInvoice();
    await click(button('Zahlung eintragen'));
    await click(button('Liefertag festlegen'));
    await dialog.getByLabel('Liefertag').fill(dayFromToday(3));
    await click(button('Festlegen und mitteilen', dialog));
    await click(button('Bestellung abschließen'));
    await click(button('Bestellung abschließen', dialog));
    await expect(page.getByRole('main')).toContainText('Abgeschlossen');
  });

  await test.step('cancels an order that has an invoice', async () => {
    begin('cancelling an invoiced order');
    await open(page, `/admin/orders/${toCancel.id}`);
    await click(button('Anruf eintragen'));
    await issueInvoice();
    await click(button('Status ändern'));
    await click(dialog.getByRole('radio', { name: 'Storniert' }));
    await click(button('Bestellung stornieren', dialog));
    await expect(page.getByRole('main')).toContainText('Stornorechnung');
  });

  await test.step('finds all of it in the history', async () => {
    const found = async (search: string, changes: readonly string[]) => {
      await open(page, `/admin/history?${search}`);
      const entries = page.getByRole('main');
      for (const change of changes)
        await expect(entries.getByText(change).filter({ visible: true }).first()).toBeVisible();
    };
    const idOf = async (path: string, list: string) =>
      (await (await context.request.get(path)).json())[list][0].id as string;
    const vehicle = await idOf(`/api/vehicles?q=${vins[0]}`, 'vehicles');
    await found(`subject=vehicle&subjectId=${vehicle}`, ['Fahrzeug importiert', 'Preis geändert']);
    for (const { company } of dealers) {
      const dealer = await idOf(`/api/admin/dealers?search=${encodeURIComponent(company)}`, 'dealers');
      await found(`subject=dealer&subjectId=${dealer}`, ['Status des Händlers geändert']);
    }
    await found(`orderId=${toComplete.id}`, [
      'Bestellung aufgegeben',
      'Rechnung gestellt',
      'Status der Bestellung geändert',
    ]);
    await found(`orderId=${toCancel.id}`, ['Rechnung gestellt', 'Stornorechnung gestellt']);
  });

  process.stdout.write(
    `the hour of a clerk: ${[...acts].map(([part, count]) => `${part} ${count}`).join(', ')}\n`,
  );
  for (const [part, most] of Object.entries(ACTS_MAX))
    expect(acts.get(part as Part), part).toBeLessThanOrEqual(most);
});
