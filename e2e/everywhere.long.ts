import { LOCALES } from '../contract/constants.ts';
import { layoutFaultsAt, untilPartsArrive } from './layout-faults.ts';
import { layoutShiftOf, watchLayoutShifts } from './layout-shifts.ts';
import { addressOf, becomeReader, READERS, USUAL_WIDTHS, WIDTHS } from './readers.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

// The longest file of all. On one worker alone the others would wait for it.
test.describe.configure({ mode: 'parallel' });

for (const [name, reader] of Object.entries(READERS)) {
  for (const locale of LOCALES) {
    test.describe(`${name} in ${locale}`, () => {
      test.beforeEach(({ context }) => becomeReader(context, reader));

      test('reads every page at every width without clipped text or overflow', async ({ page }) => {
        const faults: string[] = [];
        for (const path of reader.pages) {
          await open(page, await addressOf(page, path, locale));
          for (const width of WIDTHS)
            faults.push(...(await layoutFaultsAt(page, width)).map((fault) => `${path} ${fault}`));
        }
        expect(faults).toEqual([]);
      });

      test('sees no layout shift on any page while it loads, on a phone and on a desktop', async ({
        page,
        context,
      }) => {
        await watchLayoutShifts(page, context);
        const shifts: string[] = [];
        for (const path of reader.pages) {
          const address = await addressOf(page, path, locale);
          for (const width of USUAL_WIDTHS) shifts.push(...(await layoutShiftOf(page, address, width)));
        }
        expect(shifts).toEqual([]);
      });

      test('finds every page accessible in both themes', async ({ page }) => {
        for (const path of reader.pages) {
          await open(page, await addressOf(page, path, locale));
          await untilPartsArrive(page);
          for (const width of USUAL_WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            await expectAccessible(page);
          }
        }
      });
    });
  }
}
