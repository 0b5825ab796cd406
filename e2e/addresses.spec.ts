import type { Page } from '@playwright/test';
import { openCartWith, ordersOf, orderButton, confirmation, termsBox } from './cart-page.ts';
import { aVin } from './delivery.ts';
import { approve, aRegisteredDealer, aVehicleInStock, signInQuickly } from './people.ts';
import { expectHeldWhileSaved, expectLoginLink, refuse } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  portalUrl,
  pressTwice,
  returnToWindow,
  test,
} from './vocabulary.ts';

/** A French dealer with a French VAT id. */
const LYON = 'lyon@dealers.example.com';

const summaryOf = (page: Page) => page.getByRole('form', { name: 'Übersicht und Bestellung' });
const deliverTo = (page: Page) => page.getByLabel('Lieferung an', { exact: true });

/** Fills the open dialog and saves it. */
async function saveAddress(page: Page, fields: Record<string, string>, country?: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  if (country) await field(page, 'Land').selectOption(country);
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
}

test('a dealer adds delivery addresses in the cart, chooses one and orders with the VAT of its country', async ({
  page,
  context,
}) => {
  await signInQuickly(context, LYON);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const word = aVin().slice(-6);
  await openCartWith(page, [vehicle]);
  const summary = summaryOf(page);
  const rows = page.getByRole('list', { name: 'Ihre Fahrzeugauswahl' });

  await test.step('billing and delivery address stand before the button, the company chosen', async () => {
    await expect(summary).toContainText(/Rechnung an.*Lyon, Frankreich/s);
    await expect(deliverTo(page)).toHaveValue('');
    await expect(summary).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
    await expect(summary).toContainText('Zu zahlen, ohne USt.18.625,00 €');
    await expect(rows).toContainText('21.955,50 € brutto');
    await expect(rows).toContainText('Ihr Preis 18.450,00 € ohne USt.');
  });

  await test.step('a wrong field is named under it, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
    await saveAddress(page, { 'Name der Firma, der Filiale oder des Lagers': `Lager ${word}` });
    await expect(field(page, 'Straße und Hausnummer')).toHaveAccessibleDescription(/Straße/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
    await expect(field(page, 'Name der Firma, der Filiale oder des Lagers')).toHaveValue(`Lager ${word}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveAddress(
      page,
      { 'Straße und Hausnummer': 'Torweg 3', Postleitzahl: '79098', Ort: 'Freiburg' },
      'DE',
    );
    await expectToast(page, 'Lieferadresse gespeichert');
  });

  await test.step('the new address is chosen at once, and the totals follow its country', async () => {
    await expect(deliverTo(page).locator('option:checked')).toHaveText(`Lager ${word}, Freiburg`);
    await expect(summary).toContainText('Torweg 3, 79098 Freiburg, Deutschland');
    await expect(summary).toContainText('USt. 19 %');
    await expect(summary).toContainText('22.163,75 €');
    await expect(summary).toContainText('Lieferung innerhalb Deutschlands');
    await expect(summary).toContainText('Gesamtbetrag brutto');
    await expect(rows).not.toContainText('ohne USt.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the choice survives a reload', async () => {
    await page.reload();
    await expect(deliverTo(page).locator('option:checked')).toHaveText(`Lager ${word}, Freiburg`);
    await expect(summary).toContainText('22.163,75 €');
  });

  await test.step('the consent is asked for again when another address changes the VAT', async () => {
    await termsBox(page).check();
    await expect(orderButton(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Adresse ändern' }).click();
    await saveAddress(page, { Ort: 'Lille', Postleitzahl: '59000' }, 'FR');
    await expect(summary).toContainText('18.625,00 €');
    await expect(termsBox(page)).not.toBeChecked();
  });

  await test.step('the order goes to the chosen address, and its page says so', async () => {
    await termsBox(page).check();
    await orderButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    const [order] = await ordersOf(context, vehicle);
    await open(page, `/orders/${order?.id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Lieferadresse.*Torweg 3.*59000 Lille.*Frankreich/s);
    await expect(main).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
    await expect(main).toContainText('Wir rufen Sie bis');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the dealer gives the order their own number there', async () => {
    await page.getByRole('button', { name: 'Ihre Bestellnummer: Angeben' }).click();
    const number = page.getByRole('textbox', { name: 'Ihre Bestellnummer' });
    await number.fill(`EK-${word}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ihre Bestellnummer: Angeben' }).click();
    await expect(number).toHaveValue(`EK-${word}`);
    await expectLoginLink(page.getByRole('dialog').getByRole('alert'), /\/reference$/, 'PATCH', () =>
      page.getByRole('button', { name: 'Speichern' }).click(),
    );
    await expect(number).toHaveValue(`EK-${word}`);
    await expectHeldWhileSaved(number, /\/reference$/, 'PATCH', () =>
      page.getByRole('button', { name: 'Speichern' }).click(),
    );
    await expectToast(page, 'Ihre Bestellnummer ist gespeichert');
    await expect(page.getByRole('main')).toContainText(`EK-${word}`);
  });
});

test('a dealer adds, changes and deletes delivery addresses in the account, also with an empty cart', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  await signInQuickly(context, email);
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await open(page, '/account');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Ajouter une adresse de livraison' });
  const save = page.getByRole('button', { name: 'Enregistrer l’adresse' });

  await add.click();
  await field(page, 'Nom de la société, de la succursale ou du dépôt').fill('Dépôt Sud');
  await field(page, 'Rue et numéro').last().fill('4 quai Perrache');
  await field(page, 'Ville').last().fill('Lyon');
  await field(page, 'Pays').last().selectOption('FR');
  await field(page, 'Code postal').last().fill('690');
  await save.click();
  await expect(field(page, 'Code postal').last()).toHaveAccessibleDescription(/69007$/);
  await field(page, 'Code postal').last().fill('69002');
  await expectLoginLink(
    page.getByRole('dialog').getByRole('alert'),
    /\/api\/dealer\/addresses$/,
    'POST',
    () => save.click(),
  );
  await pressTwice(save);
  await expectToast(page, 'Adresse de livraison enregistrée');
  const rows = main.getByRole('listitem').filter({ hasText: 'Dépôt Sud' });
  await expect(rows).toHaveText([/^Dépôt Sud4 quai Perrache, 69002 Lyon, France/]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await rows.getByRole('button', { name: 'Modifier\u202f: Dépôt Sud' }).click();
  await field(page, 'Rue et numéro').last().fill('6 quai Perrache');
  // A colleague is faster.
  const [{ id }] = (await (await page.request.get('/api/dealer/addresses')).json()).addresses;
  await page.request.patch(`/api/dealer/addresses/${id}`, {
    data: { street: '5 quai Perrache', city: 'Lyon 2e' },
  });
  await save.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /Adresse actuelle.*5 quai Perrache/,
  );
  const street = page.getByRole('dialog').getByLabel('Rue et numéro');
  await expect(street).toHaveValue('6 quai Perrache');
  await expect(field(page, 'Ville').last()).toHaveValue('Lyon 2e');
  await street.fill('4 quai Perrache');
  await expectHeldWhileSaved(street, /\/api\/dealer\/addresses\/[\w-]+$/, 'PATCH', () => save.click());
  await expect(rows).toHaveText([/^Dépôt Sud4 quai Perrache, 69002 Lyon 2e, France/]);

  await rows.getByRole('button', { name: 'Supprimer\u202f: Dépôt Sud' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’adresse' }).click();
  await expectToast(page, 'Adresse de livraison supprimée');
  await expect(rows).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('the confirmation has the totals of the chosen address, also before the order is read again', async ({
  page,
  context,
}) => {
  await signInQuickly(context, LYON);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const added = await page.request.post('/api/dealer/addresses', {
    data: {
      name: `Hof ${aVin().slice(-6)}`,
      street: 'Torweg 3',
      postalCode: '79098',
      city: 'Freiburg',
      country: 'DE',
    },
  });
  await openCartWith(page, [vehicle]);
  await deliverTo(page).selectOption((await added.json()).id);
  await termsBox(page).check();
  // The order is placed, and its details never arrive.
  await page.route(/\/api\/orders\/[0-9a-f-]{36}$/, () => {});
  await orderButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('USt. 19 %');
  await expect(page.getByRole('main')).toContainText('22.163,75 €');
});

test('a delivery address that was deleted elsewhere refuses the order, and the cart goes back to the company', async ({
  page,
  context,
}) => {
  await signInQuickly(context, LYON);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const name = `Hof ${aVin().slice(-6)}`;
  const added = await page.request.post('/api/dealer/addresses', {
    data: { name, street: 'Torweg 3', postalCode: '59000', city: 'Lille', country: 'FR' },
  });
  const { id } = await added.json();
  await openCartWith(page, [vehicle]);
  await deliverTo(page).selectOption(id);
  await termsBox(page).check();
  await test.step('a colleague moves it: the cart shows where it is now, and asks again for the consent', async () => {
    await page.request.patch(`/api/dealer/addresses/${id}`, { data: { street: 'Torweg 5' } });
    await returnToWindow(page);
    await expect(summaryOf(page)).toContainText('Torweg 5, 59000 Lille');
    await expect(termsBox(page)).not.toBeChecked();
  });
  await termsBox(page).check();
  await page.route('**/api/orders/create', async (route) => {
    expect((await page.request.delete(`/api/dealer/addresses/${id}`)).status()).toBe(204);
    await route.continue();
  });
  await orderButton(page).click();
  await expectToast(page, 'Die gewählte Lieferadresse gibt es nicht mehr');
  await expect(deliverTo(page)).toHaveValue('');
  await expect(summaryOf(page)).toContainText(`Die Lieferadresse „${name}“ gibt es nicht mehr`);
  await expect(termsBox(page)).not.toBeChecked();
  expect(await ordersOf(context, vehicle)).toEqual([]);

  await test.step('the chosen address can be deleted here, too', async () => {
    await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
    await saveAddress(page, {
      'Name der Firma, der Filiale oder des Lagers': name,
      'Straße und Hausnummer': 'Torweg 3',
      Postleitzahl: '59000',
      Ort: 'Lille',
    });
    await expect(deliverTo(page).locator('option:checked')).toHaveText(`${name}, Lille`);
    await page.getByRole('button', { name: 'Adresse löschen' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Adresse löschen' }).click();
    await expectToast(page, 'Lieferadresse gelöscht');
    await expect(deliverTo(page)).toHaveValue('');
    await expect(deliverTo(page).getByRole('option')).not.toContainText([name]);
  });
});

test('the consent is asked for again when a colleague moves the company within its country', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  await signInQuickly(context, email);
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const moveTo = async (street: string) => {
    const moved = await page.request.patch('/api/dealer', { data: { street } });
    expect(moved.ok()).toBe(true);
    await returnToWindow(page);
  };

  await test.step('in the cart', async () => {
    await openCartWith(page, [vehicle]);
    await termsBox(page).check();
    await moveTo('Torweg 5');
    await expect(summaryOf(page)).toContainText('Torweg 5');
    await expect(termsBox(page)).not.toBeChecked();
  });

  await test.step('in the dialog of a vehicle', async () => {
    await open(page, `/vehicles/${vehicle.id}`);
    await page.getByRole('button', { name: 'Sofort reservieren' }).filter({ visible: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('checkbox').check();
    await moveTo('Torweg 7');
    // Whatever is refused, the page looks again where the vehicle would go.
    const refusal = await refuse(page, /\/api\/orders\/create$/, 409, 'CONDITIONS_CHANGED');
    await dialog.getByRole('button', { name: 'Verbindlich reservieren' }).click();
    await refusal.letThrough();
    await expect(dialog).toContainText('Torweg 7');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });
});
