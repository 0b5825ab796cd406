import { confirmation, openCartWith, orderButton, ordersOf, rowOf, termsBox } from './cart-page.ts';
import { aVehicleInStock, personAt } from './people.ts';
import { expect, expectAccessible, expectToast, open, returnToWindow, test } from './vocabulary.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('two dealers want one vehicle: the first gets it, and the second after a clerk has cancelled that order', async ({
  browser,
}) => {
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const [first, second, clerk] = await Promise.all([
    personAt(browser, 'gent@dealers.example.com', PHONE),
    personAt(browser, 'utrecht@dealers.example.com', PHONE),
    personAt(browser, 'admin@example.com'),
  ]);
  for (const dealer of [first, second]) {
    await openCartWith(dealer, [vehicle]);
    await termsBox(dealer).check();
  }

  await test.step('the second dealer is refused in the open cart', async () => {
    await orderButton(first).click();
    await expect(confirmation(first)).toBeVisible();
    await orderButton(second).click();
    await expect(rowOf(second, vehicle)).toContainText('Inzwischen reserviert');
    await expect(confirmation(second)).toHaveCount(0);
    for (const dealer of [first, second]) await expectAccessible(dealer);
  });

  await test.step('the clerk cancels the order, and both dealers see it where they are', async () => {
    const [order] = await ordersOf(first.context(), vehicle);
    await open(first, `/orders/${order?.id}`);
    await open(clerk, `/admin/orders/${order?.id}`);
    await clerk.getByRole('button', { name: 'Status ändern' }).click();
    await clerk.getByRole('dialog').getByRole('radio', { name: 'Storniert' }).check();
    await clerk.getByRole('dialog').getByRole('button', { name: 'Bestellung stornieren' }).click();
    await expectToast(clerk, 'Status der Bestellung geändert');
    for (const dealer of [first, second]) await returnToWindow(dealer);
    await expect(first.getByRole('main').getByText('Storniert').first()).toBeVisible();
    await expect(rowOf(second, vehicle)).not.toContainText('Inzwischen reserviert');
  });

  await test.step('the second dealer buys it, and the first reads that it is taken', async () => {
    await termsBox(second).check();
    await orderButton(second).click();
    await expect(confirmation(second)).toBeVisible();
    await open(first, `/vehicles/${vehicle.id}`);
    await expect(first.getByRole('main')).toContainText('Reserviert');
    await expect(first.getByRole('button', { name: /^In die Auswahl/ })).toHaveCount(0);
  });
  await Promise.all([first, second, clerk].map((page) => page.context().close()));
});
