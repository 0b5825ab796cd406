import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer } from '../fixtures/dealers.ts';
import { anOrderRow } from '../fixtures/orders.ts';
import { aVehicle } from '../fixtures/vehicles.ts';

const { owner: db } = await createTestDatabase();
const holder = { deps: { db } };

/** The name of the constraint that caused the error; otherwise the error itself. */
const constraintOf = (error: unknown): unknown =>
  error instanceof Error && 'constraint' in error ? error.constraint : error;

/** Returns the name of the constraint that refuses the statement. */
async function refusalOf(statement: RawBuilder<unknown>): Promise<unknown> {
  return statement.execute(db).then(() => 'accepted', constraintOf);
}

const columnsOf = (where: RawBuilder<boolean>) =>
  sql<{ column: string; type: string }>`
    select relname || '.' || attname as column, format_type(atttypid, atttypmod) as type
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and ${where}
    order by 1
  `.execute(db);

const aReservedVehicle = () => aVehicle(db, { status: 'RESERVED' });

/**
 * Reserves the vehicle from and until a number of hours from now. Without an end, the reservation does not
 * expire, and the order is PROCESSED.
 */
async function reserve(vehicleId: string, from: number, until: number | null) {
  const dealer = await aDealer(holder);
  const status = until === null ? 'PROCESSED' : 'PENDING';
  return db
    .transaction()
    .execute(async (tx) => {
      const orderId = await anOrderRow(tx, dealer, { status, end_reason: null, ended_at: null });
      await sql`
        insert into vehicle_reservations (
          order_id, vehicle_id, dealer_id, reserved_at, expires_at, price_net, vin, make, model)
        select ${orderId}, id, ${dealer.dealer.id}, now() + make_interval(hours => ${from}),
          now() + make_interval(hours => ${until}), price_net, vin, make, model
        from vehicles
        where id = ${vehicleId}
      `.execute(tx);
    })
    .then(() => 'accepted', constraintOf);
}

describe('a new row is', () => {
  test('a dealer of the standard tier who waits for approval', async () => {
    const dealer = await sql`
      insert into dealers (company_name, email) values ('Muster GmbH', 'neu@example.com')
      returning tier, status, country, marketing_opt_in, notes, vat_id_check
    `.execute(db);
    expect(dealer.rows).toEqual([
      {
        tier: 'STANDARD',
        status: 'PENDING',
        country: 'DE',
        marketing_opt_in: false,
        notes: '',
        vat_id_check: 'UNCHECKED',
      },
    ]);
  });

  test('a user who is a dealer', async () => {
    const { dealer } = await aDealer(holder);
    const user = await sql`
      insert into users (dealer_id, email, password_hash) values (${dealer.id}, 'zweiter@example.com', 'x')
      returning role
    `.execute(db);
    expect(user.rows).toEqual([{ role: 'dealer' }]);
  });

  test('an available vehicle in euro without specs', async () => {
    const vehicle = await sql`
      insert into vehicles (vin, make, model, price_net) values ('WVWZZZAUZLW000001', 'Audi', 'A4', 18490.5)
      returning status, currency, price_net, specs_json, status_order_id
    `.execute(db);
    expect(vehicle.rows).toEqual([
      { status: 'AVAILABLE', currency: 'EUR', price_net: '18490.50', specs_json: {}, status_order_id: null },
    ]);
  });

  test('a medium that is not the cover', async () => {
    const { id } = await aVehicle(db);
    const sha256 = 'a'.repeat(64);
    await sql`insert into stored_files (sha256, storage_id, kind, byte_size) values (${sha256}, ${sha256}, 'pdf', 1)`.execute(
      db,
    );
    const medium = await sql`
      insert into vehicle_media (vehicle_id, sha256, media_type, title, ordinal)
      values (${id}, ${sha256}, 'pdf', 'Gutachten', 1)
      returning is_cover, uploaded_at is not null as is_dated
    `.execute(db);
    expect(medium.rows).toEqual([{ is_cover: false, is_dated: true }]);
  });

  test('an open order and a reservation that holds', async () => {
    const vehicle = await aReservedVehicle();
    expect(await reserve(vehicle.id, 0, 72)).toBe('accepted');
    const line = await sql`
      select orders.status as "order", vehicle_reservations.status as reservation
      from vehicle_reservations
      join orders on orders.id = order_id
      where vehicle_id = ${vehicle.id}
    `.execute(db);
    expect(line.rows).toEqual([{ order: 'PENDING', reservation: 'ACTIVE' }]);
  });
});

describe('the database refuses', () => {
  test.each([
    ['an unknown dealer status', 'dealers', 'status', 'DELETED', 'dealers_status_is_known'],
    ['an unknown vehicle status', 'vehicles', 'status', 'HIDDEN', 'vehicles_status_is_known'],
    [
      'a steering wheel in the middle',
      'vehicles',
      'steering_position',
      'MIDDLE',
      'vehicles_steering_position_is_known',
    ],
    ['a VIN with the letter O', 'vehicles', 'vin', 'WVWZZZAUZLWO00001', 'vehicles_vin_is_well_formed'],
    ['a price of zero', 'vehicles', 'price_net', '0', 'vehicles_price_is_positive'],
    ['an unknown order status', 'orders', 'status', 'LOST', 'orders_status_is_known'],
    [
      'an unknown reservation status',
      'vehicle_reservations',
      'status',
      'EXPIRED',
      'vehicle_reservations_status_is_known',
    ],
  ])('%s', async (_, table, column, value, constraint) => {
    const vehicle = await aReservedVehicle();
    await reserve(vehicle.id, 0, 72);
    // The types of the columns differ. A literal takes the type of its column.
    const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.lit(value)}`;
    expect(await refusalOf(change)).toBe(constraint);
  });

  test('a role other than dealer and admin', async () => {
    const clerk = sql`insert into users (email, password_hash, role) values ('clerk@example.com', 'x', 'clerk')`;
    expect(await refusalOf(clerk)).toBe('users_role_is_known');
  });

  test('a duplicate VIN, dealer address or user address', async () => {
    const [one, two] = [await aVehicle(db), await aVehicle(db)];
    const sameVin = sql`update vehicles set vin = ${one.vin} where id = ${two.id}`;
    expect(await refusalOf(sameVin)).toBe('vehicles_vin_is_taken');
    const [first, second] = [await aDealer(holder), await aDealer(holder)];
    const sameDealer = sql`update dealers set email = ${first.dealer.email} where id = ${second.dealer.id}`;
    expect(await refusalOf(sameDealer)).toBe('dealers_email_is_taken');
    const sameUser = sql`update users set email = ${first.user.email} where id = ${second.user.id}`;
    expect(await refusalOf(sameUser)).toBe('users_email_is_taken');
  });

  test('a mark on a vehicle other than watched and hidden, or a second one', async () => {
    const { dealer } = await aDealer(holder);
    const { id } = await aVehicle(db);
    const mark = (status: string, price: string | null) =>
      refusalOf(sql`
        insert into dealer_vehicle_statuses (vehicle_id, dealer_id, status, price_at_mark)
        values (${id}, ${dealer.id}, ${status}, ${price})
      `);
    expect(await mark('LIKED', '1')).toBe('dealer_vehicle_statuses_are_known');
    expect(await mark('WATCHED', null)).toBe('dealer_vehicle_statuses_watched_have_a_price');
    expect(await mark('WATCHED', '1')).toBe('accepted');
    expect(await mark('HIDDEN', null)).toBe('dealer_vehicle_statuses_are_one_per_vehicle');
  });
});

describe('a vehicle cannot be promised twice', () => {
  test.each([
    ['in the same hours', 0, 72],
    ['in overlapping hours', 71, 100],
    ['by a promise without an end', 24, null],
  ])('%s', async (_, from, until) => {
    const { id } = await aReservedVehicle();
    expect(await reserve(id, 0, 72)).toBe('accepted');
    expect(await reserve(id, from, until)).toBe('vehicle_reservations_do_not_overlap');
  });

  test('a vehicle can be promised again when the first promise is over or cancelled', async () => {
    const { id } = await aReservedVehicle();
    expect(await reserve(id, 0, 72)).toBe('accepted');
    expect(await reserve(id, 72, 144)).toBe('accepted');
    await db.transaction().execute(async (tx) => {
      await sql`
        update orders set status = 'CANCELLED', end_reason = 'DEALER', ended_at = now()
        where id in (select order_id from vehicle_reservations where vehicle_id = ${id})
      `.execute(tx);
      await sql`
        update vehicle_reservations set status = 'CANCELLED', end_reason = 'WITH_ORDER', ended_at = now()
        where vehicle_id = ${id}
      `.execute(tx);
    });
    expect(await reserve(id, 0, null)).toBe('accepted');
  });
});

describe('the database stores', () => {
  test('money with two decimals', async () => {
    const { rows } = await columnsOf(sql<boolean>`attname ~ '(price|amount|cost|fee|approval_limit)'`);
    expect(rows.map(({ column }) => column)).toEqual([
      'dealer_vehicle_statuses.price_at_mark',
      'dealers.approval_limit',
      'invoices.gross_amount',
      'invoices.net_amount',
      'invoices.vat_amount',
      'order_requests.total_amount',
      'orders.shipping_cost',
      'orders.total_amount',
      'vehicle_reservations.price_net',
      'vehicles.delivered_price_net',
      'vehicles.former_price_net',
      'vehicles.price_net',
      'watched_states.price_net',
    ]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['numeric(12,2)']));
    const inexact = await columnsOf(sql<boolean>`atttypid in ('real'::regtype, 'double precision'::regtype)`);
    expect(inexact.rows).toEqual([]);
  });

  test('instants with their time zone', async () => {
    const { rows } = await columnsOf(sql<boolean>`atttypid = 'timestamp'::regtype`);
    expect(rows.filter(({ column }) => !column.startsWith('kysely_'))).toEqual([]);
    const instants = await columnsOf(sql<boolean>`attname ~ '(_at|_date)$' and relname not like 'kysely%'`);
    expect(new Set(instants.rows.map(({ type }) => type))).toEqual(new Set(['timestamp with time zone']));
  });

  test('ids as random UUIDs', async () => {
    const { rows } = await columnsOf(
      sql<boolean>`attname = 'id' and relname not in ('audit_events', 'kysely_migration_lock', 'sign_ins')`,
    );
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['uuid']));
    const { id } = await aVehicle(db);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

test('a former price is higher than the price, and a raise to it removes it', async () => {
  const { id } = await aVehicle(db, { price_net: '20000' });
  const set = (columns: RawBuilder<unknown>) => sql`update vehicles set ${columns} where id = ${id}`;
  const former = async () =>
    (await db.selectFrom('vehicles').select('former_price_net').where('id', '=', id).execute())[0];
  await set(sql`price_net = 18000`).execute(db);
  expect(await former()).toEqual({ former_price_net: '20000.00' });
  expect(await refusalOf(set(sql`former_price_net = 18000`))).toBe('vehicles_former_price_is_higher');
  expect(await refusalOf(set(sql`price_net = 20000`))).toBe('accepted');
  expect(await former()).toEqual({ former_price_net: null });
});

test('no table with generated columns has a trigger that runs before the update of a row', async () => {
  // With one, PostgreSQL computes these columns again at each update.
  const triggers = await sql<{ name: string }>`
    select tgname as name
    from pg_trigger
    where not tgisinternal
      and tgtype & 1 = 1 and tgtype & 2 = 2 and tgtype & 16 = 16
      and exists (select from pg_attribute where attrelid = tgrelid and attgenerated = 's')
  `.execute(db);
  expect(triggers.rows).toEqual([]);
});
