import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);

const listOf = async (query: Record<string, string>) =>
  (await call(app, 'GET /api/admin/audit', { cookie: admin.cookie, query })).result;

const setPrice = (id: string, priceNet: string) =>
  call(app, 'PATCH /api/vehicles/{id}', { cookie: admin.cookie, params: { id }, body: { priceNet } });

describe('the history', () => {
  test('says who changed what from what to what, the newest first', async () => {
    const { id } = await aVehicle(db, { price_net: '18490.00' });
    await setPrice(id, '17990.00');
    await setPrice(id, '16990.00');
    const { events, total } = await listOf({ subject: 'vehicle', subjectId: id });
    expect(total).toBe(2);
    const entry = {
      actor: { id: admin.user.id, email: admin.user.email, role: 'admin' },
      action: 'VEHICLE_PRICE_CHANGED',
      subject: 'vehicle',
      subjectId: id,
      name: 'Volkswagen Golf',
      orderId: null,
      recipient: null,
    };
    expect(events).toMatchObject([
      { ...entry, before: { priceNet: '17990.00' }, after: { priceNet: '16990.00' } },
      { ...entry, before: { priceNet: '18490.00' }, after: { priceNet: '17990.00' } },
    ]);
  });

  test('of an order has what happened to its reservations and vehicles', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await anOrder(app, await aDealer(app));
    const { events } = await listOf({ orderId: order.id });
    expect(events.map(({ action }) => action).toReversed()).toEqual([
      'ORDER_PLACED',
      'RESERVATION_MADE',
      'VEHICLE_STATUS_CHANGED',
    ]);
    const ofOrderAlone = await listOf({ subject: 'order', subjectId: order.id });
    expect(ofOrderAlone.events.map(({ action }) => action)).toEqual(['ORDER_PLACED']);
  });

  test('is filtered by person, action and days', async () => {
    const clerk = await anAdmin(app);
    const { dealer } = await aDealer(app);
    const body = { status: 'SUSPENDED' } as const;
    await call(app, 'PATCH /api/admin/dealers/{id}/status', {
      cookie: clerk.cookie,
      params: { id: dealer.id },
      body,
    });
    const only = { actorId: clerk.user.id };
    expect((await listOf(only)).events).toMatchObject([
      { action: 'DEALER_STATUS_CHANGED', subjectId: dealer.id },
    ]);
    expect(await listOf({ ...only, action: 'DEALER_DELETED' })).toEqual({ events: [], total: 0 });
    expect((await listOf({ ...only, action: 'DEALER_STATUS_CHANGED' })).total).toBe(1);
    const days = await sql<{ today: string; yesterday: string }>`
      select (now() at time zone 'Europe/Berlin')::date::text as today,
        ((now() at time zone 'Europe/Berlin')::date - 1)::text as yesterday
    `.execute(db);
    const { today = '', yesterday = '' } = days.rows[0] ?? {};
    expect((await listOf({ ...only, from: today, to: today })).total).toBe(1);
    expect((await listOf({ ...only, from: yesterday, to: yesterday })).total).toBe(0);
  });

  test('has every entry on exactly one page', async () => {
    const { id } = await aVehicle(db);
    for (const price of ['11000.00', '12000.00', '13000.00']) await setPrice(id, price);
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => listOf({ subjectId: id, limit: '1', page })),
    );
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(pages.map(({ events }) => events.map(({ after }) => after?.['priceNet']))).toEqual([
      ['13000.00'],
      ['12000.00'],
      ['11000.00'],
      [],
    ]);
  });

  test('counts entries that are added later, recent and old ones', async () => {
    const { id } = await aVehicle(db);
    const add = (at: string) =>
      sql`
        insert into audit_events (at, actor_role, action, subject, subject_id)
        values (now() - ${at}::interval, 'system', 'VEHICLE_REPLACED', 'vehicle', ${id})
      `.execute(db);
    const total = async () => (await listOf({ subjectId: id })).total;
    await add('3 days');
    await add('1 second');
    expect(await total()).toBe(2);
    await add('2 hours');
    await add('0 seconds');
    expect(await total()).toBe(4);
    expect(await total()).toBe(4);
  });
});

describe('the export of the history', () => {
  const csvOf = async (query: string) => {
    const answer = await app.inject({
      url: `/api/admin/audit.csv?${query}`,
      headers: { cookie: admin.cookie },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('history.csv'),
    });
    return answer.body.replace('\uFEFF', '').trim().split('\r\n');
  };

  test('has all entries, also more than are read at once', async () => {
    const { id } = await aVehicle(db);
    await sql`
      insert into audit_events (actor_role, action, subject, subject_id, after)
      select 'system', 'VEHICLE_REPLACED', 'vehicle', ${id}, jsonb_build_object('media', place)
      from generate_series(1, 2001) as place
    `.execute(db);
    const [, ...rows] = await csvOf(`subjectId=${id}`);
    expect(rows).toHaveLength(2001);
    expect(new Set(rows).size).toBe(2001);
    expect(rows[0]).toContain('"{""media"":2001}"');
  });

  test('names an order by its number, as the page of the history does', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const rows = await csvOf(`orderId=${order.id}&subject=order&locale=de`);
    expect(rows.at(-1)).toContain(`;Bestellung aufgegeben;Bestellung;#${order.id.slice(0, 8)};`);
  });

  test('has times as the other exports have them: in Berlin, in winter and in summer', async () => {
    const { id } = await aVehicle(db);
    await sql`
      insert into audit_events (at, actor_role, action, subject, subject_id)
      values
        ('2026-01-31T23:05:09.123Z', 'system', 'VEHICLE_REPLACED', 'vehicle', ${id}),
        ('2026-07-31T22:05:09.123Z', 'system', 'VEHICLE_REPLACED', 'vehicle', ${id})
    `.execute(db);
    const [head, ...rows] = await csvOf(`subjectId=${id}&locale=de`);
    expect(head).toMatch(/^Nr\.;Zeitpunkt;/);
    expect(rows.map((row) => row.split(';')[1])).toEqual(['2026-08-01 00:05', '2026-02-01 00:05']);
  });

  test.each([
    [
      'de',
      'Status: Verfügbar → Verkauft; Preis netto: 18.490,00 € → 17.990,00 €; Schäden: keine; Unfallfrei: ja',
    ],
    [
      'en',
      'Status: Available → Sold; Net price: 18.490,00 € → 17.990,00 €; Damage: none; Accident-free: yes',
    ],
    [
      'fr',
      'Statut : Disponible → Vendu; Prix HT : 18.490,00 € → 17.990,00 €; Dommages : aucun; Non accidenté : oui',
    ],
  ])('says what an entry changed as the page of the history does: %s', async (locale, changes) => {
    const { id } = await aVehicle(db);
    await sql`
      insert into audit_events (actor_role, action, subject, subject_id, before, after)
      values (
        'system', 'VEHICLE_EDITED', 'vehicle', ${id},
        ${JSON.stringify({ priceNet: '18490.00', status: 'AVAILABLE', vehicleId: id })},
        ${JSON.stringify({ priceNet: '17990.00', status: 'SOLD', damages: [], accidentFree: true })}
      )
    `.execute(db);
    const [, row = ''] = await csvOf(`subjectId=${id}&locale=${locale}`);
    expect(row.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`;"${changes}";`);
  });

  test.each([
    [
      'de',
      'Nr.;Zeitpunkt;Person;Rolle;Vorgang;Bereich;',
      ';Automatisch;Fahrzeug erneut importiert;Fahrzeug;',
    ],
    [
      'fr',
      'N°;Date et heure;Personne;Rôle;Opération;Domaine;',
      ';Automatique;Véhicule importé à nouveau;Véhicule;',
    ],
  ])('names actions and things in the language of the reader: %s', async (locale, start, words) => {
    const { id } = await aVehicle(db);
    await sql`
      insert into audit_events (actor_role, action, subject, subject_id)
      values ('system', 'VEHICLE_REPLACED', 'vehicle', ${id})
    `.execute(db);
    const [head, row] = await csvOf(`subjectId=${id}&locale=${locale}`);
    expect(head).toContain(start);
    expect(row).toContain(words);
    expect(row).toContain(`;VEHICLE_REPLACED;${id};`);
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { dealer } = await aDealer(app, { company_name: '=HYPERLINK("x")' });
    await call(app, 'PATCH /api/admin/dealers/{id}/status', {
      cookie: admin.cookie,
      params: { id: dealer.id },
      body: { status: 'SUSPENDED' },
    });
    const rows = await csvOf(`subjectId=${dealer.id}`);
    expect(rows.at(-1)).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

test('an entry can be neither changed nor removed by the role that serves', async () => {
  for (const verb of [sql`update audit_events set action = action`, sql`delete from audit_events`])
    await expect(verb.execute(db)).rejects.toThrow('permission denied');
  await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('permission denied');
});

test.each(['update audit_events set action = action', 'delete from audit_events', 'truncate audit_events'])(
  'an entry can be neither changed nor removed by the owner of the table either: %s',
  async (statement) => {
    await setPrice((await aVehicle(db)).id, '17990.00');
    await expect(sql.raw(statement).execute(owner)).rejects.toThrow('append-only');
  },
);
