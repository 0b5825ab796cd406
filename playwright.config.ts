import { defineConfig } from '@playwright/test';
import { slowness } from './scripts/slowness.js';

// Tests wait for states. The limits only end a test that hangs, so they are generous and grow with the load of the machine.
const SECOND = 1000 * slowness();
const chromium = process.env['CHROMIUM'];

/** Specs that test what the server sends, or set the width of the window themselves. */
const AT_ANY_WIDTH = [
  'condition',
  // Waits up to a minute for a mail, so it runs while other tests do.
  'ending-mails',
  'filter-sheet',
  'icons',
  'introduction',
  'seo',
  'sizes',
  'slow-page',
];
/** What clerks do, at a desk, where the other window would change nothing but the layout. The walks see that of every page. */
const AT_A_DESK = ['admins', 'pricing', 'reopen', 'second-factor', 'two-clerks', 'two-dealers'];
/** What clerks do, at a desk first. */
const AT_A_DESK_FIRST = ['back-office', 'clerk', 'dealer-desk', 'order-desk', 'upload', 'vehicle-desk'];
/** What dealers do, on a phone, where the other window would change nothing but the layout. */
const ON_A_PHONE = [
  'account',
  'addresses',
  'auth',
  'cheaper',
  'company-invitations',
  'confirm-address',
  'hydration',
  'lost-answer',
  'papers',
  'plain-forms',
  'pressed',
  'public',
  'recovery',
  'registration',
  'sums',
];
/** What dealers do, on a phone first. */
const ON_A_PHONE_FIRST = [
  'buying',
  'card-add',
  'cart',
  'company',
  'compare',
  'complaints',
  'find-and-buy',
  'inventory',
  'journey',
  'layout',
  'list-download',
  'live',
  'orders',
  'proof-of-arrival',
  'reservations',
  'searches',
  'vehicle',
  'watchlist',
];
/** What makes the work at a desk easier. The journeys above use each of its pages before. */
const SECONDARY_AT_A_DESK = [
  'back-to-list',
  'clerk-tables',
  'dealer-filter',
  'history',
  'kept-input',
  'keyboard',
  'list-exports',
  'order-print',
  'scrollbar',
  'side-by-side',
  'unsaved-input',
];
const SECONDARY_IN_BOTH = [
  'admin-shell',
  'bulk',
  'choices',
  'clerk-dialogs',
  'clerk-lists',
  'list-view',
  'order-bulk',
  'search-everything',
];
/** Every text of a public page. */
const PUBLIC_TEXTS = ['content'];
/** Every text that loads late, in two languages. */
const LATE_TEXTS = ['texts'];
/** Only `npm run test:long` runs them. */
const LONGER = [...SECONDARY_AT_A_DESK, ...SECONDARY_IN_BOTH, ...PUBLIC_TEXTS, ...LATE_TEXTS];
/** They change much that the walks look at. */
const LISTS = ['bounded.long.ts', 'each-list.long.ts'];
const HOUR = 'clerk-hour.long.ts';

const specs = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // A test waits about half of its time, so three workers keep two cores busy.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120 * SECOND,
  // The pages of tests get no stream of changes and poll every 30 seconds.
  expect: { timeout: 45 * SECOND },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace costs a third of the time of a test. `--trace=retain-on-failure` turns it on for one run.
    trace: 'off',
    // During a fade axe cannot measure the contrast. With reduced motion every state is reached at once.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // `npm test` runs each spec in the window of its readers, and in both where the width decides what happens.
    {
      name: 'phone',
      use: phone,
      testMatch: '*.spec.ts',
      testIgnore: specs([...AT_ANY_WIDTH, ...AT_A_DESK, ...AT_A_DESK_FIRST, ...LONGER]),
    },
    {
      name: 'desktop',
      use: desktop,
      testMatch: '*.spec.ts',
      testIgnore: specs([...ON_A_PHONE, ...ON_A_PHONE_FIRST, ...LONGER]),
    },
    // `npm run test:long` runs in the other window what looks or works differently there, and what takes too long for each change.
    {
      name: 'other-phone',
      use: phone,
      testMatch: specs([...AT_A_DESK_FIRST, ...SECONDARY_IN_BOTH, ...PUBLIC_TEXTS]),
    },
    {
      name: 'other-desktop',
      use: desktop,
      testMatch: specs([...ON_A_PHONE_FIRST, ...SECONDARY_IN_BOTH, ...SECONDARY_AT_A_DESK, ...LATE_TEXTS]),
    },
    { name: 'long', testMatch: '*.long.ts', testIgnore: [...LISTS, HOUR], timeout: 15 * 60 * SECOND },
    // After the walks: they measure that nothing moves, and lists follow what a clerk changes.
    { name: 'lists', use: desktop, testMatch: LISTS, dependencies: ['long'] },
    { name: 'hour', use: desktop, testMatch: HOUR, timeout: 15 * 60 * SECOND, dependencies: ['lists'] },
  ],
});
