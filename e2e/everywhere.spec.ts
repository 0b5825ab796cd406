import { LOCALES } from '../contract/constants.ts';
import { twoFrames } from './frames.ts';
import { misfitsAt } from './misfits.ts';
import { addressOf, becomeReader, READERS, WIDTHS } from './readers.ts';
import { expect, open, setTheme, test, withoutTypefaces } from './vocabulary.ts';

/** A phone's and a desk's, where loading is looked at. */
const USUAL_WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;

/** One of a list, in turn. */
const inTurn = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

// Each page once, in a language, a theme and widths that change from page to page. The rest is in everywhere.long.ts.
for (const [name, reader] of Object.entries(READERS)) {
  test.describe(name, () => {
    test.beforeEach(({ context }) => becomeReader(context, reader));

    test('reads every page whole: nothing is cut, nothing juts out', async ({ page }) => {
      const faults: string[] = [];
      for (const [at, path] of reader.pages.entries()) {
        const locale = inTurn(LOCALES, at);
        await open(page, await addressOf(page, path, locale));
        await setTheme(page, inTurn(THEMES, at));
        for (const width of WIDTHS.filter((_, place) => (place + at) % 4 === 0))
          faults.push(...(await misfitsAt(page, width)).map((fault) => `${locale} ${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    test('sees no page jump while it loads', async ({ page, context }) => {
      await withoutTypefaces(page);
      await context.addInitScript(watchShifts);
      const jumps: string[] = [];
      for (const width of USUAL_WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        for (const [at, path] of reader.pages.entries()) {
          await open(page, await addressOf(page, path, inTurn(LOCALES, at)));
          await page.waitForFunction(isComplete);
          await page.evaluate(twoFrames);
          const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
          if (shift) jumps.push(`${width}: ${path} by ${shift}`);
        }
      }
      expect(jumps).toEqual([]);
    });
  });
}

/** Nothing is on its way any more. */
const isComplete = () =>
  !document.querySelector('main [role="status"][aria-label]') &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

function watchShifts() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (entry.hadRecentInput) continue;
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
