import type { Page } from '@playwright/test';
import { changeVehicle, openCartWith, rowOf } from './cart-page.ts';
import { aVin } from './delivery.ts';
import { layoutShiftOf, watchLayoutShifts } from './layout-shifts.ts';
import { aVehicleInStock, placeOrder, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, open, test } from './vocabulary.ts';

const DEALER = 'luxembourg@dealers.example.com';

/** Two vehicles of a model that no other test uses. */
async function twoOfAModel() {
  const model = aVin().slice(-8);
  const spec = { make: 'Audi', model, priceNet: 18450 };
  const vehicles = [await aVehicleInStock({ spec }), await aVehicleInStock({ pictures: 0, spec })] as const;
  return { vehicles, model, address: `/vehicles?make=Audi&model=${model}` };
}

const cardOf = (page: Page, { id }: { id: string }) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${id}"]`) });

test('a dealer adds a vehicle to the cart from its card, and one that is gone is refused', async ({
  page,
  context,
}) => {
  const { vehicles, model, address } = await twoOfAModel();
  const [wanted, taken] = vehicles;
  const add = (of: typeof wanted) =>
    cardOf(page, of).getByRole('button', { name: `In die Auswahl: Audi ${model}` });
  const inCart = cardOf(page, wanted).getByRole('link', { name: `In Ihrer Auswahl: Audi ${model}` });
  await signInQuickly(context, DEALER);
  await watchLayoutShifts(page, context);

  for (const width of [1440, 390])
    await test.step(`the button comes without moving anything at ${width} px`, async () => {
      expect(await layoutShiftOf(page, address, width)).toEqual([]);
      await expect(add(wanted)).toBeVisible();
      const box = await add(wanted).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      // In the lower corner of the picture, below the badge. A small picture is not covered.
      const picture = await cardOf(page, wanted).getByRole('img').first().boundingBox();
      const pictureEnd = (picture?.y ?? 0) + (picture?.height ?? 0);
      expect(picture?.height).toBeGreaterThan(110);
      expect(box?.y).toBeGreaterThan(width < 640 ? pictureEnd : pictureEnd - (picture?.height ?? 0) / 2);
      if (width > 640) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(pictureEnd);
      expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

  await test.step('a press adds the vehicle, and the card leads to the cart from then on', async () => {
    await add(wanted).click();
    await expectToast(page, 'In Ihre Auswahl gelegt');
    await expect(inCart).toBeFocused();
    await expect(add(taken)).toBeVisible();
    await page.reload();
    await expect(inCart).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a vehicle that somebody else has taken meanwhile is refused', async () => {
    await changeVehicle(taken, { status: 'RESERVED' });
    await add(taken).click();
    await expectToast(page, 'Dieses Fahrzeug ist bereits vergeben');
    await expect(cardOf(page, taken).getByText('Reserviert')).toBeVisible();
    await expect(add(taken)).toHaveCount(0);
  });

  await test.step('the cart holds the first vehicle alone', async () => {
    await inCart.click();
    const rows = page.getByRole('list', { name: 'Ihre Fahrzeugauswahl' }).getByRole('listitem');
    await expect(rows.filter({ hasText: wanted.vin })).toBeVisible();
    await expect(rows.filter({ hasText: taken.vin })).toHaveCount(0);
    await page.getByRole('button', { name: `Audi ${model} entfernen` }).click();
  });
});

test('a vehicle that the dealer has ordered says so in the cart, on its card and on the watch list', async ({
  page,
  context,
}) => {
  const { vehicles, model, address } = await twoOfAModel();
  const [own] = vehicles;
  await signInQuickly(context, DEALER);
  await page.request.put(`/api/vehicles/${own.id}/mark`, { data: { status: 'WATCHED' } });
  await placeOrder(DEALER, [own]);

  await openCartWith(page, [own]);
  const row = rowOf(page, own);
  await expect(row).toContainText('Sie haben dieses Fahrzeug schon bestellt');
  await expect(row.getByRole('link', { name: 'Zu Ihren Reservierungen' })).toHaveAttribute(
    'href',
    '/reservations',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const name = `Von Ihnen bestellt: Audi ${model}, zu Ihren Reservierungen`;
  await open(page, address);
  await expect(cardOf(page, own).getByRole('link', { name })).toHaveAttribute('href', '/reservations');
  await expectAccessible(page);
  await open(page, '/watchlist');
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/reservations');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the card offers the cart to dealers who may buy, and to nobody else', async ({ page, context }) => {
  const { vehicles, model, address } = await twoOfAModel();
  const add = page.getByRole('button', { name: `In die Auswahl: Audi ${model}` });
  for (const reader of [null, 'pending@example.com', 'admin@example.com']) {
    await context.clearCookies();
    if (reader) await signInQuickly(context, reader);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(cardOf(page, vehicles[0])).toBeVisible();
    await expect(add).toHaveCount(0);
  }
});
