import type { BrowserContext, Page } from '@playwright/test';
import { signInQuickly } from './people.ts';
import { expect, open, test } from './vocabulary.ts';

/** Headings and the button of the error panel, by language. They prove which language is on screen. */
const LANGUAGES = [
  { lang: 'de', inventory: 'Fahrzeugbestand', failed: 'Das hat nicht geklappt', retry: 'Erneut versuchen' },
  { lang: 'fr', inventory: 'Véhicules en stock', failed: 'Cela n’a pas fonctionné', retry: 'Réessayer' },
] as const;

/** The delay of React's scheduler on a busy page, and the load time of a chunk of texts on a slow network. */
const HOLD_MS = 200;
const SLOW_MS = 700;

/**
 * Makes the race between a page and its texts reproducible. With `data-busy` on <html>, React's scheduler runs late, as
 * on a slow phone: a transition then renders after everything that renders synchronously. A text key that is on screen
 * for even one frame becomes a console error, and console errors fail the test.
 */
test.beforeEach(async ({ context }) => {
  await context.addInitScript((holdMs) => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    MessagePort.prototype.postMessage = function postLate(this: MessagePort, ...message: unknown[]) {
      const send = () => Reflect.apply(post, this, message);
      if (document.documentElement?.dataset['busy']) setTimeout(send, holdMs);
      else send();
    };
    // The demo has web addresses such as social.example, and clerks see the names of ZIPs.
    const isKey = (text: string) => /^[a-z]\w*(\.[a-zA-Z]\w*)+$/.test(text) && !/\.(example|zip)$/.test(text);
    const seen = new Set<string>();
    const checkForKeys = (node: Node) => {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
      if (isKey(text) && !seen.has(text)) console.error(`a text key on screen: ${text}`);
      seen.add(text);
      node.childNodes.forEach(checkForKeys);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') checkForKeys(target);
        addedNodes.forEach(checkForKeys);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, HOLD_MS);
});

/** Passes the chunks of texts, recognized by their content, to `handle`. Other scripts are not changed. */
async function onTexts(context: BrowserContext, handle: () => Promise<'continue' | 'abort'>): Promise<void> {
  await context.route('**/assets/*.js*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const isTexts = /^\s*\w+ \w+=JSON\.parse\(/.test(body);
    if (isTexts && (await handle()) === 'abort') return route.abort();
    return route.fulfill({ response: answer, body });
  });
}

const slowly = async () => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return 'continue' as const;
};

async function makeBusy(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['busy'] = 'yes'));
}

const HEADING = 'main h1, main [role="heading"][aria-level="1"]';

/** Runs an action that leads to another page, and waits until that page has replaced this one. */
async function leave(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.locator(HEADING).evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-left', '');
  });
  await go();
  await expect(page.locator(HEADING).and(page.locator(':not([data-left])')).first()).toBeVisible();
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

/** Follows a link to this address without a page load. */
async function follow(page: Page, href: string): Promise<void> {
  await leave(page, () => page.locator(`a[href="${href}"]:visible`).first().click());
  await expect(page).toHaveURL((url) => url.pathname === href);
}

/** Opens an address without a link, and without a page load. */
async function openWithoutPageLoad(page: Page, path: string): Promise<void> {
  await leave(page, () => page.evaluate((to) => history.pushState({}, '', to), path));
}

/** Chooses a language in the footer, and waits until the page has changed to it. */
async function switchLanguage(page: Page, lang: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[hreflang="${lang}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

test('a first page whose texts fail to load at first recovers without a reload', async ({
  page,
  context,
}) => {
  let failures = 0;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await onTexts(context, async () => ((failures += 1) > 3 ? 'continue' : 'abort'));
  await open(page, '/vehicles?lang=en');
  await switchLanguage(page, 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Véhicules en stock');
  expect(failures).toBeGreaterThan(3);
  expect(documents).toBe(1);
});

for (const { lang, inventory, failed, retry } of LANGUAGES) {
  test.describe(lang, () => {
    test('a clerk never sees a text key between the administration, a vehicle and back', async ({
      page,
      context,
    }) => {
      await signInQuickly(context, 'admin@example.com');
      await open(page, `/admin/vehicles?lang=${lang}`);
      await onTexts(context, slowly);
      await makeBusy(page);
      const link = page.locator('main a[href^="/admin/vehicles/"]').first();
      const vehicle = (await link.getAttribute('href')) ?? '';
      await follow(page, vehicle);
      // The page that dealers see.
      await follow(page, vehicle.replace('/admin', ''));
      await leave(page, () => page.goBack());
      await leave(page, () => page.goBack());
      await expect(page).toHaveURL(/\/admin\/vehicles/);
      // Hovering over a link preloads the page. The click comes while the texts are loading.
      await Promise.all([
        page.waitForRequest('**/assets/*.js'),
        page.locator('a[href="/imprint"]:visible').first().hover(),
      ]);
      await follow(page, '/imprint');
      await follow(page, '/admin');
    });

    test('a visitor never sees a text key from page to page, starting at an unknown address', async ({
      page,
      context,
    }) => {
      await open(page, `/?lang=${lang}`);
      await onTexts(context, slowly);
      await makeBusy(page);
      await openWithoutPageLoad(page, '/no-such-page');
      await follow(page, '/vehicles');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inventory);
      await openWithoutPageLoad(page, '/vehicles/no-such-vehicle');
      const pages = ['/blog', '/documentation', '/terms-of-service', '/cookie-settings', '/contact', '/auth'];
      for (const path of pages) await follow(page, path);
    });

    test('a dealer never sees a text key, even if the language changes while a page loads', async ({
      page,
      context,
    }) => {
      const other = lang === 'de' ? 'en' : 'de';
      await signInQuickly(context, 'dealer@example.com');
      await open(page, `/?lang=${other}`);
      await onTexts(context, slowly);
      await makeBusy(page);
      for (const path of ['/dashboard', '/cart', '/orders']) await follow(page, path);
      await switchLanguage(page, lang);
      await leave(page, async () => {
        await page.locator('a[href="/reservations"]:visible').first().click();
        await switchLanguage(page, other);
      });
      await expect(page).toHaveURL(/\/reservations$/);
      await follow(page, '/vehicles');
      await switchLanguage(page, lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inventory);
    });

    test('a page whose texts cannot be loaded says so and loads them on retry', async ({ page, context }) => {
      await open(page, `/imprint?lang=${lang}`);
      await onTexts(context, async () => 'abort');
      await page.locator('a[href="/vehicles"]:visible').first().click();
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(failed);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await context.unrouteAll({ behavior: 'wait' });
      await page.getByRole('alert').getByRole('link', { name: retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inventory);
    });
  });
}
