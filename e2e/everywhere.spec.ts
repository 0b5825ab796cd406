import { LOCALES } from '../contract/constants.ts';
import { layoutFaultsAt } from './layout-faults.ts';
import { layoutShiftOf, watchLayoutShifts } from './layout-shifts.ts';
import { addressOf, becomeReader, READERS, USUAL_WIDTHS, WIDTHS } from './readers.ts';
import { expect, open, setTheme, test } from './vocabulary.ts';

const THEMES = ['light', 'dark'] as const;

/** The entry whose turn it is. The list starts again after its last entry. */
const inTurn = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

// Tests each page once. Language, theme and widths change from page to page. The full matrix is in everywhere.long.ts.
for (const [name, reader] of Object.entries(READERS)) {
  test.describe(name, () => {
    test.beforeEach(({ context }) => becomeReader(context, reader));

    test('reads every page without clipped text or overflow', async ({ page }) => {
      const faults: string[] = [];
      for (const [at, path] of reader.pages.entries()) {
        const locale = inTurn(LOCALES, at);
        await open(page, await addressOf(page, path, locale));
        await setTheme(page, inTurn(THEMES, at));
        for (const width of WIDTHS.filter((_, place) => (place + at) % 4 === 0))
          faults.push(...(await layoutFaultsAt(page, width)).map((fault) => `${locale} ${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    test('sees no layout shift on any page while it loads', async ({ page, context }) => {
      await watchLayoutShifts(page, context);
      const shifts: string[] = [];
      for (const [at, path] of reader.pages.entries()) {
        const address = await addressOf(page, path, inTurn(LOCALES, at));
        shifts.push(...(await layoutShiftOf(page, address, inTurn(USUAL_WIDTHS, at))));
      }
      expect(shifts).toEqual([]);
    });
  });
}
