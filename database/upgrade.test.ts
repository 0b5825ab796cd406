import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createOldDatabase } from '../fixtures/database.ts';
import { execute } from '../fixtures/database-setup.ts';
import { aVin } from '../fixtures/vehicles.ts';
import {
  anOldDealer,
  anOldEntry,
  anOldHeldVehicle,
  anOldOrder,
  anOldReservation,
  anOldUser,
  refusalOf,
  reopenOld,
} from '../fixtures/old-rows.ts';
import { listMigrations, migrate } from './migrate.ts';
import { projectRoot } from './project-root.ts';

const OLD = '0011-files-are-removed-after-the-commit';

/** Each phrase of the old audit log, what it was about, and the code that it becomes. */
const PHRASES = [
  ['order placed', 'order', 'ORDER_PLACED'],
  ['order status changed', 'order', 'ORDER_STATUS_CHANGED'],
  ['order total changed', 'order', 'ORDER_TOTAL_CHANGED'],
  ['order cancelled', 'order', 'ORDER_CANCELLED'],
  ['order lapsed', 'order', 'ORDER_LAPSED'],
  ['vehicle reserved', 'reservation', 'RESERVATION_MADE'],
  ['vehicle reserved again', 'reservation', 'RESERVATION_MADE_AGAIN'],
  ['reservation period changed', 'reservation', 'RESERVATION_PERIOD_CHANGED'],
  ['reservation cancelled', 'reservation', 'RESERVATION_CANCELLED'],
  ['reservation lapsed', 'reservation', 'RESERVATION_LAPSED'],
  ['vehicle imported', 'vehicle', 'VEHICLE_IMPORTED'],
  ['vehicle replaced', 'vehicle', 'VEHICLE_REPLACED'],
  ['vehicle edited', 'vehicle', 'VEHICLE_EDITED'],
  ['price changed', 'vehicle', 'VEHICLE_PRICE_CHANGED'],
  ['status changed', 'vehicle', 'VEHICLE_STATUS_CHANGED'],
  ['medium deleted', 'vehicle', 'VEHICLE_MEDIUM_DELETED'],
  ['vehicle deleted', 'vehicle', 'VEHICLE_DELETED'],
  ['dealer registered', 'dealer', 'DEALER_REGISTERED'],
  ['dealer status changed', 'dealer', 'DEALER_STATUS_CHANGED'],
  ['dealer deleted', 'dealer', 'DEALER_DELETED'],
  ['admin created', 'user', 'ADMIN_CREATED'],
] as const;

const upToOld = listMigrations().filter((name) => name <= OLD);

describe('an old audit log', () => {
  test('has codes for all its phrases, and the order in each entry that concerns one', async () => {
    const { db, url } = await createOldDatabase(OLD);
    const dealer = await anOldDealer(db, ['Erika', 'Muster']);
    const orderId = await anOldOrder(db, dealer.id);
    const subjectIds = {
      order: orderId,
      reservation: await anOldReservation(db, dealer.id, orderId),
      vehicle: randomUUID(),
      dealer: dealer.id,
      user: dealer.userId,
    };
    for (const [action, subject] of PHRASES)
      await anOldEntry(db, { action, subject, subjectId: subjectIds[subject] });
    const after = { status: 'RESERVED', orderId };
    await anOldEntry(db, {
      action: 'status changed',
      subject: 'vehicle',
      subjectId: subjectIds.vehicle,
      after,
    });

    await migrate(url);
    const entries = await db
      .selectFrom('audit_events')
      .select(['action', 'order_id', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      ...PHRASES.map(([, subject, action]) => ({
        action,
        order_id: subject === 'order' || subject === 'reservation' ? orderId : null,
        after: {},
      })),
      { action: 'VEHICLE_STATUS_CHANGED', order_id: orderId, after },
    ]);
    await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('append-only');
  });

  test('keeps its entries about an order that somebody deleted by hand', async () => {
    const { db, url } = await createOldDatabase(OLD);
    await anOldEntry(db, { action: 'order placed', subject: 'order', subjectId: randomUUID() });
    await migrate(url);
    const entries = await db.selectFrom('audit_events').select(['action', 'order_id']).execute();
    expect(entries).toEqual([{ action: 'ORDER_PLACED', order_id: null }]);
  });

  test('with a phrase that the portal never wrote stops the upgrade, which changes nothing', async () => {
    const old = await createOldDatabase(OLD);
    await anOldEntry(old.db, { action: 'bribe taken', subject: 'dealer', subjectId: randomUUID() });
    expect(await refusalOf(old)).toEqual({
      message:
        "The database cannot be upgraded: audit_events hold actions that no version of the portal has written: 'bribe taken'. " +
        'Replace them by actions that the portal knows, then start it again.',
      done: upToOld,
    });
  });
});

describe('old orders', () => {
  test('were placed by the user in the audit log, otherwise by the oldest user of the dealer', async () => {
    const { db, url } = await createOldDatabase(OLD);
    const dealer = await anOldDealer(db, ['Erika', 'Muster']);
    const colleague = await anOldUser(db, dealer.id, 'kollege@example.com');
    const [logged, silent] = [await anOldOrder(db, dealer.id), await anOldOrder(db, dealer.id)];
    await anOldEntry(db, {
      action: 'order placed',
      subject: 'order',
      subjectId: logged,
      actorId: colleague,
    });
    await migrate(url);
    const orders = await db.selectFrom('orders').select(['id', 'placed_by_user_id']).execute();
    expect(new Map(orders.map((order) => [order.id, order.placed_by_user_id]))).toEqual(
      new Map([
        [logged, colleague],
        [silent, dealer.userId],
      ]),
    );
  });

  test('of a dealer without users stop the upgrade, which changes nothing', async () => {
    const old = await createOldDatabase(OLD);
    const dealer = await anOldDealer(old.db, ['Erika', 'Muster']);
    const orderId = await anOldOrder(old.db, dealer.id);
    await sql`delete from users`.execute(old.db);
    expect(await refusalOf(old)).toEqual({
      message:
        `The database cannot be upgraded: the dealers of these orders have no user: ${orderId}. ` +
        'Give each of these dealers a user, then start the portal again.',
      done: upToOld,
    });
  });

  test('that share a number are upgraded after the statements of docs/operations.md', async () => {
    const { db, url } = await createOldDatabase(OLD);
    const dealer = await anOldDealer(db, ['Erika', 'Muster']);
    const kept = await anOldOrder(db, dealer.id);
    const moved = await anOldOrder(db, dealer.id, `${kept.slice(0, 8)}${randomUUID().slice(8)}`);
    const reservationId = await anOldReservation(db, dealer.id, moved);
    await anOldEntry(db, { action: 'order placed', subject: 'order', subjectId: moved });
    await anOldEntry(db, {
      action: 'reservation cancelled',
      subject: 'reservation',
      subjectId: reservationId,
      after: { orderId: moved },
    });
    const guide = readFileSync(join(projectRoot, 'docs', 'operations.md'), 'utf8');
    const [, statements = ''] = /```sql\n(begin;[^`]+)```/.exec(guide) ?? [];
    await execute(url, statements.replace('00000000-0000-0000-0000-000000000000', moved));
    await migrate(url);
    const orders = await db.selectFrom('orders').select('id').where('id', '<>', kept).execute();
    const id = orders[0]?.id;
    expect([orders.length, id === moved]).toEqual([1, false]);
    const reservations = await db.selectFrom('vehicle_reservations').select('order_id').execute();
    expect(reservations).toEqual([{ order_id: id }]);
    const entries = await db.selectFrom('audit_events').select(['order_id', 'after']).orderBy('id').execute();
    expect(entries).toEqual([
      { order_id: id, after: {} },
      { order_id: id, after: { orderId: id } },
    ]);
  });

  test('that share a number stop the upgrade, which changes nothing', async () => {
    const old = await createOldDatabase(OLD);
    const dealer = await anOldDealer(old.db, ['Erika', 'Muster']);
    const one = await anOldOrder(old.db, dealer.id);
    await anOldOrder(old.db, dealer.id, `${one.slice(0, 8)}${randomUUID().slice(8)}`);
    expect(await refusalOf(old)).toEqual({
      message:
        `The database cannot be upgraded: several orders have the same order number: ${one.slice(0, 8)}. ` +
        'Give all but one of them another id, then start the portal again.',
      done: upToOld,
    });
  });
});

test('an old vehicle that was on offer while an order held it belongs to that order', async () => {
  const { db, url } = await createOldDatabase('0009-search-at-size');
  const dealer = await anOldDealer(db, ['Erika', 'Muster']);
  const cases = [
    { order: 'PENDING', hours: 1, before: 'AVAILABLE', after: 'RESERVED' },
    { order: 'PROCESSED', hours: null, before: 'AVAILABLE', after: 'RESERVED' },
    { order: 'COMPLETED', hours: null, before: 'AVAILABLE', after: 'SOLD' },
    // Lapsed: the sweep ends this order.
    { order: 'PENDING', hours: -1, before: 'AVAILABLE', after: 'AVAILABLE' },
    { order: 'PENDING', hours: 1, before: 'SOLD', after: 'SOLD' },
  ];
  const expected = [];
  for (const { order, hours, before, after } of cases) {
    const orderId = await anOldOrder(db, dealer.id);
    await reopenOld(db, orderId, order);
    const { id } = await anOldHeldVehicle(db, { dealerId: dealer.id, orderId, status: before, hours });
    expected.push({ id, status: after, status_order_id: before === after ? null : orderId });
  }
  await migrate(url);
  const vehicles = await db.selectFrom('vehicles').select(['id', 'status', 'status_order_id']).execute();
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  expect(expected.map(({ id }) => byId.get(id))).toEqual(expected);
  const entries = await db
    .selectFrom('audit_events')
    .select(['actor_role', 'action', 'subject_id', 'order_id', 'before', 'after'])
    .execute();
  expect(new Map(entries.map((entry) => [entry.subject_id, entry]))).toEqual(
    new Map(
      expected.slice(0, 3).map(({ id, status, status_order_id }) => [
        id,
        {
          actor_role: 'system',
          action: 'VEHICLE_STATUS_CHANGED',
          subject_id: id,
          order_id: status_order_id,
          before: { status: 'AVAILABLE' },
          after: { status },
        },
      ]),
    ),
  );
});

test("an old dealer's user is called as the contact person; an admin has no name yet", async () => {
  const { db, url } = await createOldDatabase(OLD);
  const full = await anOldDealer(db, ['Erika', 'Muster']);
  const half = await anOldDealer(db, [null, 'Muster']);
  const none = await anOldDealer(db, [null, null]);
  await anOldUser(db, null, 'admin@example.com');
  await migrate(url);
  const users = await db.selectFrom('users').select(['email', 'name']).execute();
  expect(new Map(users.map(({ email, name }) => [email, name]))).toEqual(
    new Map([
      [full.email, 'Erika Muster'],
      [half.email, 'Muster'],
      [none.email, null],
      ['admin@example.com', null],
    ]),
  );
});

test('the users of old accounts count as proved since they registered', async () => {
  const { db, url } = await createOldDatabase('0021-mails-that-cannot-be-sent');
  const dealer = await anOldDealer(db, ['Erika', 'Muster']);
  await migrate(url);
  const user = await db
    .selectFrom('users')
    .select(['email_confirmed_at', 'created_at'])
    .where('email', '=', dealer.email)
    .executeTakeFirstOrThrow();
  expect(user.email_confirmed_at).toEqual(user.created_at);
});

test('a vehicle of before has the body that its maker names in its model or variant, and no other', async () => {
  const { db, url } = await createOldDatabase('0102-progress-of-bulk-calls');
  const old = [
    ['Passat Variant', '2.0 TDI', 'ESTATE'],
    ['A6', 'Avant 40 TDI', 'ESTATE'],
    ['Golf', '2.0 TDI Life', null],
    ['Transporter', 'T6.1 Kombi', null],
  ] as const;
  for (const [model, variant] of old)
    await sql`
      insert into vehicles (vin, make, model, variant, price_net) values (${aVin()}, 'Marke', ${model}, ${variant}, 1)
    `.execute(db);
  await migrate(url);
  const vehicles = await db
    .selectFrom('vehicles')
    .select(['model', 'variant', 'body_type', 'damages_sum'])
    .execute();
  expect(
    new Set(vehicles.map(({ model, variant, body_type: body }) => [model, variant, body].join())),
  ).toEqual(new Set(old.map((row) => row.join())));
  expect(vehicles.map(({ damages_sum: sum }) => sum)).toEqual(old.map(() => null));
});

test('a vehicle of before has its highest price in the audit log as the former one, if its price is lower now', async () => {
  const { db, url } = await createOldDatabase('0156-order-requests');
  const histories = [
    { prices: [['VEHICLE_PRICE_CHANGED', '19000.00', '18000.00']], former: '19000.00' },
    {
      prices: [
        ['VEHICLE_REPLACED', '19000.00', '18500.00'],
        ['VEHICLE_PRICE_CHANGED', '18500.00', '180000.00'],
        ['VEHICLE_PRICE_CHANGED', '180000.00', '18000.00'],
      ],
      former: '19000.00',
    },
    { prices: [['VEHICLE_PRICE_CHANGED', '17000.00', '18000.00']], former: null },
    { prices: [], former: null },
  ];
  const ids: string[] = [];
  for (const { prices } of histories) {
    const id = randomUUID();
    await sql`
      insert into vehicles (id, vin, make, model, price_net) values (${id}, ${aVin()}, 'Marke', 'Golf', 18000)
    `.execute(db);
    for (const [action, before, after] of prices)
      await sql`
        insert into audit_events (actor_role, action, subject, subject_id, before, after)
        values ('system', ${action}, 'vehicle', ${id}, ${{ priceNet: before }}, ${{ priceNet: after, media: 3 }})
      `.execute(db);
    ids.push(id);
  }
  await migrate(url);
  const vehicles = await db.selectFrom('vehicles').select(['id', 'former_price_net']).execute();
  const formerOf = new Map(vehicles.map(({ id, former_price_net: former }) => [id, former]));
  expect(ids.map((id) => formerOf.get(id))).toEqual(histories.map(({ former }) => former));
});

test('a company whose address is that of a removed user gets the address of its first owner', async () => {
  const { db, url } = await createOldDatabase('0179-missing-files-are-work');
  const [left, stays] = [await anOldDealer(db, ['Rosa', 'Alt']), await anOldDealer(db, ['Erika', 'Muster'])];
  const owner = await anOldUser(db, left.id, 'owner@example.com');
  await sql`update users set email_confirmed_at = now() where id = any(${[owner, stays.userId]}::uuid[])`.execute(
    db,
  );
  await sql`
    update users
    set email = 'removed-' || id, email_confirmed_at = null, disabled_at = now(), removed_at = now()
    where id = ${left.userId}
  `.execute(db);
  await migrate(url);
  const dealers = await db.selectFrom('dealers').select(['id', 'email']).execute();
  expect(new Map(dealers.map(({ id, email }) => [id, email]))).toEqual(
    new Map([
      [left.id, 'owner@example.com'],
      [stays.id, stays.email],
    ]),
  );
});
