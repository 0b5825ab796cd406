import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CONFIRMATIONS_PER_HOUR } from '../../contract/account-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aMessage } from '../../fixtures/contact.ts';
import { aDealer, anAdmin, aRegistration } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { applyRetention } from '../retention.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const mailsTo = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'facts'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The tokens of the links that were mailed to this address, oldest first. */
const tokensOf = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ facts }) => (facts as { token: string }).token);

const confirm = (token: string) => call(app, 'POST /api/email-confirmation', { body: { token } });
const resend = (cookie: string) => call(app, 'POST /api/email-confirmation/resend', { cookie });

async function aNewcomer() {
  const { email } = aRegistration();
  const answer = await call(app, 'POST /api/register', { body: aRegistration({ email }) });
  const [token = ''] = await tokensOf(email);
  return { email, token, cookie: answer.cookie, dealerId: answer.result.dealer?.id ?? '' };
}

const isConfirmed = async (cookie: string) =>
  (await call(app, 'GET /api/user', { cookie })).result.emailConfirmed;

const setStatus = (id: string, status: 'PENDING' | 'ACTIVE' | 'SUSPENDED') =>
  call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id },
    body: { status },
  });

describe('the link of the first mail', () => {
  test('proves nothing if a clerk corrects the address at the same moment', async () => {
    const { email, token, cookie } = await aNewcomer();
    const late = await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .updateTable('users')
        .set({ email: `new-${email}` })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('email_confirmations').where('user_id', '=', id).execute();
      const confirmation = confirm(token);
      await untilOneWaits(db);
      return { confirmation };
    });
    expect((await late.confirmation).problem.code).toBe('TOKEN_INVALID');
    expect(await isConfirmed(cookie)).toBe(false);
  });

  test('proves the address, and the audit log tells it', async () => {
    const { email, token, cookie, dealerId } = await aNewcomer();
    expect(await isConfirmed(cookie)).toBe(false);
    expect((await confirm(token)).status).toBe(204);
    expect(await isConfirmed(cookie)).toBe(true);
    const entries = await db
      .selectFrom('audit_events')
      .select(['action', 'subject', 'actor_email', 'after'])
      .where('subject_id', '=', dealerId)
      .where('action', '=', 'DEALER_EMAIL_CONFIRMED')
      .execute();
    expect(entries).toEqual([
      { action: 'DEALER_EMAIL_CONFIRMED', subject: 'dealer', actor_email: email, after: { email } },
    ]);
  });

  test('works once, also for two requests at the same time', async () => {
    const { token } = await aNewcomer();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect((await confirm(token)).problem.code).toBe('TOKEN_INVALID');
  });

  test('works for seven days', async () => {
    const [late, timely] = [await aNewcomer(), await aNewcomer()];
    const age = (email: string, days: string) =>
      sql`
        update email_confirmations set expires_at = expires_at - ${days}::interval
        where user_id = (select id from users where email = ${email})
      `.execute(db);
    await age(late.email, '7 days');
    await age(timely.email, '6 days 23 hours');
    expect((await confirm(late.token)).problem.code).toBe('TOKEN_INVALID');
    expect((await confirm(timely.token)).status).toBe(204);
  });

  test.each(['', 'x', 'x'.repeat(201), '\u0000'])('with another token %j proves nothing', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });

  test('is stored only as a hash, and is deleted when its time is over', async () => {
    const { email, token } = await aNewcomer();
    const links = () =>
      db
        .selectFrom('email_confirmations')
        .innerJoin('users', 'users.id', 'user_id')
        .selectAll('email_confirmations')
        .where('email', '=', email)
        .execute();
    const [link] = await links();
    expect(link?.token_hash).toHaveLength(32);
    expect(link?.token_hash.toString('base64url')).not.toBe(token);
    await applyRetention(db);
    expect(await links()).toHaveLength(1);
    await sql`update email_confirmations set expires_at = now()`.execute(db);
    await applyRetention(db);
    expect(await links()).toEqual([]);
  });
});

describe('the first mail', () => {
  test('is sent again with another link; each works until one was followed', async () => {
    const { email, token, cookie } = await aNewcomer();
    expect((await resend(cookie)).status).toBe(204);
    const [first, second = ''] = await tokensOf(email);
    expect(first).toBe(token);
    expect(second).not.toBe(token);
    expect((await confirm(second)).status).toBe(204);
    expect((await confirm(token)).problem.code).toBe('TOKEN_INVALID');
  });

  test('is sent at most five times in an hour', async () => {
    const { email, cookie } = await aNewcomer();
    const answers = await Promise.all(Array.from({ length: 9 }, () => resend(cookie)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(CONFIRMATIONS_PER_HOUR - 1);
    expect(await mailsTo(email)).toHaveLength(CONFIRMATIONS_PER_HOUR);
    await sql`update email_confirmations set created_at = created_at - interval '1 hour'`.execute(db);
    expect((await resend(cookie)).status).toBe(204);
    expect(await mailsTo(email)).toHaveLength(CONFIRMATIONS_PER_HOUR + 1);
  });

  test('is refused beyond that, with the time to wait, because nobody else asks for it', async () => {
    const { email, cookie } = await aNewcomer();
    const links = sql`user_id = (select id from users where email = ${email})`;
    await sql`update email_confirmations set created_at = created_at - interval '50 minutes' where ${links}`.execute(
      db,
    );
    for (let each = 1; each < CONFIRMATIONS_PER_HOUR; each += 1)
      expect((await resend(cookie)).status).toBe(204);
    const { status, problem, headers } = await resend(cookie);
    expect([status, problem.code, problem['limit']]).toEqual([429, 'RATE_LIMITED', 'REGISTRATION']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(9 * 60);
    expect(seconds).toBeLessThanOrEqual(10 * 60);
    expect(await mailsTo(email)).toHaveLength(CONFIRMATIONS_PER_HOUR);
    await sql`
      update email_confirmations set created_at = created_at - make_interval(secs => ${seconds}) where ${links}
    `.execute(db);
    expect((await resend(cookie)).status).toBe(204);
  });

  test('is not sent again to an address that is proved', async () => {
    const { email, token, cookie } = await aNewcomer();
    await confirm(token);
    expect((await resend(cookie)).status).toBe(204);
    expect((await resend(admin.cookie)).status).toBe(204);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('an address that nobody has proved', () => {
  test('gets no other mail', async () => {
    const { email, cookie, dealerId } = await aNewcomer();
    await setStatus(dealerId, 'SUSPENDED');
    expect((await call(app, 'POST /api/contact-form', { cookie, body: aMessage() })).status).toBe(201);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['registrationReceived']);
  });

  test('counts as proved when a clerk approves the dealer, who then gets mail', async () => {
    const { email, cookie, dealerId } = await aNewcomer();
    const listed = async () =>
      (await call(app, 'GET /api/admin/dealers', { cookie: admin.cookie, query: { search: email } })).result
        .dealers[0]?.emailConfirmed;
    expect(await listed()).toBe(false);
    expect((await setStatus(dealerId, 'ACTIVE')).result.emailConfirmed).toBe(true);
    expect([await listed(), await isConfirmed(cookie)]).toEqual([true, true]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'registrationReceived',
      'accountApproved',
    ]);
  });
});

test('the accounts of the fixtures and of admins are proved', async () => {
  const { cookie } = await aDealer(app);
  expect([await isConfirmed(cookie), await isConfirmed(admin.cookie)]).toEqual([true, true]);
});
