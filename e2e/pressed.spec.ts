import type { Page } from '@playwright/test';
import { confirmation, openCartWith, orderButton, termsBox } from './cart-page.ts';
import { twoFrames } from './frames.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import { expect, open, test } from './vocabulary.ts';

async function openFilters(page: Page) {
  await page
    .getByRole('button', { name: /^(Filter|Weitere Filter)$/ })
    .filter({ visible: true })
    .click();
  return page.getByRole('dialog', { name: 'Filter' });
}

/** The makes in the address. */
const makes = (page: Page) => new URL(page.url()).searchParams.getAll('make');

test('a pressed filter is seen before the list follows', async ({ page }) => {
  await open(page, '/vehicles');
  const sheet = await openFilters(page);
  const seen = await sheet.getByRole('checkbox', { name: /^Audi \d/ }).evaluate(
    (box: HTMLInputElement) =>
      new Promise((resolve) => {
        box.click();
        requestAnimationFrame(() => resolve({ isChecked: box.checked, address: location.search }));
      }),
  );
  expect(seen).toEqual({ isChecked: true, address: '' });
  await expect(page).toHaveURL(/\?make=Audi$/);
});

test('filters that are pressed one after the other all count', async ({ page }) => {
  await open(page, '/vehicles');
  const sheet = await openFilters(page);
  const box = (make: string) => sheet.getByRole('checkbox', { name: new RegExp(`^${make} \\d`) });

  await test.step('within one frame', async () => {
    const audi = await box('Audi').elementHandle();
    await box('BMW').evaluate((bmw: HTMLInputElement, other) => {
      bmw.click();
      // An element of the page.
      (other as HTMLInputElement).click();
    }, audi);
    await expect.poll(() => makes(page).toSorted()).toEqual(['Audi', 'BMW']);
  });

  await test.step('while the list of the first is on its way', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/vehicles?*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await box('Volkswagen').click();
    await expect.poll(() => makes(page)).toContain('Volkswagen');
    await box('BMW').click();
    await expect(box('BMW')).not.toBeChecked();
    await expect(box('Volkswagen')).toBeChecked();
    release();
    await expect.poll(() => makes(page).toSorted()).toEqual(['Audi', 'Volkswagen']);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const make of ['Audi', 'Volkswagen']) await expect(box(make)).toBeChecked();
    await expect(box('BMW')).not.toBeChecked();
  });

  await test.step('and going back closes the filters first, and then takes back the last one', async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    // The router blocks the first step by a step forward, which the second must not overtake.
    const address = () => page.evaluate(() => new URL(location.href).searchParams.getAll('make').toSorted());
    await expect.poll(address).toEqual(['Audi', 'Volkswagen']);
    await page.goBack();
    await expect.poll(() => makes(page).toSorted()).toEqual(['Audi', 'BMW', 'Volkswagen']);
  });
});

test('the browser lays out a card when it is near the window, and all of them for paper', async ({
  page,
}) => {
  await open(page, '/vehicles');
  const last = page.getByRole('article').last();
  const isLaidOut = () =>
    last.getByRole('heading').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(isLaidOut).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('the confirmation stays where the dealer has scrolled to when its addresses arrive', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'hannover@dealers.example.com');
  const vehicle = await aVehicleInStock({ pictures: 0 });
  const fetching = await holdBack(page, /\/api\/orders\/[0-9a-f-]{36}$/);
  await openCartWith(page, [vehicle]);
  await termsBox(page).check();
  await orderButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const inventory = page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' });
  await inventory.scrollIntoViewIfNeeded();
  const place = () => inventory.evaluate((link) => [scrollY, link.getBoundingClientRect().y]);
  const before = await place();
  await fetching.letThrough();
  await expect(page.getByRole('heading', { name: 'Lieferung an' })).toBeVisible();
  await page.evaluate(twoFrames);
  expect(await place()).toEqual(before);
  await inventory.click();
  await expect(page).toHaveURL(/\/vehicles$/);
});
