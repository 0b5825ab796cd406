import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { publicPages } from './public-pages.ts';
import { expect, open, signInAs, test } from './vocabulary.ts';

const KB = 1000;
/** For the scripts of every public page. */
const BUDGET_KB = 119;
/** For the HTML of a list, uncompressed. */
const LIST_BUDGET_KB = 110;

/** The scripts that the HTML of a page loads before any interaction: compressed, in bytes. */
async function firstLoadOf(calls: APIRequestContext, path: string) {
  const answer = await calls.get(path, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const asked = [html, answer.headers()['link'] ?? ''].join('\n');
  const files = new Set([...asked.matchAll(/\/assets\/[\w.~-]+\.(?:js|woff2)/g)].map(([file]) => file));
  let scripts = 0;
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const sent = await calls.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(sent.headers()['content-encoding'], file).toBe('br');
    scripts += Number(sent.headers()['content-length']);
  }
  return scripts;
}

test('the first load of a public page stays within its budget', async ({ request }) => {
  const over: string[] = [];
  const sizes: string[] = [];
  for (const path of await publicPages(request)) {
    const scripts = await firstLoadOf(request, path);
    sizes.push(`${path} ${(scripts / KB).toFixed(1)}`);
    expect(scripts, `${path}: all scripts were counted`).toBeGreaterThan(90 * KB);
    if (scripts > BUDGET_KB * KB) over.push(`${path}: ${(scripts / KB).toFixed(1)} of ${BUDGET_KB} KB`);
  }
  test.info().annotations.push({ type: 'sizes', description: sizes.join(', ') });
  expect(over).toEqual([]);
});

test('the entry asks for its functions to be compiled while it arrives', async ({ request }) => {
  const entry = /\/assets\/app-[\w-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  // Browsers read this line only at the head of a file.
  expect(await (await request.get(entry)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a page of the list is at most 110 KB for a dealer, with its state, and names each of their data once', async ({
  page,
}) => {
  await signInAs(page, 'dealer@example.com');
  const html = await (await page.request.get('/vehicles')).text();
  expect(html.split('<article').length - 1).toBe(24);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LIST_BUDGET_KB * KB);
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join('\n');
  for (const once of ['dealer@example.com', 'Autohaus Nord GmbH', 'DE123456788'])
    expect(scripts.split(once).length - 1, once).toBe(1);
});

/** The text of the built files that a program loads before it runs, and of those that it loads while its database starts. */
async function loadedBy(file: string, loaded = new Map<string, string>()): Promise<Map<string, string>> {
  if (loaded.has(file)) return loaded;
  const text = await readFile(join('dist', 'server', file), 'utf8');
  loaded.set(file, text);
  const next = text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)|\bimport\(["'`]\.\/(program-[^"'`]+)/g);
  for (const [, now, soon] of next) await loadedBy(now ?? soon ?? '', loaded);
  return loaded;
}

test('the program loads no demo code unless the demo is asked for', async () => {
  const loaded = await loadedBy('main.js');
  const program = [...loaded.values()].join('\n');
  for (const part of ['fastify', 'graphile_worker']) expect(program, part).toContain(part);
  // A dealer of the demo, and its drawings.
  for (const part of ['Autohaus Dreisam', 'linearGradient']) expect(program, part).not.toContain(part);
});

test('the web fonts of the portal weigh at most 60 KB', async ({ request, page }) => {
  const fonts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.add(asked.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let bytes = 0;
  for (const url of fonts) bytes += (await (await request.get(url)).body()).byteLength;
  expect(fonts.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(60 * KB);
});
