import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { enqueueMail } from './queue.ts';
import { orderPayload } from './samples.ts';

const app = await testApp();
const { db } = app.deps;

const queued = () =>
  sql<{ recipient: string | null; locale: string | null; jobs: number }>`
    select recipient, locale, count(jobs.id)::int as jobs
    from mail_outbox
    left join graphile_worker._private_jobs as jobs on jobs.payload ->> 'id' = mail_outbox.id::text
    group by mail_outbox.id
    order by recipient nulls first
  `.execute(db);

test('a mail is queued with one job for each user of the dealer whose address is proved, each in their language', async () => {
  const { dealer, user } = await aDealer(app);
  const colleague = { email: 'zoe@example.com', locale: 'fr' as const };
  await db
    .insertInto('users')
    .values({
      ...colleague,
      dealer_id: dealer.id,
      password_hash: 'none',
      role: 'dealer',
      email_confirmed_at: sql<Date>`now()`,
    })
    .execute();
  await db
    .insertInto('users')
    .values({ email: 'unproved@example.com', dealer_id: dealer.id, password_hash: 'none', role: 'dealer' })
    .execute();
  const payload = orderPayload();
  await db.transaction().execute(async (tx) => {
    await enqueueMail(tx, 'reservationExpired', { dealerId: dealer.id }, payload);
    await enqueueMail(tx, 'reservationExpired', 'provider', payload);
    await enqueueMail(
      tx,
      'contactMessage',
      { address: 'a@example.com', locale: 'en' },
      {
        companyName: 'A',
        contactName: 'B',
        email: 'a@example.com',
        phone: '1',
        subject: 'C',
        message: 'D',
        writtenIn: 'en',
      },
    );
  });
  expect((await queued()).rows).toEqual([
    { recipient: null, locale: null, jobs: 1 },
    { recipient: 'a@example.com', locale: 'en', jobs: 1 },
    { recipient: user.email, locale: 'de', jobs: 1 },
    { recipient: 'zoe@example.com', locale: 'fr', jobs: 1 },
  ]);
});

test('a mail cannot be queued for an audience without texts', () => {
  expectTypeOf(enqueueMail<'newOrder'>)
    .parameter(2)
    .toEqualTypeOf<'provider'>();
  expectTypeOf(enqueueMail<'accountApproved'>)
    .parameter(2)
    .toEqualTypeOf<{ dealerId: string; also?: string | null } | { userId: string; orUnproved?: true }>();
});

test('a mail to a suspended dealer says so to the program that writes it', async () => {
  const recipients = [await aDealer(app), await aDealer(app, { status: 'SUSPENDED' })];
  const kept = [];
  for (const { dealer, user } of recipients) {
    await db
      .transaction()
      .execute((tx) => enqueueMail(tx, 'reservationExpired', { dealerId: dealer.id }, orderPayload()));
    const mail = await db
      .selectFrom('mail_outbox')
      .select(sql<boolean | null>`(facts ->> 'isSuspended')::boolean`.as('isSuspended'))
      .where('recipient', '=', user.email)
      .where('kind', '=', 'reservationExpired')
      .executeTakeFirstOrThrow();
    kept.push(mail.isSuspended);
  }
  expect(kept).toEqual([null, true]);
});
