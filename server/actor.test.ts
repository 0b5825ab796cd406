import { expect, expectTypeOf, test } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { anOrder, mailsAbout, auditEntriesOf } from '../fixtures/orders.ts';
import type { Scope } from './scope.ts';
import { findSession } from './http/session.ts';
import { endOrder } from './orders/cancel.ts';
import { lockOrder } from './orders/lock.ts';
import { findOrder } from './orders/queries.ts';

const app = await testApp();
const { db } = app.deps;

const userBehind = async (cookie: string) => {
  const user = await findSession(db, cookie.replace(/^sid=/, ''));
  if (!user) throw new Error('no session');
  return user;
};

test("a dealer's scope is their own rows, an admin's is all rows, and there is no empty scope", async () => {
  const [dealer, other, admin] = await Promise.all([aDealer(app), aDealer(app), anAdmin(app)]);
  const { order } = await anOrder(app, dealer);
  const found = async (cookie: string) => (await findOrder(db, order.id, await userBehind(cookie)))?.order.id;
  expect(await found(dealer.cookie)).toBe(order.id);
  expect(await found(admin.cookie)).toBe(order.id);
  expect(await found(other.cookie)).toBeUndefined();
  expectTypeOf<null>().not.toExtend<Scope>();
  expectTypeOf<undefined>().not.toExtend<Scope>();
});

test('a job can end an order, and the audit log names the program', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  await db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.id, 'all');
    if (locked) await endOrder(tx, 'system', locked);
  });
  expect((await auditEntriesOf(app, order.id)).at(-1)).toMatchObject({
    actor_role: 'system',
    after: { status: 'CANCELLED', endReason: 'ADMIN' },
  });
  const mails = await mailsAbout(app, order.id);
  expect(mails.filter(({ kind }) => kind === 'orderCancelled')).toHaveLength(1);
});
