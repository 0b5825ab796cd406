import { anOrderBy, signInQuickly } from './people.ts';
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
