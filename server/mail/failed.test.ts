import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { markFailedMails } from './failed.ts';
import { enqueueMail } from './queue.ts';
import { aMail, orderPayload } from './samples.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

beforeEach(() => sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db));

const list = async (query: Record<string, string> = {}) =>
  (await call(app, 'GET /api/admin/mails/failed', { cookie, query })).result;
const sendAgain = (id: string) => call(app, 'POST /api/admin/mails/{id}/send', { cookie, params: { id } });

/** Queues a mail to the provider about an order. */
const enqueue = () =>
  db.transaction().execute((tx) => enqueueMail(tx, 'newOrder', 'provider', orderPayload()));

const jobs = async () =>
  (
    await sql<{ attempts: number; max_attempts: number; last_error: string | null }>`
      select attempts, max_attempts, last_error from graphile_worker.jobs where task_identifier = 'send_mail'
    `.execute(db)
  ).rows;

/** What graphile-worker writes when an attempt has failed. */
const failAttempt = (attempts: number, error: string | null) =>
  sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error}`.execute(db);

describe('a mail that cannot be sent', () => {
  test('waits unmarked while attempts are left', async () => {
    await enqueue();
    await failAttempt(24, '451 try again later');
    await markFailedMails(db);
    expect(await list()).toEqual({ mails: [], total: 0 });
    expect(await jobs()).toEqual([{ attempts: 24, max_attempts: 25, last_error: '451 try again later' }]);
  });

  test('is listed for the clerks with its reason after the last attempt, and its job is gone', async () => {
    await enqueue();
    await failAttempt(25, '550 5.1.1 mailbox unavailable');
    await markFailedMails(db);
    const { mails, total } = await list();
    expect(total).toBe(1);
    expect(mails).toEqual([
      {
        id: expect.any(String),
        kind: 'newOrder',
        recipient: null,
        orderId: orderPayload().orderId,
        queuedAt: expect.stringMatching(/Z$/),
        failedAt: expect.stringMatching(/Z$/),
        reason: '550 5.1.1 mailbox unavailable',
        canBeSentAgain: true,
      },
    ]);
    expect(await jobs()).toEqual([]);
  });

  test('is not listed during the last attempt, and is listed if its server was killed in it', async () => {
    await enqueue();
    await failAttempt(25, null);
    await sql`update graphile_worker._private_jobs set locked_by = 'server', locked_at = now()`.execute(db);
    await markFailedMails(db);
    expect((await list()).total).toBe(0);
    await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null`.execute(db);
    await markFailedMails(db);
    expect((await list()).mails).toMatchObject([{ reason: 'the last attempt was interrupted' }]);
  });

  test('is listed after five days if it has no job', async () => {
    await enqueue();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await markFailedMails(db);
    expect((await list()).total).toBe(0);
    await sql`update mail_outbox set created_at = now() - interval '6 days'`.execute(db);
    await markFailedMails(db);
    expect((await list()).mails).toMatchObject([{ reason: 'no job is left that could send it' }]);
  });

  test('is queued again with all attempts when a clerk sends it again, once', async () => {
    await enqueue();
    await failAttempt(25, '550 5.1.1 mailbox unavailable');
    await markFailedMails(db);
    const id = (await list()).mails[0]?.id ?? '';
    const answers = await Promise.all([sendAgain(id), sendAgain(id)]);
    // The second one hears that the mail waits.
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toEqual({ mails: [], total: 0 });
    expect(await jobs()).toEqual([{ attempts: 0, max_attempts: 25, last_error: null }]);
  });

  test('of an unknown kind is listed too', async () => {
    await aFailedMail(db, { ...aMail('accountApproved', 'fr'), kind: 'carrierPigeon' });
    expect((await list()).mails).toMatchObject([
      { kind: 'carrierPigeon', recipient: 'einkauf@example.com', orderId: null },
    ]);
  });

  test('that does not exist or has not failed is not sent again', async () => {
    await enqueue();
    const { id } = await db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
    expect((await sendAgain(randomUUID())).problem.code).toBe('NOT_FOUND');
    const before = await jobs();
    expect((await sendAgain(id)).status).toBe(200);
    expect(await jobs()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

test('the list of failed mails has pages, the latest first', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    await sql`update mail_outbox set failed_at = failed_at - interval '1 minute'`.execute(db);
    ids.unshift(await aFailedMail(db));
  }
  const pages = await Promise.all([list({ limit: '2' }), list({ limit: '2', page: '2' })]);
  expect(pages.map(({ mails }) => mails.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
});
