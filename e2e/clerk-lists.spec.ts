import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailAbout } from './mails.ts';
import {
  anOrderBy,
  aRegisteredDealer,
  asClerk,
  asUser,
  aVehicleInStock,
  placeOrder,
  signInQuickly,
} from './people.ts';
import {
  chooseStatus,
  expect,
  expectToast,
  open,
  orderRow,
  returnToWindow,
  signOut,
  test,
} from './vocabulary.ts';

const DEALER = 'graz@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const dialog = (page: Page) => page.getByRole('dialog');
const priceOf = (row: Locator) => row.getByRole('button', { name: /^Preis von/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fetches the list on the screen again, as the page does every few seconds, and waits until it is shown. */
async function refetch(page: Page, list: RegExp): Promise<void> {
  const answer = page.waitForResponse((response) => list.test(new URL(response.url()).pathname));
  await returnToWindow(page);
  await (await answer).finished();
}

const setOrderStatus = (id: string, status: string) =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/orders/${id}/status`, { data: { status } });
    expect(answer.status(), await answer.text()).toBe(200);
  });

test('an order that its new status takes out of the filtered list keeps its place and the focus', async ({
  page,
}) => {
  const { id, number, vehicles } = await anOrderBy(DEALER);
  await setOrderStatus(id, 'PROCESSED');
  await open(page, `/admin/orders?status=PROCESSED&search=${vehicles[0]?.vin}`);
  const row = orderRow(page, number);
  const button = row.getByRole('button', { name: 'Status ändern' });
  await button.click();
  await dialog(page).getByRole('radio', { name: 'Abgeschlossen' }).check();
  await dialog(page).getByRole('button', { name: 'Bestellung abschließen' }).click();
  await expectToast(page, 'Status der Bestellung geändert');
  await expect(row).toContainText('Abgeschlossen');
  await expect(button).toBeFocused();
  await refetch(page, /^\/api\/orders$/);
  await expect(button).toBeFocused();

  await heading(page).click();
  await refetch(page, /^\/api\/orders$/);
  await expect(row).toHaveCount(0);
});

test('a status dialog stays open although a dealer takes its order out of the list', async ({ page }) => {
  const { id, number, vehicles } = await anOrderBy(DEALER);
  await open(page, `/admin/orders?status=PENDING&search=${vehicles[0]?.vin}`);
  const row = orderRow(page, number);
  await row.getByRole('button', { name: 'Status ändern' }).click();
  await dialog(page).getByRole('radio', { name: 'In Bearbeitung' }).check();
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));
  await refetch(page, /^\/api\/orders$/);
  await expect(dialog(page).getByRole('radio', { name: 'In Bearbeitung' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'In Bearbeitung nehmen' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('inzwischen auf „Storniert“');
});

test('a clerk who suspends a dealer is told of their open orders, and the lists keep the row and block what cannot work', async ({
  page,
  context,
}) => {
  const { email, company } = await aRegisteredDealer();
  await open(page, `/admin/users?status=PENDING&search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  const status = row.getByRole('button', { name: `Status von ${company} ändern` });
  const save = (act: string) => dialog(page).getByRole('button', { name: act });
  await test.step('an approved dealer stays in the list of those who wait until the clerk moves on', async () => {
    await status.click();
    await dialog(page).getByRole('radio', { name: 'Aktiv' }).check();
    await save('Händler freischalten').click();
    await expectToast(page, 'Status des Händlers geändert');
    await expect(row).toContainText('Aktiv');
    await expect(status).toBeFocused();
    await heading(page).click();
    await refetch(page, /^\/api\/admin\/dealers$/);
    await expect(row).toHaveCount(0);
  });

  const vehicle = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/users?search=${email}`);
  await expect(row.getByRole('button', { name: `${company} löschen` })).toBeEnabled();
  await placeOrder(email, [vehicle]);
  await test.step('the dialog names the open orders before the dealer is suspended', async () => {
    await status.click();
    await expect(dialog(page)).not.toContainText('laufende Bestellung');
    await dialog(page).getByRole('radio', { name: 'Gesperrt' }).check();
    await expect(dialog(page)).toContainText('1 laufende Bestellung');
    const listed = context.waitForEvent('page');
    await dialog(page).getByRole('link', { name: 'Bestellungen ansehen' }).click();
    await expect((await listed).getByRole('row', { name: company })).toHaveCount(1);
  });
  await test.step('a message typed for the dealer is not lost by Escape or the end of the session, and is mailed', async () => {
    const message = dialog(page).getByLabel('Nachricht an den Händler');
    await message.fill('Ihre Rechnung ist offen.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await signOut(page);
    await save('Händler sperren').click();
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', '/auth');
    await expect(message).toHaveValue('Ihre Rechnung ist offen.');
    await signInQuickly(context, 'admin@example.com');
    await save('Händler sperren').click();
    await expectToast(page, 'Status des Händlers geändert');
    await expect(row).toContainText('Gesperrt');
    await expect.poll(() => mailAbout(email, 'gesperrt')).toContain('Ihre Rechnung ist offen.');
  });

  await test.step('a dealer with orders and a vehicle of an order cannot be deleted, and the lists say why', async () => {
    await expectBlocked(page, row, `${company} lässt sich wegen der Bestellungen nicht löschen`);
    await open(page, `/admin/vehicles?q=${vehicle.vin}`);
    const ordered = page.getByRole('row').filter({ hasText: vehicle.vin });
    await expectBlocked(page, ordered, 'gehört zu einer Bestellung');
  });
});

/** The button to delete the row is blocked, with this reason as its name and as a toast. */
async function expectBlocked(page: Page, row: Locator, reason: string): Promise<void> {
  const button = row.getByRole('button', { name: reason });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expectToast(page, reason);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('a half-typed price is not lost when its row leaves the list', async ({ page }) => {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}&status=AVAILABLE`);
  const row = page.getByRole('row').filter({ hasText: vin });
  await priceOf(row).click();
  await row.getByRole('textbox').fill('17.9');
  await asClerk((calls) => calls.patch(`/api/vehicles/${id}`, { data: { status: 'SOLD' } }));
  await refetch(page, /^\/api\/vehicles$/);
  await expect(row.getByRole('textbox')).toHaveValue('17.9');
  await expect(row.getByRole('textbox')).toBeFocused();

  await row.getByRole('textbox').fill('teuer');
  await heading(page).click();
  await expect(row.getByRole('alert')).toBeVisible();
  await refetch(page, /^\/api\/vehicles$/);
  await expect(row.getByRole('textbox')).toHaveValue('teuer');
  await row.getByRole('textbox').fill('17.900');
  await row.getByRole('textbox').press('Enter');
  await expectToast(page, 'Preis gespeichert');
  await expect(priceOf(row)).toHaveText('17.900,00\u00a0€');
  await heading(page).click();
  await refetch(page, /^\/api\/vehicles$/);
  await expect(row).toHaveCount(0);
});

test('the dialog that releases a vehicle stays open when its row leaves the list', async ({ page }) => {
  const { id, vehicles } = await anOrderBy(DEALER);
  const vin = vehicles[0]?.vin ?? '';
  await open(page, `/admin/vehicles?q=${vin}&status=RESERVED`);
  const row = page.getByRole('row').filter({ hasText: vin });
  const status = row.getByRole('button', { name: /^Status von/ });
  await chooseStatus(page, status, 'Verfügbar');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Murtal Fahrzeuge');
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${id}/cancel`));
  await refetch(page, /^\/api\/vehicles$/);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Fahrzeug freigeben' }).click();
  await expectToast(page, /inzwischen den Status „Verfügbar“/);
  await expect(status).toHaveText('Verfügbar');
});

test('a mail that cannot be sent is shown on the overview, and a clerk sends it again', async ({ page }) => {
  const mail = {
    id: crypto.randomUUID(),
    kind: 'orderConfirmation',
    recipient: 'einkauf@autohaus-sommer.example',
    orderId: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    queuedAt: '2026-11-18T08:00:00.000Z',
    failedAt: '2026-11-22T08:00:00.000Z',
    reason: '550 5.1.1 mailbox unavailable',
    canBeSentAgain: true,
  };
  // Attempts take four days, so the browser gets what the server answers then.
  const failed = [mail];
  const sent: string[] = [];
  await page.route('**/api/admin/mails/failed', (route) =>
    route.fulfill({ json: { mails: failed, total: failed.length } }),
  );
  await page.route(/\/api\/admin\/mails\/[^/]+\/send/, (route) => {
    sent.push(new URL(route.request().url()).pathname);
    failed.length = 0;
    return route.fulfill({ json: { ...mail, failedAt: undefined, reason: undefined } });
  });
  await open(page, '/admin');
  const mails = page.getByRole('region', { name: '1 E-Mail konnte nicht zugestellt werden' });
  await expect(mails).toContainText('Bestellbestätigung');
  await expect(mails).toContainText(mail.recipient);
  await expect(mails).toContainText(mail.reason);
  await expect(mails.getByRole('link', { name: '#1a2b3c4d' })).toHaveAttribute(
    'href',
    `/admin/orders/${mail.orderId}`,
  );
  await mails.getByRole('button', { name: /^Erneut senden/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erneut senden' }).click();
  await expectToast(page, 'E-Mail wird erneut gesendet');
  await expect(mails).toHaveCount(0);
  expect(sent).toEqual([`/api/admin/mails/${mail.id}/send`]);
});

test('a clerk sends the payment reminder of an overdue invoice after a question, and reads why one was refused', async ({
  page,
}) => {
  const number = '2026-000001';
  const reminders: { place: number; sentAt: string }[] = [];
  const sent: unknown[] = [];
  // An invoice is overdue three working days after its issue, so the browser gets what the server answers then.
  await page.route(/\/api\/admin\/invoices(\?|$)/, (route) => {
    const invoice = {
      number,
      kind: 'INVOICE',
      state: 'OVERDUE',
      cancels: null,
      issuedAt: '2026-11-02T09:00:00.000Z',
      dueOn: '2026-11-05',
      netAmount: '18450.00',
      vatAmount: '3505.50',
      grossAmount: '21955.50',
      orderId: randomUUID(),
      dealerId: randomUUID(),
      dealerName: 'Murtal Fahrzeuge',
      xmlBytes: 6000,
      pdfBytes: 14000,
      reminders,
      nextReminder: { place: reminders.length + 1, from: '2026-11-06', isPossible: reminders.length === 0 },
      mayBeCancelled: false,
    };
    return route.fulfill({ json: { invoices: [invoice], total: 1 } });
  });
  let answer: object = { reason: 'PAID' };
  await page.route(`**/api/invoices/${number}/reminders`, (route) => {
    sent.push(route.request().postDataJSON());
    const isRefused = 'reason' in answer;
    if (!isRefused) reminders.push({ place: 1, sentAt: new Date().toISOString() });
    return route.fulfill({
      status: isRefused ? 409 : 200,
      contentType: isRefused ? 'application/problem+json' : 'application/json',
      json: isRefused ? { code: 'REMINDER_NOT_POSSIBLE', status: 409, ...answer } : answer,
    });
  });
  await open(page, '/admin');
  await page.locator('nav a[href="/admin/invoices"]').click();
  const remind = page.getByRole('button', { name: /^Erinnern: Zahlungserinnerung zur Rechnung 2026-000001/ });
  const question = page.getByRole('alertdialog', {
    name: `Zahlungserinnerung zur Rechnung ${number} senden?`,
  });
  await remind.click();
  await expect(question).toContainText('Erinnerung an 21.955,50\u00a0€');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(sent).toEqual([]);
  await remind.click();
  await question.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(question).toContainText('inzwischen bezahlt');
  answer = { invoices: [] };
  await question.getByRole('button', { name: 'Jetzt senden' }).click();
  await expectToast(page, 'Zahlungserinnerung gesendet');
  await expect(remind).toHaveCount(0);
  await expect(page.getByText(/^Erinnert am/)).toBeVisible();
  expect(sent).toEqual([{ place: 1 }, { place: 1 }]);
});

test('a list marks what another clerk changes within seconds, and not what the clerk changes', async ({
  page,
}) => {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}`);
  const row = page.getByRole('row').filter({ hasText: vin });
  await expect(row).not.toHaveAttribute('data-marked');
  await asClerk((calls) => calls.patch(`/api/vehicles/${id}`, { data: { priceNet: 18350 } }));
  await expect(row).toContainText('18.350');
  await expect(row).toHaveAttribute('data-marked');
  // The mark does not cover the colour of a selected row.
  await row.getByRole('checkbox').check();
  await expect(row.getByRole('cell').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('status').filter({ hasText: 'neu oder geändert' })).toHaveCount(1);

  await open(page, `/admin/vehicles?q=${vin}`);
  await priceOf(row).click();
  await row.getByRole('textbox').fill('18250');
  await row.getByRole('textbox').press('Enter');
  await expect(row).toContainText('18.250');
  await refetch(page, /^\/api\/vehicles$/);
  await expect(row).not.toHaveAttribute('data-marked');
});
