import type { Page } from '@playwright/test';
import { expect, open, test, untilHydrated } from './vocabulary.ts';

/** The scripts that the HTML of a page names, by path, with their text. */
async function scriptsOf(page: Page, path: string): Promise<{ file: string; text: string }[]> {
  const html = await (await page.request.get(path)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([file]) => file));
  return Promise.all(
    [...files].map(async (file) => ({ file, text: await (await page.request.get(file)).text() })),
  );
}

/** Opens a page of which one script never arrives. Returns the number of tries to load it. */
async function openWithout(page: Page, path: string, file: string): Promise<() => number> {
  let tries = 0;
  // A further try has a query of its own.
  await page.route(`**${file}*`, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(path);
  await expect.poll(() => tries).toBeGreaterThan(0);
  return () => tries;
}

test('a page that could not be loaded offline recovers by itself when the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/imprint');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Einstellungen');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a script that is lost for good never replaces the inventory that the server rendered', async ({
  page,
}) => {
  const scripts = await scriptsOf(page, '/vehicles');
  expect(scripts.length).toBeGreaterThan(3);
  async function expectReadable(file: string): Promise<void> {
    await expect(page.locator('article').first(), file).toBeVisible();
    await expect(page.getByText('Das hat nicht geklappt'), file).toHaveCount(0);
  }
  for (const { file } of scripts) {
    await openWithout(page, '/vehicles', file);
    await page.waitForLoadState('networkidle');
    await expectReadable(file);
    await page.unrouteAll();
  }

  await test.step('not even after the last retry', async () => {
    const own = scripts.find(({ text }) => text.includes('inventory-count'))?.file ?? '';
    await page.clock.install();
    const tries = await openWithout(page, '/vehicles', own);
    // Longer than all backoffs. Some browsers ask again for a script that another one imports, some do not.
    for (let wait = 0; wait < 8; wait += 1) {
      await page.clock.fastForward(10_000);
      await page.waitForLoadState('networkidle');
    }
    expect(tries()).toBeGreaterThan(0);
    await expectReadable(own);
  });
});

test('a page opens although a script that its own script imports is lost once', async ({ page }) => {
  await open(page, '/imprint');
  await page.waitForLoadState('networkidle');
  const imported = new Set<string>();
  const lost = new Set<string>();
  await page.route('**/assets/*.js*', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (imported.has(file) && !lost.has(file)) {
      lost.add(file);
      return route.abort();
    }
    const answer = await route.fetch();
    const body = await answer.text();
    for (const [, name = ''] of body.matchAll(/\b(?:from|import)[`"']\.\/([\w-]+\.js)[`"']/g))
      imported.add(name);
    return route.fulfill({ response: answer, body });
  });
  await page.clock.install();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fahrzeugbestand' }).click();
  const title = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('link', { name: 'Erneut versuchen' });
  // Browsers that keep the failure of a module for as long as the page is open need a new page.
  await expect(async () => {
    await page.clock.runFor(1000);
    if (await retry.isVisible()) await retry.click();
    await expect(title).toHaveText('Fahrzeugbestand', { timeout: 1000 });
  }).toPass();
  expect(lost.size).toBeGreaterThan(0);
});

test('without a count the first filter begins at the left edge', async ({ page }) => {
  await open(page, '/vehicles?make=Audi&make=BMW');
  const chip = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link').first();
  // Before it is hydrated it leads to a page of the server.
  await untilHydrated(page, '[aria-label="Gewählte Filter"] a');
  await page.route(/\/api\/vehicles(\?|$)/, (route) => route.abort());
  await chip.click();
  await expect(page.getByText('Fahrzeuge konnten nicht geladen werden')).toBeVisible();
  const left = async (locator: typeof chip) => (await locator.boundingBox())?.x ?? 0;
  expect(await left(chip)).toBeCloseTo(await left(page.getByRole('heading', { level: 1 })), 0);
});

test('in a low window, as with a zoom of 400 %, neither the top bar nor the price bar stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await open(page, '/vehicles');
  await page.goto((await page.locator('article a').first().getAttribute('href')) ?? '');
  const bars = [page.getByRole('banner'), page.locator('[data-bottom-bar]')];
  for (const bar of bars) await expect(bar).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 600));
  for (const bar of bars) await expect(bar).not.toBeInViewport();
  // In a high window both stay.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => scrollTo(0, 600));
  for (const bar of bars) await expect(bar).toBeInViewport();
});
