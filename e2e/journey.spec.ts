import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aDelivery, aVin } from './delivery.ts';
import { subjectsTo } from './mails.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  signInAs,
  signOut,
  test,
  untilHydrated,
} from './vocabulary.ts';

/** The checks that every page of the journey must pass. */
async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a car is imported, found, bought by a dealer who was approved, and completed', async ({
  page,
  browser,
}) => {
  test.slow();
  const vin = aVin();
  const email = `einkauf-${randomUUID().slice(0, 8)}@example.com`;
  const company = `Autohaus ${vin.slice(-6)} GmbH`;

  await test.step('the clerk imports the car', async () => {
    await signInAs(page, 'admin@example.com');
    await open(page, '/admin/upload');
    await page
      .locator('input[type=file]:not([multiple])')
      .setInputFiles({ name: 'passat.zip', mimeType: 'application/zip', buffer: await aDelivery({ vin }) });
    await expect(page.getByText(new RegExp(vin))).toBeVisible();
    await checkPage(page);
    await signOut(page);
  });

  await test.step('a dealer registers in four steps', async () => {
    await open(page, '/auth?tab=register');
    await field(page, 'Firmenname').fill(company);
    await field(page, 'E-Mail-Adresse').fill(email);
    await checkPage(page);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await field(page, 'Straße und Hausnummer').fill('Hafenstraße 7');
    await field(page, 'Postleitzahl').fill('20457');
    await field(page, 'Ort').fill('Hamburg');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await field(page, 'Vorname').fill('Jule');
    await field(page, 'Nachname').fill('Hansen');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await field(page, 'Passwort').fill('ein-gutes-passwort');
    await field(page, 'Passwort wiederholen').fill('ein-gutes-passwort');
    await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await page.getByLabel(/Datenschutzerklärung/).check();
    await page.getByRole('button', { name: 'Händlerkonto eröffnen' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Ihr Konto wird geprüft', { exact: true })).toBeVisible();
    await checkPage(page);
  });

  await test.step('until they are approved, the dealer cannot reserve', async () => {
    await page.goto(`/vehicles?q=${vin}`);
    await expect(page.getByText('1 Fahrzeug', { exact: true })).toBeVisible();
    await page.goto('/cart');
    await expect(page).toHaveURL(/\/dashboard$/);
    await signOut(page);
  });

  await test.step('the clerk approves the dealer', async () => {
    await signInAs(page, 'admin@example.com');
    await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
    await expect(page.getByText(company).first()).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: `Status von ${company} ändern` }).click();
    await page.getByRole('radio', { name: /Aktiv/ }).check();
    await page.getByRole('button', { name: 'Händler freischalten' }).click();
    await expectToast(page, 'Status des Händlers geändert');
    await signOut(page);
  });

  const carPage = await test.step('the dealer finds the car', async () => {
    await signInAs(page, email, 'ein-gutes-passwort');
    await open(page, `/vehicles?q=${vin.slice(4)}`);
    await expect(page.getByText('1 Fahrzeug', { exact: true })).toBeVisible();
    await checkPage(page);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('link', { name: /Volkswagen Passat/ })
        .first()
        .click(),
    ]);
    await untilHydrated(opened);
    await expect(opened.getByRole('heading', { level: 1 })).toContainText('Volkswagen Passat');
    await expect(opened.getByText('18.450,00').first()).toBeVisible();
    await expect(opened.getByText('21.955,50').first()).toBeVisible();
    await checkPage(opened);
    return opened;
  });

  const orderNumber = await test.step('the dealer buys the car', async () => {
    await carPage
      .getByRole('button', { name: /In die Auswahl/ })
      .filter({ visible: true })
      .click();
    await expectToast(carPage, 'In Ihre Auswahl gelegt');
    await open(carPage, '/cart');
    await expect(carPage.getByText(vin)).toBeVisible();
    const order = carPage.getByRole('button', { name: 'Verbindlich reservieren' });
    await expect(order).toBeDisabled();
    await carPage.getByLabel(/rechtlich verbindlich ist/).check();
    await checkPage(carPage);
    await order.dblclick();
    await expect(carPage.getByRole('heading', { name: 'Verbindlich reserviert' })).toBeVisible();
    await checkPage(carPage);
    const confirmation = await carPage.getByText(/Ihre Bestellung #/).textContent();
    return /#([0-9a-f]{8})/.exec(confirmation ?? '')?.[1] ?? '';
  });

  await test.step('the double click made one order, and the dealer can open it', async () => {
    await open(carPage, '/orders');
    await expect(carPage.getByText('Seite 1 von 1, 1 von 1 Bestellungen')).toBeVisible();
    await carPage.getByRole('button', { name: new RegExp(orderNumber) }).click();
    await expect(carPage.getByText(vin)).toBeVisible();
    await checkPage(carPage);
    await carPage.goto('/reservations');
    await expect(carPage.getByText(/7[12]\sStd\./)).toBeVisible();
    await checkPage(carPage);
  });

  await test.step('nobody else can buy it', async () => {
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'de-DE' });
    const rival = await other.newPage();
    await signInAs(rival, 'dealer@example.com');
    await rival.goto(`/vehicles?q=${vin}`);
    await expect(rival.getByText('Reserviert').first()).toBeVisible();
    await expect(rival.getByRole('button', { name: 'Details' })).toBeDisabled();
    await other.close();
  });

  await test.step('the clerk completes the order, and the car is sold', async () => {
    await signOut(carPage);
    await carPage.close();
    await signInAs(page, 'admin@example.com');
    await open(page, `/admin/orders?search=${orderNumber}`);
    await checkPage(page);
    await page.getByRole('button', { name: new RegExp(`Status.*${orderNumber}`) }).click();
    await page.getByRole('radio', { name: /Abgeschlossen/ }).check();
    await page.getByRole('button', { name: 'Bestellung abschließen' }).last().click();
    await expectToast(page, /#/);
    await page.goto(`/admin/vehicles?q=${vin}`);
    await expect(page.getByText(vin, { exact: true }).filter({ visible: true })).toBeVisible();
    await checkPage(page);
    const answer = await page.request.get(`/api/vehicles?q=${vin}&status=ALL`);
    expect((await answer.json()).vehicles[0].status).toBe('SOLD');
  });

  await test.step('the mail server has taken the mails, with the right subjects', async () => {
    await expect
      .poll(() => subjectsTo(email))
      .toEqual([
        expect.stringContaining('Registrierung'),
        expect.stringContaining('freigeschaltet'),
        expect.stringContaining(orderNumber),
        expect.stringContaining(orderNumber),
      ]);
  });
});
