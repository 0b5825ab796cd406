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

describe('an unchanged answer', () => {
  test('is not sent again to a client that names its ETag', async () => {
    const first = await ask();
    const tag = String(first.headers['etag']);
    const again = await ask({ 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
  });

  test('is not sent again even to a browser that asks for a fresh copy', async () => {
    const tag = String((await ask()).headers['etag']);
    expect((await ask({ 'if-none-match': tag, 'cache-control': 'no-cache' })).statusCode).toBe(304);
  });

  test.each([
    ['"other", %', 304],
    ['W/%', 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('to If-None-Match %j has the status %i', async (header, status) => {
    const tag = String((await ask()).headers['etag']);
    expect((await ask({ 'if-none-match': header.replace('%', tag) })).statusCode).toBe(status);
  });

  test('is sent again as soon as it changes', async () => {
    const tag = String((await ask()).headers['etag']);
    counter += 1;
    const changed = await ask({ 'if-none-match': tag });
    expect([changed.statusCode, changed.json()]).toEqual([200, { counter }]);
  });
});

describe('caching', () => {
  test('answers are revalidated each time and vary by cookie', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers['vary']).toLowerCase()).toContain('cookie');
  });

  test('public answers to a signed-in user are private', async () => {
    const { cookie } = await aDealer(app);
    expect((await ask({ cookie })).headers['cache-control']).toBe('private, no-cache');
  });

  test('answers that need a session are not stored', async () => {
    const { cookie } = await aDealer(app);
    for (const url of ['/api/user', '/api/orders', '/api/reservations'])
      expect([url, (await ask({ cookie }, url)).headers['cache-control']]).toEqual([
        url,
        'private, no-store',
      ]);
  });

  test('answers to a change are not stored', async () => {
    const { user } = await aDealer(app);
    const payload = { email: user.email, password: user.password };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a test app fails on an answer that has more than its schema', async () => {
  const answer = await ask({}, '/api/leak');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('argon2id');
});

test('answers are JSON, and browsers may not guess another type', async () => {
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
