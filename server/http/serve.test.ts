import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { serve } from './serve.ts';

let counter = 1;
const count = endpoint({
  method: 'GET',
  path: '/api/count',
  summary: 'Counts',
  access: 'public',
  result: z.object({ counter: z.number() }),
});
const leak = endpoint({
  method: 'GET',
  path: '/api/leak',
  summary: 'Answers more than it promised',
  access: 'public',
  result: z.object({ counter: z.number() }),
});

const app = await testApp({
  servePages: async (served) => {
    serve(served, count, async () => ({ counter }));
    serve(served, leak, async () => ({ counter, password_hash: '$argon2id$' }));
  },
});

const ask = (headers: Record<string, string> = {}, url = '/api/count') => app.inject({ url, headers });

describe('an answer that is unchanged', () => {
  test('is not sent again to whom names its tag', async () => {
    const first = await ask();
    const tag = String(first.headers['etag']);
    const again = await ask({ 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
  });

  test('is not sent again even to a browser that asks not to be given a stale one', async () => {
    const tag = String((await ask()).headers['etag']);
    expect((await ask({ 'if-none-match': tag, 'cache-control': 'no-cache' })).statusCode).toBe(304);
  });

  test.each([
    ['"other", %', 304],
    ['W/%', 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('by If-None-Match %j: %i', async (header, status) => {
    const tag = String((await ask()).headers['etag']);
    expect((await ask({ 'if-none-match': header.replace('%', tag) })).statusCode).toBe(status);
  });

  test('is sent anew as soon as it changes', async () => {
    const tag = String((await ask()).headers['etag']);
    counter += 1;
    const changed = await ask({ 'if-none-match': tag });
    expect([changed.statusCode, changed.json()]).toEqual([200, { counter }]);
  });
});

describe('what is kept by whom', () => {
  test('answers are asked for again each time, and differ by cookie', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers['vary']).toLowerCase()).toContain('cookie');
  });

  test('answers to somebody who is signed in are his alone', async () => {
    const { cookie } = await aDealer(app);
    expect((await ask({ cookie })).headers['cache-control']).toBe('private, no-cache');
    expect((await ask({ cookie }, '/api/user')).headers['cache-control']).toBe('private, no-cache');
  });

  test('answers to a change are kept by nobody', async () => {
    const { user } = await aDealer(app);
    const payload = { email: user.email, password: user.password };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a test app refuses to answer more than the schema promises', async () => {
  const answer = await ask({}, '/api/leak');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('argon2id');
});

test('answers are JSON that no browser takes for anything else', async () => {
  const { headers } = await ask();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('large answers are compressed, small ones not', async () => {
  const compressed = await ask({ 'accept-encoding': 'br' }, '/api/openapi.json');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});
