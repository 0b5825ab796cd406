import { watchLayoutShifts, layoutShiftOf } from './layout-shifts.ts';
import { anOrderBy, asClerk, asUser, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, portalUrl, test } from './vocabulary.ts';

const DEALER = 'luxembourg@dealers.example.com';

test('reservations stand under their orders, and those that have ended under a tab of their own', async ({
  page,
  context,
}) => {
  const running = await anOrderBy(DEALER, 2);
  const [cancelled, completed] = [await anOrderBy(DEALER), await anOrderBy(DEALER)];
  await asUser(DEALER, (calls) => calls.post(`/api/orders/${cancelled.id}/cancel`));
  await asClerk((calls) =>
    calls.patch(`/api/orders/${completed.id}/status`, { data: { status: 'COMPLETED' } }),
  );
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await signInQuickly(context, DEALER);
  await watchLayoutShifts(page, context);
  const group = ({ number }: typeof running) =>
    page.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: `Commande #${number}` }) });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Mes réservations' }).getByRole('link', { name });

  for (const width of [1440, 390])
    await test.step(`nothing moves while the page opens at ${width} px`, async () => {
      expect(await layoutShiftOf(page, '/reservations', width)).toEqual([]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

  await test.step('the running ones count down', async () => {
    await expect(tab('En cours')).toHaveAttribute('aria-current', 'page');
    await expect(group(running).getByText(/7[12]\sh \d\d\smin/)).toHaveCount(2);
    await expect(group(cancelled)).toHaveCount(0);
    await expect(group(completed)).toHaveCount(0);
  });

  await test.step('the ended ones have an address of their own', async () => {
    await tab('Terminées').click();
    await expect(page).toHaveURL(/\/reservations\?tab=ended$/);
    await expect(group(cancelled)).toContainText('Annulée');
    await expect(group(completed)).toContainText('Terminée');
    await expect(group(completed).getByRole('button')).toHaveCount(0);
    await expect(group(running)).toHaveCount(0);
    await page.reload();
    await expect(group(cancelled)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the number of an order leads to its page', async () => {
    await tab('En cours').click();
    await group(running)
      .getByRole('link', { name: `Commande #${running.number}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/orders/${running.id}$`));
  });
});
