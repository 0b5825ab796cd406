import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aMessage } from '../../fixtures/contact.ts';
import { aDealer, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { type Limit, type Limits, LIMITS } from './limits.ts';

/** Periods are a hundred times longer, so that a slow machine does not get more tries. */
const SLOWER = 100;
const slower = ({ size, seconds, thenEvery }: Limit): Limit => ({
  size,
  seconds: seconds * SLOWER,
  ...(thenEvery === undefined ? {} : { thenEvery: thenEvery * SLOWER }),
});
const limits: Limits = {
  loginByAddress: slower(LIMITS.loginByAddress),
  loginByAccount: slower(LIMITS.loginByAccount),
  registerByAddress: slower(LIMITS.registerByAddress),
  contactByAddress: slower(LIMITS.contactByAddress),
};

const app = await testApp({ limits, trustProxy: ['127.0.0.1'] });
/** A second server on the same database. */
const twin = await testApp({ db: app.deps.db, limits, trustProxy: ['127.0.0.1'] });
const plain = await testApp({ db: app.deps.db, limits });

let hosts = 0;
/** An address that no other test uses. */
const aHost = () => `198.51.100.${++hosts}`;

const login = (email: string, password: string, host: string, on = app) =>
  call(on, 'POST /api/login', { body: { email, password }, headers: { 'x-forwarded-for': host } });

const register = (host: string, changes = {}) =>
  call(app, 'POST /api/register', { body: aRegistration(changes), headers: { 'x-forwarded-for': host } });

async function statuses(
  times: number,
  attempt: (turn: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn++) found.push((await attempt(turn)).status);
  return found;
}

/** Lets this many seconds pass for a limit, at the slower rate of this test. */
const wait = (key: string, seconds: number) =>
  sql`
    update rate_limits
    set tries = array(select try - make_interval(secs => ${seconds * SLOWER}) from unnest(tries) as try order by try)
    where key = ${key}
  `.execute(app.deps.db);

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

test('thirty and ten failed logins a minute, ten registrations and ten messages an hour', () => {
  expect(LIMITS).toEqual({
    loginByAddress: { size: 30, seconds: 60 },
    loginByAccount: { size: 10, seconds: 60, thenEvery: 6 },
    registerByAddress: { size: 10, seconds: 3600 },
    contactByAddress: { size: 10, seconds: 3600 },
  });
});

describe('failed logins of an account', () => {
  test('are limited to ten from all addresses together, then to one every six seconds', async () => {
    const { user } = await aDealer(app);
    expect(await statuses(11, () => login(user.email, 'wrong', aHost()))).toEqual([...times(10, 401), 429]);
    await wait(`loginByAccount:${user.email}`, 6);
    expect(await statuses(2, () => login(user.email, 'wrong', aHost()))).toEqual([401, 429]);
    await wait(`loginByAccount:${user.email}`, 60);
    expect(await statuses(11, () => login(user.email, 'wrong', aHost()))).toEqual([...times(10, 401), 429]);
  });

  test('state when the next try is allowed', async () => {
    const { user } = await aDealer(app);
    await statuses(10, () => login(user.email, 'wrong', aHost()));
    const { status, headers, problem } = await login(user.email, 'wrong', aHost());
    expect([status, problem.code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = Number(headers['retry-after']) / SLOWER;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThanOrEqual(6);
    await wait(`loginByAccount:${user.email}`, seconds);
    expect((await login(user.email, PASSWORD, aHost())).status).toBe(200);
  });

  test('count the same for an unknown address, whatever its case', async () => {
    const email = `Nobody-${randomUUID()}@Example.com`;
    const spelled = [email, email.toLowerCase(), ` ${email.toUpperCase()}`];
    const attempts = await statuses(11, (turn) => login(spelled[turn % 3] ?? email, 'wrong', aHost()));
    expect(attempts).toEqual([...times(10, 401), 429]);
  });

  test('block the right password as well, so that guessing gains nothing', async () => {
    const { user } = await aDealer(app);
    await statuses(10, () => login(user.email, 'wrong', aHost()));
    expect((await login(user.email, PASSWORD, aHost())).status).toBe(429);
  });

  test('never end an existing session', async () => {
    const { user, cookie } = await aDealer(app);
    await statuses(11, () => login(user.email, 'wrong', aHost()));
    expect((await call(app, 'GET /api/user', { cookie })).status).toBe(200);
  });

  test('cannot exceed the limit by parallel tries on two servers', async () => {
    const { user } = await aDealer(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => login(user.email, 'wrong', aHost(), turn % 2 ? twin : app)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('count together on all servers of the database', async () => {
    const { user } = await aDealer(app);
    await statuses(10, (turn) => login(user.email, 'wrong', aHost(), turn % 2 ? twin : app));
    expect((await login(user.email, 'wrong', aHost(), app)).status).toBe(429);
    expect((await login(user.email, 'wrong', aHost(), twin)).status).toBe(429);
  });
});

test('successful logins use up no tries', async () => {
  const { user } = await aDealer(app);
  const host = aHost();
  expect(await statuses(35, () => login(user.email, PASSWORD, host))).toEqual(times(35, 200));
  expect(await statuses(10, () => login(user.email, 'wrong', host))).toEqual(times(10, 401));
});

describe('failed logins from an address', () => {
  test('are limited to thirty over all accounts, and then use up no tries of an account', async () => {
    const host = aHost();
    const victim = await aDealer(app);
    const anybody = () => `${randomUUID()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(anybody(), 'wrong', host)));
    expect(answers.map(({ status }) => status)).toEqual(times(30, 401));
    expect(await statuses(12, () => login(victim.user.email, 'wrong', host))).toEqual(times(12, 429));
    await wait(`loginByAddress:${host}`, 59);
    expect((await login(anybody(), 'wrong', host)).status).toBe(429);
    expect((await login(victim.user.email, PASSWORD, aHost())).status).toBe(200);
  });

  test('are counted by the address that a trusted proxy reports, and by no other', async () => {
    const attempt = (turn: number) =>
      call(plain, 'POST /api/login', {
        body: { email: `${randomUUID()}@example.com`, password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${turn}` },
      });
    const answers = await Promise.all(Array.from({ length: 35 }, (_, turn) => attempt(turn)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('registrations from an address', () => {
  test('are limited to ten an hour, including taken addresses', async () => {
    const host = aHost();
    const taken = (await aDealer(app)).user.email;
    const attempts = await statuses(11, (turn) => register(host, turn === 3 ? { email: taken } : {}));
    expect(attempts).toEqual([...times(3, 201), 409, ...times(6, 201), 429]);
    const { headers } = await register(host);
    expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(3500);
    expect(Number(headers['retry-after']) / SLOWER).toBeLessThanOrEqual(3600);
    expect((await register(aHost())).status).toBe(201);
  });

  test('are at most ten in any sixty minutes, also after a part of them', async () => {
    const host = aHost();
    const minutesPass = (minutes: number) => wait(`registerByAddress:${host}`, minutes * 60);
    expect(await statuses(4, () => register(host))).toEqual(times(4, 201));
    await minutesPass(50);
    expect(await statuses(7, () => register(host))).toEqual([...times(6, 201), 429]);
    const { headers } = await register(host);
    expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(500);
    expect(Number(headers['retry-after']) / SLOWER).toBeLessThanOrEqual(600);
    await minutesPass(10);
    expect(await statuses(5, () => register(host))).toEqual([...times(4, 201), 429]);
    await minutesPass(50);
    expect(await statuses(7, () => register(host))).toEqual([...times(6, 201), 429]);
  });

  test('that break a rule do not count', async () => {
    const host = aHost();
    expect(await statuses(11, () => register(host, { companyName: '' }))).toEqual(times(11, 400));
    expect((await register(host)).status).toBe(201);
  });
});

describe('messages of the contact form from an address', () => {
  const write = (host: string, wishes = {}) =>
    call(app, 'POST /api/contact-form', { body: aMessage(wishes), headers: { 'x-forwarded-for': host } });

  test('are limited to ten an hour, whatever the sender', async () => {
    const host = aHost();
    expect(await statuses(11, () => write(host))).toEqual([...times(10, 201), 429]);
    const { headers, problem } = await write(host);
    expect(problem.code).toBe('RATE_LIMITED');
    expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(3500);
    expect((await write(aHost())).status).toBe(201);
    await wait(`contactByAddress:${host}`, 1800);
    expect((await write(host)).status).toBe(429);
    await wait(`contactByAddress:${host}`, 1800);
    expect((await write(host)).status).toBe(201);
  });

  test('that break a rule do not count', async () => {
    const host = aHost();
    expect(await statuses(11, () => write(host, { message: 'short' }))).toEqual(times(11, 400));
    expect((await write(host)).status).toBe(201);
  });
});
