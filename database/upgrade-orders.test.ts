import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createOldDatabase } from '../fixtures/database.ts';
import {
  anOldDealer,
  anOldEntry,
  anOldHeldVehicle,
  anOldOrder,
  anOldReservation,
  anOldVehicle,
  refusalOf,
  reopenOld,
} from '../fixtures/old-rows.ts';
import { listMigrations, migrate } from './migrate.ts';

const OLD = '0011-files-are-removed-after-the-commit';
const upToOld = listMigrations().filter((name) => name <= OLD);

describe('an old order', () => {
  const oldOrder = async () => {
    const old = await createOldDatabase(OLD);
    const dealer = await anOldDealer(old.db, ['Erika', 'Muster']);
    return { old, dealerId: dealer.id, orderId: await anOldOrder(old.db, dealer.id) };
  };

  test('that contradicts its reservations stops the upgrade, which changes nothing', async () => {
    const { old, orderId } = await oldOrder();
    await reopenOld(old.db, orderId, 'PENDING');
    expect(await refusalOf(old)).toEqual({
      message:
        'The database cannot be upgraded: orders contradict their reservations: ' +
        `${orderId} has other totals than its reservations. ` +
        'Correct the order or its reservations, then start the portal again.',
      done: upToOld,
    });
  });

  test('whose reservation belongs to another dealer stops the upgrade, which changes nothing', async () => {
    const { old, orderId } = await oldOrder();
    const stranger = await anOldDealer(old.db, ['Max', 'Muster']);
    const reservationId = await anOldReservation(old.db, stranger.id, orderId);
    expect(await refusalOf(old)).toEqual({
      message:
        'The database cannot be upgraded: these reservations belong to another dealer than their order: ' +
        `${reservationId}. ` +
        'Correct dealer_id of the order or of the reservation, then start the portal again.',
      done: upToOld,
    });
  });

  test('has a date of completion only if it is COMPLETED, then from the audit log', async () => {
    const { old, dealerId, orderId: open } = await oldOrder();
    const completed = await anOldOrder(old.db, dealerId);
    await sql`update orders set completed_at = now()`.execute(old.db);
    await reopenOld(old.db, completed, 'COMPLETED');
    await sql`update orders set completed_at = null where id = ${completed}`.execute(old.db);
    await anOldHeldVehicle(old.db, { dealerId, orderId: completed, status: 'SOLD', hours: null });
    const entry = { action: 'order status changed', subject: 'order', subjectId: completed };
    for (const status of ['COMPLETED', 'PROCESSED'])
      await anOldEntry(old.db, { ...entry, after: { status } });
    const { rows } = await sql<{ at: Date }>`select at from audit_events order by id`.execute(old.db);
    await migrate(old.url);
    const orders = await old.db.selectFrom('orders').select(['id', 'completed_at']).execute();
    expect(new Map(orders.map(({ id, completed_at }) => [id, completed_at]))).toEqual(
      new Map([
        [open, null],
        [completed, rows[0]?.at],
      ]),
    );
  });

  test('that is COMPLETED at an unknown time stops the upgrade, which changes nothing', async () => {
    const { old, dealerId, orderId } = await oldOrder();
    await reopenOld(old.db, orderId, 'COMPLETED');
    await anOldHeldVehicle(old.db, { dealerId, orderId, status: 'SOLD', hours: null });
    await sql`update orders set completed_at = null`.execute(old.db);
    expect(await refusalOf(old)).toEqual({
      message:
        `The database cannot be upgraded: these orders are COMPLETED without a date: ${orderId}. ` +
        'Enter the date in completed_at, then start the portal again.',
      done: upToOld,
    });
  });
});

test('an old vehicle whose status contradicts its order keeps it, as if an admin had set it', async () => {
  const { db, url } = await createOldDatabase(OLD);
  const dealer = await anOldDealer(db, ['Erika', 'Muster']);
  const anOrderWith = async (status: string, vehicle: string) => {
    const orderId = await anOldOrder(db, dealer.id);
    await reopenOld(db, orderId, status);
    const held = { dealerId: dealer.id, orderId, status: vehicle, hours: status === 'PENDING' ? 1 : null };
    return { orderId, vehicleId: (await anOldHeldVehicle(db, held)).id };
  };
  const pending = await anOrderWith('PENDING', 'RESERVED');
  const early = await anOrderWith('PENDING', 'SOLD');
  const late = await anOrderWith('COMPLETED', 'RESERVED');
  for (const { orderId, vehicleId } of [pending, early, late])
    await sql`update vehicles set status_order_id = ${orderId} where id = ${vehicleId}`.execute(db);
  await migrate(url);
  const vehicles = await db.selectFrom('vehicles').select(['id', 'status', 'status_order_id']).execute();
  expect(new Map(vehicles.map((vehicle) => [vehicle.id, [vehicle.status, vehicle.status_order_id]]))).toEqual(
    new Map([
      [pending.vehicleId, ['RESERVED', pending.orderId]],
      [early.vehicleId, ['SOLD', null]],
      [late.vehicleId, ['RESERVED', null]],
    ]),
  );
});

test('an old vehicle has the price of its last delivery from the audit log, or none', async () => {
  const { db, url } = await createOldDatabase(OLD);
  const histories = [
    [['vehicle imported', '19000.00']],
    [
      ['vehicle imported', '19000.00'],
      ['vehicle replaced', '18800.00'],
      ['price changed', '18000.00'],
    ],
    [['price changed', '18000.00']],
  ];
  const ids: string[] = [];
  for (const entries of histories) {
    const subjectId = await anOldVehicle(db);
    for (const [action = '', priceNet] of entries)
      await anOldEntry(db, { action, subject: 'vehicle', subjectId, after: { priceNet } });
    ids.push(subjectId);
  }
  await migrate(url);
  const vehicles = await db.selectFrom('vehicles').select(['id', 'delivered_price_net']).execute();
  const priceOf = new Map(vehicles.map(({ id, delivered_price_net }) => [id, delivered_price_net]));
  expect(ids.map((id) => priceOf.get(id))).toEqual(['19000.00', '18800.00', null]);
});
