import { defineConfig } from '@playwright/test';
import { slowness } from './scripts/slowness.js';

// Tests wait for states. The limits only end a test that hangs, so they are generous and grow with the machine's load.
const SECOND = 1000 * slowness();
const chromium = process.env['CHROMIUM'];

/** What the server sends is the same at every width, and what looks at every width sets them itself. */
const AT_ANY_WIDTH = /(bounded|everywhere|found|introduction|sizes|texts)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // A journey waits about half of its time: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120 * SECOND,
  expect: { timeout: 30 * SECOND },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    // What fades has no contrast to be measured: without motion every state is there at once, as readers may wish it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: '*.spec.ts',
      testIgnore: AT_ANY_WIDTH,
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testMatch: '*.spec.ts' },
    // What takes too long for `npm test`: `npm run test:long`.
    { name: 'long', testMatch: '*.long.ts', timeout: 15 * 60 * SECOND },
  ],
});
