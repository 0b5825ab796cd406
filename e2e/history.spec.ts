import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('person and thing in a row of the history filter it, in the address and removable one by one', async ({
  page,
}) => {
  const { number, id, vehicles } = await anOrderBy(DEALER);
  const [vehicle] = vehicles;
  await asClerk((calls) => calls.patch(`/api/vehicles/${vehicle?.id}`, { data: { colour: 'Signalgrün' } }));

  await open(page, '/admin/history');
  const rows = page.locator('#content [data-row]');
  await rows
    .filter({ hasText: 'Bestellung aufgegeben' })
    .getByRole('link', { name: `Nur Einträge zu #${number} anzeigen` })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/history?orderId=${id}`);
  await expect(rows.filter({ hasNotText: `#${number}` })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await rows
    .getByRole('link', { name: `Nur Änderungen von ${DEALER} anzeigen` })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.has('actorId') && url.searchParams.has('orderId'));
  await expectAccessible(page);

  // The address alone shows the same filters.
  await page.reload();
  const ofOrder = page.getByRole('button', { name: `Nur Einträge zu #${number} – Filter aufheben` });
  await page.getByRole('button', { name: `Nur Änderungen von ${DEALER} – Filter aufheben` }).click();
  await expect(page).toHaveURL(`/admin/history?orderId=${id}`);
  await ofOrder.click();
  await expect(page).toHaveURL('/admin/history');

  const car = String(vehicle?.vin).slice(-8);
  await rows
    .filter({ hasText: 'Signalgrün' })
    .getByRole('link', { name: new RegExp(`^Nur Einträge zu .*${car} anzeigen$`) })
    .click();
  await expect(page).toHaveURL(`/admin/history?subject=vehicle&subjectId=${vehicle?.id}`);
  await expect(page.getByRole('button', { name: new RegExp(`${car} – Filter aufheben$`) })).toBeVisible();
  await rows
    .getByRole('link', { name: new RegExp(`${car} öffnen$`) })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/vehicles/${vehicle?.id}`);
});

test('person and thing in the history of an order lead to the filtered history', async ({ page }) => {
  const { id, vehicles } = await anOrderBy(DEALER);
  await open(page, `/admin/orders/${id}?tab=history`);
  const panel = page.getByRole('region', { name: 'Protokoll' });
  const person = panel.getByRole('link', { name: `Nur Änderungen von ${DEALER} anzeigen` }).first();
  await expect(person).toHaveAttribute('href', /^\/admin\/history\?orderId=[\w-]+&actorId=[\w-]+$/);
  await person.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('orderId') === id);
  await expect(
    page.getByRole('button', { name: `Nur Änderungen von ${DEALER} – Filter aufheben` }),
  ).toBeVisible();
  await page.goBack();
  const car = String(vehicles[0]?.vin).slice(-8);
  await panel
    .getByRole('link', { name: new RegExp(`${car} anzeigen$`) })
    .first()
    .click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.has('subjectId') && !url.searchParams.has('orderId'),
  );
});
