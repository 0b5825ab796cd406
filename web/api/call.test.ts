import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, CallFailed, callBy, isRefused } from './call.ts';

/** Replaces fetch by one that gives this answer. The returned function gives the request. */
function stubFetch(answer: Response) {
  const requested = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', requested);
  return () => {
    const [url, request] = requested.mock.calls[0] ?? [];
    return { url, ...request };
  };
}
afterEach(() => vi.unstubAllGlobals());

const failed = (response: Response) => {
  stubFetch(response);
  return call('GET /api/user').then(
    () => expect.unreachable(),
    (error: unknown) => error as CallFailed,
  );
};

describe('a call', () => {
  test('sends the cookies; without a body it sends no content type', async () => {
    const requested = stubFetch(Response.json({ email: 'a@example.com' }));
    await call('GET /api/user');
    expect(requested()).toEqual({ url: '/api/user', method: 'GET', headers: {}, credentials: 'include' });
  });

  test('sends a body as JSON with its content type', async () => {
    const requested = stubFetch(Response.json({}));
    await call('POST /api/login', { body: { email: 'a@example.com', password: 'secret' } });
    expect(requested()).toEqual({
      url: '/api/login',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com","password":"secret"}',
      credentials: 'include',
    });
  });

  test('fills the path of its name, and parses the answer', async () => {
    const requested = stubFetch(Response.json({ vehicle: { make: 'Škoda' }, media: [] }));
    const result = await call('GET /api/vehicles/{id}', { params: { id: 'a/b' } });
    expect(requested()).toMatchObject({ url: '/api/vehicles/a%2Fb', method: 'GET' });
    expect(result).toEqual({ vehicle: { make: 'Škoda' }, media: [] });
  });

  test('repeats a parameter that has several values, and omits empty ones', async () => {
    const requested = stubFetch(Response.json({}));
    await call('GET /api/vehicles', { query: { make: ['Audi', 'BMW'], model: undefined, q: '' } });
    expect(requested().url).toBe('/api/vehicles?make=Audi&make=BMW');
  });

  test('that is answered without a body gives undefined', async () => {
    stubFetch(new Response(null, { status: 204 }));
    expect(await call('POST /api/logout')).toBeUndefined();
  });
});

describe('an answer that is not OK', () => {
  test('is thrown with status and text as its message, and with the parsed problem', async () => {
    const text = '{"code":"UNAVAILABLE","status":503}';
    const error = await failed(new Response(text, { status: 503 }));
    expect(error).toBeInstanceOf(CallFailed);
    expect(error.message).toBe(`503: ${text}`);
    expect(error.problem).toEqual({ code: 'UNAVAILABLE', status: 503 });
  });

  test('without a body has its status text as message', async () => {
    const error = await failed(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect([error.message, error.problem]).toEqual(['502: Bad Gateway', null]);
  });

  test('that is not a problem of the contract has problem null', async () => {
    for (const text of ['<html>', '"text"', 'null', '{"error":1}'])
      expect((await failed(new Response(text, { status: 500 }))).problem).toBeNull();
  });
});

test('a refusal of this call with this code gives its payload', async () => {
  const status = 'PATCH /api/orders/{id}/status';
  const text = '{"code":"EDITED_MEANWHILE","current":{"status":"PROCESSED"}}';
  stubFetch(new Response(text, { status: 412 }));
  const error = await call(status, { params: { id: 'a' }, body: { status: 'COMPLETED' } }).catch(
    (reason: unknown) => reason,
  );
  expect(isRefused(error, status, 'EDITED_MEANWHILE') && error.problem.current.status).toBe('PROCESSED');
  expect(isRefused(error, status, 'VEHICLE_UNAVAILABLE')).toBe(false);
  // Another call declares another payload for this code.
  expect(isRefused(error, 'PATCH /api/vehicles/{id}', 'EDITED_MEANWHILE')).toBe(false);
  expect(isRefused(new TypeError('Failed to fetch'), status, 'EDITED_MEANWHILE')).toBe(false);
});

test('a broken connection is a TypeError, not a CallFailed', async () => {
  const cut = callBy(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(cut('GET /api/user')).rejects.toBeInstanceOf(TypeError);
});

test('a refused act knows that the same was sent before without an answer', async () => {
  const answers: (Response | TypeError)[] = [];
  const send = callBy(async () => {
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer;
    return { status: answer.status, statusText: '', text: await answer.text() };
  });
  const cancel = async (id: string, answer: Response | TypeError) => {
    answers.push(answer);
    const error = await send('POST /api/orders/{id}/cancel', { params: { id } }).catch(
      (failure: unknown) => failure,
    );
    return error instanceof CallFailed && error.isAfterLost;
  };
  const refusal = () => new Response('{"code":"ORDER_NOT_CANCELLABLE"}', { status: 409 });

  expect(await cancel('a', refusal())).toBe(false);
  await cancel('a', new TypeError('Failed to fetch'));
  await cancel('b', new Response('<html>', { status: 504 }));
  expect([await cancel('a', refusal()), await cancel('b', refusal()), await cancel('c', refusal())]).toEqual([
    true,
    true,
    false,
  ]);
  await cancel('a', Response.json({}));
  expect(await cancel('a', refusal())).toBe(false);
});
