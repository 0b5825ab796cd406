import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { twoFrames } from './frames.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, field, open, portalUrl, test, untilHydrated } from './vocabulary.ts';

/**
 * Opens a page with late scripts. Scripts that its HTML does not name wait until the returned function is called, and
 * each fails once.
 */
async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text();
  let isReleased = false;
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = () => {
      isReleased = true;
      resolve();
    };
  });
  const failed = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    const isEarly = !isReleased;
    await released;
    if (!isEarly || failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  await open(page, path);
  return letThrough;
}

/** Opens a page that hydrates when the returned function is called. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    return route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return letThrough;
}

test('input typed before a form hydrates is kept, even if its module fails to load once, and cannot be sent until then', async ({
  page,
}) => {
  for (const [path, label, submit, complaint] of [
    ['/auth?tab=register', 'Firmenname', 'Weiter', 'Bitte geben Sie eine gültige E-Mail-Adresse an'],
    ['/contact', 'Name', 'Nachricht senden', 'Bitte geben Sie einen Betreff an'],
  ] as const) {
    const letThrough = await openWithLateScripts(page, path);
    const button = page.locator('form').getByRole('button', { name: submit, exact: true });
    await field(page, label).fill('ada@example.com');
    await expect(button).toBeDisabled();
    const steps = page.getByRole('navigation', { name: 'Schritte der Registrierung' });
    for (const step of await steps.getByRole('button').all()) await expect(step).toBeDisabled();
    await field(page, label).press('Enter');
    await expect(page.getByText(complaint)).toHaveCount(0);

    letThrough();
    await expect(button).toBeEnabled();
    await expect(field(page, label)).toHaveValue('ada@example.com');
    await expect(field(page, label)).toBeFocused();
    await field(page, label).press('Enter');
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(field(page, label)).toHaveValue('ada@example.com');
    await page.unrouteAll();
  }
});

test('the last tap on a button before the page hydrates is repeated, and one that was taken back is not', async ({
  page,
}) => {
  const filters = page.getByRole('button', { name: /^(Weitere )?Filter/ }).filter({ visible: true });

  const repeated = await openUnhydrated(page, '/vehicles');
  await filters.click();
  repeated();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();

  const takenBack = await openUnhydrated(page, '/vehicles');
  await filters.click();
  await page.getByRole('heading', { level: 1 }).click();
  takenBack();
  await untilHydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('the last choice in a menu before the page hydrates is repeated', async ({ page }) => {
  const letThrough = await openUnhydrated(page, '/vehicles?make=Audi');
  const sort = page.getByRole('combobox', { name: 'Sortieren' }).filter({ visible: true });
  await sort.selectOption('priceDesc');
  await sort.selectOption('priceAsc');
  letThrough();
  await expect(page).toHaveURL('/vehicles?make=Audi&sortBy=priceAsc');
  await expect(sort).toHaveValue('priceAsc');
});

test('a tap on a button that waits for its hydration is repeated, also if its part of the page hydrates later', async ({
  page,
  context,
}) => {
  /** Taps where the button is. It is disabled, so the test cannot click it. */
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };

  await test.step('a part of the page', async () => {
    const letThrough = await openWithLateScripts(page, '/auth?tab=register');
    const next = page.locator('form').getByRole('button', { name: 'Weiter', exact: true });
    await expect(next).toBeDisabled();
    await tap(next);
    letThrough();
    await expect(page.getByText('Bitte geben Sie den Firmennamen an')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('the page, unless another tap takes it back', async () => {
    await signInQuickly(context, 'graz@dealers.example.com');
    for (const isTakenBack of [false, true]) {
      const letThrough = await openUnhydrated(page, '/account');
      const add = page.getByRole('button', { name: 'Lieferadresse hinzufügen' });
      await expect(add).toBeDisabled();
      await tap(add);
      if (isTakenBack) await page.getByRole('heading', { level: 2 }).first().click();
      letThrough();
      if (isTakenBack) await expect(add).toBeEnabled();
      await expect(page.getByRole('dialog')).toHaveCount(isTakenBack ? 0 : 1);
      await page.unrouteAll();
    }
  });
});

test('a link of the document that is pressed before the page itself hydrates leads on once it is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const HOLD_MS = 1000;
    let heldUntil = 0;
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    MessagePort.prototype.postMessage = function postLate(this: MessagePort, ...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), Math.max(0, heldUntil - performance.now()));
    };
    let repeatEarlyTap = () => {};
    // React calls it when it has hydrated the document around the page. Its scheduler then has no time left for the page.
    const pressLink = () => {
      repeatEarlyTap();
      heldUntil = performance.now() + HOLD_MS;
      while (performance.now() < heldUntil - HOLD_MS * 0.95);
      document.querySelector<HTMLElement>('footer a[href="/imprint"]')?.click();
    };
    Object.defineProperty(window, 'repeatEarlyTap', {
      get: () => pressLink,
      set: (value) => {
        repeatEarlyTap = value;
      },
    });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/imprint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('a reader who scrolls before the page hydrates stays where they are', async ({ page }) => {
  for (const path of ['/vehicles', '/documentation']) {
    const letThrough = await openUnhydrated(page, path);
    // What is in the middle of the window. Its place counts: above it the page may get shorter.
    const middle = await page.evaluateHandle(() => {
      scrollTo(0, 700);
      return document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
    });
    const place = () => middle.evaluate((element) => element.getBoundingClientRect().top);
    // The browser lays out the cards that have come into the window with the next frame.
    await page.evaluate(twoFrames);
    const before = await place();
    letThrough();
    await untilHydrated(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(Math.abs((await place()) - before), path).toBeLessThan(2);
    await page.unrouteAll();
  }
});

test('the validation of a form needs nothing that the content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
      console.error(`refused: ${blockedURI} of ${sourceFile}`),
    );
  });
  // A violation becomes a console error, and console errors fail the test.
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Bitte geben Sie einen Betreff an')).toBeVisible();
});

test('without JavaScript the contact form says that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/contact?lang=fr');
  const content = page.getByRole('main');
  await expect(content.locator('noscript p')).toContainText('Le formulaire nécessite JavaScript.');
  await expect(content.locator('noscript p')).toBeVisible();
  await expect(content.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(content.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('a page whose end arrives late hydrates when it is complete', async ({ browser }) => {
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => (sendRest = resolve));
  const proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${portalUrl()}${request.url}`);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      const body = Buffer.from(await answer.arrayBuffer());
      const end = request.url === '/vehicles' ? body.indexOf('$_TSR.router') : -1;
      if (end === -1) return response.end(body);
      response.write(body.subarray(0, body.lastIndexOf('<script', end)));
      await rest;
      return response.end(body.subarray(body.lastIndexOf('<script', end)));
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    const scripts = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/app-'));
    const { port } = proxy.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/vehicles`, { waitUntil: 'commit' });
    await scripts;
    // The scripts have run as far as they can: an idle callback runs after them.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    sendRest();
    await untilHydrated(page);
    await page
      .getByRole('combobox', { name: 'Sortieren' })
      .filter({ visible: true })
      .selectOption('priceAsc');
    await expect(page).toHaveURL(/sortBy=priceAsc$/);
    expect(faults).toEqual([]);
  } finally {
    sendRest();
    await context.close();
    proxy.close();
  }
});

test('a page formats nothing with Intl before it answers: the first format would block a phone', async ({
  page,
}) => {
  const equipment = Array.from({ length: 24 }, (_, at) => `Ausstattung ${at}`);
  const { id } = await aVehicleInStock({ equipment, pictures: 1 });
  await page.addInitScript(() => {
    const formats: string[] = [];
    for (const name of ['DateTimeFormat', 'NumberFormat', 'DisplayNames'] as const) {
      const construct = (format: object, args: unknown[]) => {
        formats.push(name);
        return Reflect.construct(format as new () => object, args);
      };
      Reflect.set(Intl, name, new Proxy(Intl[name], { construct }));
    }
    Object.assign(window, { formats });
  });
  const formats = () => page.evaluate(() => Reflect.get(window, 'formats'));
  for (const path of ['/', '/vehicles', `/vehicles/${id}`]) {
    // What is loaded later may format.
    await openWithLateScripts(page, path);
    expect([path, await formats()]).toEqual([path, []]);
  }
  // But for the equipment, which each visitor of a vehicle sees.
  await page.unrouteAll();
  await open(page, `/vehicles/${id}`);
  await expect(page.getByRole('button', { name: '3 weitere Merkmale anzeigen' })).toBeEnabled();
  expect(await formats()).toEqual([]);
});
