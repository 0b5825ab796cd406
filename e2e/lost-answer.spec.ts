import { confirmation, openCartWith, orderButton, ordersOf, rowOf, termsBox } from './cart-page.ts';
import { anOrderBy, asUser, aVehicleInStock, signInQuickly } from './people.ts';
import { loseFirstAnswer } from './refusals.ts';
import { expect, expectToast, field, open, returnToWindow, test } from './vocabulary.ts';

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
    await expect(dialog).toContainText('Der Server hat nicht geantwortet.');
    await expect(dialog).not.toContainText('fehlgeschlagen');
    const [order] = await ordersOf(context, next);
    await cancel(order?.id);
    await returnToWindow(page);
    await confirm.click();
    await expectToast(page, 'Für Sie reserviert');
    const orders = await ordersOf(context, next);
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'PENDING']);
  });
});

test('a cancellation whose answer was lost is never said to have failed', async ({ page, context }) => {
  const shown = await anOrderBy(DEALER);
  const outdated = await anOrderBy(DEALER);
  await signInQuickly(context, DEALER);
  const cardOf = ({ number }: { number: string }) =>
    page.getByRole('article').filter({ hasText: `#${number}` });
  const openCard = async (order: { number: string }) => {
    await page.unrouteAll();
    await loseFirstAnswer(page, /\/cancel$/);
    await open(page, `/orders?search=${order.number}`);
    await cardOf(order).getByRole('button', { name: order.number }).click();
    await expect(cardOf(order).getByRole('button', { name: 'Bestellung stornieren' })).toBeVisible();
  };
  const cancelCard = async (order: { number: string }) => {
    await cardOf(order).getByRole('button', { name: 'Bestellung stornieren' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the page shows what holds now', async () => {
    await openCard(shown);
    await cancelCard(shown);
    await expectToast(page, /^Keine Bestätigung erhalten.*Die Seite zeigt, was jetzt gilt/);
    await expect(cardOf(shown).getByText('Von Ihnen storniert.')).toBeVisible();
  });

  await test.step('a page that cannot be refreshed says so, and so does a second attempt', async () => {
    await openCard(outdated);
    await page.route(/\/api\/orders/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    await cancelCard(outdated);
    await expectToast(page, /^Keine Bestätigung erhalten.*laden Sie die Seite neu/);
    await cancelCard(outdated);
    await expectToast(page, /^Vielleicht schon geschehen.*nicht mehr stornieren.*voriger Versuch/);
  });
});

test('a delivery address whose answer was lost stays in its form and is added once', async ({
  page,
  context,
}) => {
  await signInQuickly(context, DEALER);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const name = `Lager ${vehicle.vin}`;
  await openCartWith(page, [vehicle]);
  await loseFirstAnswer(page, /\/api\/dealer\/addresses$/);
  await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
  await field(page, 'Name der Firma, der Filiale oder des Lagers').fill(name);
  await field(page, 'Straße und Hausnummer').fill('Torweg 3');
  await field(page, 'Postleitzahl').fill('30159');
  await field(page, 'Ort').fill('Hannover');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('alert')).toContainText('Vielleicht ist es trotzdem geschehen.');
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Torweg 3');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(form).toBeHidden();
  const { addresses } = await asUser(DEALER, (calls) =>
    calls.get('/api/dealer/addresses').then((answer) => answer.json()),
  );
  expect(addresses.filter((each: { name: string }) => each.name === name)).toHaveLength(1);
});

test('a call that a clerk has recorded without an answer is not said to be unrecorded', async ({
  page,
  context,
}) => {
  const { id } = await anOrderBy(DEALER);
  await signInQuickly(context, 'admin@example.com');
  await loseFirstAnswer(page, /\/api\/orders\/[\w-]+$/);
  await open(page, `/admin/orders/${id}`);
  const record = page.getByRole('button', { name: 'Anruf eintragen' });
  await page.route(/\/api\/orders/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await record.click();
  await expectToast(page, /^Keine Bestätigung erhalten.*laden Sie die Seite neu/);
  await record.click();
  await expectToast(page, /^Vielleicht schon geschehen.*voriger Versuch/);
});
