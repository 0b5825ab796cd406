import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf, letLapse, mailsAbout, markInvoiced } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const daysFromNow = (days: number) => hoursFromNow(days * 24).slice(0, 10);

const change = (id: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params: { id }, body });
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });
const read = async ({ cookie }: TestDealer, id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie, params: { id } })).result;

/** A new order of this dealer, or of a new one, that was placed two days ago. */
async function anOlderOrder(dealer?: TestDealer): Promise<string> {
  const { order } = await anOrder(app, dealer ?? (await aDealer(app)));
  await sql`update orders set order_date = order_date - interval '2 days' where id = ${order.id}`.execute(db);
  return order.id;
}

async function aPaidOrder(dealer?: TestDealer): Promise<string> {
  const id = await anOlderOrder(dealer);
  await markInvoiced(app, id);
  expect((await change(id, { paidAt: hoursFromNow(-1) })).status).toBe(200);
  return id;
}

const entriesOf = async (id: string) =>
  (await auditEntriesOf(app, id))
    .filter(({ action }) => action === 'ORDER_DATES_CHANGED')
    .map(({ before, after, actor_email: by }) => ({ before, after, by }));
const deliveryMailsOf = async (id: string) => {
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['facts', 'recipient'])
    .where('kind', '=', 'paymentReceived')
    .where(sql`facts ->> 'orderId'`, '=', id)
    .orderBy('created_at')
    .execute();
  return mails.map(({ facts, recipient }) => ({ facts, recipient }));
};
/** What a refusal says about the state of the order. */
const outdatedBy = ({ problem }: Awaited<ReturnType<typeof change>>) => [problem.code, problem['current']];
const state = (status: string, paidAt: unknown) => [
  'EDITED_MEANWHILE',
  { status, calledAt: null, paidAt, refundedAt: null, deliveryOn: null },
];
const INSTANT = expect.any(String);

test('an admin records the call and the payment, and the timeline shows both', async () => {
  const dealer = await aDealer(app);
  const id = await anOlderOrder(dealer);
  await markInvoiced(app, id);
  const [calledAt, paidAt] = [hoursFromNow(-30), hoursFromNow(-2)];
  expect((await change(id, { calledAt })).result.order).toMatchObject({ calledAt, paidAt: null });
  expect((await change(id, { paidAt })).result.order).toMatchObject({ calledAt, paidAt });
  const { order, timeline } = await read(dealer, id);
  expect(order).toMatchObject({ calledAt, paidAt, refundedAt: null, deliveryOn: null });
  expect(timeline).toContainEqual({ kind: 'CALLED', at: calledAt, until: null });
  expect(timeline).toContainEqual({ kind: 'PAID', at: paidAt, until: null });
});

test('null or an empty text takes a date back, and each change has an audit entry with what has changed', async () => {
  const id = await anOlderOrder();
  const calledAt = hoursFromNow(-30);
  await change(id, { calledAt });
  await change(id, { calledAt });
  await change(id, {});
  expect((await change(id, { calledAt: null })).result.order.calledAt).toBeNull();
  await change(id, { calledAt });
  expect((await change(id, { calledAt: '' })).result.order.calledAt).toBeNull();
  const by = admin.user.email;
  const [noCall, aCall] = [{ calledAt: null }, { calledAt }];
  expect(await entriesOf(id)).toEqual([
    { before: noCall, after: aCall, by },
    { before: aCall, after: noCall, by },
    { before: noCall, after: aCall, by },
    { before: aCall, after: noCall, by },
  ]);
});

test('a payment needs a valid invoice', async () => {
  const id = await anOlderOrder();
  const paidAt = hoursFromNow(-1);
  for (const prepare of [async () => {}, () => setStatus(id, 'PROCESSED')]) {
    await prepare();
    const refused = await change(id, { calledAt: paidAt, paidAt });
    expect([refused.status, refused.problem.code]).toEqual([409, 'INVOICE_MISSING']);
  }
  await markInvoiced(app, id);
  await setStatus(id, 'CANCELLED');
  expect((await change(id, { paidAt })).problem.code).toBe('INVOICE_MISSING');
  expect(await entriesOf(id)).toEqual([]);
});

test('the day of delivery of a paid order is mailed to the dealer, again when it changes, and stands in the timeline', async () => {
  const dealer = await aDealer(app);
  const id = await aPaidOrder(dealer);
  const [first, second] = [daysFromNow(5), daysFromNow(6)];
  expect(await deliveryMailsOf(id)).toEqual([]);
  for (const deliveryOn of [first, first, second, null]) await change(id, { deliveryOn });
  await change(id, { calledAt: hoursFromNow(-1), deliveryOn: first });
  const to = dealer.dealer.email;
  expect(await deliveryMailsOf(id)).toMatchObject([
    { facts: { deliveryOn: first, deliveryBefore: null }, recipient: to },
    { facts: { deliveryOn: second, deliveryBefore: first }, recipient: to },
    { facts: { deliveryOn: first, deliveryBefore: null }, recipient: to },
  ]);
  const until = expect.stringMatching(new RegExp(`^${first}T2[23]:59:59.000Z$`));
  const steps = (await read(dealer, id)).timeline;
  expect(steps.find(({ kind }) => kind === 'DELIVERY')).toEqual({ kind: 'DELIVERY', at: null, until });
  expect(steps.map(({ kind }) => kind).slice(-3)).toEqual(['PAID', 'DELIVERY', 'COMPLETED']);
  await setStatus(id, 'COMPLETED');
  const { order, timeline } = await read(dealer, id);
  const delivered = timeline.find(({ kind }) => kind === 'DELIVERY');
  expect(delivered).toEqual({ kind: 'DELIVERY', at: order.completedAt, until: null });
});

test('the payment and the day of delivery may be recorded at once', async () => {
  const id = await anOlderOrder();
  await markInvoiced(app, id);
  await change(id, { paidAt: hoursFromNow(-1), deliveryOn: daysFromNow(3) });
  expect(await deliveryMailsOf(id)).toHaveLength(1);
  expect(await entriesOf(id)).toHaveLength(1);
});

test('a day of delivery needs a payment and an order that is not cancelled', async () => {
  const deliveryOn = daysFromNow(3);
  expect(outdatedBy(await change(await anOlderOrder(), { deliveryOn }))).toEqual(state('PENDING', null));
  const id = await aPaidOrder();
  await setStatus(id, 'CANCELLED');
  expect(outdatedBy(await change(id, { deliveryOn }))).toEqual(state('CANCELLED', INSTANT));
  expect((await mailsAbout(app, id)).map(({ kind }) => kind)).not.toContain('paymentReceived');
});

test('the payment of a cancelled order is refunded, and the timeline shows it', async () => {
  const dealer = await aDealer(app);
  const id = await aPaidOrder(dealer);
  const refundedAt = hoursFromNow(0);
  expect(outdatedBy(await change(id, { refundedAt }))).toEqual(state('PROCESSED', INSTANT));
  await setStatus(id, 'CANCELLED');
  const lastStep = async () => (await read(dealer, id)).timeline.at(-1);
  expect(await lastStep()).toEqual({ kind: 'REFUNDED', at: null, until: null });
  await change(id, { refundedAt });
  expect(await lastStep()).toEqual({ kind: 'REFUNDED', at: refundedAt, until: null });
  await change(id, { refundedAt: null });
  expect(await lastStep()).toEqual({ kind: 'REFUNDED', at: null, until: null });

  const unpaid = await anOlderOrder();
  await setStatus(unpaid, 'CANCELLED');
  expect(outdatedBy(await change(unpaid, { refundedAt }))).toEqual(state('CANCELLED', null));
});

test('a payment that is taken back takes the day of delivery with it', async () => {
  const id = await aPaidOrder();
  await change(id, { deliveryOn: daysFromNow(3) });
  const from = { deliveryOn: daysFromNow(3) };
  const { order } = (await change(id, { paidAt: null, from })).result;
  expect(order).toMatchObject({ paidAt: null, deliveryOn: null });
  expect((await entriesOf(id)).at(-1)?.after).toEqual({ paidAt: null, deliveryOn: null });
});

test('a payment that is taken back wipes no day of delivery that the admin did not see', async () => {
  const id = await aPaidOrder();
  const deliveryOn = daysFromNow(3);
  const { paidAt } = (await change(id, { deliveryOn })).result.order;
  for (const from of [undefined, { paidAt }, { paidAt, deliveryOn: null }]) {
    const refused = await change(id, { paidAt: null, ...(from && { from }) });
    expect([refused.status, refused.problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
    expect(refused.problem['current']).toMatchObject({ status: 'PROCESSED', paidAt, deliveryOn });
  }
  const { order } = (await change(id, { paidAt: null, deliveryOn: null })).result;
  expect(order).toMatchObject({ paidAt: null, deliveryOn: null });
});

test('a date that somebody else has changed meanwhile is not overwritten, and the same one again sends no second mail', async () => {
  const id = await aPaidOrder();
  const [first, second] = [daysFromNow(5), daysFromNow(6)];
  const from = { deliveryOn: null };
  expect((await change(id, { deliveryOn: first, from })).status).toBe(200);
  const refused = await change(id, { deliveryOn: second, from });
  expect([refused.status, refused.problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
  expect(refused.problem['current']).toMatchObject({ deliveryOn: first });
  expect((await change(id, { deliveryOn: first, from })).status).toBe(200);
  expect(await deliveryMailsOf(id)).toHaveLength(1);
  expect((await change(id, { deliveryOn: second, from: { deliveryOn: first } })).status).toBe(200);
  expect(await deliveryMailsOf(id)).toHaveLength(2);
});

test('two admins who record at once record one call', async () => {
  const id = await anOlderOrder();
  const answers = await Promise.all(
    [-3, -2].map((hours) => change(id, { calledAt: hoursFromNow(hours), from: { calledAt: null } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(await entriesOf(id)).toHaveLength(1);
});

test('what is recorded is undone only as long as it is still one’s own, and whatever else has changed stays', async () => {
  const id = await anOlderOrder();
  const [mine, theirs] = [hoursFromNow(-3), hoursFromNow(-2)];
  await change(id, { calledAt: mine });
  await change(id, { calledAt: theirs, from: { calledAt: mine } });
  const undo = { calledAt: null, from: { calledAt: mine, paidAt: hoursFromNow(-1) } };
  expect((await change(id, undo)).problem['current']).toMatchObject({ calledAt: theirs });
  expect((await change(id, { calledAt: null, from: { calledAt: theirs } })).result.order.calledAt).toBeNull();
});

test('a refund is not before its payment', async () => {
  const id = await aPaidOrder();
  await setStatus(id, 'CANCELLED');
  const early = await change(id, { refundedAt: hoursFromNow(-2) });
  expect([early.status, early.problem.errors]).toEqual([
    400,
    [expect.objectContaining({ path: 'refundedAt', code: 'OUT_OF_RANGE' })],
  ]);
  const refundedAt = hoursFromNow(-0.5);
  expect((await change(id, { refundedAt })).result.order.refundedAt).toBe(refundedAt);
});

test('an order that is opened again needs a new day of delivery, and a new payment if the last one was refunded', async () => {
  const id = await aPaidOrder();
  await change(id, { deliveryOn: daysFromNow(3) });
  await setStatus(id, 'CANCELLED');
  const kept = (await setStatus(id, 'PROCESSED')).result.order;
  expect([kept.paidAt, kept.deliveryOn]).toEqual([INSTANT, null]);
  await setStatus(id, 'CANCELLED');
  await change(id, { refundedAt: hoursFromNow(0) });
  const { order } = (await setStatus(id, 'PROCESSED')).result;
  expect(order).toMatchObject({ paidAt: null, refundedAt: null, deliveryOn: null });
  expect((await entriesOf(id)).at(-1)?.after).toEqual({ paidAt: null, refundedAt: null });
});

test('what is recorded lies between the order and now, and a day of delivery within a year from the order', async () => {
  const id = await aPaidOrder();
  const outside = {
    calledAt: [hoursFromNow(-49), hoursFromNow(1), '2026-02-30T10:00:00Z', 'gestern', 7],
    deliveryOn: [daysFromNow(-4), daysFromNow(370), '2027-02-30', hoursFromNow(24)],
  };
  for (const [name, values] of Object.entries(outside))
    for (const value of values) {
      const refused = await change(id, { [name]: value });
      expect([refused.status, refused.problem.errors?.[0]?.path, value]).toEqual([400, name, value]);
    }
  // A clock that is ahead by a minute is not refused.
  expect((await change(id, { calledAt: hoursFromNow(1 / 60) })).status).toBe(200);
  expect((await change(id, { deliveryOn: daysFromNow(0) })).status).toBe(200);
});

test('an instant shortly before its bound counts as the bound, because the clock of the clerk may be behind', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const { id, orderDate } = order;
  const before = (instant: string, minutes: number) =>
    new Date(Date.parse(instant) - minutes * 60_000).toISOString();
  expect((await change(id, { calledAt: before(orderDate, 6) })).status).toBe(400);
  expect((await change(id, { calledAt: before(orderDate, 4) })).result.order.calledAt).toBe(orderDate);
  await markInvoiced(app, id);
  expect((await change(id, { paidAt: before(orderDate, 4) })).result.order.paidAt).toBe(orderDate);
  const paidAt = hoursFromNow(1 / 60);
  await change(id, { paidAt });
  await setStatus(id, 'CANCELLED');
  expect((await change(id, { refundedAt: before(paidAt, 6) })).status).toBe(400);
  expect((await change(id, { refundedAt: before(paidAt, 4) })).result.order.refundedAt).toBe(paidAt);
});

test('a lapsed order can still be marked as called', async () => {
  const id = await anOlderOrder();
  await letLapse(app, id);
  const { order } = (await change(id, { calledAt: hoursFromNow(-1) })).result;
  expect([order.status, order.calledAt !== null]).toEqual(['CANCELLED', true]);
});
