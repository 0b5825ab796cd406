import { LOCALES } from '../contract/constants.ts';
import { misfitsAt } from './misfits.ts';
import { addressOf, becomeReader, READERS, WIDTHS } from './readers.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

/** A phone's and a desk's. */
const USUAL_WIDTHS = [390, 1280];

for (const [name, reader] of Object.entries(READERS)) {
  for (const locale of LOCALES) {
    test.describe(`${name} in ${locale}`, () => {
      test.beforeEach(({ context }) => becomeReader(context, reader));

      test('reads every page whole at every width: nothing is cut, nothing juts out', async ({ page }) => {
        const faults: string[] = [];
        for (const path of reader.pages) {
          await open(page, await addressOf(page, path, locale));
          for (const width of WIDTHS)
            faults.push(...(await misfitsAt(page, width)).map((fault) => `${path} ${fault}`));
        }
        expect(faults).toEqual([]);
      });

      test('finds nothing in the way on any page in either theme', async ({ page }) => {
        for (const path of reader.pages) {
          await open(page, await addressOf(page, path, locale));
          for (const width of USUAL_WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            await expectAccessible(page);
          }
        }
      });
    });
  }
}
