import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.js';
import type { Both } from './beside-bare.ts';
import type { Measured } from './figures.ts';
import { signIn } from './portal.ts';

/** A phone of the middle class computes so many times as slowly as a desk. */
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
/** What happens with an interaction has been painted, and reported, after this time. */
const REST_MS = 700;
const SCROLLS = 30;

interface Place {
  name: string;
  as?: string;
  path: (both: Both) => string;
  act: (page: Page) => Promise<void>;
}

/** Where people tap and type most. */
const PLACES: Place[] = [
  {
    name: 'filters',
    path: () => '/vehicles',
    act: async (page) => {
      await tap(page, 'button', 'Filter');
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      for (const make of [/^Audi \d/, /^Volkswagen \d/]) {
        await sheet.getByRole('checkbox', { name: make }).tap();
        await page.waitForTimeout(REST_MS);
      }
      await sheet.getByRole('button', { name: /Fahrzeuge? anzeigen$/ }).tap();
      await page.waitForTimeout(REST_MS);
      await page.getByRole('searchbox', { name: 'Suche' }).pressSequentially('automatik', { delay: 80 });
    },
  },
  {
    name: 'cart',
    as: 'dealer@example.com',
    path: ({ vehicleIds }) => `/vehicles/${vehicleIds[0]}`,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^In die Auswahl/ })
        .first()
        .tap();
      await page.waitForTimeout(REST_MS);
      // What was measured so far stays with its document.
      await page.goto(new URL('/cart', page.url()).href, { waitUntil: 'networkidle' });
      await tap(page, 'button', 'Auswahl leeren');
      await tap(page, 'button', 'Behalten');
    },
  },
  {
    name: 'tables',
    as: 'admin@example.com',
    path: () => '/admin/vehicles',
    act: async (page) => {
      for (const row of [1, 2, 3]) {
        await page.getByRole('row').nth(row).getByRole('checkbox').tap();
        await page.waitForTimeout(REST_MS);
      }
    },
  },
];

async function tap(page: Page, role: 'button', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().tap();
  await page.waitForTimeout(REST_MS);
}

/** The longest time from an interaction to the next paint on a phone, in milliseconds. */
export async function interactionToPaint(both: Both): Promise<Measured> {
  const longest: string[] = [];
  let figure = 0;
  await withBrowser(async (browser) => {
    for (const place of PLACES) {
      const page = await openPlace(browser, both, place);
      await place.act(page);
      await page.waitForTimeout(REST_MS);
      const found = await page.evaluate(readInteractions);
      longest.push(`${place.name} ${found.ms} ms (${found.what})`);
      figure = Math.max(figure, found.ms);
      await page.context().close();
    }
  });
  return { figure, bare: '', portal: longest.join(', ') };
}

/** The frames a second while the list scrolls under a finger on a phone. */
export async function framesOfScrolling(both: Both): Promise<Measured> {
  let figure = 0;
  await withBrowser(async (browser) => {
    const page = await openPlace(browser, both, { path: () => '/vehicles' });
    const session = await page.context().newCDPSession(page);
    await page.evaluate(COUNT_FRAMES);
    for (let scroll = 0; scroll < SCROLLS; scroll += 1)
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: scroll % 6 < 4 ? -500 : 500,
        speed: 2000,
        gestureSourceType: 'touch',
      });
    figure = await page.evaluate(framesPerSecond);
    await page.context().close();
  });
  return { figure, bare: '', portal: `${figure.toFixed(0)} frames/s` };
}

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser({ isWhole: false }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** A page on a slow phone, hydrated and at rest. */
async function openPlace(
  browser: Browser,
  both: Both,
  { as, path }: Omit<Place, 'name' | 'act'>,
): Promise<Page> {
  const { url } = both.portal;
  const context = await browser.newContext(PHONE);
  if (as) {
    const [name = '', value = ''] = (await signIn(url, as)).split('=');
    await context.addCookies([{ name, value, url }]);
  }
  await context.addInitScript(recordInteractions);
  const page = await context.newPage();
  await page.goto(`${url}${path(both)}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

// These run in the page, so they refer to nothing outside.

interface Recording {
  interactions: { ms: number; what: string }[];
  frames_: number[];
}

function recordInteractions(): void {
  const recording = window as unknown as Partial<Recording>;
  const interactions: Recording['interactions'] = (recording.interactions = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        interactions.push({ ms: entry.duration, what: entry.name });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function readInteractions(): { ms: number; what: string } {
  // Set by `recordInteractions`; absent after another page was opened.
  const { interactions = [] } = window as unknown as Partial<Recording>;
  return interactions.toSorted((one, other) => other.ms - one.ms)[0] ?? { ms: 0, what: 'none above 16 ms' };
}

/** As text: tsx would add a call of its own to the inner function. */
const COUNT_FRAMES = `
  window.frames_ = [];
  requestAnimationFrame(function note(at) { window.frames_.push(at); requestAnimationFrame(note); });
`;

function framesPerSecond(): number {
  const { frames_: frames = [] } = window as unknown as Partial<Recording>;
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  return ((frames.length - 1) * 1000) / (last - first);
}
