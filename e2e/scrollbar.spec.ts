import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInQuickly } from './people.ts';
import { expect, open, setTheme, test as base } from './vocabulary.ts';

/** By default Playwright hides the scrollbars. These tests need those of a desktop, which take room in the window. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const WIDTH = 1280;
const HEIGHT = 1400;
/** In the scrollbar, which is 15 pixels wide. */
const IN_SCROLLBAR = WIDTH - 6;

test.beforeEach(async ({ context, page }) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await signInQuickly(context, 'admin@example.com');
});

const widthOfContent = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.getBoundingClientRect().width));
const isLong = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

/** The colours of points of the window, as red, green and blue. */
async function coloursAt(page: Page, ...points: (readonly [x: number, y: number])[]): Promise<number[][]> {
  const picture = sharp(await page.screenshot());
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

test('a dialog dims the window up to its edge, where the scrollbar was', async ({ page }) => {
  await open(page, '/admin/vehicles?limit=48');
  expect(await isLong(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page
    .getByRole('button', { name: /bearbeiten$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const content = await widthOfContent(page);
  expect(content).toBeLessThan(IN_SCROLLBAR);
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    // The paper, at three heights.
    for (const [y, tolerance] of [
      [300, 2],
      [HEIGHT - 300, 2],
      [30, 2],
    ] as const) {
      const [beside = [], there = []] = await coloursAt(page, [content - 3, y], [IN_SCROLLBAR, y]);
      const differences = beside.map((share, at) => Math.abs(share - (there[at] ?? 0)));
      expect(Math.max(...differences), `${theme}, ${y} pixels from the top`).toBeLessThanOrEqual(tolerance);
    }
  }
});

test('a short page has the scrollbar of a long one, so that its top bar ends at it', async ({ page }) => {
  await open(page, '/admin/vehicles?limit=48');
  expect(await isLong(page)).toBe(true);
  const content = await widthOfContent(page);
  // Below the thumb, and above the button at the end.
  const [track] = await coloursAt(page, [IN_SCROLLBAR, HEIGHT - 40]);
  await open(page, '/nowhere');
  expect(await isLong(page)).toBe(false);
  expect(await widthOfContent(page)).toBe(content);
  expect(await coloursAt(page, [IN_SCROLLBAR, 40], [IN_SCROLLBAR, HEIGHT / 2])).toEqual([track, track]);
});
