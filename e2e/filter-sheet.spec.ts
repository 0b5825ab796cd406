import type { Page } from '@playwright/test';
import { twoFrames } from './frames.ts';
import { signInQuickly } from './people.ts';
import { expect, open, portalUrl, test, untilHydrated } from './vocabulary.ts';

test('a chosen price and mileage are not cut in the sheet, even in French on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await open(page, '/vehicles?priceMax=30000&mileageMax=100000');
  await page.getByRole('button', { name: 'Filtrer' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  for (const [title, words] of [
    ['Prix HT en €', /^30\.000 \(\d+\)$/],
    ['Kilométrage en km', /^100.000 \(\d+\)$/],
  ] as const) {
    const select = sheet.getByRole('group', { name: title }).getByLabel('à');
    await expect(select).not.toHaveValue('');
    expect(await select.evaluate(roomLeftIn), title).toBeGreaterThan(0);
    await expect(select.getByRole('option', { selected: true })).toHaveText(words);
  }
});

/** How much wider a select is than the text that it shows. Its own scroll width does not say that. */
function roomLeftIn(select: SVGElement | HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !(select instanceof HTMLSelectElement)) return -1;
  pen.font = font;
  const { width } = pen.measureText(select.selectedOptions[0]?.label ?? '');
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('closing the filters leaves the styles of the list as they are', async ({ page }) => {
    await open(page, '/vehicles');
    // The marks of the cards come after the page, and have styles of their own.
    const cards = await page.locator('.vehicle-card').count();
    await expect(page.locator('.vehicle-card-corner')).toHaveCount(cards);
    await page.getByRole('button', { name: 'Filter', exact: true }).filter({ visible: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const close = sheet.getByRole('button', { name: 'Schließen' });
    await expect(close).toBeVisible();
    const restyled = await restyledBy(page, async () => {
      await close.tap();
      await expect(sheet).toBeHidden();
    });
    expect(restyled).toBeLessThan((await page.locator('main *').count()) / 4);
  });

  test('a step back closes the filters and leaves the list, and the next step leaves the page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Fahrzeuge' }).filter({ visible: true }).first().tap();
    await untilHydrated(page, 'main search');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const openSheet = async () => {
      await page
        .getByRole('button', { name: /^Filter( \d+)?$/ })
        .filter({ visible: true })
        .tap();
      await expect(sheet).toBeVisible();
    };
    const chosen = /make=Audi/;

    await openSheet();
    await sheet.getByRole('checkbox', { name: /^Audi/ }).tap();
    await page.waitForURL(chosen);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(chosen);

    // Closed by its button, the sheet leaves nothing to step back to.
    await openSheet();
    await sheet.getByRole('button', { name: 'Schließen' }).tap();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(chosen);
    await expect(page).toHaveURL(/\/vehicles$/);

    await openSheet();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/vehicles$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('what a dealer presses around the list is 44 px high for a thumb', async ({ page, context }) => {
    await signInQuickly(context, 'dealer@example.com');
    await open(page, '/vehicles?q=diesel');
    await expect(page.getByRole('button', { name: 'Suche speichern' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Excel' })).toBeVisible();
    const pressed = page.locator('main').locator('.button, [aria-label="Seiten"] a, ul[aria-label] > li > a');
    expect(await pressed.count()).toBeGreaterThan(30);
    expect(await pressed.evaluateAll(lowerThanAThumb)).toEqual([]);
  });
});

test('on paper the list has no filters', async ({ page }) => {
  await open(page, '/vehicles');
  const bar = page.locator('[data-filter-bar]');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** What is shown and lower than 44 px. */
const lowerThanAThumb = (pressed: Element[]) =>
  pressed
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
    .map((each) => each.textContent);

/** How many times the style of an element is computed while this happens. */
async function restyledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await page.evaluate(twoFrames);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(twoFrames);
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

interface Trace {
  traceEvents: { name: string; args: { elementCount?: number } }[];
}
