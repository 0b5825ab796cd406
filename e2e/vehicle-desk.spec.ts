import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { anOrderBy, asClerk, aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack, loseFirstAnswer, refuse } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectToast,
  field,
  open,
  postsOf,
  pressTwice,
  sentBy,
  signOut,
  test,
} from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const rail = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('a clerk changes a vehicle on its page, is asked before typed values are lost, and finds the list as it was', async ({
  page,
}) => {
  const { id, vin } = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  await open(page, `/admin/vehicles?q=${vin}&status=AVAILABLE`);
  await page.getByRole('row').filter({ hasText: vin }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/vehicles/${id}$`));
  await expect(page).toHaveTitle(new RegExp(`· ${vin} –`));
  await field(page, 'Farbe').fill('Rot');

  // The tabs keep what is typed.
  await tab(page, 'Verlauf').click();
  await expect(page).toHaveURL(/tab=history$/);
  await expect(page.getByRole('tabpanel')).toContainText('Fahrzeug importiert');
  await tab(page, 'Daten').click();
  await rail(page).getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(field(page, 'Farbe')).toHaveValue('Rot');

  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expectToast(page, 'Fahrzeug gespeichert');
  await expect(field(page, 'Farbe')).toHaveValue('Rot');
  await tab(page, 'Verlauf').click();
  await expect(page.getByRole('tabpanel')).toContainText('Rot');
  await expectAccessible(page);

  // Nothing is typed any more, so nothing is asked.
  await page.getByRole('link', { name: 'Alle Fahrzeuge' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/vehicles\\?.*q=${vin}`));
  await expect(page).toHaveURL(/status=AVAILABLE/);
});

test('a clerk adds pictures, orders them by keyboard and by dragging, sets the cover, renames and deletes', async ({
  page,
}) => {
  const { id } = await aVehicleInStock({ pictures: 2 });
  await open(page, `/admin/vehicles/${id}?tab=media`);
  const panel = page.getByRole('tabpanel');
  const pictures = panel.getByRole('listitem');
  const saved = panel.getByRole('status').filter({ hasText: 'Gespeichert.' });
  const titles = () => panel.getByRole('button', { name: /umbenennen$/ }).allInnerTexts();
  const background = { r: 60, g: 90, b: 140 };
  const picture = await sharp({ create: { width: 640, height: 427, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await expect(pictures).toHaveCount(2);
  const [first = '', second = ''] = await titles();

  await panel.locator('input[type=file]').setInputFiles([
    { name: 'Seite.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'kaputt.jpg', mimeType: 'image/jpeg', buffer: picture.subarray(0, 400) },
  ]);
  await expectToast(page, 'Hochgeladen');
  await expect(panel.getByRole('alert')).toContainText('kaputt.jpg wurde nicht hochgeladen');
  await rail(page).getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await panel.getByRole('button', { name: 'Hinweis zu kaputt.jpg schließen' }).click();
  await expect.poll(titles).toEqual([first, second, 'Seite']);
  await expectAccessible(page);

  const forward = panel.getByRole('button', { name: 'Seite nach vorn' });
  await forward.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(saved).toContainText('„Seite“ steht jetzt an Stelle 1 von 3.');
  await expect(forward).toBeFocused();
  await pictures.nth(2).dragTo(pictures.nth(1));
  await expect(saved).toContainText('an Stelle 2 von 3.');
  const change = await holdBack(page, /\/media\/[^/]+$/, 'PATCH');
  await panel.getByRole('button', { name: `${second} als Titelbild` }).click();
  await panel.getByRole('button', { name: 'Seite als Titelbild' }).click();
  await change.letThrough();
  await expect(saved).toContainText('ist jetzt das Titelbild');

  await panel.getByRole('button', { name: 'Seite umbenennen' }).click();
  await panel.getByRole('textbox').fill('Links');
  await page.keyboard.press('Enter');
  await expect(saved).toContainText('Der Titel ist jetzt „Links“.');
  await expect(panel.getByRole('button', { name: 'Links umbenennen' })).toBeFocused();
  await test.step('a title that cannot be saved stays typed, and is saved after a login in another tab', async () => {
    await page.keyboard.press('Enter');
    const title = panel.getByRole('textbox');
    await title.fill('Linke Seite');
    await signOut(page);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/auth');
    await panel.getByRole('button', { name: `${first} löschen` }).focus();
    await expect(title).toHaveValue('Linke Seite');
    await title.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(title).toHaveValue('Linke Seite');
    await signInQuickly(page.context(), 'admin@example.com');
    await asClerk(async (calls) => {
      const read = await calls.get(`/api/vehicles/${id}`);
      const media: { id: string; title: string }[] = (await read.json()).media;
      const medium = media.find((each) => each.title === 'Links');
      const headers = { 'if-match': read.headers()['etag'] ?? '' };
      const data = { title: 'Seite links' };
      const answer = await calls.patch(`/api/vehicles/${id}/media/${medium?.id}`, { data, headers });
      expect(answer.status()).toBe(200);
    });
    await title.press('Enter');
    await expect(panel.getByRole('alert')).toContainText('Der Titel ist inzwischen „Seite links“.');
    await title.press('Enter');
    await expect(saved).toContainText('Der Titel ist jetzt „Linke Seite“.');
  });
  await panel.getByRole('button', { name: `${first} löschen` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bild löschen' }).click();
  await expectToast(page, 'Gelöscht');

  await page.reload();
  await expect.poll(titles).toEqual(['Linke Seite', second]);
  await expect(pictures.first()).toContainText('Titelbild');
});

test('a change of a vehicle or a title whose answer was lost may be saved, and is sent again without harm', async ({
  page,
}) => {
  const { id } = await aVehicleInStock({ pictures: 1 });
  await open(page, `/admin/vehicles/${id}`);
  const panel = page.getByRole('tabpanel');

  await test.step('the form', async () => {
    await field(page, 'Farbe').fill('Safrangelb');
    await loseFirstAnswer(page, new RegExp(`/api/vehicles/${id}$`));
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    const alert = panel.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alert).toContainText('Wir wissen nicht, ob die Änderung gespeichert wurde.');
    await expect(alert).not.toContainText('fehlgeschlagen');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await expectToast(page, 'Fahrzeug gespeichert');
    await expect(field(page, 'Farbe')).toHaveValue('Safrangelb');
  });

  await test.step('a title', async () => {
    await tab(page, /^Bilder/).click();
    await loseFirstAnswer(page, new RegExp(`/api/vehicles/${id}/media/[\\w-]+$`));
    await panel.getByRole('button', { name: /umbenennen$/ }).click();
    await page.keyboard.type('Vorne links');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText(
      'Wir wissen nicht, ob die Änderung gespeichert wurde.',
    );
    await expectToast(page, 'Vielleicht gespeichert');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Vorne links umbenennen' })).toBeFocused();
  });
});

test('a clerk saves the list as it is shown, shares the view, shows it again and takes it back', async ({
  page,
}) => {
  const { vin } = await aVehicleInStock({ pictures: 0 });
  const name = `Ansicht ${vin}`;
  await open(page, `/admin/vehicles?q=${vin}&status=AVAILABLE`);
  const button = page.getByRole('button', { name: 'Ansichten' });
  const popover = page.getByRole('dialog', { name: 'Ansichten' });
  await button.click();
  await field(page, 'Diese Ansicht speichern als').fill(name);
  // What is typed stays when the popover is closed.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await expect(field(page, 'Diese Ansicht speichern als')).toHaveValue(name);
  // Another page would lose it.
  await rail(page).getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await button.click();
  await expect(field(page, 'Diese Ansicht speichern als')).toHaveValue(name);
  const { letThrough } = await refuse(page, /\/api\/admin\/views$/, 401, 'NOT_AUTHENTICATED', 'POST');
  await popover.getByRole('button', { name: 'Ansicht speichern' }).click();
  await expect(popover.getByRole('link', { name: /melden Sie sich/ })).toHaveAttribute('href', '/auth');
  await letThrough();
  const saved = postsOf(page);
  await pressTwice(popover.getByRole('button', { name: 'Ansicht speichern' }));
  await expectToast(page, 'Ansicht gespeichert');
  expect(saved).toEqual(['/api/admin/views']);
  await expectAccessible(page);
  const share = popover.getByRole('button', { name: `${name} für alle sichtbar` });
  await share.click();
  await expect(share).toHaveAttribute('aria-pressed', 'true');

  await open(page, '/admin/vehicles');
  await button.click();
  await popover.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${vin}`));
  await expect(page.getByRole('row').filter({ hasText: vin })).toBeVisible();
  await button.click();
  await expect(popover.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  const deleted = sentBy(page, 'DELETE');
  const end = popover.getByRole('button', { name: `${name} löschen` });
  await end.focus();
  await pressTwice(end);
  await expectToast(page, 'Ansicht gelöscht');
  await expect(popover.getByRole('button', { name, exact: true })).toHaveCount(0);
  expect(deleted).toHaveLength(1);
  // The focus is not lost with the row.
  await expect(popover.locator(':focus')).toHaveCount(1);
});

test('a clerk shows who watches a vehicle and which order holds it, and opens that order', async ({
  page,
}) => {
  const { id, number, vehicles } = await anOrderBy('gent@dealers.example.com');
  // Below 768 px rows are cards, which have no columns to choose.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/admin/vehicles?q=${vehicles[0]?.vin}`);
  await page.getByRole('button', { name: 'Ansicht der Tabelle' }).click();
  for (const column of ['Beobachter', 'Bestellung']) await page.getByLabel(column, { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Beobachter' })).toBeVisible();
  // The button has the focus again, and says its name after a moment.
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: vehicles[0]?.vin ?? '' });
  await expect(row.getByRole('cell').filter({ hasText: /^0$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: `#${number}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
});

test('a clerk writes down the condition and says what a document is, and dealers read both', async ({
  page,
}) => {
  const { id } = await aVehicleInStock({ pictures: 1 });
  await open(page, `/admin/vehicles/${id}`);
  const save = page.getByRole('button', { name: 'Änderungen speichern' });
  await page.getByRole('button', { name: 'Schaden hinzufügen' }).click();
  const damage = page.getByRole('group', { name: 'Schaden 1' });
  await expect(damage.getByLabel('Bauteil')).toBeFocused();
  await damage.getByLabel('Bauteil').fill('motorhaube');
  await damage.getByLabel('Art des Schadens').fill('Kratzer');
  await damage.getByLabel('Größe').fill('40');
  await damage.getByLabel('Reparatur netto').fill('viel');
  await page.getByRole('button', { name: 'Reifen hinzufügen' }).click();
  const tyre = page.getByRole('group', { name: 'Reifen 1' });
  await tyre.getByLabel('Achse').selectOption('Vorn');
  await tyre.getByLabel('Profiltiefe').fill('5,5');
  await page.getByRole('button', { name: 'Messung hinzufügen' }).click();
  const reading = page.getByRole('group', { name: 'Messung 1' });
  await reading.getByLabel('Bauteil').fill('Dach');
  await reading.getByLabel('Lackdicke').fill('118');
  await save.click();
  // What is typed stays, and the wrong field is named and has the focus.
  await expect(damage.getByLabel('Reparatur netto')).toBeFocused();
  await expect(damage).toContainText('von 0 bis 100.000\u00a0€');
  await expect(damage.getByLabel('Bauteil')).toHaveValue('Motorhaube');
  await damage.getByLabel('Reparatur netto').fill('1.180,5');
  await expectAccessible(page);
  await reading.getByLabel('Lackdicke').fill('dick');
  await save.click();
  await expect(reading.getByLabel('Lackdicke')).toBeFocused();
  await expect(reading).toContainText('von 0 bis 5.000');
  await reading.getByLabel('Lackdicke').fill('118');
  await save.click();
  await expectToast(page, 'Fahrzeug gespeichert');
  await expect(damage.getByLabel('Reparatur netto')).toHaveValue('1.180,50');

  await tab(page, /^Dokumente/).click();
  const panel = page.getByRole('tabpanel');
  const type = panel.getByLabel('Art von Zustandsbericht');
  await expect(type).toHaveValue('CONDITION_REPORT');
  const change = await holdBack(page, /\/media\/[^/]+$/, 'PATCH');
  await type.selectOption('Fahrzeugpapiere');
  await type.selectOption('Servicehistorie');
  await change.letThrough();
  await expect(panel.getByRole('status').filter({ hasText: 'Gespeichert.' })).toContainText(
    'Servicehistorie',
  );
  await expectAccessible(page);
  await tab(page, 'Verlauf').click();
  await expect(panel).toContainText('Motorhaube, Kratzer · 4\u00a0cm, 1.180,50\u00a0€');
  await expect(panel).toContainText('Servicehistorie');

  await open(page, `/vehicles/${id}`);
  const main = page.getByRole('main');
  for (const told of ['1.180,50\u00a0€', 'Motorhaube', '5,5\u00a0mm', '118\u00a0µm', 'Servicehistorie, PDF'])
    await expect(main).toContainText(told);
});
