import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  ADMIN_IDLE_HOURS,
  CONFIRMATION_DAYS,
  PASSWORD_RESET_MINUTES,
  SESSION_DAYS,
} from '../contract/account-figures.ts';
import { INVITATION_DAYS } from '../contract/company.ts';
import { projectRoot } from '../database/project-root.ts';
import { call, testApp } from '../fixtures/app.ts';
import { aComplaint } from '../fixtures/complaints.ts';
import { recordPayment } from '../fixtures/corrections.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue } from '../fixtures/orders.ts';
import { LIMITS } from './http/limits.ts';
import { OUTDATED } from './mail/work.ts';
import { applyRetention, RETENTION } from './retention.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });

const sessionsOf = async (userId: string) =>
  (await db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()).length;

test('expired sessions are deleted and the others stay', async () => {
  const [over, open] = [await aDealer(app), await aDealer(app)];
  const [idle, busy] = [await anAdmin(app), await anAdmin(app)];
  await sql`update sessions set expires_at = now() where user_id = ${over.user.id}`.execute(db);
  await sql`
    update sessions set last_seen_at = now() - interval '13 hours' where user_id in (${idle.user.id}, ${open.user.id})
  `.execute(db);
  await applyRetention(db);
  expect(await Promise.all([over, open, idle, busy].map(({ user }) => sessionsOf(user.id)))).toEqual([
    0, 1, 0, 1,
  ]);
});

test('limits without a recent try are deleted and those in use stay', async () => {
  await call(app, 'POST /api/login', { body: { email: 'used@example.com', password: 'wrong' } });
  await sql`update rate_limits set expires_at = now() + interval '1 minute' where key like 'loginByPair:% used@example.com'`.execute(
    db,
  );
  await sql`insert into rate_limits (key, tries, expires_at) values ('loginByPair:192.0.2.1 full@example.com', '{}', now())`.execute(
    db,
  );
  await applyRetention(db);
  const left = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'loginByPair:%')
    .execute();
  expect(left).toEqual([{ key: 'loginByPair:127.0.0.1 used@example.com' }]);
});

test('an import whose file was processed again lately is kept with its result', async () => {
  const id = randomUUID();
  await sql`insert into imports (id, started_at, is_dry_run) values (${id}, now() - interval '1 year', false)`.execute(
    db,
  );
  const addFile = (name: string, age: string) =>
    sql`
      insert into import_files (import_id, file_name, state, finished_at)
      values (${id}, ${name}, 'done', now() - ${age}::interval)
    `.execute(db);
  const isLeft = async () => {
    await applyRetention(db);
    return (await db.selectFrom('imports').select('id').where('id', '=', id).execute()).length;
  };
  await addFile('first.zip', '1 year');
  await addFile('again.zip', '89 days');
  expect(await isLeft()).toBe(1);
  await sql`update import_files set finished_at = now() - interval '91 days' where file_name = 'again.zip'`.execute(
    db,
  );
  expect(await isLeft()).toBe(0);
});

test('a payment reminder that was dropped counts as not sent for as long as its invoice is unpaid', async () => {
  const admin = await anAdmin(app);
  const { order } = await anOrder(app, await aDealer(app));
  const number = await anInvoiceOf(app, admin, order.id);
  await letInvoiceBeDue(owner, number, -30);
  const request = { cookie: admin.cookie, params: { number }, body: { place: 1 } } as const;
  await call(app, 'POST /api/invoices/{number}/reminders', request);
  await sql`
    update mail_outbox
    set failed_at = now(), failure = ${OUTDATED}, created_at = now() - interval '13 months'
    where kind = 'paymentReminder' and facts ->> 'number' = ${number}
  `.execute(db);
  const { cookie } = admin;
  const params = { id: order.id };
  const reminders = async () =>
    (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params })).result.invoices[0]?.reminders;
  expect(await reminders()).toEqual([]);
  await applyRetention(db);
  expect(await reminders()).toEqual([]);
  await recordPayment(app, admin, order.id);
  await applyRetention(db);
  const left = sql`from mail_outbox where kind = 'paymentReminder' and facts ->> 'number' = ${number}`;
  expect((await sql`select ${left}`.execute(db)).rows).toEqual([]);
});

/** Inserts a row of each rule that has a term, as old as `age` says, and counts it. `key` tells the rows apart. */
interface Kept {
  insert: (key: string, age: RawBuilder<unknown>) => Promise<unknown>;
  isLeft: (key: string) => RawBuilder<boolean>;
}

const { user } = await aDealer(app);
const complaint = await aComplaint(app, await anAdmin(app), await aDealer(app));
const fromOutbox = (kind: string): Kept => ({
  insert: (key, age) =>
    sql`
      insert into mail_outbox (kind, facts, sent_at, created_at)
      values (${kind}, json_build_object('key', ${key}::text), now(), now() - ${age})
    `.execute(db),
  isLeft: (key) => sql`exists (select from mail_outbox where facts ->> 'key' = ${key})`,
});
const KEPT: Record<string, Kept> = {
  'sign-ins': {
    insert: (key, age) =>
      sql`
        insert into sign_ins (at, user_id, email_hash, network_hash, outcome)
        values (now() - ${age}, ${user.id}, convert_to(${key}, 'UTF8'), '', 'SIGNED_IN')
      `.execute(db),
    isLeft: (key) => sql`exists (select from sign_ins where email_hash = convert_to(${key}, 'UTF8'))`,
  },
  'answers to repeated requests': {
    insert: (key, age) =>
      sql`
        insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
        values (${user.id}, ${key}, 'x', '{}', now() - ${age})
      `.execute(db),
    isLeft: (key) => sql`exists (select from idempotency_keys where key = ${key})`,
  },
  'accounts without a proved address': {
    insert: async (key, age) => {
      const unproved = { status: 'PENDING', emailConfirmed: false, company_name: key } as const;
      const { dealer } = await aDealer(app, unproved);
      await sql`update dealers set created_at = now() - ${age} where id = ${dealer.id}`.execute(db);
    },
    isLeft: (key) => sql`exists (select from dealers where company_name = ${key})`,
  },
  'invited colleagues without a proved address': {
    insert: async (key, age) => {
      const { cookie } = await aDealer(app);
      const body = {
        email: `${key}@example.com`,
        name: 'Jules Perrin',
        rights: 'BUYER',
        locale: 'fr',
      } as const;
      await call(app, 'POST /api/company/users', { cookie, body });
      await sql`update users set created_at = now() - ${age} where email = ${body.email}`.execute(db);
      await sql`update mail_outbox set created_at = now() - ${age} where recipient = ${body.email}`.execute(
        db,
      );
    },
    isLeft: (key) => sql`exists (select from users where email = ${`${key}@example.com`})`,
  },
  papers: {
    insert: async (key, age) => {
      const { dealer } = await aDealer(app);
      await sql`
        insert into dealer_papers (dealer_id, place, file_name, kind, byte_size, storage_id, created_at)
        values (${dealer.id}, 1, ${key}, 'pdf', 1, ${key}, now() - interval '1 year')
      `.execute(db);
      await sql`
        insert into audit_events (actor_role, action, subject, subject_id, after, at)
        values ('system', 'DEALER_STATUS_CHANGED', 'dealer', ${dealer.id}, '{"status": "ACTIVE"}', now() - ${age})
      `.execute(db);
    },
    isLeft: (key) => sql`exists (select from dealer_papers where file_name = ${key})`,
  },
  'photos of complaints': {
    insert: (key, age) =>
      sql`
        insert into complaint_photos (complaint_id, place, file_name, media_type, byte_size, storage_id, added_at)
        values (${complaint.id}, (select count(*) + 1 from complaint_photos), ${key}, 'pdf', 1, ${key}, now() - ${age})
      `.execute(db),
    isLeft: (key) => sql`exists (select from complaint_photos where file_name = ${key})`,
  },
  mails: fromOutbox('accountApproved'),
  'messages of the contact form': {
    insert: (key, age) =>
      sql`
        insert into contact_messages (name, email, company, phone, subject, message, locale, created_at)
        values ('', ${key}, '', '', '', '', 'de', now() - ${age})
      `.execute(db),
    isLeft: (key) => sql`exists (select from contact_messages where email = ${key})`,
  },
  'mails of the contact form': fromOutbox('contactMessage'),
  imports: {
    insert: (key, age) =>
      sql`
        insert into imports (id, started_at, is_dry_run) values (${key}::uuid, now() - ${age}, false)
      `.execute(db),
    isLeft: (key) => sql`exists (select from imports where id = ${key}::uuid)`,
  },
};

/** "180 days" */
const wordsOfTerm = (term: (typeof RETENTION)[number]['term']) =>
  term === 'expiry'
    ? 'until they expire'
    : Object.entries(term)
        .map(([unit, count]) => `${count} ${unit}`)
        .join('');

describe('the rules of retention', () => {
  test('that have a term are all tested', () => {
    const withTerm = RETENTION.filter(({ term }) => term !== 'expiry').map(({ data }) => data);
    expect(Object.keys(KEPT)).toEqual(withTerm);
  });

  test.each([
    ['sign-ins', '180 days'],
    ['answers to repeated requests', '24 hours'],
    ['accounts without a proved address', '14 days'],
    ['invited colleagues without a proved address', '14 days'],
    ['papers', '90 days'],
    ['photos of complaints', '36 months'],
    ['mails', '12 months'],
    ['messages of the contact form', '180 days'],
    ['mails of the contact form', '180 days'],
    ['imports', '90 days'],
  ])('keep %s for %s, and no longer', async (data, term) => {
    const { insert, isLeft } = KEPT[data] ?? fromOutbox(data);
    const [old, young] = [randomUUID(), randomUUID()];
    await insert(old, sql`${term}::interval`);
    await insert(young, sql`(${term}::interval - interval '2 minutes')`);
    await applyRetention(db);
    const left = await sql<{ old: boolean; young: boolean }>`
      select ${isLeft(old)} as old, ${isLeft(young)} as young
    `.execute(db);
    expect(left.rows).toEqual([{ old: false, young: true }]);
    expect(RETENTION.filter((rule) => rule.data === data).map((rule) => wordsOfTerm(rule.term))).toEqual([
      term,
    ]);
  });

  /** The table of the guide for operators: the data, and how long they are kept. */
  async function rowsOfGuide() {
    const guide = await readFile(join(projectRoot, 'docs/operations.md'), 'utf8');
    const [, chapter = ''] = guide.split('## How long data are kept');
    return [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].slice(2);
  }

  test('stand in the guide for operators with the same terms', async () => {
    const rows = await rowsOfGuide();
    expect(rows.map(([, data]) => data)).toEqual(RETENTION.map(({ data }) => data));
    for (const [index, { term }] of RETENTION.entries())
      expect(rows[index]?.[2]).toMatch(new RegExp(`^${wordsOfTerm(term)}`));
  });

  test('name in that guide when each kind of row expires', async () => {
    const longest = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds));
    const expiring = (await rowsOfGuide()).filter(([, , term]) => term?.startsWith('until they expire'));
    expect(Object.fromEntries(expiring.map(([, data, term]) => [data, term]))).toEqual({
      sessions: `until they expire: ${SESSION_DAYS} days, for admins ${ADMIN_IDLE_HOURS} idle hours`,
      'links that prove an address': `until they expire: ${CONFIRMATION_DAYS} days`,
      'links for a new password': `until they expire: ${PASSWORD_RESET_MINUTES} minutes, those of invited colleagues ${INVITATION_DAYS} days`,
      'counted tries': `until they expire: at most ${longest / 3600} hours after the last one`,
    });
  });
});
