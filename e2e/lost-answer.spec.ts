import { confirmation, openCartWith, orderButton, ordersOf, rowOf, termsBox } from './cart-page.ts';
import { asUser, aVehicleInStock, signInQuickly } from './people.ts';
import { loseFirstAnswer } from './refusals.ts';
import { expect, expectToast, open, returnToWindow, test } from './vocabulary.ts';

const DEALER = 'hannover@dealers.example.com';

const CREATE = /\/api\/orders\/create$/;

const cancel = (id?: string) => asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));

test('a page that was opened for one dealer orders nothing after another one has signed in', async ({
  page,
  context,
}) => {
  await signInQuickly(context, DEALER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  await openCartWith(page, [vehicle]);
  await termsBox(page).check();
  await signInQuickly(context, 'lyon@dealers.example.com');
  await orderButton(page).click();
  await expect(page.getByText('Steuerfreie innergemeinschaftliche Lieferung')).toBeVisible();
  await expect(termsBox(page)).not.toBeChecked();
  expect(await ordersOf(context, vehicle)).toEqual([]);
});

test('an order whose answer was lost and that was cancelled since is not confirmed', async ({
  page,
  context,
}) => {
  await signInQuickly(context, DEALER);
  await loseFirstAnswer(page, CREATE);
  const vehicle = await aVehicleInStock({ pictures: 0 });

  await test.step('the cart says so and keeps the vehicles, which can be ordered anew', async () => {
    await openCartWith(page, [vehicle]);
    await termsBox(page).check();
    await orderButton(page).click();
    const again = page.getByRole('button', { name: 'Bestellung erneut senden' });
    await expect(again).toBeVisible();
    const [order] = await ordersOf(context, vehicle);
    await cancel(order?.id);
    await again.click();
    await expectToast(page, /war angekommen, wurde aber inzwischen storniert\. Reserviert ist nichts/);
    await expect(rowOf(page, vehicle)).toBeVisible();
    await termsBox(page).check();
    await orderButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await ordersOf(context, vehicle)).toHaveLength(2);
  });

  await test.step('after the order a vehicle that another tab added since stays in the cart, which can be opened', async () => {
    const other = await aVehicleInStock({ pictures: 0 });
    const tab = await context.newPage();
    await openCartWith(tab, [other]);
    await tab.close();
    await page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
    await expect(page).toHaveURL(/\/vehicles$/);
    const toCart = page.getByRole('banner').getByRole('link', { name: /Auswahl/ });
    await toCart.click();
    await termsBox(page).check();
    await orderButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page).toHaveURL(/order=/);
    await toCart.click();
    await expect(page.getByText('Keine Fahrzeuge in Ihrer Auswahl')).toBeVisible();
    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
  });

  await test.step('on the page of a vehicle the same press reserves it anew', async () => {
    const next = await aVehicleInStock({ pictures: 0 });
    await page.unrouteAll();
    await loseFirstAnswer(page, CREATE);
    await open(page, `/vehicles/${next.id}`);
    const reserve = page.getByRole('button', { name: 'Sofort reservieren' }).filter({ visible: true });
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: 'Verbindlich reservieren' });
    await reserve.click();
    await dialog.getByRole('checkbox').check();
    await confirm.click();
    await expect(dialog).toContainText('Reservierung fehlgeschlagen');
    const [order] = await ordersOf(context, next);
    await cancel(order?.id);
    await returnToWindow(page);
    await confirm.click();
    await expectToast(page, 'Für Sie reserviert');
    const orders = await ordersOf(context, next);
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'PENDING']);
  });
});
