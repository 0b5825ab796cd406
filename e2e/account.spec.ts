import { readFile } from 'node:fs/promises';
import { linkMailedTo, mailAbout } from './mails.ts';
import { approve, aRegisteredDealer, signInQuickly } from './people.ts';
import { expectHeldWhileSaved, expectLoginLink, holdBack, loseFirstAnswer } from './refusals.ts';
import {
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  postsOf,
  pressTwice,
  signInAs,
  test,
} from './vocabulary.ts';

const NEW_PASSWORD = 'ein anderes Passwort';

test('a dealer who has forgotten their password follows a link, sets another and signs in with it', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  // Signed in elsewhere.
  await signInQuickly(context, email);
  const elsewhere = await context.request.get('/api/user');
  expect(elsewhere.status()).toBe(200);
  const { cookies } = await context.storageState();
  await context.clearCookies();

  await open(page, '/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues Passwort festlegen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const request = page.getByRole('button', { name: 'Link anfordern' });
  await request.click();
  await expect(field(page, 'E-Mail-Adresse')).toBeFocused();
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
  await field(page, 'E-Mail-Adresse').fill(email);
  await request.click();
  await expect(page.getByText('ist der Link jetzt unterwegs')).toBeFocused();

  await expect.poll(() => linkMailedTo(email, '/auth/reset')).not.toBe('');
  const link = await linkMailedTo(email, '/auth/reset');
  await open(page, link);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Passwort speichern' });
  await field(page, 'Neues Passwort').fill('password1');
  await save.click();
  await expect(page.getByText('gehört zu den häufigsten')).toBeVisible();
  await expect(field(page, 'Neues Passwort')).toBeFocused();
  await field(page, 'Neues Passwort').fill(NEW_PASSWORD);
  // The second press would find the link used.
  const posts = postsOf(page);
  await pressTwice(save);
  await expect(page.getByText('Ihr neues Passwort ist gespeichert.')).toBeFocused();
  expect(posts).toEqual(['/api/password-reset/confirm']);

  await signInAs(page, email, NEW_PASSWORD);
  await context.clearCookies();
  await context.addCookies(cookies);
  expect((await context.request.get('/api/user')).status()).toBe(401);

  await open(page, link);
  await field(page, 'Neues Passwort').fill(`${NEW_PASSWORD}!`);
  await save.click();
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeFocused();
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(request).toBeVisible();
});

test('a dealer sees and changes their company, the language of their mails, their devices and their password', async ({
  page,
  context,
}) => {
  const { email, company } = await aRegisteredDealer();
  await signInQuickly(context, email);
  await open(page, '/account');
  await expect(page.getByText('Solange wir Ihr Konto prüfen')).toBeVisible();
  await approve(email);

  await context.clearCookies();
  await signInAs(page, email);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  await page.getByRole('button', { name: isPhone ? 'Menü öffnen' : /Konto$/ }).click();
  await page.getByRole(isPhone ? 'link' : 'menuitem', { name: 'Mein Konto' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(company);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const edit = page.getByRole('button', { name: 'Firmendaten ändern' });
  await edit.click();
  await expect(field(page, 'Firma')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await field(page, 'Ort').fill('');
  const save = page.getByRole('button', { name: 'Firmendaten speichern' });
  await save.click();
  await expect(page.getByText('Bitte geben Sie den Ort an')).toBeVisible();
  await field(page, 'Ort').fill('Emmendingen');
  await field(page, 'Postleitzahl').fill('1020');
  await save.click();
  await expect(field(page, 'Postleitzahl')).toBeFocused();
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(/zum Beispiel 10115/);
  await field(page, 'Postleitzahl').fill('79312');
  await field(page, 'Telefon').fill('12345');
  await save.click();
  // What is typed shows its error before the press is checked. Then the field has the focus.
  await expect(field(page, 'Telefon')).toBeFocused();
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/zum Beispiel \+49 30/);
  await field(page, 'Telefon').fill('');
  await expectLoginLink(main, /\/api\/dealer$/, 'PATCH', () => save.click());
  await expect(field(page, 'Ort')).toHaveValue('Emmendingen');
  await expectHeldWhileSaved(field(page, 'Ort'), /\/api\/dealer$/, 'PATCH', () => save.click());
  await expectToast(page, 'Firmendaten gespeichert');
  await expect(main).toContainText('Emmendingen');
  await expect(edit).toBeFocused();

  await test.step('a colleague who was faster loses nothing that was not touched here', async () => {
    await edit.click();
    await field(page, 'Straße und Hausnummer').fill('Tor 3');
    await field(page, 'Position').fill('Einkauf');
    const theirs = { street: 'Tor 2', city: 'Freiburg', postalCode: '79098' };
    await context.request.patch('/api/dealer', { data: theirs });
    await save.click();
    await expect(main.getByText('inzwischen an anderer Stelle geändert')).toBeVisible();
    await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Tor 3');
    await expect(field(page, 'Straße und Hausnummer')).toHaveAccessibleDescription(/Tor 2/);
    await expect(field(page, 'Ort')).toHaveValue('Freiburg');
    await expectAccessible(page);
    await save.click();
    await expectToast(page, 'Firmendaten gespeichert');
    expect(await (await context.request.get('/api/dealer')).json()).toMatchObject({
      ...theirs,
      street: 'Tor 3',
      contactPosition: 'Einkauf',
    });
  });

  const language = field(page, 'Sprache der E-Mails');
  const saving = await holdBack(page, /\/api\/user$/, 'PATCH');
  const sent: string[] = [];
  page.on('request', (asked) => asked.method() === 'PATCH' && sent.push(asked.postDataJSON().locale));
  await language.selectOption('en');
  await expect(language).toHaveValue('en');
  await language.selectOption('fr');
  await expect(language).toHaveValue('fr');
  // Sent together, they could be stored in any order.
  expect(sent).toEqual(['en']);
  await saving.letThrough();
  await expectToast(page, 'Sprache der E-Mails gespeichert');
  await expect.poll(() => sent).toEqual(['en', 'fr']);
  await expect(language).toHaveValue('fr');

  // The sessions of the registration and from before the approval.
  const devices = main.getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await devices.getByRole('button', { name: 'Abmelden' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Unbekannten Browser abmelden?' });
  // Two devices may have the same name.
  await expect(question).toContainText(/Zuletzt genutzt: .*\. Wer dieses Gerät/);
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expectToast(page, 'Gerät abgemeldet');
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expectToast(page, 'Alle anderen Geräte sind abgemeldet');
  await expect(devices).toHaveCount(1);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Daten herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('forecourt-daten.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ user: { email, locale: 'fr' }, company: { city: 'Freiburg' } });

  await field(page, 'Aktuelles Passwort').fill('falsch');
  await field(page, 'Neues Passwort').fill(NEW_PASSWORD);
  const change = page.getByRole('button', { name: 'Passwort ändern' });
  await change.click();
  await expect(page.getByText('Das aktuelle Passwort ist falsch')).toBeVisible();
  await expect(field(page, 'Aktuelles Passwort')).toBeFocused();
  await field(page, 'Aktuelles Passwort').fill(DEMO_PASSWORD);
  await expectLoginLink(main, /\/api\/user\/password$/, 'POST', () => change.click());
  const posts = postsOf(page);
  await pressTwice(change);
  await expectToast(page, 'Passwort geändert');
  await expect(field(page, 'Aktuelles Passwort')).toHaveValue('');
  expect(posts).toEqual(['/api/user/password']);
  await expect.poll(() => mailAbout(email, 'mot de passe')).toContain('vient d’être modifié');

  await test.step('who missed the answer to the change is told that it may have been saved', async () => {
    await loseFirstAnswer(page, /\/api\/user\/password$/);
    await field(page, 'Aktuelles Passwort').fill(NEW_PASSWORD);
    await field(page, 'Neues Passwort').fill(`${NEW_PASSWORD}!`);
    await change.click();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await change.click();
    await expect(field(page, 'Aktuelles Passwort')).toHaveAccessibleDescription(
      /Vielleicht ist Ihre Änderung schon gespeichert/,
    );
  });
});
