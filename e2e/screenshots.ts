import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.js';
import { startPortal } from './start-portal.ts';

/**
 * `npm run screenshots -- [route] [--lang=fr] [--as=dealer@example.com]`: a page, or all pages, at phone and desktop
 * width, light and dark, into ./screenshots. PORTAL_URL can name a portal that already runs.
 */
const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'] as const;
const PAGES: { route: string; as?: string }[] = [
  { route: '/' },
  { route: '/auth' },
  { route: '/auth?tab=register' },
  { route: '/vehicles' },
  { route: '/documentation' },
  { route: '/contact' },
  { route: '/terms-of-service' },
  { route: '/privacy-policy' },
  { route: '/imprint' },
  { route: '/cookie-settings' },
  { route: '/blog' },
  { route: '/nowhere' },
  { route: '/dashboard', as: 'pending@example.com' },
  { route: '/cart', as: 'dealer@example.com' },
  { route: '/orders', as: 'dealer@example.com' },
  { route: '/reservations', as: 'dealer@example.com' },
  ...[
    '',
    '/vehicles',
    '/reservations',
    '/orders',
    '/invoices',
    '/upload',
    '/users',
    '/mails',
    '/history',
    '/admins',
    '/provider',
  ].map((section) => ({
    route: `/admin${section}`,
    as: 'admin@example.com',
  })),
];

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const lang = option('lang') ?? 'de';
const as = option('as');
const route = words.find((word) => word.startsWith('/'));
const wanted = route ? [{ route, ...(as ? { as } : {}) }] : PAGES;

const running = process.env['PORTAL_URL'];
const portal = running ? { url: running, stop: async () => {} } : await startPortal();
const browser = await chromium.launch({
  executablePath: await findBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  await mkdir('screenshots', { recursive: true });
  const vehicles: { vehicles: { id: string }[] } = await (
    await fetch(`${portal.url}/api/vehicles?limit=3`)
  ).json();
  const vehicle = vehicles.vehicles[0];
  const comparison = `/compare?${vehicles.vehicles.map(({ id }) => `id=${id}`).join('&')}`;
  for (const page of route || !vehicle
    ? wanted
    : [...wanted, { route: `/vehicles/${vehicle.id}` }, { route: comparison }])
    await take(page);
} finally {
  await browser.close();
  await portal.stop();
}

async function take(page: { route: string; as?: string }): Promise<void> {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme });
      await context.addCookies([{ name: 'locale', value: lang, url: portal.url }]);
      if (page.as) {
        const data = { email: page.as, password: 'demo-password' };
        await context.request.post(`${portal.url}/api/login`, { data });
      }
      const tab = await context.newPage();
      await tab.goto(portal.url + page.route, { waitUntil: 'networkidle' });
      await showAllPictures(tab);
      const name = page.route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
      const path = `screenshots/${name}-${width}-${theme}-${lang}.png`;
      await tab.screenshot({ path, fullPage: true });
      console.log(path);
      await context.close();
    }
  }
}

/** Pictures below the fold load lazily, but a screenshot shows the whole page. */
async function showAllPictures(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}
