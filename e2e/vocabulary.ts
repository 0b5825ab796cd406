import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { recordToasts, toastsOf } from './toasts.ts';

interface Axe {
  run: (root: Document, options: RunOptions) => Promise<AxeResults>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DEMO_PASSWORD = 'demo-password';
export const portalUrl = (): string => process.env['PORTAL_URL'] ?? 'http://localhost:3000';

/** SLOW_CPU is the factor that slows down the browser. It proves that no test depends on the speed of a machine. */
const SLOW_CPU = Number(process.env['SLOW_CPU'] ?? 1);

/** A test that fails on a console error, a script error, a server error or a request to another origin. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(portalUrl()),
  context: async ({ context }, use) => {
    await recordToasts(context);
    await holdChangesBack(context);
    // A page that is already closed cannot be slowed down.
    if (SLOW_CPU > 1) context.on('page', (page) => void slowDown(page).catch(() => {}));
    await use(context);
    // What is still loading when a test ends does not matter.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // The browser logs every failed response itself. The tests state which ones they expect.
        const isAnswer = message.text().startsWith('Failed to load resource');
        // Scripts of tests run in every frame. That of a mail refuses all; a test of the server proves that it holds none.
        const isMail = /^Blocked script execution in '[^']*\/api\/admin\/mails\//.test(message.text());
        if (message.type() === 'error' && !isAnswer && !isMail) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== portalUrl() && protocol.startsWith('http'))
          noise.push(`request to another origin: ${request.url()}`);
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

/**
 * Pages get no stream of changes. Otherwise what others change would reach a page at a chance moment, before or after the press
 * that a test is about. live.spec.ts tests the stream, in contexts of its own.
 */
export async function holdChangesBack(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Silent = class extends EventTarget {
      close(): void {}
    };
    Object.assign(window, { EventSource: Silent });
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

export { expect };

/** The visible field with this label. A hidden form may have a field with the same label. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

/** Opens a page and waits until it is hydrated. Before that, a click acts on a plain link or form. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page, selector = 'main h1'): Promise<void> {
  await page.waitForFunction((css) => {
    const element = document.querySelector(css);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);
}

/** Blocks the web fonts. When they arrive and how far the fallback fonts differ depends on the machine. */
export async function blockWebFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Waits until the sign-in form is hydrated, which is after its page. Before that, the browser posts it. */
export const untilSignInHydrated = (page: Page, show = 'Passwort anzeigen'): Promise<void> =>
  expect(page.getByRole('button', { name: show }).filter({ visible: true })).toBeVisible();

/** Signs in through the login page, as a person does. */
export async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await open(page, '/auth');
  await untilSignInHydrated(page);
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** The paths to which the page sends calls of this method from now on. */
export function sentBy(page: Page, method: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const postsOf = (page: Page): string[] => sentBy(page, 'POST');

/** Presses a button twice before the page can render, as a double click does on a slow phone. Waits until it is not at work any more. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** The row of an order in the back office. What it holds is in the row below, once it is opened. */
export const orderRow = (page: Page, number: string): Locator =>
  page.getByRole('row', { name: `#${number} auswählen` });

/** Opens the status menu of a vehicle and chooses an entry. */
export async function chooseStatus(page: Page, status: Locator, choice: string): Promise<void> {
  await status.click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

/** Fires the event of a return to the window, which refetches. The page would also refetch after 30 seconds. */
export const returnToWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** The browser asks before it closes the page, and the user stays. */
export async function expectQuestionBeforeClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

/** Ends the session with the API call that the menu makes. */
export async function signOut(page: Page): Promise<void> {
  const answer = await page.request.post('/api/logout');
  expect(answer.status()).toBe(204);
}

/** For each page, the index of the toast that was found last and the words that matched it. */
const found = new WeakMap<Page, { at: number; by: Set<string> }>();

/** Waits for a toast with these words, which may already be gone. The same words need a new toast each time. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const last = found.get(page) ?? { at: 0, by: new Set() };
  const from = last.by.has(String(words)) ? last.at + 1 : last.at;
  const matches = (toast: string) => (typeof words === 'string' ? toast.includes(words) : words.test(toast));
  const later = () => toastsOf(page).slice(from);
  // On failure the message lists the toasts that did appear.
  await expect.poll(() => later().some(matches) || later(), { message: `a toast says ${words}` }).toBe(true);
  const at = toastsOf(page).findIndex((toast, place) => place >= from && matches(toast));
  found.set(page, { at, by: at === last.at ? last.by.add(String(words)) : new Set([String(words)]) });
}

/** Shows the page in a theme, with all colour transitions finished. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  await page.evaluate(endAnimations);
}

/** The rules of axe whose result depends on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violation, in both themes. In the second one only the rules about colours can find anything new. */
export async function expectAccessible(page: Page): Promise<void> {
  // A part becomes usable after its page, and its button changes its colours then.
  await expect(page.locator('[class*=not-yet]:disabled').filter({ visible: true })).toHaveCount(0);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark', RULES_OF_COLOUR);
}

async function expectNoViolations(page: Page, theme: 'light' | 'dark', rules?: readonly string[]) {
  await setTheme(page, theme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const results = await axe.run(document, {
      resultTypes: ['violations'],
      // Would load style sheets and media again, for a rule that is off and one about sound, which the portal has not.
      preload: false,
      ...(only && { runOnly: [...only] }),
    });
    return results.violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html }) => html.slice(0, 200)),
    }));
  }, rules);
  expect(violations, `${page.url()} in ${theme}`).toEqual([]);
}

/**
 * Finishes all animations until two frames in a row start none, because colours follow a change of theme from element
 * to element. Waiting for them is not enough: the content of a closed <details> is not painted, so its animations never
 * end.
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

/** Expects that no content is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0);
}
