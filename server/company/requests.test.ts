import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, type TestDealer } from '../../fixtures/dealers.ts';
import { anAddress } from '../../fixtures/addresses.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { auditEntriesOf, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { lockNames, pendingLockOf } from '../orders/check-wish.ts';

const app = await testApp();
const { db } = app.deps;

const setLimit = ({ cookie }: TestDealer, body: object) =>
  call(app, 'PATCH /api/company/limit', { cookie, body });
const order = ({ cookie }: TestDealer, body: object) =>
  call(app, 'POST /api/orders/create', { cookie, body });
const send = ({ cookie }: TestDealer, body: object) =>
  call(app, 'POST /api/company/requests', { cookie, body });
const orderRequest = ({ cookie }: TestDealer, id: string, body: object) =>
  call(app, 'POST /api/company/requests/{id}/order', { cookie, params: { id }, body });
const decline = ({ cookie }: TestDealer, id: string, reason = 'Too dear this month.') =>
  call(app, 'POST /api/company/requests/{id}/decline', { cookie, params: { id }, body: { reason } });
const withdraw = ({ cookie }: TestDealer, id: string) =>
  call(app, 'POST /api/company/requests/{id}/withdraw', { cookie, params: { id } });
const list = async ({ cookie }: TestDealer) =>
  (await call(app, 'GET /api/company/requests', { cookie })).result.requests;
const mailsTo = async ({ user }: TestDealer) =>
  (
    await db
      .selectFrom('mail_outbox')
      .select(['kind', 'facts'])
      .where('recipient', '=', user.email)
      .orderBy('created_at')
      .execute()
  ).map(({ kind, facts }) => ({ kind, facts: facts as Record<string, unknown> }));
const kindsTo = async (dealer: TestDealer) => (await mailsTo(dealer)).map(({ kind }) => kind);

/** A company with a limit of 30,000 euros, its owner and its buyer, and two vehicles that exceed it together. */
async function aCompany() {
  const owner = await aDealer(app);
  const buyer = await aColleague(app, owner, 'BUYER');
  await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', buyer.user.id).execute();
  await setLimit(owner, { approvalLimit: '30000' });
  const vehicles = [
    await aVehicle(db, { price_net: '18490.00' }),
    await aVehicle(db, { price_net: '12490.00' }),
  ];
  return { owner, buyer, vehicles };
}
const withRequest = async () => {
  const company = await aCompany();
  const { result } = await send(company.buyer, orderOf(company.vehicles));
  return { ...company, request: result };
};
const isHeld = async ({ id }: TestVehicle) =>
  (await db.selectFrom('vehicles').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status ===
  'RESERVED';

describe('the approval limit of a company', () => {
  test('is set by an owner, read by everybody of the company, and taken back', async () => {
    const { owner, buyer } = await aCompany();
    const { cookie } = buyer;
    expect((await call(app, 'GET /api/company/limit', { cookie })).result).toEqual({
      approvalLimit: '30000.00',
    });
    // The same again is no change.
    expect((await setLimit(owner, { approvalLimit: '30000.00' })).status).toBe(200);
    expect((await setLimit(owner, { approvalLimit: '', from: '30000.00' })).result.approvalLimit).toBeNull();
    const { status, problem } = await setLimit(owner, { approvalLimit: '10', from: '30000.00' });
    expect([status, problem['current']]).toEqual([412, { approvalLimit: null }]);
    expect((await setLimit(owner, { approvalLimit: '0' })).problem.code).toBe('VALIDATION_FAILED');
    const entries = await auditEntriesOf(app, owner.dealer.id);
    expect(entries.map(({ action }) => action)).toEqual(['APPROVAL_LIMIT_CHANGED', 'APPROVAL_LIMIT_CHANGED']);
  });

  test('keeps a buyer from ordering and reserving above it, and nobody else', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const refused = await order(buyer, orderOf(vehicles));
    expect([refused.status, refused.problem.code, refused.problem['approvalLimit']]).toEqual([
      403,
      'APPROVAL_NEEDED',
      '30000.00',
    ]);
    const dear = await aVehicle(db, { price_net: '30000.01' });
    const { cookie } = buyer;
    const reserve = (id: string) => call(app, 'POST /api/vehicles/{id}/reserve', { cookie, params: { id } });
    expect((await reserve(dear.id)).problem.code).toBe('APPROVAL_NEEDED');
    expect(await isHeld(dear)).toBe(false);
    const equal = await aVehicle(db, { price_net: '30000.00' });
    expect((await reserve(equal.id)).status).toBe(201);
    expect((await order(owner, orderOf(vehicles))).status).toBe(201);
  });
});

describe('a request of a buyer', () => {
  test('goes to the owners by mail, reserves nothing, and is sent once by a double click', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const body = { ...orderOf(vehicles), notes: 'Both go to Lyon.', purchaseReference: 'EK-1' };
    const answers = await Promise.all([send(buyer, body), send(buyer, body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.result.id).toBe(answers[1]?.result.id);
    expect(await list(owner)).toMatchObject([
      {
        requestedBy: 'Jules Perrin',
        isOwn: false,
        state: 'OPEN',
        totalAmount: '30980.00',
        notes: 'Both go to Lyon.',
        purchaseReference: 'EK-1',
        deliveryAddress: null,
      },
    ]);
    expect(await kindsTo(owner)).toEqual(['orderRequested']);
    expect(await kindsTo(buyer)).toEqual([]);
    for (const vehicle of vehicles) expect(await isHeld(vehicle)).toBe(false);
  });

  test('in the same words by two buyers is two requests', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const second = await aColleague(app, owner, 'BUYER');
    const ids = [buyer, second].map(async (each) => (await send(each, orderOf(vehicles))).result.id);
    expect(new Set(await Promise.all(ids)).size).toBe(2);
    expect(await list(owner)).toHaveLength(2);
  });

  test('is listed after those that were sent before it', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const sent: string[] = [];
    for (const notes of ['First', 'Second', 'Third', 'Fourth'])
      sent.push((await send(buyer, { ...orderOf(vehicles), notes })).result.id);
    expect((await list(owner)).map(({ id }) => id)).toEqual(sent);
  });

  test('is checked like an order, and read by its sender and the owners alone', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    const colleague = await aColleague(app, owner, 'BUYER');
    const other = await aDealer(app);
    expect((await list(buyer)).map(({ id, isOwn }) => [id, isOwn])).toEqual([[request.id, true]]);
    for (const dealer of [colleague, other]) expect(await list(dealer)).toEqual([]);
    expect((await send(buyer, { ...orderOf(vehicles), totalAmount: '1.00' })).problem.code).toBe(
      'PRICE_CHANGED',
    );
    expect((await orderRequest(other, request.id, orderOf(vehicles))).problem.code).toBe('NOT_FOUND');
    expect((await decline(other, request.id)).problem.code).toBe('NOT_FOUND');
  });

  test('is ordered by an owner under the checks of that moment, and the buyer is mailed', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    const [first] = vehicles;
    const seen = orderOf(vehicles);
    await db
      .updateTable('vehicles')
      .set({ price_net: '19000.00' })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect((await orderRequest(owner, request.id, seen)).problem.code).toBe('PRICE_CHANGED');
    const stale = { ...seen, totalAmount: '31490.00', termsVersion: '2020-01-01' };
    expect((await orderRequest(owner, request.id, stale)).problem.code).toBe('CONDITIONS_CHANGED');
    const { status, result } = await orderRequest(owner, request.id, { ...seen, totalAmount: '31490.00' });
    expect([status, result.itemCount, result.totalAmount]).toEqual([201, 2, '31490.00']);
    expect(await list(buyer)).toMatchObject([{ state: 'ORDERED', orderId: result.id, reason: null }]);
    expect(await kindsTo(buyer)).toEqual(['requestOrdered']);
    for (const vehicle of vehicles) expect(await isHeld(vehicle)).toBe(true);
  });

  test('is ordered with what the buyer has written, under the prices and the VAT case that the owner has seen', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const written = { notes: 'Both go to Lyon.', purchaseReference: 'EK-1' };
    const { id } = (await send(buyer, { ...orderOf(vehicles), ...written })).result;
    const prices = vehicles.map((vehicle, at) => ({ id: vehicle.id, priceNet: vehicles[1 - at]?.priceNet }));
    const swapped = await orderRequest(owner, id, { ...orderOf(vehicles), prices });
    expect(swapped.problem.code).toBe('PRICE_CHANGED');
    const exempt = await orderRequest(owner, id, { ...orderOf(vehicles), vatCase: 'INTRA_COMMUNITY' });
    expect(exempt.problem.code).toBe('CONDITIONS_CHANGED');
    const vehicleIds = vehicles.map((vehicle) => vehicle.id.toUpperCase());
    const { result } = await orderRequest(owner, id, {
      ...orderOf(vehicles),
      vehicleIds,
      vatCase: 'STANDARD',
    });
    const { cookie } = owner;
    const { order } = (await call(app, 'GET /api/orders/{id}', { cookie, params: { id: result.id } })).result;
    expect(order).toMatchObject({ ...written, placedBy: owner.user.email });
    expect((await auditEntriesOf(app, owner.dealer.id)).at(-1)).toMatchObject({
      action: 'ORDER_REQUEST_DECIDED',
      actor_email: owner.user.email,
      before: { state: 'OPEN' },
      after: { requestId: id, state: 'ORDERED', orderId: result.id },
    });
  });

  test('of an owner is decided without a mail to themselves', async () => {
    const { owner, vehicles } = await aCompany();
    const [first, second] = vehicles.map((vehicle) => [vehicle]);
    const idOf = async (each: TestVehicle[] = []) => (await send(owner, orderOf(each))).result.id;
    expect((await orderRequest(owner, await idOf(first), orderOf(first ?? []))).status).toBe(201);
    expect((await decline(owner, await idOf(second))).result.decidedBy).toBe(owner.user.email);
    expect(await kindsTo(owner)).toEqual(['orderRequested', 'orderConfirmation', 'orderRequested']);
  });

  test('is listed until twenty others were decided after it, and open ones always', async () => {
    const { owner, buyer, request } = await withRequest();
    await decline(owner, request.id);
    await sql`
      insert into order_requests (
        dealer_id, requested_by, vehicles, total_amount, shipping_method, sha256, state, decided_at, reason
      )
      select
        dealer_id, requested_by, vehicles, total_amount, shipping_method, number::text,
        case when number > 20 then 'OPEN' else 'DECLINED' end,
        case when number > 20 then null else decided_at + make_interval(secs => number) end,
        case when number > 20 then null else number::text end
      from order_requests, generate_series(1, 42) as number
      where id = ${request.id}
    `.execute(db);
    const listed = await list(buyer);
    expect(listed.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 'DECLINED'),
      ...Array.from({ length: 22 }, () => 'OPEN'),
    ]);
    expect([listed[0]?.state, listed[22]?.reason, listed[41]?.reason]).toEqual(['OPEN', '20', '1']);
  });

  test('is ordered in part when a vehicle is gone, and the mail to the buyer says so', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    const [gone, left] = vehicles;
    await db
      .deleteFrom('vehicles')
      .where('id', '=', gone?.id ?? '')
      .execute();
    expect((await orderRequest(owner, request.id, orderOf(vehicles))).problem.code).toBe(
      'VEHICLE_UNAVAILABLE',
    );
    const foreign = await aVehicle(db);
    expect((await orderRequest(owner, request.id, orderOf([foreign]))).problem.errors).toMatchObject([
      { path: 'vehicleIds', code: 'NOT_A_CHOICE' },
    ]);
    const rest = orderOf(left ? [left] : []);
    expect((await orderRequest(owner, request.id, rest)).result.itemCount).toBe(1);
    expect((await mailsTo(buyer)).map(({ facts }) => facts['left'])).toEqual([1]);
  });

  test('is ordered once by two owners at the same time, and the other reads that it was', async () => {
    const { owner, vehicles, request } = await withRequest();
    const second = await aColleague(app, owner, 'OWNER');
    const answers = await Promise.all(
      [owner, second].map((each) => orderRequest(each, request.id, orderOf(vehicles))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.problem['current']).toMatchObject({ state: 'ORDERED' });
    expect((await decline(owner, request.id)).problem.code).toBe('EDITED_MEANWHILE');
  });

  test('is ordered after the orders of the company that wait, whose locks it does not hold meanwhile', async () => {
    const { owner, vehicles, request } = await withRequest();
    const { id } = owner.dealer;
    const { answer } = await db.transaction().execute(async (tx) => {
      // As an order that is placed at the same time.
      await lockNames(tx, [pendingLockOf(owner)]);
      const waiting = orderRequest(owner, request.id, orderOf(vehicles));
      await untilOneWaits(db);
      await sql`select from dealers where id = ${id} for share nowait`.execute(tx);
      return { answer: waiting };
    });
    expect((await answer).status).toBe(201);
  });

  test('is declined with a reason, which the buyer is mailed', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    expect((await decline(owner, request.id, ' ')).problem.errors).toMatchObject([{ code: 'REQUIRED' }]);
    expect((await decline(owner, request.id)).result).toMatchObject({
      state: 'DECLINED',
      reason: 'Too dear this month.',
    });
    const [mail] = await mailsTo(buyer);
    expect(mail).toMatchObject({ kind: 'requestDeclined', facts: { reason: 'Too dear this month.' } });
    // The buyer may ask again.
    expect((await send(buyer, orderOf(vehicles))).result.state).toBe('OPEN');
    const actions = (await auditEntriesOf(app, owner.dealer.id)).map(({ action }) => action);
    expect(actions.slice(1)).toEqual(['ORDER_REQUESTED', 'ORDER_REQUEST_DECIDED', 'ORDER_REQUESTED']);
  });

  test('is taken back by its sender alone, who may send it again, and owners see it no more', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    const colleague = await aColleague(app, owner, 'BUYER');
    for (const other of [colleague, owner, await aDealer(app)])
      expect((await withdraw(other, request.id)).problem.code).toBe('NOT_FOUND');
    const answers = await Promise.all([withdraw(buyer, request.id), withdraw(buyer, request.id)]);
    expect(answers.map(({ status, result }) => [status, result.state, result.decidedBy])).toEqual([
      [200, 'WITHDRAWN', 'Jules Perrin'],
      [200, 'WITHDRAWN', 'Jules Perrin'],
    ]);
    expect(await list(owner)).toEqual([]);
    expect(await list(buyer)).toMatchObject([{ id: request.id, state: 'WITHDRAWN' }]);
    for (const { problem } of [
      await orderRequest(owner, request.id, orderOf(vehicles)),
      await decline(owner, request.id),
    ])
      expect([problem.status, problem.code]).toEqual([409, 'REQUEST_WITHDRAWN']);
    expect((await send(buyer, orderOf(vehicles))).result.state).toBe('OPEN');
    expect(await kindsTo(buyer)).toEqual([]);
    const entries = await auditEntriesOf(app, owner.dealer.id);
    expect(entries.slice(1)).toMatchObject([
      { action: 'ORDER_REQUESTED' },
      { action: 'ORDER_REQUEST_WITHDRAWN', before: { state: 'OPEN' }, after: { state: 'WITHDRAWN' } },
      { action: 'ORDER_REQUESTED' },
    ]);
  });

  test('cannot be taken back once an owner has decided it', async () => {
    const { owner, buyer, request } = await withRequest();
    await decline(owner, request.id);
    const { status, problem } = await withdraw(buyer, request.id);
    expect([status, problem['current']]).toEqual([412, { state: 'DECLINED', orderId: null }]);
    expect(await list(buyer)).toMatchObject([{ state: 'DECLINED' }]);
  });

  test('is either ordered or taken back when both are done at the same time', async () => {
    const { owner, buyer } = await aCompany();
    for (let round = 0; round < 6; round += 1) {
      const vehicle = await aVehicle(db, { price_net: '40000.00' });
      const { id } = (await send(buyer, orderOf([vehicle]))).result;
      const [taken, ordered] = await Promise.all([
        withdraw(buyer, id),
        orderRequest(owner, id, orderOf([vehicle])),
      ]);
      const isOrdered = ordered.status === 201;
      expect([taken.status, ordered.status]).toEqual(isOrdered ? [412, 201] : [200, 409]);
      expect(await isHeld(vehicle)).toBe(isOrdered);
    }
  });

  test('stays when its sender is removed, and can still be ordered, without a mail to them', async () => {
    const { owner, buyer, vehicles, request } = await withRequest();
    const { cookie } = owner;
    await call(app, 'DELETE /api/company/users/{id}', { cookie, params: { id: buyer.user.id } });
    expect(await list(owner)).toMatchObject([{ requestedBy: 'Jules Perrin', state: 'OPEN' }]);
    expect((await orderRequest(owner, request.id, orderOf(vehicles))).status).toBe(201);
    expect(await kindsTo(buyer)).toEqual([]);
  });

  test('waits while the company is suspended', async () => {
    const { owner, vehicles, request } = await withRequest();
    const setStatus = (status: string) =>
      sql`update dealers set status = ${status} where id = ${owner.dealer.id}`.execute(db);
    await setStatus('SUSPENDED');
    expect((await orderRequest(owner, request.id, orderOf(vehicles))).problem.code).toBe('DEALER_NOT_ACTIVE');
    await setStatus('ACTIVE');
    expect(await list(owner)).toMatchObject([{ state: 'OPEN' }]);
  });

  test('stays open when the limit is raised, and the buyer may then order themselves', async () => {
    const { owner, buyer, vehicles } = await withRequest();
    await setLimit(owner, { approvalLimit: '40000' });
    expect((await order(buyer, orderOf(vehicles))).status).toBe(201);
    expect(await list(buyer)).toMatchObject([{ state: 'OPEN' }]);
  });

  test('goes where the owner says when its delivery address was deleted', async () => {
    const { owner, buyer, vehicles } = await aCompany();
    const { id } = await anAddress(app, owner);
    const { result } = await send(buyer, { ...orderOf(vehicles), deliveryAddressId: id });
    expect(result.deliveryAddress).toMatchObject({ id });
    await db.deleteFrom('dealer_addresses').where('id', '=', id).execute();
    const gone = { ...orderOf(vehicles), deliveryAddressId: id };
    expect((await orderRequest(owner, result.id, gone)).problem.code).toBe('NOT_FOUND');
    expect((await list(owner))[0]).toMatchObject({ state: 'OPEN', deliveryAddress: { id } });
    expect((await orderRequest(owner, result.id, orderOf(vehicles))).status).toBe(201);
  });

  test('is refused when fifty of the company are open', async () => {
    const { buyer, vehicles, request } = await withRequest();
    await sql`
      insert into order_requests (dealer_id, requested_by, vehicles, total_amount, shipping_method, sha256)
      select dealer_id, requested_by, vehicles, total_amount, shipping_method, number::text
      from order_requests, generate_series(1, 49) as number
      where id = ${request.id}
    `.execute(db);
    const { problem } = await send(buyer, { ...orderOf(vehicles), notes: 'One more' });
    expect(problem.errors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
    expect((await list(buyer)).length).toBe(50);
    // Those of another company do not count.
    const other = await aCompany();
    expect((await send(other.buyer, orderOf(other.vehicles))).status).toBe(201);
  });
});
