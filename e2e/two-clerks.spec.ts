import type { Page } from '@playwright/test';
import { dayFromToday } from '../contract/german-day.ts';
import { openCartWith, orderButton, rowOf, termsBox } from './cart-page.ts';
import {
  anOrderBy,
  approve,
  aRegisteredDealer,
  asClerk,
  asUser,
  aVehicleInStock,
  personAt,
} from './people.ts';
import { holdBack } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectToast,
  field,
  open,
  orderRow,
  returnToWindow,
  test,
} from './vocabulary.ts';

const CLERK = 'admin@example.com';
const DEALER = 'gent@dealers.example.com';

test.describe('two clerks and a dealer', () => {
  let first: Page;
  let second: Page;
  let dealer: Page;
  test.beforeEach(async ({ browser }) => {
    first = await personAt(browser, CLERK);
    second = await personAt(browser, CLERK);
    dealer = await personAt(browser, DEALER);
  });
  test.afterEach(() => Promise.all([first, second, dealer].map((page) => page.context().close())));

  test('who work on one order are each told what the others did', async () => {
    const { number } = await anOrderBy(DEALER);
    const onDealersList = dealer.getByRole('article').filter({ hasText: `#${number}` });
    for (const clerk of [first, second]) {
      await open(clerk, `/admin/orders?search=${number}`);
      await orderRow(clerk, number).getByRole('button', { name: 'Status ändern' }).click();
    }
    await open(dealer, `/orders?search=${number}`);
    await onDealersList.getByRole('button', { name: number }).click();
    await onDealersList.getByRole('button', { name: 'Bestellung stornieren' }).click();

    await first.getByRole('dialog').getByRole('radio', { name: 'In Bearbeitung' }).check();
    await first.getByRole('dialog').getByRole('button', { name: 'In Bearbeitung nehmen' }).click();
    await expectToast(first, 'Status der Bestellung geändert');

    await second.getByRole('dialog').getByRole('radio', { name: 'Storniert' }).check();
    await second.getByRole('dialog').getByRole('button', { name: 'Bestellung stornieren' }).click();
    await expect(second.getByRole('dialog').getByRole('alert')).toContainText(
      'inzwischen auf „In Bearbeitung“',
    );
    await expect(second.getByRole('dialog').getByRole('radio', { name: 'Storniert' })).toBeChecked();
    await second.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();

    await dealer.getByRole('alertdialog').getByRole('button', { name: 'Bestellung stornieren' }).click();
    await expectToast(dealer, /^Stornierung fehlgeschlagen.*nicht mehr stornieren/);
    for (const shown of [orderRow(first, number), orderRow(second, number), onDealersList])
      await expect(shown.getByText('In Bearbeitung').first()).toBeVisible();
    await expect(onDealersList.getByRole('button', { name: 'Bestellung stornieren' })).toBeDisabled();
  });

  test('who approve and suspend one dealer are told when a message was not sent, and keep it', async () => {
    const { email, company } = await aRegisteredDealer();
    const message = (page: Page) => page.getByLabel('Nachricht an den Händler');
    const expectUnsent = async (text: string) => {
      await expect(second.getByRole('alert').filter({ hasText: 'Nachricht' })).toContainText(
        `Ihre Nachricht wurde nicht gesendet. Schreiben Sie dem Händler bei Bedarf an ${email}.`,
      );
      await expect(message(second)).toHaveValue(text);
      await expect(message(second)).toBeFocused();
      await expectAccessible(second);
      await second.getByRole('button', { name: 'Abbrechen' }).click();
      await second.getByRole('button', { name: 'Verwerfen' }).click();
    };
    for (const clerk of [first, second]) {
      await open(clerk, `/admin/users?search=${encodeURIComponent(email)}`);
      await clerk.getByRole('button', { name: `${company} freischalten` }).click();
    }
    const approveWith = async (clerk: Page, text: string) => {
      await message(clerk).fill(text);
      await clerk.getByRole('button', { name: 'Freischalten', exact: true }).click();
    };
    await approveWith(first, 'Willkommen!');
    await expectToast(first, 'Händler freigeschaltet');
    await approveWith(second, 'Bitte rufen Sie uns an.');
    await expectUnsent('Bitte rufen Sie uns an.');

    for (const clerk of [first, second]) {
      await clerk.getByRole('button', { name: `Status von ${company} ändern` }).click();
      await clerk.getByRole('radio', { name: 'Gesperrt' }).check();
    }
    const suspendWith = async (clerk: Page, text: string) => {
      await message(clerk).fill(text);
      await clerk.getByRole('button', { name: 'Händler sperren' }).click();
    };
    await suspendWith(first, 'Ihre Rechnung ist offen.');
    await expectToast(first, 'Status des Händlers geändert');
    await suspendWith(second, 'Die Anschrift fehlt.');
    await expectUnsent('Die Anschrift fehlt.');
  });

  test('who change one vehicle keep what each has typed, and the dealer sees both changes', async () => {
    const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
    await open(dealer, `/vehicles/${id}`);
    for (const clerk of [first, second]) {
      await open(clerk, `/admin/vehicles?q=${vin}`);
      await clerk.getByRole('button', { name: /bearbeiten$/ }).click();
    }
    const save = (page: Page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Änderungen speichern' }).click();
    await field(first, 'Farbe').fill('Rot');
    await save(first);
    await expectToast(first, 'Fahrzeug gespeichert');

    await field(second, 'Farbe').fill('Blau');
    await field(second, 'Laufleistung').fill('51000');
    await save(second);
    await expect(second.getByRole('dialog').getByText('Inzwischen geändert in: Rot')).toBeVisible();
    await expect(field(second, 'Farbe')).toHaveValue('Blau');
    await second.getByRole('dialog').getByRole('button', { name: 'Die anderen Angaben übernehmen' }).click();
    await save(second);
    await expectToast(second, 'Fahrzeug gespeichert');

    await returnToWindow(dealer);
    await expect(dealer.getByRole('main')).toContainText('51.000 km');
    await expect(dealer.getByRole('main')).toContainText('Rot');
  });

  test('who change one price overwrite no change that they have not seen, and the dealer buys only at a price that they saw', async () => {
    const vehicle = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
    await openCartWith(dealer, [vehicle]);
    await termsBox(dealer).check();
    const priceOn = (clerk: Page) => clerk.getByRole('row').filter({ hasText: vehicle.vin });
    for (const clerk of [first, second]) {
      await open(clerk, `/admin/vehicles?q=${vehicle.vin}`);
      await priceOn(clerk)
        .getByRole('button', { name: /^Preis von/ })
        .click();
    }
    await priceOn(first).getByRole('textbox').fill('18.900');
    await priceOn(first).getByRole('textbox').press('Enter');
    await expectToast(first, 'Preis gespeichert');

    await priceOn(second).getByRole('textbox').fill('18.200');
    await priceOn(second).getByRole('textbox').press('Enter');
    await expect(priceOn(second).getByRole('alert')).toContainText('18.900,00');
    await expect(priceOn(second).getByRole('textbox')).toHaveValue('18.200');
    await priceOn(second).getByRole('textbox').press('Escape');
    await second.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(priceOn(second)).toContainText('18.900,00');

    await orderButton(dealer).click();
    await expect(rowOf(dealer, vehicle)).toContainText('18.900,00 € statt 18.450,00 €');
    await expect(dealer.getByRole('heading', { name: 'Verbindlich reserviert' })).toHaveCount(0);
  });

  test('who have the page of one order open see what the other does, and keep what they have typed', async () => {
    const { id, number } = await anOrderBy(DEALER);
    for (const clerk of [first, second]) await open(clerk, `/admin/orders/${id}`);
    await field(first, 'Notiz oder Ergebnis eines Anrufs').fill('Ruft um drei zurück.');
    await expect(first.getByRole('button', { name: 'Anruf zurücknehmen' })).toHaveCount(0);

    await second.getByRole('button', { name: 'Anruf eintragen' }).click();
    await expectToast(second, 'Anruf eingetragen');
    await expect(first.getByRole('button', { name: 'Anruf zurücknehmen' })).toBeVisible();
    await field(second, 'Notiz oder Ergebnis eines Anrufs').fill('Bitte nur vormittags liefern.');
    await second.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(first.getByText('Bitte nur vormittags liefern.')).toBeVisible();

    await second.getByRole('button', { name: 'Status ändern' }).click();
    await second.getByRole('dialog').getByRole('radio', { name: 'In Bearbeitung' }).check();
    await second.getByRole('dialog').getByRole('button', { name: 'In Bearbeitung nehmen' }).click();
    await expectToast(second, 'Status der Bestellung geändert');
    await expect(first.getByRole('main').getByText('In Bearbeitung').first()).toBeVisible();
    await expect(field(first, 'Notiz oder Ergebnis eines Anrufs')).toHaveValue('Ruft um drei zurück.');
    await first.getByRole('tab', { name: 'Protokoll' }).click();
    await expect(first.getByRole('region', { name: 'Protokoll' })).toContainText('Status');
    await expect(first).toHaveTitle(new RegExp(number));
  });

  test('who issues an invoice while a vehicle leaves its order reads the new sum first', async () => {
    const { id } = await anOrderBy(DEALER, 2);
    await asClerk((calls) =>
      calls.patch(`/api/orders/${id}`, { data: { calledAt: new Date().toISOString() } }),
    );
    await open(first, `/admin/orders/${id}`);
    await first.getByRole('button', { name: 'Rechnung stellen' }).click();
    const dialog = first.getByRole('dialog');
    const amount = dialog.getByText(/^Betrag der Rechnung: [\d.,]+\s€ netto$/);
    const before = await amount.innerText();
    // Asked unless another test has confirmed the VAT id.
    const accept = dialog.getByRole('checkbox');
    if (await accept.isVisible()) await accept.check();
    await asClerk(async (calls) => {
      const { reservations } = await (await calls.get(`/api/orders/${id}`)).json();
      await calls.post(`/api/reservations/${reservations[0].id}/cancel`);
    });
    await dialog.getByRole('button', { name: 'Rechnung ausstellen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Die Bestellung hat sich inzwischen geändert.');
    await expect(amount).not.toHaveText(before);
    await dialog.getByRole('button', { name: 'Rechnung ausstellen' }).click();
    await expectToast(first, 'Rechnung ausgestellt');
  });

  test('who issues an invoice without VAT while the VAT id becomes unchecked is asked first', async () => {
    const buyer = await aRegisteredDealer();
    await approve(buyer.email);
    await asUser(buyer.email, (calls) =>
      calls.patch('/api/dealer', { data: { country: 'FR', postalCode: '69007', city: 'Lyon' } }),
    );
    const dealerId = await asClerk(async (calls) => {
      const found = await calls.get(`/api/admin/dealers?search=${encodeURIComponent(buyer.email)}`);
      const [{ id }] = (await found.json()).dealers;
      await calls.patch(`/api/admin/dealers/${id}`, {
        data: { vatId: 'FR83404833048', vatIdCheck: 'VALID' },
      });
      return id;
    });
    const { id } = await anOrderBy(buyer.email);
    await asClerk((calls) =>
      calls.patch(`/api/orders/${id}`, { data: { calledAt: new Date().toISOString() } }),
    );
    await open(first, `/admin/orders/${id}`);
    await first.getByRole('button', { name: 'Rechnung stellen' }).click();
    const dialog = first.getByRole('dialog');
    const issue = dialog.getByRole('button', { name: 'Rechnung ausstellen' });
    await expect(issue).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await asClerk((calls) =>
      calls.patch(`/api/admin/dealers/${dealerId}`, { data: { vatIdCheck: 'UNCHECKED' } }),
    );
    await issue.click();
    await expect(dialog.getByRole('alert')).toContainText('FR83404833048, nicht geprüft');
    await dialog.getByLabel('Rechnung ohne USt. trotzdem ausstellen').check();
    await issue.click();
    await expectToast(first, 'Rechnung ausgestellt');
  });

  test('who issue the same invoice are told which account it names', async () => {
    const { id } = await anOrderBy(DEALER);
    await asClerk((calls) =>
      calls.patch(`/api/orders/${id}`, { data: { calledAt: new Date().toISOString() } }),
    );
    for (const clerk of [first, second]) {
      await open(clerk, `/admin/orders/${id}`);
      await clerk.getByRole('button', { name: 'Rechnung stellen' }).click();
      // Asked unless another test has confirmed the VAT id.
      await expect(clerk.getByRole('dialog').getByLabel('IBAN')).toBeVisible();
      const accept = clerk.getByRole('dialog').getByRole('checkbox');
      if (await accept.isVisible()) await accept.check();
    }
    const issue = (clerk: Page) =>
      clerk.getByRole('dialog').getByRole('button', { name: 'Rechnung ausstellen' });
    await second.getByRole('dialog').getByLabel('Kontoinhaber').fill('Treuhand Nord GmbH');
    const fetching = await holdBack(second, /\/api\/(orders|admin)/);
    await issue(first).click();
    await expectToast(first, 'Rechnung ausgestellt');
    await issue(second).click();
    const told = second.getByRole('dialog').getByRole('alert');
    await expect(told).toHaveText('Die Rechnung gab es schon.');
    await fetching.letThrough();
    await expect(told).toHaveText(
      /^Die Rechnung \d{4}-\d{6} gab es schon, mit dem Konto DE[\d ]+ von Forecourt Remarketing GmbH\.$/,
    );
    await expect(issue(second)).toBeDisabled();
    await expectAccessible(second);
    await second.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
  });

  test('who set two days of delivery see both, and the undo of one wipes nothing of the other', async () => {
    const { id } = await anOrderBy(DEALER);
    await asClerk(async (calls) => {
      const bank = await (await calls.get('/api/admin/bank-details')).json();
      await calls.patch(`/api/orders/${id}`, { data: { calledAt: new Date().toISOString() } });
      await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    });
    const [early, late] = [dayFromToday(3), dayFromToday(5)];
    const shown = (day: string) => day.split('-').toReversed().join('.');
    await open(first, `/admin/orders/${id}`);
    await first.getByRole('button', { name: 'Zahlung eintragen' }).click();
    await expectToast(first, 'Zahlung eingetragen');
    const undo = first.getByRole('button', { name: 'Rückgängig' });
    // A toast stays as long as the pointer is on it.
    await undo.hover();
    await open(second, `/admin/orders/${id}`);
    // A page that knows the day offers no taking back.
    const fetching = await holdBack(second, new RegExp(`/api/orders/${id}$`));
    await asClerk((calls) => calls.patch(`/api/orders/${id}`, { data: { deliveryOn: dayFromToday(2) } }));
    // The payment is the clerk's own, but a day of delivery has come since.
    await undo.click();
    await expectToast(first, new RegExp(`^Nicht rückgängig gemacht.*Liefertag ${shown(dayFromToday(2))}`));
    await expect(first.getByRole('main')).toContainText(shown(dayFromToday(2)));
    await second.getByRole('button', { name: 'Zahlung zurücknehmen' }).click();
    await fetching.letThrough();
    await expectToast(second, new RegExp(`^Nicht zurückgenommen.*Liefertag ${shown(dayFromToday(2))}`));

    for (const clerk of [first, second]) {
      await clerk.getByRole('button', { name: 'Liefertag ändern' }).click();
      await expect(clerk.getByRole('dialog', { name: /^Liefertag der Bestellung #/ })).toBeVisible();
      await clerk
        .getByRole('dialog')
        .getByLabel('Liefertag')
        .fill(clerk === first ? early : late);
    }
    const save = (page: Page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Festlegen und mitteilen' }).click();
    await save(second);
    await expectToast(second, 'Liefertag festgelegt');
    await save(first);
    await expect(first.getByRole('dialog')).toContainText(`Inzwischen steht hier: ${shown(late)}`);
    await expect(first.getByRole('dialog').getByLabel('Liefertag')).toHaveValue(early);
    await expectAccessible(first);
    await save(first);
    await expectToast(first, 'Liefertag festgelegt');
    await expect(first.getByRole('main')).toContainText(shown(early));
  });
});
