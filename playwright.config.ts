import { defineConfig } from '@playwright/test';
import { slowness } from './scripts/slowness.js';

// Tests wait for states. The limits only end a test that hangs, so they are generous and grow with the load of the machine.
const SECOND = 1000 * slowness();
const chromium = process.env['CHROMIUM'];

/** These specs test what the server sends, or set the width of the window themselves. They run on the desktop only. */
const AT_ANY_WIDTH = /(bounded|everywhere|introduction|seo|sizes|texts)\.spec\.ts$/;

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
  expect: { timeout: 30 * SECOND },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    // During a fade axe cannot measure the contrast. With reduced motion every state is reached at once.
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
    // Too slow for `npm test`. Run it with `npm run test:long`.
    { name: 'long', testMatch: '*.long.ts', timeout: 15 * 60 * SECOND },
  ],
});
