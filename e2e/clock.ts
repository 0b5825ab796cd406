import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock, which `page.clock.install()` has replaced: it goes on only when the test says so. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What is loaded when it is needed first takes a moment of real time, and one of the page's. */
export async function untilThere(one: Locator): Promise<void> {
  await expect(async () => {
    await one.page().clock.runFor(50);
    expect(await one.count()).toBe(1);
  }).toPass();
}
