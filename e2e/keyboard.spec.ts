import type { Locator, Page } from '@playwright/test';
import { confirmation, ordersOf } from './cart-page.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, open, test, untilHydrated } from './vocabulary.ts';

/** Presses Tab until the target has the focus, as a keyboard user does, and checks that it is in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses += 1) {
    expect(presses, 'number of Tab presses').toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeInViewport();
}

test('a car is found, chosen and bought by keyboard alone', async ({ page, context }) => {
  const vehicle = await aVehicleInStock();
  await signInQuickly(context, 'luxembourg@dealers.example.com');
  await open(page, '/vehicles');

  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(vehicle.vin.slice(-8));
  await page.keyboard.press('Enter');
  await expect(page.locator('article')).toHaveCount(1);

  await tabTo(
    page,
    page
      .locator('article')
      .getByRole('link')
      .filter({ hasText: /^Details$/ }),
  );
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await untilHydrated(tab);

  await tabTo(tab, tab.getByRole('button', { name: /^In die Auswahl/ }).filter({ visible: true }));
  await tab.keyboard.press('Enter');
  await expect(
    tab.getByRole('link', { name: 'Weiter zur Reservierung' }).filter({ visible: true }),
  ).toBeFocused();
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/cart');

  await tabTo(tab, tab.getByRole('checkbox', { name: /rechtlich verbindlich ist/ }));
  await tab.keyboard.press('Space');
  await tabTo(tab, tab.getByRole('button', { name: 'Verbindlich reservieren' }));
  await tab.keyboard.press('Enter');
  await expect(confirmation(tab)).toBeVisible();
  expect(await ordersOf(context, vehicle)).toHaveLength(1);
});
