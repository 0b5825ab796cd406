import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { servePages } from '../pages/pages.ts';
import { openHashThreads } from './hash-threads.ts';
import { openPasswords } from './passwords.ts';

const SIGN_INS = 400;
/** Two hashes run at once, and 100 wait. An answer that waits for a thread of theirs waits for dozens. */
const HASHES_AT_MOST = 8;

const words = Array.from({ length: 5_000 }, (_, line) => `.vehicle-${line} { order: ${line % 97} }`).join(
  '\n',
);
const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, 'style.css'), words);
await writeFile(join(folder, 'style.css.br'), brotliCompressSync(words));

const threads = openHashThreads();
let hashes = 0;

const app = await testApp({
  trustProxy: ['127.0.0.1'],
  passwords: openPasswords(undefined, undefined, {
    ...threads,
    compute: (task) => threads.compute(task).finally(() => (hashes += 1)),
  }),
  servePages: async (served) => {
    await served.register(staticFiles, { root: folder, prefix: '/assets/', preCompressed: true });
    servePages(served, async () => ({
      render: async () => ({ status: 200, location: null, html: words }),
      indexablePages: { found: [], notIndexable: [] },
      files: { manifest: { routes: {} }, scriptsIn: () => ({}), fonts: [] },
      contentSecurityPolicy: null,
    }));
  },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** Signs in from a separate network, so that the rate limits do not apply. */
const signIn = (turn: number) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:${turn.toString(16)}::1` },
    body: JSON.stringify({ email: `nobody-${turn}@example.com`, password: 'wrong' }),
  });

async function ask(path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await answer.text()).toBe(words);
}

/**
 * How many passwords were checked before an answer came: a clock that a slow machine slows down with the answer. The times
 * themselves are measured by `npm run bench -- --only sign-ins`.
 */
async function hashesUntil(act: () => Promise<unknown>): Promise<number> {
  const before = hashes;
  await act();
  return hashes - before;
}

function medianOf(counts: number[]): number {
  const median = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];
  if (median === undefined) throw new Error('nothing was counted');
  return median;
}

test('while 400 users sign in at once, a page and a static file wait for a few of them at most', async () => {
  let waiting = SIGN_INS;
  const signingIn = Array.from({ length: SIGN_INS }, (_, turn) => signIn(turn).finally(() => (waiting -= 1)));
  const waited = { page: [] as number[], file: [] as number[] };
  while (waiting > 0) {
    waited.page.push(await hashesUntil(() => ask('/')));
    waited.file.push(await hashesUntil(() => ask('/assets/style.css')));
  }
  const answers = await Promise.all(signingIn);
  const checked = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 503);
  expect(checked.length).toBeGreaterThan(0);
  expect(refused.length).toBe(SIGN_INS - checked.length);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['10']));
  expect(hashes).toBe(checked.length);
  expect(medianOf(waited.page)).toBeLessThanOrEqual(HASHES_AT_MOST);
  expect(medianOf(waited.file)).toBeLessThanOrEqual(HASHES_AT_MOST);
});
