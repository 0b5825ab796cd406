import { anOrderBy, signInQuickly } from './people.ts';
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
