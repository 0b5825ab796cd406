import { orderNumberOf } from '../contract/order-number.ts';
import { changeVehicle, openCartWith, rowOf } from './cart-page.ts';
import { anOrderBy, asClerk, asUser, aVehicleInStock, placeOrder, signInQuickly } from './people.ts';
import { chooseStatus, expect, expectToast, open, orderRow, returnToWindow, test } from './vocabulary.ts';

const DEALER = 'utrecht@dealers.example.com';

test('an open cart, order and reservation follow what others do', async ({ page, context }) => {
  const [vehicle, order] = await Promise.all([aVehicleInStock({ pictures: 0 }), anOrderBy(DEALER)]);
  const bought = order.vehicles[0]?.vin ?? '';
  await signInQuickly(context, DEALER);
  await openCartWith(page, [vehicle]);
  await expect(rowOf(page, vehicle)).toContainText('18.450,00 €');
  const orders = await context.newPage();
  await open(orders, `/orders?search=${bought}`);
  const card = orders.getByRole('article').filter({ hasText: `#${order.number}` });
  await card.getByRole('button', { name: order.number }).click();
  await expect(card.getByRole('button', { name: 'Bestellung stornieren' })).toBeEnabled();
  const reservations = await context.newPage();
  await open(reservations, '/reservations');
  const row = reservations.getByRole('row').filter({ hasText: bought.slice(-8) });
  await expect(row.getByRole('button')).not.toHaveCount(0);

  await changeVehicle(vehicle, { priceNet: '17000.00' });
  await asClerk((calls) => calls.patch(`/api/orders/${order.id}/status`, { data: { status: 'CANCELLED' } }));
  for (const each of [page, orders, reservations]) await returnToWindow(each);
  await expect(rowOf(page, vehicle)).toContainText('17.000,00 € statt 18.450,00 €');
  await expect(card.getByRole('button', { name: order.number })).toContainText('Storniert');
  await expect(card.getByRole('button', { name: 'Bestellung stornieren' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await reservations.getByRole('link', { name: 'Beendet' }).click();
  await expect(row).toContainText('Storniert');
});

test('a clerk who sets the status of an order is told first that its dealer has cancelled it', async ({
  page,
  context,
}) => {
  const { id, number } = await anOrderBy(DEALER);
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders?search=${number}`);
  const row = orderRow(page, number);
  await row.getByRole('button', { name: 'Status ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'In Bearbeitung' }).check();
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));
  await dialog.getByRole('button', { name: 'In Bearbeitung nehmen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('inzwischen auf „Storniert“');
  await expect(dialog.getByRole('radio', { name: 'In Bearbeitung' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(row.getByText('Storniert')).toBeVisible();
});

test('a clerk who releases a vehicle is asked again if another dealer has reserved it meanwhile', async ({
  page,
  context,
}) => {
  const { id, number, vehicles } = await anOrderBy(DEALER);
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/vehicles?q=${vehicles[0]?.vin}`);
  const status = page.getByRole('button', { name: /^Status von/ });
  await chooseStatus(page, status, 'Verfügbar');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`#${number}`);
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));
  // The list behind the question shows for a moment that the vehicle is free.
  await returnToWindow(page);
  await expect(page.getByRole('button', { name: /^Status von/, includeHidden: true })).toHaveText(
    'Verfügbar',
  );
  const next = await placeOrder('graz@dealers.example.com', vehicles);
  await question.getByRole('button', { name: 'Fahrzeug freigeben' }).click();
  await expect(question.getByRole('alert')).toContainText('soeben geändert');
  await expect(question).toContainText(`#${orderNumberOf(next)} von Murtal Fahrzeuge`);
  await question.getByRole('button', { name: 'Fahrzeug freigeben' }).click();
  await expectToast(page, 'Status geändert');
  await expect(status).toHaveText('Verfügbar');
});
