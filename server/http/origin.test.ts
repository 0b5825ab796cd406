import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';

const app = await testApp({ publicUrl: 'https://portal.example' });
const proxiedApp = await testApp({
  db: app.deps.db,
  publicUrl: 'https://portal.example',
  trustProxy: ['127.0.0.1'],
});

const logout = (headers: Record<string, string>, on = app) =>
  call(on, 'POST /api/logout', { headers: { host: 'portal.example:3000', ...headers } });

describe('a state-changing call is answered', () => {
  test.each([
    ['without an Origin, as from a program', {}],
    ['from a page of the portal', { origin: 'https://portal.example' }],
    ["from a page of the portal's host at the port of the request", { origin: 'http://portal.example:3000' }],
    ['from a page of localhost', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['from a page of 127.0.0.1', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }],
    ['from a page of [::1]', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    ['without an Origin from the same site', { 'sec-fetch-site': 'same-origin' }],
    ['without an Origin from the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_, headers) => {
    expect((await logout(headers)).status).toBe(204);
  });

  test('from the host of a trusted proxy, with the scheme that it reports', async () => {
    const headers = { origin: 'https://portal.example:3000', 'x-forwarded-proto': 'https' };
    expect((await logout(headers, proxiedApp)).status).toBe(204);
    expect((await logout(headers)).status).toBe(403);
  });
});

describe('a state-changing call is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a subdomain of the portal', { origin: 'https://blog.portal.example' }],
    ["from a site whose name begins like the portal's", { origin: 'https://portal.example.evil.example' }],
    ['from another scheme', { origin: 'http://portal.example' }],
    ['from another port', { origin: 'https://portal.example:8443' }],
    ['from another port of the host', { origin: 'http://portal.example:4000' }],
    ['from another port of localhost', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
    [
      'from a host that is not the portal, even if the request was sent to it (DNS rebinding)',
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    [
      'from a name that only begins like a loopback address',
      { origin: 'http://127.0.0.1.evil.example', host: '127.0.0.1.evil.example' },
    ],
    ['from a page without an origin', { origin: 'null' }],
    ['with an empty Origin', { origin: '' }],
    [
      'without an Origin, if the browser reports that another site sends it',
      { 'sec-fetch-site': 'cross-site' },
    ],
  ])('%s', async (_, headers) => {
    const { status, problem } = await logout(headers);
    expect([status, problem.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test('whatever its method, before any other check', async () => {
    const { cookie } = await aDealer(app);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/anything',
        headers: { cookie, origin: 'https://evil.example' },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
  });

  test('and the session does not change', async () => {
    const { cookie } = await aDealer(app);
    expect(
      (await call(app, 'POST /api/logout', { cookie, headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
    expect((await call(app, 'GET /api/user', { cookie })).status).toBe(200);
  });
});

test('a read is answered for any origin, but not shared with other sites', async () => {
  const answer = await app.inject({ url: '/api/health', headers: { origin: 'https://evil.example' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
