import type { Locator } from '@playwright/test';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectToast, open, test } from './vocabulary.ts';

const CLICKS_MAX = 5;

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

/** The last dealers of the demo by name, which no other test uses, with this status. */
const demoDealers = (count: number, status: string) =>
  asClerk(async (calls) => {
    const found = await calls.get('/api/admin/dealers?status=ACTIVE&sortBy=nameDesc&limit=100');
    const { dealers }: { dealers: { id: string; companyName: string; email: string; orderCount: number }[] } =
      await found.json();
    const chosen = dealers.filter(({ orderCount }) => orderCount === 0).slice(0, count);
    for (const { id } of chosen) await calls.patch(`/api/admin/dealers/${id}/status`, { data: { status } });
    return chosen;
  });

test('a clerk approves two dealers with five clicks at most, one with a message', async ({ page }) => {
  const waiting = await demoDealers(2, 'PENDING');
  expect(waiting).toHaveLength(2);
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
  const dealerId = await asClerk(
    async (calls) => (await (await calls.get(`/api/orders/${id}`)).json()).order.dealerId,
  );
  await open(page, `/admin/users/${dealerId}`);
  await expect(page.getByRole('region', { name: 'Bestellungen' })).toContainText(`#${number}`);
  await expectAccessible(page);

  const login = page.getByRole('region', { name: 'Anmeldung und USt-IdNr.' });
  await login.getByRole('button', { name: 'Als gültig eintragen' }).click();
  await expectToast(page, 'Prüfung eingetragen');
  await expect(login).toContainText('admin@example.com');
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
  await page.getByRole('button', { name: 'Nur Änderungen von admin@example.com anzeigen' }).first().click();
  await expect(page).toHaveURL(/actorId=/);
  await expect(page.getByText('Händlerdaten geändert').filter({ visible: true }).first()).toBeVisible();
});

test('a clerk corrects the VAT id of a dealer', async ({ page }) => {
  const [dealer] = await demoDealers(1, 'ACTIVE');
  await open(page, `/admin/users/${dealer?.id}`);
  const login = page.getByRole('region', { name: 'Anmeldung und USt-IdNr.' });
  await login.getByRole('button', { name: 'USt-IdNr. ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('USt-IdNr.').fill('1');
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(dialog.getByLabel('USt-IdNr.')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('USt-IdNr.').fill('DE 999 999 999');
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expectToast(page, 'Geändert');
  await expect(login).toContainText('DE999999999');
  await expect(login).toContainText('nicht geprüft');
});
