import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { expect, open, test } from './vocabulary.ts';

test('a clerk prints the whole order: overview, mails and history, from whatever tab is open', async ({
  page,
  context,
}) => {
  const { id, vehicles } = await anOrderBy('gent@dealers.example.com');
  await signInQuickly(context, 'admin@example.com');
  for (const tab of ['', '?tab=history']) {
    await open(page, `/admin/orders/${id}${tab}`);
    const mails = page.getByRole('region', { name: 'E-Mails' });
    await expect(mails).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(vehicles[0]?.vin ?? '').first()).toBeVisible();
    await expect(mails.getByText('Bestellbestätigung').first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Protokoll' }).getByText('Bestellung aufgegeben'),
    ).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a print of an order has the notes of the clerks and what is missing, and no buttons or fields', async ({
  page,
  context,
}) => {
  // A delivery to Belgium: its proof of arrival is missing once the order is completed.
  const { id } = await anOrderBy('gent@dealers.example.com');
  const note = { subject: 'order', subjectId: id, kind: 'CALL', text: 'Abholung erst ab Montag.' };
  await asClerk(async (calls) => {
    expect((await calls.post('/api/admin/notes', { data: note })).ok()).toBe(true);
    await calls.patch(`/api/orders/${id}/status`, { data: { status: 'COMPLETED' } });
  });
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/orders/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Anruf speichern' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(note.text)).toBeVisible();
  await expect(main.getByText('Noch nicht hochgeladen.')).toBeVisible();
  await expect(main.locator('button, input, textarea, select').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
});
