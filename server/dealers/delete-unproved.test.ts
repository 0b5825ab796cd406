import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { deleteUnprovedDealers } from './delete-unproved.ts';

const app = await testApp();
const { db } = app.deps;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a waiting account is deleted after fourteen days without a proved address, and no other', async () => {
  const unproved = { status: 'PENDING', emailConfirmed: false } as const;
  const gone = await aDealer(app, { ...unproved, created_at: daysAgo(14) });
  const kept = [
    await aDealer(app, { ...unproved, created_at: daysAgo(13.9) }),
    await aDealer(app, { status: 'PENDING', created_at: daysAgo(14) }),
    await aDealer(app, { status: 'SUSPENDED', emailConfirmed: false, created_at: daysAgo(14) }),
    await aDealer(app, { created_at: daysAgo(14) }),
  ];
  await Promise.all([deleteUnprovedDealers(db), deleteUnprovedDealers(db)]);
  const left = await db.selectFrom('dealers').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ dealer }) => dealer.id).toSorted());
  const entries = await db
    .selectFrom('audit_events')
    .select(['action', 'subject_id', 'actor_role'])
    .execute();
  expect(entries).toEqual([{ action: 'DEALER_DELETED', subject_id: gone.dealer.id, actor_role: 'system' }]);
});

test('the fourteen days begin anew when a clerk corrects the address, or sets the account back to waiting', async () => {
  const unproved = { status: 'PENDING', emailConfirmed: false, created_at: daysAgo(20) } as const;
  const admin = await anAdmin(app);
  const corrected = await aDealer(app, unproved);
  const again = await aDealer(app, { ...unproved, status: 'SUSPENDED' });
  const other = await aDealer(app, unproved);
  const long = await aDealer(app, unproved);
  const sent = ({ dealer }: typeof corrected) => ({ cookie: admin.cookie, params: { id: dealer.id } });
  const email = `corrected-${crypto.randomUUID()}@example.com`;
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...sent(corrected), body: { email } });
  await call(app, 'PATCH /api/admin/dealers/{id}/status', { ...sent(again), body: { status: 'PENDING' } });
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...sent(other), body: { notes: 'Rief an.' } });
  await db
    .insertInto('audit_events')
    .values({
      at: daysAgo(14),
      actor_role: 'system',
      action: 'DEALER_EDITED',
      subject: 'dealer',
      subject_id: long.dealer.id,
      after: JSON.stringify({ email }),
    })
    .execute();
  await deleteUnprovedDealers(db);
  const ids = [corrected, again, other, long].map(({ dealer }) => dealer.id);
  const left = await db.selectFrom('dealers').select('id').where('id', 'in', ids).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
});

test('a waiting account whose address is proved at that moment is not deleted', async () => {
  const { dealer, user } = await aDealer(app, {
    status: 'PENDING',
    emailConfirmed: false,
    created_at: daysAgo(14),
  });
  const late = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', user.id).execute();
    const deletion = deleteUnprovedDealers(db);
    await untilOneWaits(db);
    return { deletion };
  });
  await late.deletion;
  expect(await db.selectFrom('dealers').select('id').where('id', '=', dealer.id).execute()).toHaveLength(1);
});
