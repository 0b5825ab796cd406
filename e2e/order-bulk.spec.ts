import { anOrderBy, asUser, signInQuickly } from './people.ts';
import { expectLoginLink } from './refusals.ts';
import { expect, expectAccessible, expectToast, open, orderRow, test } from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('a clerk completes five orders with at most eight clicks and keys, and reads which one was refused', async ({
  page,
}) => {
  const orders = [];
  for (let placed = 0; placed < 5; placed += 1) orders.push(await anOrderBy(DEALER));
  // The newest orders are on top.
  await open(page, '/admin/orders?status=PENDING');
  let acts = 0;
  for (const { number } of orders) {
    await orderRow(page, number).getByRole('checkbox').click();
    acts += 1;
  }
  const bar = page.getByRole('region', { name: 'Ausgewählte Bestellungen' });
  await expect(bar).toContainText('5 ausgewählt');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Abschließen' }).click();
  const dialog = page.getByRole('dialog', { name: '5 Bestellungen abschließen?' });
  await expect(dialog).toContainText('Bei 5 davon ist keine Zahlung eingetragen.');
  await expectLoginLink(dialog, /\/api\/admin\/orders\/steps$/, 'POST', () =>
    dialog.getByRole('button', { name: 'Abschließen' }).click(),
  );
  // Meanwhile the dealer cancels one of them.
  const [first] = orders;
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${first?.id}/cancel`));
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  acts += 2;
  process.stdout.write(`completing five orders: ${acts} clicks and keys\n`);
  expect(acts).toBeLessThanOrEqual(8);
  await expectToast(page, '4 Bestellungen abgeschlossen');
  // A dash, because French has a space before a colon.
  await expect(dialog.getByRole('listitem')).toHaveText(
    new RegExp(`^#${first?.number} .* – hat inzwischen einen anderen Status$`),
  );
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  for (const { id } of orders.slice(1)) {
    const answer = await page.request.get(`/api/orders/${id}`);
    expect((await answer.json()).order.status).toBe('COMPLETED');
  }
});

test('a clerk who records a call of two orders reads that it was recorded before, of one of them and then of both', async ({
  page,
}) => {
  const orders = [await anOrderBy(DEALER), await anOrderBy(DEALER)];
  await open(page, '/admin/orders?status=PENDING');
  const bar = page.getByRole('region', { name: 'Ausgewählte Bestellungen' });
  const record = async (numbers: readonly string[], title: string) => {
    for (const number of numbers) await orderRow(page, number).getByRole('checkbox').check();
    await bar.getByRole('button', { name: 'Anruf eintragen' }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Anruf eintragen' }).click();
  };
  const [first, second] = orders.map(({ number }) => number);
  await record([first ?? ''], 'Anruf zu einer Bestellung eintragen?');
  await expectToast(page, 'Anruf zu einer Bestellung eingetragen');
  await record([first ?? '', second ?? ''], 'Anruf zu 2 Bestellungen eintragen?');
  await expectToast(page, 'Bei einer war es schon eingetragen.');
  await record([first ?? '', second ?? ''], 'Anruf zu 2 Bestellungen eintragen?');
  await expectToast(page, 'Bei 2 war es schon eingetragen.');
});

test('a step that empties the list says why it was refused', async ({ page }) => {
  const { id, number } = await anOrderBy(DEALER);
  await open(page, `/admin/orders?status=PENDING&search=${number}`);
  await orderRow(page, number).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Ausgewählte Bestellungen' });
  await bar.getByRole('button', { name: 'Abschließen' }).click();
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(page.getByText('Keine Bestellungen mit diesen Filtern gefunden')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('hat inzwischen einen anderen Status');
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(dialog).toHaveCount(0);
});
