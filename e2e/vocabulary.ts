import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DEMO_PASSWORD = 'demo-password';
export const portalUrl = (): string => process.env['PORTAL_URL'] ?? 'http://localhost:3000';

/** A test whose page must stay quiet: no console error, no fault in a script, no request to another origin. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(portalUrl()),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // The browser itself reports every answer that is not OK; the journeys say which they expect.
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isAnswer) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== portalUrl() && protocol.startsWith('http')) noise.push(`left for ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) noise.push(`${response.status()} ${response.url()}`);
      });
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The field in view with this label: a form that is folded away may have one of the same name. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

/** Opens a page and waits until the program has taken it over: what is pressed before is a plain link's or form's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilTakenOver(page);
}

export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Typefaces come when they come, and how well their stand-ins fit is the machine's: looked at is the page itself. */
export async function withoutTypefaces(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Signs in through the page, as a person does. */
export async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/auth');
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Ends the session, as the menu does. */
export async function signOut(page: Page): Promise<void> {
  const answer = await page.request.post('/api/logout');
  expect(answer.status()).toBe(204);
}

export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator('[data-tone]').filter({ hasText: words }).first()).toBeVisible();
}

/** No violation that axe finds, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // Colours follow a change of the theme from element to element: measured is what stays, and what has arrived.
    await page.waitForTimeout(400);
    // Ended, not waited for: what lies in a closed <details> is not painted and never ends by itself.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    });
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (root: Document) => Promise<AxeResults> } };
      const results = await axe.run(document);
      return results.violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ html }) => html.slice(0, 200)),
      }));
    });
    expect(violations, `${page.url()} in ${theme}`).toEqual([]);
  }
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0);
}
