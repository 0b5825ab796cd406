import type { BrowserContext, Page } from '@playwright/test';
import { twoFrames } from './frames.ts';
import { blockWebFonts, open } from './vocabulary.ts';

/** Records the layout shifts of every page that is opened from now on. */
export async function watchLayoutShifts(page: Page, context: BrowserContext): Promise<void> {
  await blockWebFonts(page);
  await context.addInitScript(watchShifts);
}

/** The layout shift of a page while it loads, with what moved; an empty list if there is none. */
export async function layoutShiftOf(page: Page, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await open(page, address);
  await page.waitForFunction(isComplete);
  await page.evaluate(twoFrames);
  const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
  return shift ? [`${width}: ${address} by ${shift}`] : [];
}

/** Nothing is loading any more. */
const isComplete = () =>
  !document.querySelector('main [role="status"][aria-label]') &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

function watchShifts() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const of = node instanceof Element ? node : node?.parentElement;
        return `${of?.tagName} "${of?.textContent?.slice(0, 40)}" from ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      document.documentElement.dataset['shift'] = [
        ...(document.documentElement.dataset['shift'] ?? '').split('; ').filter(Boolean),
        `${entry.value}: ${moved.join(', ')}`,
      ].join('; ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
