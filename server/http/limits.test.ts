import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aMessage } from '../../fixtures/contact.ts';
import { aDealer, anAdmin, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { type Limit, type Limits, LIMITS } from './limits.ts';

/** Periods are a hundred times longer, so that a slow machine does not get more tries. */
const SLOWER = 100;
const slower = ({ size, seconds, thenEvery }: Limit): Limit => ({
  size,
  seconds: seconds * SLOWER,
  ...(thenEvery === undefined ? {} : { thenEvery: thenEvery * SLOWER }),
});
const limits: Limits = {
  loginByNetwork: slower(LIMITS.loginByNetwork),
  loginByPair: slower(LIMITS.loginByPair),
  registerByNetwork: slower(LIMITS.registerByNetwork),
  contactByNetwork: slower(LIMITS.contactByNetwork),
  resetByNetwork: slower(LIMITS.resetByNetwork),
  resetByAddress: slower(LIMITS.resetByAddress),
  orderCallsByDealer: slower(LIMITS.orderCallsByDealer),
  invitationsByDealer: slower(LIMITS.invitationsByDealer),
  feedByDealer: slower(LIMITS.feedByDealer),
  dataByUser: slower(LIMITS.dataByUser),
};

const app = await testApp({ limits, trustProxy: ['127.0.0.1'] });
/** A second server on the same database. */
const twin = await testApp({ db: app.deps.db, limits, trustProxy: ['127.0.0.1'] });
const plain = await testApp({ db: app.deps.db, limits });
const strictLimits = { ...limits, orderCallsByDealer: { size: 7, seconds: 600 * SLOWER } };
const strict = await testApp({ db: app.deps.db, limits: strictLimits });
const strictTwin = await testApp({ db: app.deps.db, limits: strictLimits });

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

test('thirty and ten failed logins a minute; ten registrations, messages and password resets an hour, five resets of an address; 240 order calls in ten minutes; five files of user data a day; 120 reads of feeds an hour', () => {
  expect(LIMITS).toEqual({
    loginByNetwork: { size: 30, seconds: 60 },
    loginByPair: { size: 10, seconds: 60, thenEvery: 6 },
    registerByNetwork: { size: 10, seconds: 3600 },
    contactByNetwork: { size: 10, seconds: 3600 },
    resetByNetwork: { size: 10, seconds: 3600 },
    resetByAddress: { size: 5, seconds: 3600 },
    orderCallsByDealer: { size: 240, seconds: 600 },
    invitationsByDealer: { size: 20, seconds: 3600 },
    feedByDealer: { size: 120, seconds: 3600 },
    dataByUser: { size: 5, seconds: 86_400 },
  });
});

describe('failed logins of an account from one network', () => {
  test('are limited to ten, then to one every six seconds', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    const pair = `loginByPair:${host} ${user.email}`;
    expect(await statuses(11, () => login(user.email, 'wrong', host))).toEqual([...times(10, 401), 429]);
    await wait(pair, 6);
    expect(await statuses(2, () => login(user.email, 'wrong', host))).toEqual([401, 429]);
    await wait(pair, 60);
    expect(await statuses(11, () => login(user.email, 'wrong', host))).toEqual([...times(10, 401), 429]);
  });

  test('state the limit and when the next try is allowed', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    await statuses(10, () => login(user.email, 'wrong', host));
    const { status, headers, problem } = await login(user.email, 'wrong', host);
    expect([status, problem.code, problem['limit']]).toEqual([429, 'RATE_LIMITED', 'LOGIN']);
    const seconds = Number(headers['retry-after']) / SLOWER;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThanOrEqual(6);
    await wait(`loginByPair:${host} ${user.email}`, seconds);
    expect((await login(user.email, PASSWORD, host)).status).toBe(200);
  });

  test('count the same for an unknown address, whatever its case', async () => {
    const email = `Nobody-${randomUUID()}@Example.com`;
    const host = aHost();
    const spelled = [email, email.toLowerCase(), ` ${email.toUpperCase()}`];
    const attempts = await statuses(11, (turn) => login(spelled[turn % 3] ?? email, 'wrong', host));
    expect(attempts).toEqual([...times(10, 401), 429]);
  });

  test('count together for all addresses of an IPv6 network', async () => {
    const { user } = await aDealer(app);
    const attempts = await statuses(11, (turn) => login(user.email, 'wrong', `2001:db8:1:1:${turn}::1`));
    expect(attempts).toEqual([...times(10, 401), 429]);
    expect((await login(user.email, 'wrong', '2001:db8:1:2::1')).status).toBe(401);
  });

  test('block the right password from there as well, so that guessing gains nothing', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    await statuses(10, () => login(user.email, 'wrong', host));
    expect((await login(user.email, PASSWORD, host)).status).toBe(429);
  });

  test('do not refuse a user who signs in from another network', async () => {
    const [dealer, admin] = [await aDealer(app), await anAdmin(app)];
    for (const { user } of [dealer, admin]) {
      const attackers = [aHost(), aHost(), aHost()];
      for (const attacker of attackers) await statuses(11, () => login(user.email, 'wrong', attacker));
      expect((await login(user.email, PASSWORD, aHost())).status).toBe(200);
    }
  });

  test('never end an existing session', async () => {
    const { user, cookie } = await aDealer(app);
    const host = aHost();
    await statuses(11, () => login(user.email, 'wrong', host));
    expect((await call(app, 'GET /api/user', { cookie })).status).toBe(200);
  });

  test('cannot exceed the limit by parallel tries on two servers', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => login(user.email, 'wrong', host, turn % 2 ? twin : app)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('count together on all servers of the database', async () => {
    const { user } = await aDealer(app);
    const host = aHost();
    await statuses(10, (turn) => login(user.email, 'wrong', host, turn % 2 ? twin : app));
    expect((await login(user.email, 'wrong', host, app)).status).toBe(429);
    expect((await login(user.email, 'wrong', host, twin)).status).toBe(429);
  });
});

test('successful logins use up no tries', async () => {
  const { user } = await aDealer(app);
  const host = aHost();
  expect(await statuses(35, () => login(user.email, PASSWORD, host))).toEqual(times(35, 200));
  expect(await statuses(10, () => login(user.email, 'wrong', host))).toEqual(times(10, 401));
});

describe('failed logins from a network', () => {
  test('are limited to thirty over all accounts, and then use up no tries of an account', async () => {
    const host = aHost();
    const victim = await aDealer(app);
    const anybody = () => `${randomUUID()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(anybody(), 'wrong', host)));
    expect(answers.map(({ status }) => status)).toEqual(times(30, 401));
    expect(await statuses(12, () => login(victim.user.email, 'wrong', host))).toEqual(times(12, 429));
    await wait(`loginByNetwork:${host}`, 59);
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

describe('registrations from a network', () => {
  test('are limited to ten an hour, including taken addresses', async () => {
    const host = aHost();
    const taken = (await aDealer(app)).user.email;
    const attempts = await statuses(11, (turn) => register(host, turn === 3 ? { email: taken } : {}));
    expect(attempts).toEqual([...times(3, 201), 409, ...times(6, 201), 429]);
    const { headers, problem } = await register(host);
    expect(problem['limit']).toBe('REGISTRATION');
    expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(3500);
    expect(Number(headers['retry-after']) / SLOWER).toBeLessThanOrEqual(3600);
    expect((await register(aHost())).status).toBe(201);
  });

  test('are at most ten in any sixty minutes, also after a part of them', async () => {
    const host = aHost();
    const minutesPass = (minutes: number) => wait(`registerByNetwork:${host}`, minutes * 60);
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

  test('count together for all addresses of an IPv6 network', async () => {
    const attempts = await statuses(11, (turn) => register(`2001:db8:2:1:${turn}::1`));
    expect(attempts).toEqual([...times(10, 201), 429]);
  });

  test('that break a rule do not count', async () => {
    const host = aHost();
    expect(await statuses(11, () => register(host, { companyName: '' }))).toEqual(times(11, 400));
    expect((await register(host)).status).toBe(201);
  });
});

describe('messages of the contact form from a network', () => {
  const write = (host: string, wishes = {}) =>
    call(app, 'POST /api/contact-form', { body: aMessage(wishes), headers: { 'x-forwarded-for': host } });

  test('are limited to ten an hour, whatever the sender', async () => {
    const host = aHost();
    expect(await statuses(11, () => write(host))).toEqual([...times(10, 201), 429]);
    const { headers, problem } = await write(host);
    expect([problem.code, problem['limit']]).toEqual(['RATE_LIMITED', 'CONTACT']);
    expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(3500);
    expect((await write(aHost())).status).toBe(201);
    await wait(`contactByNetwork:${host}`, 1800);
    expect((await write(host)).status).toBe(429);
    await wait(`contactByNetwork:${host}`, 1800);
    expect((await write(host)).status).toBe(201);
  });

  test('count together for all addresses of an IPv6 network', async () => {
    const attempts = await statuses(11, (turn) => write(`2001:db8:3:1:${turn}::1`));
    expect(attempts).toEqual([...times(10, 201), 429]);
  });

  test('that break a rule do not count', async () => {
    const host = aHost();
    expect(await statuses(11, () => write(host, { message: 'short' }))).toEqual(times(11, 400));
    expect((await write(host)).status).toBe(201);
  });
});

test('requests for a new password are limited to ten an hour from a network, whatever the address', async () => {
  const host = aHost();
  const request = (from: string) =>
    call(app, 'POST /api/password-reset', {
      body: { email: `${randomUUID()}@example.com` },
      headers: { 'x-forwarded-for': from },
    });
  expect(await statuses(11, () => request(host))).toEqual([...times(10, 204), 429]);
  const { headers, problem } = await request(host);
  expect([problem.code, problem['limit']]).toEqual(['RATE_LIMITED', 'RESET']);
  expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(3500);
  expect((await request(aHost())).status).toBe(204);
});

describe('order and cancel calls of a dealer', () => {
  const nothing = '00000000-0000-4000-8000-000000000000';
  const CALLS = [
    ['POST /api/orders/create', { body: {} }, 400],
    ['POST /api/orders/create', { body: { vehicleIds: [nothing], totalAmount: '1.00' } }, 409],
    ['POST /api/vehicles/{id}/reserve', { params: { id: nothing } }, 409],
    ['POST /api/orders/{id}/cancel', { params: { id: nothing } }, 404],
    ['POST /api/reservations/{id}/cancel', { params: { id: nothing } }, 404],
    ['POST /api/company/requests', { body: {} }, 400],
    [
      'POST /api/company/requests/{id}/order',
      { params: { id: nothing }, body: { vehicleIds: [nothing], totalAmount: '1.00' } },
      404,
    ],
  ] as const;

  test('are limited together, refused ones included, for each dealer alone', async () => {
    const [busy, other, admin] = [await aDealer(app), await aDealer(app), await anAdmin(app)];
    for (const [name, sent, status] of CALLS)
      expect([name, (await call(strict, name, { ...sent, cookie: busy.cookie })).status]).toEqual([
        name,
        status,
      ]);
    for (const [name, sent, status] of CALLS) {
      const { headers, problem } = await call(strict, name, { ...sent, cookie: busy.cookie });
      expect([name, problem.code, problem['limit']]).toEqual([name, 'RATE_LIMITED', 'ORDER_CALLS']);
      expect(Number(headers['retry-after']) / SLOWER).toBeGreaterThan(590);
      expect([name, (await call(strict, name, { ...sent, cookie: other.cookie })).status]).toEqual([
        name,
        status,
      ]);
    }
    const [cancel, sent] = ['POST /api/reservations/{id}/cancel', { params: { id: nothing } }] as const;
    for (let turn = 0; turn < 9; turn++)
      expect((await call(strict, cancel, { ...sent, cookie: admin.cookie })).status).toBe(404);
    expect((await call(strict, 'GET /api/orders', { cookie: busy.cookie })).status).toBe(200);
  });

  test('are each counted when they come at the same moment, also on two servers', async () => {
    const dealers = await Promise.all(Array.from({ length: 3 }, () => aDealer(app)));
    const answers = await Promise.all(
      Array.from({ length: 10 }).flatMap((_, turn) =>
        dealers.map(({ cookie }) =>
          call(turn % 2 === 0 ? strict : strictTwin, 'POST /api/orders/{id}/cancel', {
            cookie,
            params: { id: nothing },
          }),
        ),
      ),
    );
    for (const place of dealers.keys()) {
      const own = answers.filter((_, at) => at % dealers.length === place).map(({ status }) => status);
      expect(own.toSorted()).toEqual([...times(7, 404), ...times(3, 429)]);
    }
  });
});
