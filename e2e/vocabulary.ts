import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { recordToasts, toastsOf } from './toasts.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DEMO_PASSWORD = 'demo-password';
export const portalUrl = (): string => process.env['PORTAL_URL'] ?? 'http://localhost:3000';

/** By how much SLOW_CPU slows the browser, to see that no test depends on the speed of a machine. */
const SLOW_CPU = Number(process.env['SLOW_CPU'] ?? 1);

/** A test whose page must stay quiet: no console error, no fault in a script, no request to another origin. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(portalUrl()),
  context: async ({ context }, use) => {
    await recordToasts(context);
    // A page that has been closed already is not slowed any more.
    if (SLOW_CPU > 1) context.on('page', (page) => void slowDown(page).catch(() => {}));
    await use(context);
  },
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

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

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
  await open(page, '/auth');
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

/** For each page the place of the toast that was found last, and the words that it was found by. */
const found = new WeakMap<Page, { at: number; by: Set<string> }>();

/** Waits for a toast with these words, which may have gone again. The same words need a new toast each time. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const last = found.get(page) ?? { at: 0, by: new Set() };
  const from = last.by.has(String(words)) ? last.at + 1 : last.at;
  const isMeant = (toast: string) => (typeof words === 'string' ? toast.includes(words) : words.test(toast));
  const later = () => toastsOf(page).slice(from);
  // When it fails the toasts that there were are named in its place.
  await expect.poll(() => later().some(isMeant) || later(), { message: `a toast says ${words}` }).toBe(true);
  const at = toastsOf(page).findIndex((toast, place) => place >= from && isMeant(toast));
  found.set(page, { at, by: at === last.at ? last.by.add(String(words)) : new Set([String(words)]) });
}

/** Shows the page in a theme, as it looks when its colours have changed. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  await page.evaluate(endAnimations);
}

/** No violation that axe finds, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
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

/**
 * Ends what moves, until two frames in a row have begun nothing new: colours follow a change of the theme from element
 * to element. Waiting would not do, as what lies in a closed <details> is not painted and never ends by itself.
 */
async function endAnimations(): Promise<void> {
  for (let still = 0; still < 2;) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState !== 'finished' && effect?.getComputedTiming().iterations !== Infinity,
      );
    for (const animation of moving) animation.finish();
    still = moving.length === 0 ? still + 1 : 0;
  }
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0);
}
