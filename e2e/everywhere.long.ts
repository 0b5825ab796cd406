import { LOCALES } from '../contract/constants.ts';
import { layoutFaultsAt, untilPartsArrive } from './layout-faults.ts';
import { layoutShiftOf, watchLayoutShifts } from './layout-shifts.ts';
import { addressOf, becomeReader, READERS, USUAL_WIDTHS, WIDTHS } from './readers.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

// The longest file of all. On one worker alone the others would wait for it.
test.describe.configure({ mode: 'parallel' });

/** What moves while a page loads does not depend on its language, so each page is loaded in one of them. */
const thirdOf = (pages: readonly string[], at: number) =>
  pages.filter((_, place) => place % LOCALES.length === at);

for (const [name, reader] of Object.entries(READERS)) {
  for (const locale of LOCALES) {
    test.describe(`${name} in ${locale}`, () => {
      test.beforeEach(({ context }) => becomeReader(context, reader));

      test('finds every page accessible in both themes, and nothing cut or too wide at any width', async ({
        page,
      }) => {
        const faults: string[] = [];
        for (const path of reader.pages) {
          await open(page, await addressOf(page, path, locale));
          await untilPartsArrive(page);
          for (const width of USUAL_WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            await expectAccessible(page);
          }
          for (const width of WIDTHS)
            faults.push(...(await layoutFaultsAt(page, width)).map((fault) => `${path} ${fault}`));
        }
        expect(faults).toEqual([]);
      });

      test('sees no layout shift on a third of the pages while they load, on a phone and on a desktop', async ({
        page,
        context,
      }) => {
        await watchLayoutShifts(page, context);
        const shifts: string[] = [];
        for (const path of thirdOf(reader.pages, LOCALES.indexOf(locale))) {
          const address = await addressOf(page, path, locale);
          for (const width of USUAL_WIDTHS) shifts.push(...(await layoutShiftOf(page, address, width)));
        }
        expect(shifts).toEqual([]);
      });
    });
  }
}
