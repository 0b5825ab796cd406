import type { Locator } from '@playwright/test';
import { anOrderBy, aRegisteredDealer, asClerk, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectToast,
  open,
  pressTwice,
  returnToWindow,
  sentBy,
  test,
} from './vocabulary.ts';

const CLICKS_MAX = 5;

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

interface Registered {
  id: string;
  companyName: string;
}

/** A dealer for one test alone who has this status. */
const aDealerWho = async (status: string): Promise<Registered> => {
  const { email } = await aRegisteredDealer();
  return asClerk(async (calls) => {
    const { dealers } = await (
      await calls.get(`/api/admin/dealers?search=${encodeURIComponent(email)}`)
    ).json();
    await calls.patch(`/api/admin/dealers/${dealers[0].id}/status`, { data: { status } });
    return dealers[0];
  });
};

test('a clerk approves two dealers with five clicks at most, one with a message', async ({ page }) => {
  const waiting = [await aDealerWho('PENDING'), await aDealerWho('PENDING')];
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await open(page, '/admin/users?status=PENDING');
  for (const [place, { companyName }] of waiting.entries()) {
    await click(page.getByRole('button', { name: `${companyName} freischalten` }));
    const dialog = page.getByRole('alertdialog', { name: `${companyName} freischalten?` });
    if (place === 0) {
      await dialog.getByLabel('Nachricht an den Händler').fill('Willkommen!');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
      await expect(dialog.getByLabel('Nachricht an den Händler')).toHaveValue('Willkommen!');
      await expectAccessible(page);
    }
    await click(dialog.getByRole('button', { name: 'Freischalten' }));
    await expectToast(page, 'Händler freigeschaltet');
  }
  console.log(`approving two dealers: ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
});

test('the page of a dealer records the check of the VAT id, and its history says who did it', async ({
  page,
}) => {
  const { id, number } = await anOrderBy('gent@dealers.example.com');
  const dealerId = await asClerk(async (calls) => {
    const { order } = await (await calls.get(`/api/orders/${id}`)).json();
    // Another test, or this one at another width, may have recorded a check.
    await calls.patch(`/api/admin/dealers/${order.dealerId}`, { data: { vatIdCheck: 'UNCHECKED' } });
    return order.dealerId;
  });
  await open(page, `/admin/users/${dealerId}`);
  await expect(page.getByRole('region', { name: 'Bestellungen' })).toContainText(`#${number}`);
  await expectAccessible(page);

  const login = page.getByRole('region', { name: 'Anmeldung und USt-IdNr.' });
  const changes = sentBy(page, 'PATCH');
  await pressTwice(login.getByRole('button', { name: 'Als gültig eintragen' }));
  await expectToast(page, 'Prüfung eingetragen');
  await expect(login).toContainText('admin@example.com');
  expect(changes).toHaveLength(1);
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await expect(page).toHaveURL(/\?tab=history$/);
  const history = page.getByRole('region', { name: 'Protokoll' });
  await expect(
    history.getByRole('listitem').filter({ hasText: 'Händlerdaten geändert' }).first(),
  ).toContainText('gültig');

  await page.getByRole('button', { name: 'Status ändern' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Gesperrt' }).check();
  await expect(page.getByRole('dialog').getByRole('link', { name: `#${number}` })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();

  await open(page, `/admin/history?subject=dealer&subjectId=${dealerId}`);
  await page.getByRole('link', { name: 'Nur Änderungen von admin@example.com anzeigen' }).first().click();
  await expect(page).toHaveURL(/actorId=/);
  await expect(page.getByText('Händlerdaten geändert').filter({ visible: true }).first()).toBeVisible();
});

test('a clerk corrects the VAT id and the notes of a dealer', async ({ page }) => {
  const { id } = await aDealerWho('ACTIVE');
  await open(page, `/admin/users/${id}`);
  const login = page.getByRole('region', { name: 'Anmeldung und USt-IdNr.' });
  await login.getByRole('button', { name: 'USt-IdNr. ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('USt-IdNr.').fill('1');
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(dialog.getByLabel('USt-IdNr.')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('USt-IdNr.').fill('DE 999 999 999');
  await expect(dialog.getByLabel('USt-IdNr.')).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expectToast(page, 'Geändert');
  await expect(login).toContainText('DE999999999');
  await expect(login).toContainText('nicht geprüft');

  await test.step('a VAT id that a colleague enters while the question is open is not judged', async () => {
    await login.getByRole('button', { name: 'Als ungültig eintragen' }).click();
    await asClerk((calls) => calls.patch(`/api/admin/dealers/${id}`, { data: { vatId: 'ATU12345678' } }));
    await returnToWindow(page);
    await expect(page.getByText('ATU12345678').first()).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Als ungültig eintragen' }).click();
    await expectToast(page, 'Nicht eingetragen');
    await expect(login).toContainText('nicht geprüft');
  });

  // Below 1280 px the lists of the account are tabs.
  const tab = page.getByRole('tab', { name: 'Konto' });
  if (await tab.isVisible()) await tab.click();
  const account = page.getByRole('region', { name: 'Konto', exact: true });
  await account.getByRole('button', { name: 'Notizen ändern' }).click();
  await dialog.getByLabel('Notizen').fill('Zahlt pünktlich.\nNur vormittags anrufen.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account).toContainText('Nur vormittags anrufen.');
});

test('an admin with all rights erases a dealer who has no orders, and reads what is left of them', async ({
  page,
}) => {
  const { email, company } = await aRegisteredDealer();
  await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: company }).click();
  const erase = page.getByRole('button', { name: 'Daten löschen' });
  await erase.click();
  const dialog = page.getByRole('alertdialog', { name: `Daten von ${company} löschen?` });
  const confirm = dialog.getByRole('button', { name: 'Endgültig löschen' });
  const typed = dialog.getByLabel(/^Zur Bestätigung den Firmennamen eingeben/);
  await expect(confirm).toBeDisabled();
  await typed.fill('Autohaus');
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);

  await typed.fill(company);
  await confirm.click();
  await expectToast(page, 'Daten des Händlers gelöscht');
  // The button that opened the dialog is gone.
  await expect(page.getByRole('heading', { level: 1, name: 'Gelöschter Händler' })).toBeFocused();
  await expect(erase).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^Die personenbezogenen Daten wurden am/)).toBeVisible();
});
