import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, CallFailed, callBy } from './call.ts';

/** The browser's fetch, answering this; what it was asked is told. */
function answering(answer: Response) {
  const asked = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', asked);
  return () => {
    const [url, request] = asked.mock.calls[0] ?? [];
    return { url, ...request };
  };
}
afterEach(() => vi.unstubAllGlobals());

const failed = (response: Response) => {
  answering(response);
  return call('GET /api/user').then(
    () => expect.unreachable(),
    (error: unknown) => error as CallFailed,
  );
};

describe('a call', () => {
  test('carries the cookies, and without a payload neither body nor content type', async () => {
    const asked = answering(Response.json({ email: 'a@example.com' }));
    await call('GET /api/user');
    expect(asked()).toEqual({ url: '/api/user', method: 'GET', headers: {}, credentials: 'include' });
  });

  test('sends a payload as JSON, and says so', async () => {
    const asked = answering(Response.json({}));
    await call('POST /api/login', { body: { email: 'a@example.com', password: 'secret' } });
    expect(asked()).toEqual({
      url: '/api/login',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com","password":"secret"}',
      credentials: 'include',
    });
  });

  test('reads by GET from the path of its key, and parses what comes', async () => {
    const asked = answering(Response.json({ vehicle: { make: 'Škoda' }, media: [] }));
    const result = await call('GET /api/vehicles/{id}', { params: { id: 'a/b' } });
    expect(asked()).toMatchObject({ url: '/api/vehicles/a%2Fb', method: 'GET' });
    expect(result).toEqual({ vehicle: { make: 'Škoda' }, media: [] });
  });

  test('repeats a parameter that has several values, and leaves out what is empty', async () => {
    const asked = answering(Response.json({}));
    await call('GET /api/vehicles', { query: { make: ['Audi', 'BMW'], model: undefined, q: '' } });
    expect(asked().url).toBe('/api/vehicles?make=Audi&make=BMW');
  });

  test('that is answered with nothing gives nothing', async () => {
    answering(new Response(null, { status: 204 }));
    expect(await call('POST /api/logout')).toBeUndefined();
  });
});

describe('an answer that is not OK', () => {
  test('is thrown with its status and text as the message, and the parsed problem beside it', async () => {
    const text = '{"code":"UNAVAILABLE","status":503}';
    const error = await failed(new Response(text, { status: 503 }));
    expect(error).toBeInstanceOf(CallFailed);
    expect(error.message).toBe(`503: ${text}`);
    expect(error.problem).toEqual({ code: 'UNAVAILABLE', status: 503 });
  });

  test('without a body is called by its status text', async () => {
    const error = await failed(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect([error.message, error.problem]).toEqual(['502: Bad Gateway', null]);
  });

  test('that is no problem by contract has none, whatever it holds', async () => {
    for (const text of ['<html>', '"text"', 'null', '{"error":1}'])
      expect((await failed(new Response(text, { status: 500 }))).problem).toBeNull();
  });
});

test('a call that is cut off is told from an answer', async () => {
  const cut = callBy(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(cut('GET /api/user')).rejects.toBeInstanceOf(TypeError);
});
