import { dayFromToday } from '../contract/german-day.ts';
import { anOrderBy, asClerk, personAt, signInQuickly } from './people.ts';
import { holdBack, refuse } from './refusals.ts';
import { expect, expectAccessible, expectToast, open, pressTwice, sentBy, test } from './vocabulary.ts';

test('a clerk opens an order from the work list, records the call and takes it back', async ({
  page,
  context,
}) => {
  const { id } = await anOrderBy('gent@dealers.example.com');
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin');
  // The list holds the most urgent orders only, so it may lack the new one. Other tests may change the first one.
  const work = page.getByRole('region', { name: 'Zu erledigen' });
  await work.getByRole('link', { name: /^#/ }).first().click();
  await expect(page).toHaveTitle(/^Bestellung #/);
  await expectAccessible(page);

  await open(page, `/admin/orders/${id}`);
  const step = page.getByRole('listitem').filter({ hasText: 'Unser Anruf' });
  await expect(step).toContainText('bis');
  const changes = sentBy(page, 'PATCH');
  await pressTwice(page.getByRole('button', { name: 'Anruf eintragen' }));
  await expectToast(page, 'Anruf eingetragen');
  await expect(step).not.toContainText('bis');
  expect(changes).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Anruf eintragen' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Anruf eintragen' })).toBeVisible();
  await expect(step).toContainText('bis');
  await page.getByRole('button', { name: 'Anruf eintragen' }).click();
  await expectToast(page, 'Anruf eingetragen');
  // Long after the toast is gone.
  await step.getByRole('button', { name: 'Anruf zurücknehmen' }).press('Enter');
  await expectToast(page, 'Eintrag zurückgenommen');
  // The button is gone, and the focus is on an action of the page.
  await expect(step.getByRole('button', { name: 'Anruf zurücknehmen' })).toHaveCount(0);
  await expect(page.locator('[data-page-actions] :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Anruf eintragen' }).press('Enter');
  await expectToast(page, 'Anruf eingetragen');
  await expect(page.getByRole('button', { name: 'Rechnung stellen' })).toBeFocused();
});

test('what a clerk does to an order stays with it when the search leads to the next one', async ({
  page,
  context,
}) => {
  const first = await anOrderBy('gent@dealers.example.com');
  const second = await anOrderBy('gent@dealers.example.com');
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders/${first.id}`);
  const record = page.getByRole('button', { name: 'Anruf eintragen' });
  const saving = await holdBack(page, /\/api\/orders\/[\w-]+$/, 'PATCH');
  await record.click();
  await expect(record).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Nummer, FIN/ }).fill(second.number);
  await expect(page.getByRole('option', { name: `#${second.number}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Bestellung #${second.number}`));
  await expect(record).not.toHaveAttribute('aria-busy');
  await saving.letThrough();
  await expectToast(page, 'Anruf eingetragen');
  const undoing = page.waitForRequest((asked) => asked.method() === 'PATCH');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  expect(new URL((await undoing).url()).pathname).toBe(`/api/orders/${first.id}`);
});

test('a clerk logs a call about an order; after a failure the text stays', async ({ page, context }) => {
  const { id } = await anOrderBy('gent@dealers.example.com');
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders/${id}`);
  const notes = page.getByRole('region', { name: 'Notizen und Anrufe' });
  const text = notes.getByLabel('Notiz oder Ergebnis eines Anrufs');
  const logCall = notes.getByRole('button', { name: 'Anruf speichern' });
  await expect(logCall).toBeDisabled();
  await text.fill('Mailbox\nRückruf morgen');

  const refused = await refuse(page, /\/api\/admin\/notes$/, 429, 'RATE_LIMITED', 'POST');
  await logCall.click();
  await expect(notes.getByRole('alert')).not.toBeEmpty();
  await expect(text).toHaveValue('Mailbox\nRückruf morgen');
  await refused.letThrough();
  await logCall.click();
  await expectToast(page, 'Gespeichert');
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();
  const entry = notes.getByRole('listitem').filter({ hasText: 'Rückruf morgen' });
  await expect(entry).toContainText(/Anruf, .*admin@example.com/);
  await page.reload();
  await expect(entry).toHaveCount(1);
});

test('a clerk issues the invoice with the account of the provider, records the rest, and the dealer reads it', async ({
  page,
  context,
  browser,
}) => {
  const { id } = await anOrderBy('wien@dealers.example.com');
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Anruf eintragen' }).click();
  await page.getByRole('button', { name: 'Rechnung stellen' }).click();
  const dialog = page.getByRole('dialog');
  // A PENDING order becomes PROCESSED.
  await expect(dialog).toContainText('wechselt von „Offen“ zu „In Bearbeitung“ und läuft nicht mehr ab');
  const iban = dialog.getByLabel('IBAN');
  await expect(dialog.getByLabel('Kontoinhaber')).toHaveValue('Forecourt Remarketing GmbH');
  await expect(dialog.getByLabel('BIC')).toHaveValue('MUSTDE00XXX');
  await expectAccessible(page);

  const provided = await iban.inputValue();
  const issue = dialog.getByRole('button', { name: 'Rechnung ausstellen' });
  await iban.fill('');
  await issue.click();
  await expect(dialog.getByRole('alert')).toHaveText('Alle Felder sind erforderlich');
  await iban.fill('DE00123456780123456789');
  await issue.click();
  await expect(dialog.getByText(/Diese IBAN stimmt nicht/)).toBeVisible();

  await iban.fill(provided);
  await issue.click();
  await expect(dialog.getByText(/^Niemand hat die USt-IdNr\. ATU\d{8} bestätigt/)).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Bitte bestätigen Sie');
  await dialog.getByLabel('Rechnung ohne USt. trotzdem ausstellen').check();
  const refusal = await refuse(page, /\/generate-xml-invoice$/, 429, 'RATE_LIMITED');
  await issue.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Die Rechnung konnte nicht ausgestellt werden. Zu viele',
  );
  await refusal.letThrough();
  const [download] = await Promise.all([page.waitForEvent('download'), issue.dblclick()]);
  expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.xml$/);
  await expect(dialog).toHaveCount(0);
  await expectToast(page, 'Rechnung ausgestellt');
  await expect(page.getByRole('link', { name: /^XRechnung .* herunterladen$/ })).toHaveCount(1);

  await test.step('the dealer copies the account, and reads it when the browser refuses the clipboard', async () => {
    const dealer = await personAt(browser, 'wien@dealers.example.com');
    await open(dealer, `/orders/${id}`);
    await dealer.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
    await dealer.getByRole('button', { name: 'IBAN kopieren' }).click();
    await expectToast(dealer, 'Nicht kopiert: IBAN');
    await dealer.context().close();
  });

  await page.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await page.getByRole('button', { name: 'Liefertag festlegen' }).click();
  await dialog.getByLabel('Liefertag').fill(dayFromToday(3));
  await dialog.getByRole('button', { name: 'Festlegen und mitteilen' }).click();
  await page.getByRole('button', { name: 'Bestellung abschließen' }).click();
  await dialog.getByRole('button', { name: 'Bestellung abschließen' }).click();
  await expect(page.getByRole('main')).toContainText('Abgeschlossen');

  await signInQuickly(context, 'wien@dealers.example.com');
  await open(page, `/orders/${id}`);
  await expect(page.getByRole('link', { name: /^XRechnung .* herunterladen$/ })).toHaveCount(1);
});

test('a clerk is asked before the payment of a cancelled order is taken back, which nothing restores', async ({
  page,
  context,
}) => {
  const { id } = await anOrderBy('hannover@dealers.example.com');
  await asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    const now = new Date().toISOString();
    await calls.patch(`/api/orders/${id}`, { data: { calledAt: now } });
    await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    await calls.patch(`/api/orders/${id}`, { data: { paidAt: now } });
    await calls.patch(`/api/orders/${id}/status`, { data: { status: 'CANCELLED' } });
  });
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders/${id}`);
  const changes = sentBy(page, 'PATCH');
  const takeBack = page.getByRole('main').getByRole('button', { name: 'Zahlung zurücknehmen' });
  const dialog = page.getByRole('alertdialog', { name: 'Zahlung zurücknehmen?' });
  await takeBack.click();
  await expect(dialog).toContainText('kann erst nach einer neuen Rechnung wieder eingetragen werden');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toHaveCount(0);
  expect(changes).toEqual([]);
  await expect(page.getByRole('button', { name: 'Erstattung eintragen' })).toBeVisible();

  await takeBack.click();
  await dialog.getByRole('button', { name: 'Zahlung zurücknehmen' }).click();
  await expectToast(page, 'Eintrag zurückgenommen');
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await expect(takeBack).toHaveCount(0);
});
