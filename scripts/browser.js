import { existsSync } from 'node:fs';
import { giveUp } from './process.js';

/** Chromium without windows: the same pages take a third less time in it. It measures some texts a little wider. */
const SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a browser: the one that CHROMIUM names, an installed one, or the one from the npm package.
 * @param {{ isWhole: boolean }} wanted a whole browser, as people have it, rather than a fast one
 */
export async function findBrowser({ isWhole }) {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) giveUp(`CHROMIUM names ${named}, which does not exist.`);
  const order = isWhole ? [...INSTALLED, SHELL] : [SHELL, ...INSTALLED];
  const found = named ?? order.find((path) => existsSync(path));
  if (found) return found;
  try {
    // The package unpacks the libraries that a bare machine lacks only when this variable is set.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    giveUp(`The browser tests need Chromium: install it, or set CHROMIUM to its path (${String(error)}).`);
  }
}
