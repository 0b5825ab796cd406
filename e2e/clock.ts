import { expect, type Locator, type Page } from '@playwright/test';

/** Pauses the clock of the page, which `page.clock.install()` has replaced. It runs only when the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits for something that is loaded on demand. Loading takes real time, and rendering takes time of the page's clock.
 */
export async function untilShown(one: Locator): Promise<void> {
  await expect(async () => {
    await one.page().clock.runFor(50);
    expect(await one.count()).toBe(1);
  }).toPass();
}
