import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { loadPages } from '../../fixtures/fuzz/pages.ts';
import { mailPasswordResetTask } from '../accounts/reset-password.ts';
import { renderMail } from '../mail/render.ts';
import { aMail } from '../mail/samples.ts';
import { fictitiousProvider } from '../provider.ts';

const { db, pool } = await createTestDatabase();
const pages = await loadPages();
afterAll(() => pages.close());
const withPages = { db, servePages: pages.serve };
const app = await testApp(withPages);

interface Sent {
  on?: typeof app;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Posts a form as a browser does. */
const post = (
  url: string,
  fields: Record<string, string>,
  { on = app, cookie = 'locale=de', headers }: Sent = {},
) =>
  on.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      cookie,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

type Answer = Awaited<ReturnType<typeof post>>;

const sessionOf = ({ cookies }: Answer) => {
  const session = cookies.find(({ name }) => name === 'sid');
  return session && `sid=${session.value}`;
};
const whoIs = (cookie = '') => call(app, 'GET /api/user', { cookie });

/** A control of the form that was sent, the last one of its name: the registration follows the sign-in. */
const controlOf = ({ body }: Answer, name: string) =>
  body.match(new RegExp(`<(?:input|select)\\b[^>]*\\bname="${name}"[^>]*>`, 'g'))?.at(-1) ?? '';
/** The same of the sign-in. */
const signInControlOf = (answer: Answer, name: string) =>
  controlOf({ ...answer, body: answer.body.split('role="tabpanel"')[1] ?? '' }, name);

const runJobs = () => {
  const taskList = { mail_password_reset: mailPasswordResetTask(db) };
  return runOnce({ pgPool: pool, taskList, logger: new Logger(() => () => {}) });
};

describe('the sign-in form without JavaScript', () => {
  test('is posted to its own page', async () => {
    const { body } = await app.inject('/auth?next=%2Forders&tab=register');
    const forms = body.match(/<form [^>]*>/g) ?? [];
    expect(forms.map((form) => [/method="post"/.test(form), /action=/.test(form)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(body.match(/<a href="[^"]*" role="tab"/g)).toEqual([
      '<a href="/auth?next=%2Forders" role="tab"',
      '<a href="/auth?next=%2Forders&amp;tab=register" role="tab"',
    ]);
  });

  test.each([
    ['', '/vehicles'],
    ['?next=%2Forders%3Fpage%3D2', '/orders?page=2'],
    ['?next=%2F%2Fevil.example', '/'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=%2F%0D%0ASet-Cookie%3A%20a%3Db', '/'],
  ])('opens a session and redirects: /auth%s leads to %s', async (query, target) => {
    const { user } = await aDealer(app);
    const answer = await post(`/auth${query}`, { email: user.email, password: PASSWORD });
    expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([303, target, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await whoIs(sessionOf(answer))).result.email).toBe(user.email);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test('leads each to where their work is', async () => {
    const { user: waiting } = await aDealer(app, { status: 'PENDING' });
    const { user: admin } = await anAdmin(app);
    const landing = async (email: string) =>
      (await post('/auth', { email, password: PASSWORD })).headers['location'];
    expect([await landing(waiting.email), await landing(admin.email)]).toEqual(['/dashboard', '/admin']);
  });

  test.each([
    ['de', 'E-Mail-Adresse oder Passwort ist falsch.'],
    ['en', 'The email address or password is wrong.'],
    ['fr', 'L’adresse e-mail ou le mot de passe est incorrect.'],
  ])(
    'says beside the fields why it was refused, and repeats the address but not the password: %s',
    async (locale, text) => {
      const { user } = await aDealer(app);
      const answer = await post(
        '/auth?next=%2Forders',
        { email: user.email, password: 'a wrong password' },
        { cookie: `locale=${locale}` },
      );
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'private, no-store']);
      expect(textOf(answer.body)).toContain(text);
      expect(signInControlOf(answer, 'email')).toContain(`value="${user.email}"`);
      expect(answer.body).not.toContain('a wrong password');
      expect(sessionOf(answer)).toBeUndefined();
    },
  );

  test('gets a cookie for https alone if a trusted proxy reports https, from the address that it names', async () => {
    const on = await testApp({ ...withPages, trustProxy: ['127.0.0.1'] });
    const { user } = await aDealer(on);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };
    const signIn = { email: user.email, password: PASSWORD };
    const cookieFrom = async (sent: Sent) => (await post('/auth', signIn, sent)).headers['set-cookie'];
    expect(String(await cookieFrom({ on, headers }))).toContain('; Secure');
    expect(String(await cookieFrom({ headers }))).not.toContain('Secure');
    const { rows } = await sql<{ networks: number }>`
      select count(distinct network_hash)::int as networks from sign_ins where user_id = ${user.id}
    `.execute(db);
    expect(rows).toEqual([{ networks: 2 }]);
  });

  test('names the fields that are not filled in', async () => {
    const answer = await post('/auth', { email: 'no address', password: '' });
    expect(answer.statusCode).toBe(400);
    for (const name of ['email', 'password'])
      expect(signInControlOf(answer, name)).toContain('aria-invalid="true"');
    expect(textOf(answer.body)).toContain('Bitte geben Sie Ihr Passwort ein');
    expect(signInControlOf(answer, 'email')).toContain('value="no address"');
  });

  test('writes what was typed as text', async () => {
    const typed = '"><script>alert(1)</script>@example.com';
    const { body } = await post('/auth', { email: typed, password: 'wrong' });
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('is limited together with the call', async () => {
    const limited = await testApp({ ...withPages, limits: { loginByPair: { size: 2, seconds: 60 } } });
    const fail = { email: 'limited@example.com', password: 'wrong' };
    expect((await post('/auth', fail, { on: limited })).statusCode).toBe(401);
    expect((await call(limited, 'POST /api/login', { body: fail })).status).toBe(401);
    const answer = await post('/auth', fail, { on: limited });
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(textOf(answer.body)).toContain('Zu viele fehlgeschlagene Anmeldungen aus Ihrem Netz.');
    expect((await call(limited, 'POST /api/login', { body: fail })).status).toBe(429);
  });

  test('is refused from other sites', async () => {
    const { user } = await aDealer(app);
    const right = { email: user.email, password: PASSWORD };
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      const answer = await post('/auth', right, { headers });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams(right).toString(),
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('is the only form: calls still take JSON alone, and its page takes no JSON', async () => {
    for (const path of ['/api/login', '/api/register', '/api/password-reset'])
      expect((await post(path, { email: 'ada@example.com', password: 'x' })).statusCode).toBe(415);
    const json = await post('/auth', {}, { headers: { 'content-type': 'application/json' } });
    expect(json.statusCode).toBe(415);
    for (const path of ['/contact', '/vehicles', '/'])
      expect((await post(path, { email: 'ada@example.com' })).statusCode).toBe(404);
    expect((await post('/auth', { email: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });
});

/** The fields of a registration as the form posts them. */
function typedOf({ address, contact, ...flat }: ReturnType<typeof aRegistration>): Record<string, string> {
  const inside = (name: string, values: object) =>
    Object.entries(values).map(([key, value]) => [`${name}.${key}`, String(value ?? '')]);
  return Object.fromEntries([
    ...Object.entries(flat).filter(([, value]) => typeof value === 'string'),
    ...inside('address', address),
    ...inside('contact', contact),
    ['acceptTerms', 'on'],
    ['acceptPrivacy', 'on'],
  ]);
}

describe('the registration without JavaScript', () => {
  test('has every field of the call in one form', async () => {
    const { body } = await app.inject('/auth?tab=register');
    for (const name of Object.keys(typedOf(aRegistration())))
      expect([name, new RegExp(`<(input|select)\\b[^>]*\\bname="${name}"`).test(body)]).toEqual([name, true]);
  });

  test('opens the account in the language of the page and leads to its dashboard', async () => {
    const registration = aRegistration();
    const answer = await post('/auth?tab=register', typedOf(registration), { cookie: 'locale=fr' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/dashboard']);
    const { result: user } = await whoIs(sessionOf(answer));
    expect(user).toMatchObject({ email: registration.email, locale: 'fr', dealer: { status: 'PENDING' } });
    const { result } = await call(app, 'GET /api/dealer', { cookie: sessionOf(answer) ?? '' });
    expect(result).toMatchObject({ companyName: registration.companyName, marketingOptIn: false });
  });

  test('names what is wrong beside each field, and repeats everything but the passwords', async () => {
    const typed = typedOf(aRegistration());
    const answer = await post('/auth?tab=register', {
      ...typed,
      vatId: 'FR123',
      'address.country': 'FR',
      'address.postalCode': 'ABC',
      confirmPassword: 'another password',
      marketingOptIn: 'on',
    });
    expect([answer.statusCode, sessionOf(answer)]).toEqual([400, undefined]);
    for (const name of ['vatId', 'address.postalCode', 'confirmPassword'])
      expect(controlOf(answer, name)).toContain('aria-invalid="true"');
    for (const name of ['companyName', 'address.city', 'contact.lastName'])
      expect(controlOf(answer, name)).toContain(`value="${typed[name]}"`);
    expect(answer.body).toMatch(/<option value="FR" selected/);
    for (const name of ['acceptTerms', 'marketingOptIn'])
      expect(controlOf(answer, name)).toContain('checked=""');
    for (const secret of [typed['password'] ?? '', 'another password'])
      expect(answer.body).not.toContain(secret);
    expect(textOf(answer.body)).toContain('Passwörter stimmen nicht überein');
  });

  test('says that an address is taken, as the call does', async () => {
    const { user } = await aDealer(app);
    const answer = await post('/auth?tab=register', typedOf(aRegistration({ email: user.email })));
    expect(answer.statusCode).toBe(409);
    expect(controlOf(answer, 'email')).toContain('aria-invalid="true"');
  });
});

describe('a forgotten password without JavaScript', () => {
  test('is replaced by two posted forms', async () => {
    const { user } = await aDealer(app);
    const asked = await post('/auth/reset', { email: user.email });
    expect(asked.statusCode).toBe(200);
    expect(textOf(asked.body)).toContain(`Wenn es zu ${user.email} ein Konto gibt`);

    await runJobs();
    const mail = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow();
    const { token } = mail.facts as { token: string };
    const { body } = await app.inject(`/auth/reset?token=${token}`);
    expect(body).toContain(`<input type="hidden" name="token" value="${token}"/>`);

    const short = await post(`/auth/reset?token=${token}`, { token, password: 'short' });
    expect(short.statusCode).toBe(400);
    expect(controlOf(short, 'password')).toContain('aria-invalid="true"');
    const set = await post(`/auth/reset?token=${token}`, { token, password: 'another horse battery' });
    expect([set.statusCode, textOf(set.body)]).toEqual([
      200,
      expect.stringContaining('Ihr neues Passwort ist gespeichert.'),
    ]);
    expect(
      (await post('/auth', { email: user.email, password: 'another horse battery' })).headers['location'],
    ).toBe('/vehicles');
    const again = await post(`/auth/reset?token=${token}`, { token, password: 'a third horse battery' });
    // The answer to the first attempt may have been lost.
    expect([again.statusCode, textOf(again.body)]).toEqual([
      400,
      expect.stringMatching(
        /Dieser Link gilt nicht mehr\..*schon festgelegt, melden Sie sich bitte damit an/,
      ),
    ]);
    expect(textOf(again.body)).toContain('Zur Anmeldung');
  });

  test.each([
    ['Origin', { origin: 'https://evil.example' }],
    ['Origin, of a page without one', { origin: 'null' }],
    ['Host, with its own Origin', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('are refused with a foreign %s, and nothing is mailed', async (_, headers) => {
    const { user } = await aDealer(app);
    expect((await post('/auth/reset', { email: user.email }, { headers })).statusCode).toBe(403);
    const set = { token: 'a'.repeat(22), password: 'another horse battery' };
    expect((await post('/auth/reset?token=x', set, { headers })).statusCode).toBe(403);
    const mails = db.selectFrom('mail_outbox').select('id').where('recipient', '=', user.email);
    await runJobs();
    expect(await mails.execute()).toEqual([]);
  });
});

test.each([
  'registrationReceived',
  'passwordReset',
  'adminInvited',
  'adminReset',
  'colleagueInvited',
] as const)(
  'the link of a mail opens in the language of the mail where the browser has chosen none: %s',
  async (kind) => {
    const publicUrl = 'http://localhost:3000';
    const { text } = renderMail(aMail(kind, 'fr'), { provider: fictitiousProvider, publicUrl });
    const [link = ''] = /^http:\S+token=\S+$/m.exec(text) ?? [];
    const answer = await app.inject(link.slice(publicUrl.length));
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<html lang="fr"')]);
  },
);
