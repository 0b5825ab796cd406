import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { BASE_COLOURS } from '../../contract/base-colours.ts';
import { COLOUR_WORDS } from '../../contract/colours.ts';
import { MAKE_NAMES } from '../../contract/makes.ts';
import { EQUIPMENT_WORDS } from '../../contract/equipment/words.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { RECOGNISER, recogniseVehicles } from './recognised.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });

async function found(query: Record<string, string | string[]>) {
  const { result } = await call(app, 'GET /api/vehicles', { query });
  return { ids: result.vehicles.map(({ id }) => id), facets: result.facets };
}

test('a changed table of words has a new version', () => {
  const tables = JSON.stringify([EQUIPMENT_WORDS, COLOUR_WORDS, BASE_COLOURS, ...MAKE_NAMES]);
  const hash = createHash('sha256').update(tables).digest('hex').slice(0, 12);
  // Raise RECOGNISER with each new hash: the vehicles of old rows are recognised by it.
  expect([RECOGNISER, hash]).toEqual([16, '0484979a54ac']);
});

test('every chosen feature has to be there, and further ones are counted within the list', async () => {
  const make = 'Featured';
  const both = await aVehicle(db, { make, equipment_text: 'AHK\nNavi' });
  const one = await aVehicle(db, { make, equipment_text: 'Anhängerkupplung\nohne Navi' });
  await aVehicle(db, { make, equipment_text: null });
  expect((await found({ make, feature: 'TOW_BAR' })).ids.sort()).toEqual([both.id, one.id].sort());
  expect((await found({ make, feature: ['TOW_BAR', 'NAVIGATION'] })).ids).toEqual([both.id]);
  const { facets } = await found({ make, feature: ['TOW_BAR', 'CARGO_NET'] });
  expect(facets.feature.filter(({ value }) => value === 'CARGO_NET')).toEqual([
    { value: 'CARGO_NET', count: 0 },
  ]);
  const counted = (await found({ make, feature: 'TOW_BAR' })).facets.feature;
  expect(counted.find(({ value }) => value === 'NAVIGATION')?.count).toBe(1);
  expect(counted.find(({ value }) => value === 'TOW_BAR')?.count).toBe(2);
});

test('an edit of equipment or colour changes what filters find', async () => {
  const admin = await anAdmin(app);
  const make = 'Edited';
  const { id } = await aVehicle(db, { make, colour: 'Mythosschwarz', equipment_text: 'AHK' });
  const change = (body: object) =>
    call(app, 'PATCH /api/vehicles/{id}', { cookie: admin.cookie, params: { id }, body });
  await change({ equipmentText: 'Standheizung' });
  expect((await found({ make, feature: 'TOW_BAR' })).ids).toEqual([]);
  expect((await found({ make, feature: 'STANDALONE_HEATING', colour: 'Black' })).ids).toEqual([id]);
  const swivel = await change({ equipmentText: 'AHK schwenkbar' });
  expect(swivel.result.vehicle.features).toContainEqual({ feature: 'TOW_BAR', line: null });
  await change({ equipmentText: 'Standheizung' });
  const { result } = await change({ colour: 'Kreide' });
  expect(result.vehicle.baseColour).toBeNull();
  expect(result.vehicle.features).toEqual([{ feature: 'STANDALONE_HEATING', line: 0 }]);
  expect(result.vehicle.supplierLanguage).toBe('de');
  const french = await change({ equipmentText: 'Sièges avant chauffants' });
  expect(french.result.vehicle.supplierLanguage).toBe('fr');
  expect((await found({ make, colour: 'Black' })).ids).toEqual([]);
});

test('a vehicle whose name says it is found by the filter of all-wheel drive, also when an edit names it', async () => {
  const admin = await anAdmin(app);
  const make = 'Driven';
  const { id } = await aVehicle(db, { make, variant: 'xDrive20d' });
  const edited = await aVehicle(db, { make });
  const driven = async () => (await found({ make, feature: 'ALL_WHEEL_DRIVE' })).ids.sort();
  expect(await driven()).toEqual([id]);
  const change = (body: object) =>
    call(app, 'PATCH /api/vehicles/{id}', { cookie: admin.cookie, params: { id: edited.id }, body });
  const { result } = await change({ variant: '2.0 TDI 4MOTION' });
  expect(result.vehicle.features).toContainEqual({ feature: 'ALL_WHEEL_DRIVE', line: null });
  expect(await driven()).toEqual([id, edited.id].sort());
  await change({ variant: null });
  expect(await driven()).toEqual([id]);
});

test('the job recognises vehicles of an older version', async () => {
  const make = 'Older';
  const unknown = { features: [], base_colour: null, recognised_by: 0 };
  const { id } = await aVehicle(db, { make, colour: 'Rot', equipment_text: 'Navi', ...unknown });
  expect((await found({ make, feature: 'NAVIGATION' })).ids).toEqual([]);
  await recogniseVehicles(db);
  expect((await found({ make, feature: 'NAVIGATION', colour: 'Red' })).ids).toEqual([id]);
  const left = await sql<{ count: number }>`
    select count(*)::int as count from vehicles where recognised_by < ${RECOGNISER}
  `.execute(db);
  expect(left.rows[0]?.count).toBe(0);
});

test('a vehicle that cannot be recognised keeps no other one waiting, and the error names it', async () => {
  const make = 'Torn';
  const old = [1, 2, 3].map(() => aVehicle(db, { make, recognised_by: 0 }));
  const [first = ''] = (await Promise.all(old)).map(({ id }) => id).sort();
  await sql`alter table vehicles add constraint none_is_torn check (id <> ${sql.lit(first)}) not valid`.execute(
    owner,
  );
  onTestFinished(async () => {
    await sql`alter table vehicles drop constraint none_is_torn`.execute(owner);
  });
  const job = recogniseVehicles(db);
  await expect(job).rejects.toThrow(new RegExp(`^vehicle ${first}: [^;]+none_is_torn[^;]+$`));
  const outdated = await db.selectFrom('vehicles').select('id').where('recognised_by', '=', 0).execute();
  expect(outdated).toEqual([{ id: first }]);
});

test('the job gives a make its one name, and an old address with another name still finds it', async () => {
  // Two of the models have a no-break space or a soft hyphen.
  const names = [
    { make: 'TESLA', model: 'Model 3' },
    { make: 'tesla', model: 'Model\u00a03' },
    { make: 'Tesla', model: 'Mo\u00addel 3' },
  ];
  const old = names.map((name) => aVehicle(db, { ...name, recognised_by: 0 }));
  const ids = (await Promise.all(old)).map(({ id }) => id).sort();
  await recogniseVehicles(db);
  const { facets, ...tesla } = await found({ make: 'TESLA' });
  expect(tesla.ids.sort()).toEqual(ids);
  expect((await found({ q: 'model 3' })).ids.sort()).toEqual(ids);
  expect((await found({ make: 'Tesla', model: 'Model 3' })).ids.sort()).toEqual(ids);
  expect(facets.make.filter(({ value }) => /tesla/i.test(value))).toEqual([{ value: 'Tesla', count: 3 }]);
});

test('a colour of a maker in an old address is read as its base colour', async () => {
  const make = 'Painted';
  const { id } = await aVehicle(db, { make, colour: 'Candy-Weiß' });
  await aVehicle(db, { make, colour: 'Mythosschwarz Metallic' });
  expect((await found({ make, colour: 'Moon-Weiß Perleffekt' })).ids).toEqual([id]);
  expect((await found({ make, colour: 'White' })).ids).toEqual([id]);
  // No word of it names a base colour. As an unknown make, it finds nothing.
  expect((await found({ make, colour: 'Kreide' })).ids).toEqual([]);
});
