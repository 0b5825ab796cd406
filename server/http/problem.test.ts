import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, ERROR_TITLE } from '../../contract/errors.ts';
import { rateLimitedBy } from '../../contract/payloads.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, aRegistration } from '../../fixtures/dealers.ts';
import { openDatabase } from '../db.ts';
import { Failure } from '../failure.ts';
import { serve } from './serve.ts';

const fault = endpoint({ method: 'GET', path: '/api/fault', summary: 'Fails', access: 'public' });
const full = endpoint({
  method: 'GET',
  path: '/api/full',
  summary: 'Fails for want of space',
  access: 'public',
});
const noSuchDay = endpoint({
  method: 'GET',
  path: '/api/no-such-day',
  summary: 'Asks the database for a day that it does not have',
  access: 'public',
  query: z.strictObject({ day: z.string() }),
});
const slow = endpoint({
  method: 'GET',
  path: '/api/slow',
  summary: 'Asks for patience',
  access: 'public',
  errors: { RATE_LIMITED: rateLimitedBy('LOGIN') },
});
const refusing = endpoint({
  method: 'GET',
  path: '/api/refusing',
  summary: 'Refuses with the payload that it is given',
  access: 'public',
  query: z.strictObject({ payload: z.string() }),
  errors: { EDITED_MEANWHILE: z.object({ current: z.object({ status: z.enum(ORDER_STATUSES) }) }) },
});

const servePages = async (served: FastifyInstance) => {
  serve(served, refusing, async ({ query }) => {
    throw new Failure('EDITED_MEANWHILE', { payload: JSON.parse(query.payload) });
  });
};

const app = await testApp({
  servePages: async (served) => {
    await servePages(served);
    serve(served, fault, async () => {
      throw new Error('password of the database is hunter2', { cause: new Error('/etc/secret') });
    });
    serve(served, full, async () => {
      throw Object.assign(new Error('no space left on device, write /var/media'), { code: 'ENOSPC' });
    });
    serve(served, noSuchDay, async ({ query }) => {
      await sql`select ${query.day}::date`.execute(served.deps.db);
      return undefined;
    });
    serve(served, slow, async () => {
      throw new Failure('RATE_LIMITED', { retryAfterSeconds: 7, payload: { limit: 'LOGIN' } });
    });
  },
});

const unchecked = await testApp({ db: app.deps.db, checkAnswers: false, servePages });

// Nothing listens on port 1, and there is no such socket.
const withoutDatabase = await testApp({
  db: openDatabase('postgres://nobody:nothing@127.0.0.1:1/nowhere').db,
});
const withoutSocket = await testApp({
  db: openDatabase('postgres://nobody:nothing@localhost/nowhere?host=/nowhere').db,
});

const post = (payload: string | Buffer, contentType = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': contentType }, payload });

describe('every refusal', () => {
  test('is a problem of RFC 9457 with a stable code, an English sentence and the id of the request', async () => {
    const answer = await app.inject('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = answer.json();
    expect(problem).toEqual({
      type: 'urn:forecourt:problem:not-authenticated',
      title: ERROR_TITLE.NOT_AUTHENTICATED,
      status: 401,
      detail: 'Please sign in first.',
      code: 'NOT_AUTHENTICATED',
      message: 'Please sign in first.',
      requestId: answer.headers['x-request-id'],
    });
    expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('of an invalid request names each broken rule, and its detail lists them all', async () => {
    const { problem } = await call(app, 'POST /api/login', { body: { email: 'x', password: '' } });
    expect(problem.errors).toEqual([
      { path: 'email', code: 'LOGIN_EMAIL_INVALID', message: 'Please enter a valid email address' },
      { path: 'password', code: 'PASSWORD_REQUIRED', message: 'Password is required' },
    ]);
    expect(problem.detail).toBe('email: Please enter a valid email address; password: Password is required');
    expect(problem.message).toBe(problem.detail);
  });

  test('distinguishes a missing value from a wrong one', async () => {
    const { cookie } = await anAdmin(app);
    const codesFor = async (body: unknown) => {
      const params = { id: randomUUID() };
      const { problem } = await call(app, 'PATCH /api/admin/dealers/{id}/status', { cookie, params, body });
      return problem.errors?.map(({ path, code }) => [path, code]);
    };
    expect(await codesFor({})).toEqual([['status', 'REQUIRED']]);
    expect(await codesFor({ status: 'GONE' })).toEqual([['status', 'NOT_A_CHOICE']]);
    expect(await codesFor({ status: null })).toEqual([['status', 'NOT_A_CHOICE']]);
    expect(await codesFor([])).toEqual([['', 'INVALID']]);
  });

  test('has a status that fits its code', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS))
      expect([code, Number.isInteger(status) && status >= 400 && status < 600]).toEqual([code, true]);
  });
});

describe('a body that cannot be read', () => {
  test.each(['{', '{"email":', 'email=x', '{"email":"a@example.com",}', '\u0000', '"', 'undefined'])(
    '%j is 400',
    async (payload) => {
      const answer = await post(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(answer.json().errors).toEqual([
        { path: '', code: 'INVALID', message: 'The request cannot be read' },
      ]);
    },
  );

  test.each(['null', '[]', '"text"', '7', 'true', ''])(
    '%j is parsed, and breaks the rules of the call',
    async (payload) => {
      const answer = await post(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(answer.json().errors.length).toBeGreaterThan(0);
    },
  );

  test('with __proto__ or constructor as a key is refused', async () => {
    for (const payload of ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{}}}']) {
      expect((await post(payload)).json().code).toBe('VALIDATION_FAILED');
    }
  });
});

describe('a body of the wrong content type or size', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/json', 'nonsense'])(
    '%s is 415',
    async (type) => {
      const answer = await post('{"email":"a@example.com","password":"x"}', type);
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    },
  );

  test('multipart is 415 where no upload is expected', async () => {
    const answer = await post(
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    );
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test('JSON is accepted with any charset in its content type', async () => {
    expect(
      (await post('{"email":"a@example.com","password":"x"}', 'application/json; charset=UTF-8')).json().code,
    ).toBe('INVALID_CREDENTIALS');
  });

  test('more than a megabyte is 413', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a call without input accepts an empty object, and names any other key', async () => {
    expect((await call(app, 'POST /api/logout', { body: {} })).status).toBe(204);
    const { problem } = await call(app, 'POST /api/logout', { body: { everywhere: true } });
    expect(problem.errors).toEqual([
      { path: 'everywhere', code: 'UNKNOWN_KEY', message: 'This key is not known' },
    ]);
  });
});

describe('unknown keys are refused by name', () => {
  test('in a body, by the path of a nested key', async () => {
    const registration = aRegistration();
    const { problem } = await call(app, 'POST /api/register', {
      body: { ...registration, planet: 1, 'a.b': 2, contact: { ...registration.contact, age: 42 } },
    });
    expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([
        ['planet', 'UNKNOWN_KEY'],
        ['a.b', 'UNKNOWN_KEY'],
        ['contact.age', 'UNKNOWN_KEY'],
      ]),
    );
  });

  test('in a query', async () => {
    const { cookie } = await anAdmin(app);
    const { problem } = await call(app, 'GET /api/admin/dealers', {
      cookie,
      query: { page: '1', order: 'up' },
    });
    expect(problem.errors).toEqual([
      { path: 'order', code: 'UNKNOWN_KEY', message: 'This key is not known' },
    ]);
  });
});

test('a refusal names at most 50 faults, and is never much larger than the request', async () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, key) => [`k${key}`, 0])));
  const long = JSON.stringify({ ['k'.repeat(900_000)]: 0 });
  for (const payload of [many, long]) {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/login', headers, payload });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(answer.json().errors.length).toBeLessThanOrEqual(50);
    expect(answer.body.length).toBeLessThan(20_000);
  }
});

describe('characters that cannot be stored', () => {
  test('are refused in a body, naming the field', async () => {
    const { problem } = await call(app, 'POST /api/register', {
      body: aRegistration({ companyName: 'Auto\0haus' }),
    });
    expect(problem.errors).toEqual([
      {
        path: 'companyName',
        code: 'CONTROL_CHARACTERS',
        message: 'Control characters and invisible characters are not allowed',
      },
    ]);
  });

  test('do no harm in a password, which is not stored', async () => {
    const { user } = await aDealer(app);
    const answer = await call(app, 'POST /api/login', { body: { email: user.email, password: 'a\0b' } });
    expect(answer.problem.code).toBe('INVALID_CREDENTIALS');
  });

  test('are refused in a query, and not found in a path', async () => {
    const { cookie } = await anAdmin(app);
    const search = await call(app, 'GET /api/admin/dealers', { cookie, query: { search: 'a\0b' } });
    expect(search.problem.code).toBe('VALIDATION_FAILED');
    const path = await call(app, 'DELETE /api/admin/dealers/{id}', { cookie, params: { id: '\0' } });
    expect(path.problem.code).toBe('NOT_FOUND');
  });

  test('half a surrogate pair is refused, too', async () => {
    const { problem } = await call(app, 'POST /api/register', {
      body: aRegistration({ companyName: 'Half \ud83d' }),
    });
    expect(problem.errors).toMatchObject([{ path: 'companyName', code: 'CONTROL_CHARACTERS' }]);
    const login = await post('{"email":"a@example.com","password":"\\ud83d"}');
    expect(login.json().code).toBe('INVALID_CREDENTIALS');
  });
});

describe('an unknown path or id', () => {
  test.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api/user/',
    '/api/%',
    '/api/%zz',
    '/%c0%ae%c0%ae/etc',
    '/api/admin/overview/',
  ])('%s is 404', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('a known path with another method is 404', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/user' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    '1',
    'undefined',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
    "1' or true --",
    '..',
    'x'.repeat(400),
    'x'.repeat(4000),
    '٣',
  ])('the id %j is not found: 404', async (id) => {
    const { cookie } = await anAdmin(app);
    const answer = await call(app, 'PATCH /api/admin/dealers/{id}/status', {
      cookie,
      params: { id },
      body: { status: 'ACTIVE' },
    });
    expect([answer.status, answer.problem.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the payload of a refusal', () => {
  const refuse = async (payload: object, asked = app) =>
    (await asked.inject({ url: '/api/refusing', query: { payload: JSON.stringify(payload) } })).json();

  test('is part of the problem', async () => {
    const current = { status: 'CANCELLED' };
    expect(await refuse({ current })).toMatchObject({ code: 'EDITED_MEANWHILE', status: 412, current });
  });

  test.each([{}, { current: {} }, { current: { status: 'GONE' } }])(
    'must fit its schema: %j becomes 500',
    async (payload) => {
      expect(await refuse(payload)).toMatchObject({ code: 'INTERNAL', status: 500 });
    },
  );

  test('may have no member that its schema lacks', async () => {
    const payload = { current: { status: 'CANCELLED' }, password_hash: '$argon2id$' };
    expect(await refuse(payload)).toMatchObject({ code: 'INTERNAL', status: 500 });
  });

  test('is not checked in production', async () => {
    expect(await refuse({}, unchecked)).toMatchObject({ code: 'EDITED_MEANWHILE', status: 412 });
  });
});

describe('an unexpected error', () => {
  test('is 500 and reveals no internals', async () => {
    const answer = await app.inject('/api/fault');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
    expect(answer.json().detail).toBe(ERROR_TITLE.INTERNAL);
    expect(answer.body).not.toMatch(/hunter2|secret|Error|at |\.ts/);
  });

  test('a full disk is 503', async () => {
    const answer = await app.inject('/api/full');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.body).not.toContain('/var');
  });
});

test.each(['0000-01-01', '2023-02-29', 'tomorrow or so'])(
  'a date that PostgreSQL refuses breaks a rule: %s',
  async (day) => {
    const answer = await app.inject({ url: '/api/no-such-day', query: { day } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.json().errors).toEqual([
      { path: '', code: 'DATE_INVALID', message: 'Please enter a date as YYYY-MM-DD' },
    ]);
  },
);

test('a limited call answers 429 with Retry-After and the name of the limit', async () => {
  const answer = await app.inject('/api/slow');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED', limit: 'LOGIN' });
});

describe('without its database', () => {
  test('calls that need the database answer 503', async () => {
    const answers = await Promise.all(
      [withoutDatabase, withoutSocket].flatMap((server) => [
        server.inject('/api/health'),
        server.inject('/api/vehicles'),
        server.inject({ url: '/api/user', headers: { cookie: 'sid=x' } }),
        server.inject({
          method: 'POST',
          url: '/api/login',
          payload: { email: 'a@example.com', password: 'x' },
        }),
      ]),
    );
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|ENOENT|nobody/);
    }
  });

  test('calls that do not need it are answered', async () => {
    expect((await withoutDatabase.inject('/api/openapi.json')).statusCode).toBe(200);
    expect((await withoutDatabase.inject('/api/user')).statusCode).toBe(401);
  });
});
