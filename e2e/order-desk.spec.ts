import { anOrderBy, signInQuickly } from './people.ts';
import { refuse } from './refusals.ts';
import { expect, expectAccessible, expectToast, open, test } from './vocabulary.ts';

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
  await page.getByRole('button', { name: 'Anruf eintragen' }).click();
  await expectToast(page, 'Anruf eingetragen');
  await expect(step).not.toContainText('bis');
  await expect(page.getByRole('button', { name: 'Anruf eintragen' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Anruf eintragen' })).toBeVisible();
  await expect(step).toContainText('bis');
  await page.getByRole('button', { name: 'Anruf eintragen' }).click();
  await expectToast(page, 'Anruf eingetragen');
  // Long after the toast is gone.
  await step.getByRole('button', { name: 'Anruf zurücknehmen' }).click();
  await expectToast(page, 'Eintrag zurückgenommen');
  await page.getByRole('button', { name: 'Anruf eintragen' }).click();
  await expectToast(page, 'Anruf eingetragen');
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
