import type { Page } from '@playwright/test';
import { signInQuickly } from './people.ts';
import { expect, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('the way back from a vehicle restores the parameters, the scroll and the focus of its list', ({
  page,
}) => goAndComeBack(page, '/admin/vehicles', '?sortBy=priceAsc&limit=48'));

test('the way back from an order restores the parameters, the scroll and the focus of its list', ({ page }) =>
  goAndComeBack(page, '/admin/orders', '?sortBy=dateAsc&limit=50'));

test('the way back from a dealer restores the parameters, the scroll and the focus of its list', ({ page }) =>
  goAndComeBack(page, '/admin/users', '?sortBy=name'));

/** Opens the last row of a list, and comes back by the browser and by the link. */
async function goAndComeBack(page: Page, list: string, parameters: string): Promise<void> {
  // Low, so that every list of the demo scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, list + parameters);
  const id = String(await page.locator('#content [data-row]').last().getAttribute('data-row'));
  const row = page.locator(`#content [data-row="${id}"]`);
  const top = () => row.evaluate((element) => element.getBoundingClientRect().top);
  await row.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const place = await top();
  await row.locator(`a[href="${list}/${id}"]`).first().click();
  await expect(page).toHaveURL(`${list}/${id}`);
  await expect(page.locator('[data-back]')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(list + parameters);
  await expect(page.locator('[data-row]:has(:focus)')).toHaveAttribute('data-row', id);
  await expect(row).toBeInViewport();
  // The row stays under the eyes of the reader.
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(80);

  await page.goForward();
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL(list + parameters);
  await expect(page.locator('[data-row]:has(:focus)')).toHaveAttribute('data-row', id);
  await expect(row).toBeInViewport();
}
