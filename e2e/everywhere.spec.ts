import type { Page } from '@playwright/test';
import { LOCALES } from '../contract/constants.ts';
import { MISFITS } from './misfits.ts';
import { signInQuickly } from './people.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { expect, open, test, withoutTypefaces } from './vocabulary.ts';

/** 640 is a desk's window at 200 %, 320 one at 400 %. */
const WIDTHS = [320, 360, 414, 640, 768, 1024, 1280, 1920];
/** A phone's and a desk's, where loading is looked at. */
const USUAL_WIDTHS = [390, 1280];

const READERS: Record<string, { email?: string; pages: readonly string[] }> = {
  'a visitor': {
    pages: [...PUBLIC_PAGES, '/vehicles?q=golf&sortBy=priceAsc', '/auth?tab=register', '/nowhere'],
  },
  'a dealer who waits': { email: 'metz@dealers.example.com', pages: ['/dashboard'] },
  'a dealer': {
    email: 'dealer@example.com',
    pages: ['/dashboard', '/vehicles/$id', '/cart', '/orders', '/reservations'],
  },
  'a clerk': {
    email: 'admin@example.com',
    pages: [
      '/admin',
      '/admin/vehicles',
      '/admin/upload',
      '/admin/users',
      '/admin/orders',
      '/admin/reservations',
    ],
  },
};

for (const [reader, { email, pages }] of Object.entries(READERS)) {
  test.describe(reader, () => {
    test.beforeEach(async ({ context }) => {
      if (email) await signInQuickly(context, email);
    });

    test('reads every page whole in three languages: nothing is cut, nothing juts out', async ({ page }) => {
      test.slow();
      const faults: string[] = [];
      for (const locale of LOCALES) {
        for (const path of pages) {
          await open(page, await inLanguage(page, path, locale));
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            // What goes by the width of its own place follows a frame later.
            await page.evaluate(twoFrames);
            const found = await page.evaluate<string[]>(MISFITS);
            faults.push(...found.map((fault) => `${locale} ${path} ${width}: ${fault}`));
          }
        }
      }
      expect(faults).toEqual([]);
    });

    test('sees no page jump while it loads', async ({ page, context }) => {
      await withoutTypefaces(page);
      await context.addInitScript(watchShifts);
      const jumps: string[] = [];
      for (const width of USUAL_WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        for (const [at, path] of pages.entries()) {
          await open(page, await inLanguage(page, path, LOCALES[at % LOCALES.length] ?? 'de'));
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

/** The page in this language; of the vehicles one that no other test sells, nor puts another one before. */
async function inLanguage({ request: calls }: Page, path: string, locale: string): Promise<string> {
  const { vehicles } = await (
    await calls.get('/api/vehicles?make=Mercedes-Benz&sortBy=priceDesc&limit=1')
  ).json();
  const address = path.replace('$id', vehicles[0].id);
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Nothing is on its way any more. */
const isComplete = () =>
  !document.querySelector('main [role="status"][aria-label]') &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

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
