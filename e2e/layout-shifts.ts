import type { BrowserContext, Page } from '@playwright/test';
import { twoFrames } from './frames.ts';
import { blockWebFonts, open } from './vocabulary.ts';

/** Adds up the layout shifts of every page that is opened from now on. */
export async function watchLayoutShifts(page: Page, context: BrowserContext): Promise<void> {
  await blockWebFonts(page);
  await context.addInitScript(watchShifts);
}

/** The layout shift of a page while it loads, as a sentence; an empty list if there is none. */
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
    })[]) {
      if (entry.hadRecentInput) continue;
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
