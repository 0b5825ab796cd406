import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { linkMailedTo } from './mails.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expectHeldWhileSaved, expectLoginLink, holdBack, loseFirstAnswer } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  returnToWindow,
  signInAs,
  test,
} from './vocabulary.ts';

const PASSWORD = 'another horse battery';

test('an owner invites a colleague, who sets a password and sees no users, orders what they request, and removes them', async ({
  page,
  browser,
}) => {
  const email = `jules-${randomUUID().slice(0, 8)}@example.com`;
  await signInQuickly(page.context(), 'lyon@dealers.example.com');
  await open(page, '/account');
  await page.getByRole('link', { name: 'Benutzer verwalten' }).click();
  await page.getByRole('button', { name: 'Kollegen einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Jules Perrin');
  await test.step('what is typed survives Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Kollegen einladen' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Jules Perrin');
  });
  await test.step('at a zoom of 400 % the dialog scrolls to its fields and to its buttons', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    for (const end of [dialog.getByText('Nur ansehen'), dialog.getByRole('button', { name: 'Abbrechen' })]) {
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeInViewport({ ratio: 1 });
    }
    if (size) await page.setViewportSize(size);
  });
  await test.step('what is wrong has the focus, and is not said once it is changed', async () => {
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog.getByText('gültige E-Mail')).toBeVisible();
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await expect(dialog.getByText('gültige E-Mail')).toHaveCount(0);
  });
  await dialog.getByText('Nur ansehen').click();
  await test.step('what is typed stays when the session has ended', async () => {
    await expectLoginLink(dialog.getByRole('alert'), /\/api\/company\/users$/, 'POST', () =>
      dialog.getByRole('button', { name: 'Einladung senden' }).click(),
    );
    await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  });
  await expectAccessible(page);
  await expectHeldWhileSaved(dialog.getByLabel('E-Mail-Adresse'), /\/api\/company\/users$/, 'POST', () =>
    dialog.getByRole('button', { name: 'Einladung senden' }).click(),
  );
  await expectToast(page, 'Einladung gesendet');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Nur ansehen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const colleague = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await test.step('the colleague signs in with the rights that they have', async () => {
    await expect.poll(() => linkMailedTo(email, '/auth/invite')).not.toBe('');
    await open(colleague, await linkMailedTo(email, '/auth/invite'));
    await field(colleague, 'Neues Passwort').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(colleague.getByText('Ihr Passwort ist gespeichert.')).toBeVisible();
    await signInAs(colleague, email, PASSWORD);
    await open(colleague, '/account');
    await expect(colleague.getByText('Ändern können diese Daten nur Kollegen')).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Benutzer verwalten' })).toHaveCount(0);
    await colleague.getByRole('button', { name: 'Menü öffnen' }).click();
    await colleague.getByRole('link', { name: 'Kollegen' }).click();
    await expect(colleague.getByText('Benutzer verwalten nur Kollegen mit allen Rechten.')).toBeVisible();
    await expect(colleague.getByRole('listitem').filter({ hasText: email })).toContainText('Nur ansehen');
  });

  const vehicle = await aVehicleInStock();
  await test.step('who may only look cannot fill the cart, and reads why', async () => {
    await open(colleague, `/vehicles/${vehicle.id}`);
    const add = colleague.getByRole('button', { name: /^In die Auswahl/ });
    await expect(add.filter({ visible: true }).first()).toBeDisabled();
    await expect(colleague.getByText('Mit Ihren Rechten können Sie nicht bestellen.')).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Sofort reservieren' })).toHaveCount(0);
    await expectNoSidewaysScroll(colleague);
    await expectAccessible(colleague);
    await open(colleague, '/vehicles');
    await expect(colleague.getByRole('button', { name: /beobachten/i }).first()).toBeVisible();
    await expect(colleague.getByRole('button', { name: /In die Auswahl/ })).toHaveCount(0);
  });
  const fillCart = async () => {
    await open(colleague, `/vehicles/${vehicle.id}`);
    await colleague
      .getByRole('button', { name: /^In die Auswahl/ })
      .filter({ visible: true })
      .click();
    await expect
      .poll(() => colleague.evaluate(() => localStorage.getItem('vehicleCart') ?? ''))
      .toContain(vehicle.vin);
    await open(colleague, '/cart');
  };
  await test.step('above the approval limit the colleague sends the cart as a request', async () => {
    await row.getByRole('button', { name: 'Rechte ändern, Jules Perrin' }).click();
    await dialog.getByText('Einkauf', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expectToast(page, 'Rechte gespeichert');
    const limit = page.getByLabel('Freigabegrenze je Bestellung');
    const save = page.getByRole('main').getByRole('button', { name: 'Speichern' });
    await limit.fill('tausend');
    await save.click();
    await expect(limit).toBeFocused();
    await expect(limit).toHaveAccessibleDescription(/geben Sie einen Betrag ein/);
    await limit.fill('1.000');
    await expect(limit).not.toHaveAccessibleDescription(/geben Sie einen Betrag ein/);
    // Another owner is faster.
    await page.request.patch('/api/company/limit', { data: { approvalLimit: 2000 } });
    await save.click();
    await expect(limit).toHaveAccessibleDescription(/Inzwischen gilt hier: 2\.000,00/);
    await expect(limit).toHaveValue('1.000');
    await save.click();
    await expectToast(page, 'Freigabegrenze gespeichert');
    await fillCart();
    await expect(
      colleague.getByText('bis 1.000,00\u00a0€ netto je Bestellung selbst bestellen'),
    ).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Verbindlich reservieren' })).toHaveCount(0);
    await expectNoSidewaysScroll(colleague);
    await expectAccessible(colleague);
    await expectHeldWhileSaved(
      colleague.getByLabel('Anmerkungen zur Bestellung'),
      /\/api\/company\/requests$/,
      'POST',
      () => colleague.getByRole('button', { name: 'Als Anfrage senden' }).dblclick(),
    );
    await expect(colleague.getByText('Wartet auf einen Kollegen mit allen Rechten')).toHaveCount(1);
  });

  const place = `Hof ${randomUUID().slice(0, 8)}`;
  let addressId = '';
  await test.step('the colleague takes it back while the owner decides it, and sends it again', async () => {
    await open(page, '/company');
    await page.getByRole('button', { name: 'Prüfen und bestellen' }).click();
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    await colleague.getByRole('button', { name: 'Zurückziehen' }).click();
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(colleague.getByText('Zurückgezogen von Jules Perrin')).toBeVisible();
    await returnToWindow(page);
    await expect(page.getByText('Jules Perrin hat diese Anfrage zurückgezogen')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const added = await page.request.post('/api/dealer/addresses', {
      data: { name: place, street: 'Torweg 3', postalCode: '59000', city: 'Lille', country: 'FR' },
    });
    addressId = (await added.json()).id;
    await fillCart();
    await colleague.getByLabel('Lieferung an', { exact: true }).selectOption(addressId);
    const sending = await holdBack(colleague, /\/api\/company\/requests$/, 'POST');
    await colleague.getByRole('button', { name: 'Als Anfrage senden' }).click();
    // The cart stays on the screen until the scripts of the list have come.
    const scripts = await holdBack(colleague, /\/assets\/.*\.js$/);
    await colleague.getByRole('link', { name: 'Weitere Fahrzeuge hinzufügen' }).click();
    await expect(colleague).toHaveURL(/\/vehicles$/);
    await sending.letThrough();
    const cartOf = () => colleague.evaluate(() => localStorage.getItem('vehicleCart') ?? '');
    await expect.poll(cartOf).not.toContain(vehicle.vin);
    // Who has gone to another page stays there.
    await expect(colleague).toHaveURL(/\/vehicles$/);
    await scripts.letThrough();
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Fahrzeug');
    await expect(colleague).toHaveURL(/\/vehicles$/);
    await open(colleague, '/company');
    await expect(colleague.getByText('Wartet auf einen Kollegen mit allen Rechten')).toHaveCount(1);
  });

  await test.step('a reason for declining it stays after Escape and after the end of the session', async () => {
    await open(page, '/company');
    const decline = page.getByRole('button', { name: 'Ablehnen' });
    await decline.click();
    const reason = dialog.getByRole('textbox');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(reason).toBeFocused();
    await reason.fill('Davon haben wir drei.');
    await page.keyboard.press('Escape');
    await decline.click();
    await expectLoginLink(dialog.getByRole('alert'), /\/decline$/, 'POST', () =>
      dialog.getByRole('button', { name: 'Ablehnen' }).click(),
    );
    await expect(reason).toHaveValue('Davon haben wir drei.');
    await page.keyboard.press('Escape');
  });

  await test.step('the owner orders it, and the colleague reads that', async () => {
    await open(page, '/dashboard');
    await expect(page.getByText('Eine Anfrage von Kollegen wartet')).toBeVisible();
    await page.getByRole('link', { name: 'Anfragen ansehen' }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Prüfen und bestellen' }).click();
    await expect(dialog).toContainText(`${place}, Lille`);
    await dialog.getByRole('checkbox').check();
    await expectAccessible(page);
    const order = dialog.getByRole('button', { name: 'Verbindlich reservieren' });
    // Another owner deletes the address at the last moment.
    const deleteAddress = async (route: Route) => {
      await page.request.delete(`/api/dealer/addresses/${addressId}`);
      await route.continue();
    };
    await page.route(/\/requests\/[\w-]+\/order$/, deleteAddress, { times: 1 });
    await order.click();
    await expect(dialog.getByRole('alert')).toContainText('Die gewählte Lieferadresse gibt es nicht mehr');
    await expect(dialog).toContainText('Firmenanschrift');
    await expect(dialog).not.toContainText(place);
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await dialog.getByRole('checkbox').check();
    // The order is placed, its answer is lost, and the page does not know yet that the request is decided.
    const stale = await page.request.get('/api/company/requests');
    await page.route(/\/api\/company\/requests$/, (route) => route.fulfill({ response: stale }));
    await loseFirstAnswer(page, /\/requests\/[\w-]+\/order$/);
    await order.click();
    await expect(dialog.getByRole('alert')).toContainText('Sie zählt nur einmal');
    await expect(dialog).not.toContainText('Nichts bestellt');
    await order.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bestellung #');
    await page.unroute(/\/api\/company\/requests$/);
    await open(colleague, '/company');
    await expect(colleague.getByRole('link', { name: 'Zur Bestellung #' })).toBeVisible();
    await expectAccessible(colleague);
    await open(page, '/company');
  });

  await test.step('an owner may know addresses of feeds, and whoever ends that is told', async () => {
    await row.getByRole('button', { name: 'Rechte ändern, Jules Perrin' }).click();
    await dialog.getByText('Alle Rechte', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expectToast(page, 'Rechte gespeichert');
    await row.getByRole('button', { name: 'Rechte ändern, Jules Perrin' }).click();
    await expect(dialog).not.toContainText('Adressen Ihrer Feeds');
    await dialog.getByText('Einkauf', { exact: true }).click();
    await expect(dialog).toContainText('Die Adressen Ihrer Feeds, die dort bekannt sind, gelten weiter.');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  });

  await row.getByRole('button', { name: 'Entfernen, Jules Perrin' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Die Adressen Ihrer Feeds, die dort bekannt sind',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expectToast(page, 'Benutzer entfernt');
  await expect(row).toHaveCount(0);
  await open(colleague, '/account');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await colleague.close();
});
