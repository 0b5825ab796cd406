import { anOrderBy, asUser, placeOrder, signInQuickly } from './people.ts';
import { expect, open, orderRow, test } from './vocabulary.ts';

const DEALER = 'utrecht@dealers.example.com';
const OTHER = 'bolzano@dealers.example.com';

test('a clerk who reopens an order reads which of its vehicles another dealer has by now', async ({
  page,
  context,
}) => {
  const order = await anOrderBy(DEALER, 2);
  const [first, second] = order.vehicles;
  if (!first || !second) throw new Error('an order of two vehicles has fewer');
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${order.id}/cancel`));
  await placeOrder(OTHER, [first]);

  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders?search=${order.number}`);
  await orderRow(page, order.number).getByRole('button', { name: 'Status ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Offen' }).check();
  await dialog.getByRole('button', { name: 'Auf „Offen“ setzen' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`(${first.vin})`);
  await expect(dialog.getByRole('alert')).not.toContainText(second.vin);
  // The refusal is that of one choice.
  await dialog.getByRole('radio', { name: 'In Bearbeitung' }).check();
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

test('a clerk cannot reopen an order whose vehicles were all cancelled one by one, and reads so', async ({
  page,
  context,
}) => {
  const order = await anOrderBy(DEALER);
  await asUser(DEALER, async (calls) => {
    const found = await calls.get(`/api/orders/${order.id}`);
    const [reservation] = (await found.json()).reservations;
    const answer = await calls.post(`/api/reservations/${reservation.id}/cancel`);
    expect(answer.status()).toBe(200);
  });
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders?search=${order.number}`);
  await orderRow(page, order.number).getByRole('button', { name: 'Status ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Offen' }).check();
  await dialog.getByRole('button', { name: 'Auf „Offen“ setzen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('einzeln storniert');
});
