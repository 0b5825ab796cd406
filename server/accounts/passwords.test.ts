import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, aRegistration, CHEAPEST, PASSWORD } from '../../fixtures/dealers.ts';
import { slowness } from '../../scripts/slowness.js';
import { Failure } from '../failure.ts';
import { HASHING, NOBODYS_HASH, openPasswords, type Passwords } from './passwords.ts';

const cheapHash = hashSync(PASSWORD, CHEAPEST);
/** No hash is ever computed: there is no place, or it waits until its time is over. */
const FULL = { atOnce: 0, waiting: 0, waitMs: 60_000 };
const STUCK = { atOnce: 0, waiting: 1, waitMs: 20 };
const ENDLESS = { ...STUCK, waitMs: 60_000 };
/** One try, then none for a long time. */
const ONE_TRY = { size: 1, seconds: 3600 };
const limits = { loginByPair: ONE_TRY, loginByNetwork: ONE_TRY, registerByNetwork: ONE_TRY };

const trustProxy = ['127.0.0.1'];
const app = await testApp({ limits, trustProxy });
const { db } = app.deps;
const portalWith = (bounds: typeof HASHING) =>
  testApp({ db, limits, trustProxy, passwords: openPasswords(bounds) });
const full = await portalWith(FULL);
const stuck = await portalWith(STUCK);
const endless = await portalWith(ENDLESS);
const oneByOne = await portalWith({ ...HASHING, atOnce: 1, waitMs: 60_000 });

let hosts = 0;
/** An address that no other test uses. */
const aHost = () => `198.51.100.${++hosts}`;

const login = (on: typeof app, email: string, password: string, host: string) =>
  call(on, 'POST /api/login', { body: { email, password }, headers: { 'x-forwarded-for': host } });
const register = (on: typeof app, host: string) =>
  call(on, 'POST /api/register', { body: aRegistration(), headers: { 'x-forwarded-for': host } });

/** Signs in over a real connection, unlike `app.inject`, each time from a new address. */
async function senderTo(on: typeof app) {
  const url = await on.listen({ port: 0, host: '127.0.0.1' });
  return (body: { email: string; password: string }, signal?: AbortSignal) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': aHost() },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
}

function thePasswords(bounds = HASHING) {
  const passwords = openPasswords(bounds);
  onTestFinished(passwords.close);
  return passwords;
}

/** The result of the verification, or the code of the refusal. */
const verdict = (passwords: Passwords, hash: string | undefined, password: string, gone?: AbortSignal) =>
  passwords
    .attempt(({ verify }) => verify(hash, password), gone)
    .catch((error: unknown) => (error instanceof Failure ? error.code : error));

test('two hashes run at a time, a hundred wait, each at most ten seconds', () => {
  expect(HASHING).toEqual({ atOnce: 2, waiting: 100, waitMs: 10_000 });
});

describe('passwords', () => {
  test('are verified against their hash, without a cut and with their case', async () => {
    const passwords = thePasswords();
    const hash = await passwords.attempt((hashing) => hashing.hash(PASSWORD));
    expect(await verdict(passwords, hash, PASSWORD)).toBe(true);
    for (const other of [
      'wrong',
      PASSWORD.toUpperCase(),
      PASSWORD.slice(0, -1),
      `${PASSWORD} `,
      `${PASSWORD}x`,
    ])
      expect(await verdict(passwords, hash, other)).toBe(false);
    expect(await verdict(passwords, NOBODYS_HASH, PASSWORD)).toBe(false);
    expect(await verdict(passwords, undefined, PASSWORD)).toBe(false);
  });

  test('of the portal are hashed with 64 MiB and three passes, as for an unknown address', async () => {
    const hash = await thePasswords().attempt((hashing) => hashing.hash(PASSWORD));
    for (const each of [hash, NOBODYS_HASH]) expect(each).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  test('are verified in parallel until two run and a hundred wait', async () => {
    const passwords = thePasswords();
    const verdicts = await Promise.all(
      Array.from({ length: 150 }, (_, turn) => verdict(passwords, cheapHash, turn % 2 ? PASSWORD : 'wrong')),
    );
    expect(verdicts.slice(0, 102)).toEqual(Array.from({ length: 102 }, (_, turn) => turn % 2 === 1));
    expect(verdicts.slice(102)).toEqual(Array.from({ length: 48 }, () => 'UNAVAILABLE'));
    // All places are free again.
    expect(await verdict(passwords, cheapHash, PASSWORD)).toBe(true);
  });

  test('that have waited too long are given up, and their place is free again', async () => {
    const passwords = thePasswords(STUCK);
    let begun = 0;
    const attempt = () =>
      passwords.attempt(({ verify }) => {
        begun += 1;
        return verify(cheapHash, PASSWORD);
      });
    for (let turn = 1; turn <= 3; turn++) {
      const answers = await Promise.allSettled([attempt(), attempt()]);
      expect(answers).toMatchObject([
        { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
        { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
      ]);
      expect(begun).toBe(turn);
    }
  });

  test('whose client has disconnected are given up, and their place is free again', async () => {
    const passwords = thePasswords(ENDLESS);
    for (let turn = 0; turn < 3; turn++) {
      const client = new AbortController();
      const waiting = verdict(passwords, cheapHash, PASSWORD, client.signal);
      client.abort();
      expect(await waiting).toBe('UNAVAILABLE');
    }
    expect(await verdict(passwords, cheapHash, PASSWORD, AbortSignal.abort())).toBe('UNAVAILABLE');
  });

  test('are verified in a new thread after one has failed', async () => {
    const passwords = thePasswords();
    const failed = await Promise.all(
      Array.from({ length: 3 }, () => verdict(passwords, 'no hash', PASSWORD)),
    );
    for (const error of failed) expect(error).toBeInstanceOf(Error);
    expect(await verdict(passwords, cheapHash, PASSWORD)).toBe(true);
  });
});

describe.each([
  ['has no place for another sign-in', full],
  ['cannot process a sign-in in time', stuck],
])('a portal that %s', (_, busy) => {
  test('answers 503 with Retry-After, alike for known and unknown addresses', async () => {
    const { user } = await aDealer(app);
    const answers = [
      await login(busy, user.email, PASSWORD, aHost()),
      await login(busy, user.email, 'wrong', aHost()),
      await login(busy, `${randomUUID()}@example.com`, 'wrong', aHost()),
      await register(busy, aHost()),
    ];
    for (const { status, headers, problem } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '10']);
      expect({ ...problem, requestId: '' }).toEqual({ ...answers[0]?.problem, requestId: '' });
      expect(problem.code).toBe('UNAVAILABLE');
    }
  });

  test('counts no failed attempt, neither for the account nor for the address', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    for (let turn = 0; turn < 3; turn++)
      expect((await login(busy, user.email, 'wrong', host)).status).toBe(503);
    expect((await login(app, user.email, PASSWORD, host)).status).toBe(200);
    expect((await login(app, user.email, 'wrong', host)).status).toBe(401);
    expect((await login(app, user.email, 'wrong', host)).status).toBe(429);
  });

  test('counts no registration', async () => {
    const host = aHost();
    for (let turn = 0; turn < 3; turn++) expect((await register(busy, host)).status).toBe(503);
    expect((await register(app, host)).status).toBe(201);
    expect((await register(app, host)).status).toBe(429);
  });
});

describe('waiting sign-ins', () => {
  test('are answered in turn', async () => {
    const send = await senderTo(oneByOne);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send({ email: `${randomUUID()}@example.com`, password: 'wrong' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401));
  });

  test('are dropped when their client disconnects', async () => {
    const send = await senderTo(endless);
    const email = `${randomUUID()}@example.com`;
    const isTaken = async () => {
      const row = await db
        .selectFrom('rate_limits')
        .selectAll()
        .where('key', 'like', `loginByPair:% ${email}`)
        .executeTakeFirst();
      return row !== undefined && row.expires_at.getTime() > Date.now();
    };

    const client = new AbortController();
    const answer = send({ email, password: 'wrong' }, client.signal);
    await vi.waitFor(async () => expect(await isTaken()).toBe(true), 10_000 * slowness());
    client.abort();
    await expect(answer).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await isTaken()).toBe(false), 10_000 * slowness());
  });
});
