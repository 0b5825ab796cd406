import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
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
