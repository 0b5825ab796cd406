import { Kysely, type KyselyPlugin, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DealerStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aDocument, aVehicle } from '../../fixtures/vehicles.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { openDatabase } from '../db.ts';
import { matchingOf } from './filters.ts';
import { LiveStock } from './live-stock.ts';
import { purgeVehicleChanges } from './purge-changes.ts';

const { pool, owner, servingUrl } = await createTestDatabase();
const texts: string[] = [];
/** Runs when the database has answered a statement, before the program gets the rows. */
let onAnswer: (text: string) => Promise<unknown> = async () => {};
const asked = new WeakMap<object, string>();
const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const text = node.kind === 'RawNode' ? node.sqlFragments.join('?') : '';
    asked.set(queryId, text);
    texts.push(text);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    await onAnswer(asked.get(queryId) ?? '');
    return result;
  },
};
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [plugin] });
const app = await testApp({ db });
const other = openDatabase(servingUrl);
afterAll(() => other.close());
/** For changes by others: its statements are not recorded. */
const others = other.db;

const isCheck = (text: string) => /stock_since|stock_and_sessions/.test(text);
const checks = () => texts.filter(isCheck).length;
const readings = () => texts.filter((text) => text.includes('lock table')).length;

async function pricesOf(make: string): Promise<string[]> {
  const { result } = await call(app, 'GET /api/vehicles', { query: { make, sortBy: 'priceAsc' } });
  return result.vehicles.map(({ priceNet }) => priceNet);
}
const reprice = (id: string, price: string, database = others) =>
  database.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

beforeEach(async () => {
  onAnswer = async () => {};
  await pricesOf('none');
});

test('a filter that the memory does not know is answered by the database', async () => {
  const make = 'Filtered by the database';
  for (const doors of [3, 5]) await aVehicle(others, { make, doors });
  const matching = matchingOf('doors');
  const { memory } = matching;
  delete matching.memory;
  try {
    const { result } = await call(app, 'GET /api/vehicles', { query: { make, doors: '3' } });
    expect(result.vehicles.map(({ doors }) => doors)).toEqual([3]);
  } finally {
    if (memory) matching.memory = memory;
  }
});

test('requests that wait at the same moment share one check', async () => {
  const before = checks();
  await Promise.all(Array.from({ length: 30 }, (_, page) => pricesOf(`none ${page}`)));
  expect(checks() - before).toBeLessThan(6);
});

test('a request waits for a check that began after it came', async () => {
  const { id } = await aVehicle(others, { make: 'Late', price_net: '100' });
  await pricesOf('Late');
  let second: Promise<string[]> | undefined;
  onAnswer = async (text) => {
    if (!isCheck(text) || second) return;
    await reprice(id, '200');
    second = pricesOf('Late');
  };
  expect(await pricesOf('Late')).toEqual(['100.00']);
  expect(await second).toEqual(['200.00']);
});

test('a vehicle that changes while it is read for an answer is read again', async () => {
  const { id } = await aVehicle(others, { make: 'Quick', price_net: '100' });
  let changed = 0;
  onAnswer = async (text) => {
    if (text.includes('with ordinality as page') && (changed += 1) === 1) await reprice(id, '200');
  };
  expect(await pricesOf('Quick')).toEqual(['200.00']);
  expect(changed).toBe(2);
  expect(await pricesOf('Quick')).toEqual(['200.00']);
});

async function foundBy(q: string): Promise<string[]> {
  const { result } = await call(app, 'GET /api/vehicles', { query: { q } });
  return result.vehicles.map(({ make }) => make).sort();
}

test('a vehicle that a dealer hides while an answer is made stays in the answer that others share', async () => {
  const dealer = await aDealer(app);
  const make = 'Hidden meanwhile';
  const vehicle = await aVehicle(others, { make });
  const ask = async (cookie?: string) => {
    const { result } = await call(app, 'GET /api/vehicles', { query: { make }, ...(cookie && { cookie }) });
    return result.vehicles.map(({ id }) => id);
  };
  let shared: Promise<string[]> | undefined;
  onAnswer = async (text) => {
    if (shared || !text.includes('with ordinality as page')) return;
    shared = ask();
    await aMark(app, dealer, vehicle, 'HIDDEN');
  };
  await ask(dealer.cookie);
  expect(await shared).toEqual([vehicle.id]);
  expect(await ask()).toEqual([vehicle.id]);
  expect(await ask(dealer.cookie)).toEqual([]);
});

/** A phrase is two to PostgreSQL: of stems, and of words as they are typed. */
const PHRASES = 2;

test('a phrase is asked again if words change while it is read, and only then', async () => {
  const { id } = await aVehicle(others, { make: 'Turned', variant: 'Line Sport' });
  await aVehicle(others, { make: 'Straight', variant: 'Sport Line' });
  let asked = 0;
  onAnswer = async (text) => {
    if (!text.includes('::tsquery')) return;
    asked += 1;
    if (asked === 1)
      await others.updateTable('vehicles').set({ variant: 'Sport Line' }).where('id', '=', id).execute();
  };
  expect(await foundBy('sport-line')).toEqual(['Straight', 'Turned']);
  expect(asked).toBe(2 * PHRASES);
  await reprice(id, '300');
  expect(await foundBy('sport-line')).toEqual(['Straight', 'Turned']);
  expect(asked).toBe(2 * PHRASES);
});

test('a change of words is found at once, and a change of the price reads no words', async () => {
  const { id } = await aVehicle(others, { make: 'Worded', variant: null, equipment_text: 'Trampolin' });
  expect(await foundBy('trampolin')).toEqual(['Worded']);
  await others.updateTable('vehicles').set({ equipment_text: 'Xylophon' }).where('id', '=', id).execute();
  expect([await foundBy('trampolin'), await foundBy('xylophon')]).toEqual([[], ['Worded']]);
  await reprice(id, '300');
  const noted = await sql<{ words: boolean }>`
    select has_new_words as words from vehicle_changes where vehicle_id = ${id} order by changed_at
  `.execute(others);
  // Added; changed, as a vehicle and in its words; and repriced.
  expect(noted.rows.map(({ words }) => words)).toEqual([true, true, false, false]);
  await others.deleteFrom('vehicles').where('id', '=', id).execute();
  expect(await foundBy('xylophon')).toEqual([]);
});

/** Two transactions write; the later one commits first, and a request comes in between. Returns the prices seen. */
async function seenOutOfOrder(make: string): Promise<string[][]> {
  const [one, two] = [
    await aVehicle(others, { make, price_net: '10' }),
    await aVehicle(others, { make, price_net: '20' }),
  ];
  await pricesOf(make);
  const early = await others.startTransaction().execute();
  await early.updateTable('vehicles').set({ price_net: '11' }).where('id', '=', one.id).execute();
  await reprice(two.id, '21');
  const between = await pricesOf(make);
  await early.commit().execute();
  return [between, await pricesOf(make)];
}

describe('transactions that commit in another order than they began', () => {
  test('are all seen', async () => {
    expect(await seenOutOfOrder('Order')).toEqual([
      ['10.00', '21.00'],
      ['11.00', '21.00'],
    ]);
  });

  test('would be missed by a check that went by the newest transaction', async () => {
    const { rows } = await sql<{ text: string }>`
      select pg_get_functiondef('stock_since'::regproc) as text
    `.execute(owner);
    const original = rows[0]?.text ?? '';
    const withoutSnapshots = original.replace(
      /where vehicle_changes\.changed_in >= [^;]*?seen\)\s*group by/,
      'where vehicle_changes.changed_in >= pg_snapshot_xmax(seen) group by',
    );
    expect(withoutSnapshots).not.toBe(original);
    await sql.raw(withoutSnapshots).execute(owner);
    try {
      expect(await seenOutOfOrder('Control')).toEqual([
        ['10.00', '21.00'],
        ['10.00', '21.00'],
      ]);
    } finally {
      await sql.raw(original).execute(owner);
    }
  });
});

/** Purges until no change is left: a transaction that still runs, in any database of the server, keeps changes. */
async function purgeAll(): Promise<void> {
  await vi.waitFor(async () => {
    await purgeVehicleChanges(others);
    expect(await known()).toBe(0);
  }, PATIENCE);
}
const known = async () => (await sql`select from vehicle_changes`.execute(owner)).rows.length;

/** Does something that memory may miss, then changes a price, and expects both readings and the price. */
async function survives(act: () => Promise<unknown>): Promise<number> {
  const make = `Make ${readings()} ${checks()}`;
  const { id } = await aVehicle(others, { make, price_net: '100' });
  await pricesOf(make);
  const before = readings();
  await reprice(id, '200');
  await act();
  // The first answer may come from the database, the second from the memory that was read anew.
  expect(await pricesOf(make)).toEqual(['200.00']);
  await vi.waitFor(async () => {
    const checked = checks();
    expect(await pricesOf(make)).toEqual(['200.00']);
    expect(checks()).toBeGreaterThan(checked);
  }, PATIENCE);
  return readings() - before;
}

describe('the stock in memory', () => {
  test('goes on from its snapshot when its connection is lost', async () => {
    const anew = await survives(() =>
      sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ~ 'stock_since|stock_and_sessions'
      `.execute(owner),
    );
    expect(anew).toBe(0);
  });

  test.each([
    ['a table was written anew', () => sql`vacuum full vehicle_media`.execute(owner)],
    [
      'changes were purged before they were seen',
      async () => {
        await sql`update vehicle_changes set changed_at = now() - interval '2 hours'`.execute(owner);
        await purgeAll();
      },
    ],
    [
      'one statement changed very many vehicles',
      () => sql`insert into vehicle_changes (vehicle_id) values (null)`.execute(owner),
    ],
  ])('is read anew when %s', async (_, act) => {
    expect(await survives(act)).toBe(1);
  });

  test('is empty when the table was truncated', async () => {
    await aVehicle(others, { make: 'Gone' });
    expect(await pricesOf('Gone')).toHaveLength(1);
    await sql`truncate vehicles cascade`.execute(owner);
    expect(await pricesOf('Gone')).toEqual([]);
    // The database may have answered: the memory is read anew once, and not by what follows.
    await vi.waitFor(() => expect(app.stock.isHeld).toBe(true), PATIENCE);
    expect(await survives(async () => {})).toBe(0);
  });

  test('notices changes of a session that runs no other trigger', async () => {
    const { id } = await aVehicle(others, { make: 'Replica', price_net: '1' });
    await pricesOf('Replica');
    await owner.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      await reprice(id, '2', connection);
      await sql`set session_replication_role = origin`.execute(connection);
    });
    expect(await pricesOf('Replica')).toEqual(['2.00']);
  });

  test('shows a moved medium at its new vehicle and no longer at the old one', async () => {
    const [one, two] = [
      await aVehicle(others, { make: 'Media', price_net: '1' }),
      await aVehicle(others, { make: 'Media', price_net: '2' }),
    ];
    // The old vehicle keeps a document, so that none of its columns changes.
    const { id } = await aDocument(app, one.id);
    await aDocument(app, one.id);
    const media = async () => {
      const query = { make: 'Media', sortBy: 'priceAsc' };
      const { result } = await call(app, 'GET /api/vehicles', { query });
      return result.vehicles.map((vehicle) => vehicle.media.length);
    };
    expect(await media()).toEqual([2, 0]);
    await others.updateTable('vehicle_media').set({ vehicle_id: two.id }).where('id', '=', id).execute();
    expect(await media()).toEqual([1, 1]);
  });

  test('frees a vehicle at the instant at which its reservation lapses, by the clock of the database', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    const live = new LiveStock(others, app.log);
    const statusNow = async () => (await live.read(null))?.stock.statusOf(vehicles[0]?.id ?? '');
    expect(await statusNow()).toBe('RESERVED');
    await sql`
      update vehicle_reservations set expires_at = clock_timestamp() + interval '300 ms' where order_id = ${order.id}
    `.execute(others);
    await vi.waitFor(async () => expect(await statusNow()).toBe('AVAILABLE'), {
      ...PATIENCE,
      interval: 1,
    });
    const reading = await live.read(null);
    const { rows } = await sql<{ lapses: number }>`
      select (extract(epoch from expires_at) * 1000000)::bigint as lapses
      from vehicle_reservations
      where order_id = ${order.id}
    `.execute(others);
    const lapses = rows[0]?.lapses ?? 0;
    const status = (clock: number) => {
      reading?.stock.moveTo(clock);
      return reading?.stock.statusOf(vehicles[0]?.id ?? '');
    };
    expect([lapses - 1, lapses, lapses - 1].map(status)).toEqual(['RESERVED', 'AVAILABLE', 'RESERVED']);
    await live.close();
  });

  test('forgets changes that are older than an hour, and no others', async () => {
    const { id } = await aVehicle(others);
    await sql`delete from vehicle_changes`.execute(owner);
    await reprice(id, '3');
    await purgeVehicleChanges(others);
    expect(await known()).toBe(1);
    await sql`update vehicle_changes set changed_at = now() - interval '61 minutes'`.execute(owner);
    await purgeAll();
  });
});

describe('the session of a request is read in the check of the stock', () => {
  const overview = async (cookie: string) => (await call(app, 'GET /api/admin/overview', { cookie })).status;
  const ownHidden = async ({ cookie }: { cookie: string }) => {
    const answer = await call(app, 'GET /api/vehicles', { cookie, query: { hidden: 'only' } });
    return answer.status === 200 ? answer.result.vehicles.map(({ id }) => id) : answer.status;
  };
  const setStatus = (dealer: TestDealer, status: DealerStatus) =>
    others.updateTable('dealers').set({ status }).where('id', '=', dealer.dealer.id).execute();
  /** Acts when the next check has been answered, and then asks. */
  async function afterCheck<Answer>(act: () => Promise<unknown>, ask: () => Promise<Answer>) {
    let asked: Promise<Answer> | undefined;
    onAnswer = async (text) => {
      if (!isCheck(text) || asked) return;
      await act();
      asked = ask();
    };
    const first = await ask();
    return [first, await asked];
  }

  test('and a request that comes after the end of the session is refused, also while a check runs', async () => {
    const { user, cookie } = await anAdmin(app);
    const end = () => others.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    expect(await afterCheck(end, () => overview(cookie))).toEqual([200, 401]);
  });

  test('and a suspended dealer has no rights from the next request on', async () => {
    const dealer = await aDealer(app);
    const suspend = () => setStatus(dealer, 'SUSPENDED');
    expect(await afterCheck(suspend, () => ownHidden(dealer))).toEqual([[], 400]);
    await setStatus(dealer, 'ACTIVE');
    expect(await ownHidden(dealer)).toEqual([]);
  });

  test('and each dealer gets what they have hidden at that moment, whoever waits beside them', async () => {
    const [one, two] = [await aDealer(app), await aDealer(app)];
    const [first, second] = [await aVehicle(others), await aVehicle(others)];
    await aMark(app, one, first, 'HIDDEN');
    const hide = () => aMark(app, two, second, 'HIDDEN');
    const ask = () => Promise.all([one, two].map(ownHidden));
    expect(await afterCheck(hide, ask)).toEqual([
      [[first.id], []],
      [[first.id], [second.id]],
    ]);
  });

  test('and by itself while the stock is not in memory', async () => {
    const { user, cookie } = await anAdmin(app);
    await overview(cookie);
    await sql`insert into vehicle_changes (vehicle_id) values (null)`.execute(owner);
    expect(await overview(cookie)).toBe(200);
    await others.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await sql`insert into vehicle_changes (vehicle_id) values (null)`.execute(owner);
    expect(await overview(cookie)).toBe(401);
  });
});
