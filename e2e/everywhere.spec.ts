import type { Page } from '@playwright/test';
import { LOCALES } from '../contract/constants.ts';
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
            const found = await page.evaluate(misfits);
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

/** What is wider than its place, in the page: the window, a control, a cell. Lines that end in an ellipsis tell the whole elsewhere. Fields beside each other that stand at different heights. A bar at the window's edge that lies over the page's end. */
function misfits(): string[] {
  const faults: string[] = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room)
    faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const table of document.querySelectorAll('table')) {
    const frame = table.parentElement;
    if (!frame || getComputedStyle(frame).overflowX !== 'visible') continue;
    const over = table.offsetWidth - frame.clientWidth;
    if (over > 0) faults.push(`the table “${table.ariaLabel}” is ${over} wider than its frame`);
  }
  const ruler = document.createElement('canvas').getContext('2d');
  for (const choice of document.querySelectorAll('select')) {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(choice);
    const words = choice.selectedOptions[0]?.text ?? '';
    if (!ruler || !choice.checkVisibility()) continue;
    ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const over =
      ruler.measureText(words).width -
      (choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    if (over > 1) faults.push(`the choice “${words}” is ${Math.ceil(over)} too wide`);
  }
  let bar = document.elementFromPoint(room / 2, innerHeight - 2);
  while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
  const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom;
  if (bar && end !== undefined) {
    const free = document.documentElement.scrollHeight - scrollY - end;
    const hidden = Math.ceil(bar.getBoundingClientRect().height - free);
    if (hidden > 0) faults.push(`${hidden} of the page's end are hidden by the bar at the edge`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (
      !holder ||
      !text.textContent?.trim() ||
      holder.closest('script, style, noscript, .sr-only, [hidden], svg')
    )
      continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let place: Element = holder;
    while (getComputedStyle(place).display.startsWith('inline') && place.parentElement)
      place = place.parentElement;
    if (getComputedStyle(place).textOverflow === 'ellipsis') continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    const said = words.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    // Said to screen readers alone.
    if (box.width <= 1) continue;
    if (said.right > box.right + 1 || said.left < box.left - 1) {
      faults.push(
        `“${text.textContent.trim().slice(0, 40)}” is ${Math.ceil(said.right - box.right)} too wide`,
      );
    }
  }
  const fields = [
    ...document.querySelectorAll('form :is(input:not([type="checkbox"], [type="radio"]), select)'),
  ]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getBoundingClientRect());
  for (const [at, one] of fields.entries()) {
    for (const other of fields.slice(at + 1)) {
      const areBeside = one.top < other.bottom && other.top < one.bottom;
      if (areBeside && Math.abs(one.top - other.top) > 1)
        faults.push(`a field stands ${Math.round(other.top - one.top)} below the one beside it`);
    }
  }
  return faults;
}
