import { changeVehicle } from './cart-page.ts';
import { unsubscribeAddressMailedTo } from './mails.ts';
import { approve, aRegisteredDealer, asUser, aVehicleInStock } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './vocabulary.ts';

test('a reader opens the link in a mail without a session, and its button ends the mails', async ({
  page,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  const vehicle = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18000 } });
  await asUser(email, async (calls) => {
    await calls.patch('/api/user', { data: { watchMails: 'AT_ONCE' } });
    await calls.put(`/api/vehicles/${vehicle.id}/mark`, { data: { status: 'WATCHED' } });
  });
  await changeVehicle(vehicle, { priceNet: '17500.00' });
  // The job runs each minute.
  await expect
    .poll(() => unsubscribeAddressMailedTo(email), { timeout: 100_000 })
    .toContain('/unsubscribe?token=');

  await page.goto(await unsubscribeAddressMailedTo(email));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'E-Mails abbestellen' }).click();
  await expect(
    page.getByText('Sie erhalten keine E-Mails mehr zu Ihren beobachteten Fahrzeugen.'),
  ).toBeVisible();
  await asUser(email, async (calls) => {
    expect(await (await calls.get('/api/user')).json()).toMatchObject({ watchMails: 'OFF' });
  });
});
