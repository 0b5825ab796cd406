import { expect, test } from 'vitest';
import { MAKES } from '../../contract/choices.ts';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { letLapse, orderOf } from '../../fixtures/orders.ts';
import { aDocument, aPicture, aVehicle, damagesOf } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

type Query = Record<string, string | string[]>;

/** Every test has a make of its own, so that vehicles of other tests do not count. */
let makes = 0;
function ownMake(): string {
  makes += 1;
  return `Marke ${String(makes).padStart(3, '0')}`;
}

async function list(query: Query, cookie?: string) {
  return (await call(app, 'GET /api/vehicles', { query, ...(cookie ? { cookie } : {}) })).result;
}

async function idsOf(query: Query, cookie?: string): Promise<string[]> {
  return (await list(query, cookie)).vehicles.map(({ id }) => id);
}

async function countOf(query: Query, facet: 'make' | 'model' | 'fuelType' | 'transmission' | 'colour') {
  const { facets } = await list(query);
  return Object.fromEntries(facets[facet].map(({ value, count }) => [value, count]));
}

test('a visitor sees the inventory with prices, covers and media', async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make, price_net: '18490.5' });
  const document = await aDocument(app, vehicle.id, { title: 'Gutachten' });
  await aPicture(app, vehicle.id, { title: 'Front' });
  const cover = await aPicture(app, vehicle.id, { title: 'Seite', isCover: true });
  const { vehicles, pagination } = await list({ make });
  expect(pagination).toEqual({ page: 1, totalPages: 1, total: 1 });
  expect(vehicles[0]).toMatchObject({
    id: vehicle.id,
    priceNet: '18490.50',
    currency: 'EUR',
    firstRegistered: '2021-06-15',
    status: 'AVAILABLE',
    steeringPosition: 'LEFT',
    coverUrl: `/media/${cover.id}`,
  });
  expect(vehicles[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(vehicles[0]?.media.map(({ title }) => title)).toEqual(['Gutachten', 'Front', 'Seite']);
  expect(vehicles[0]?.media[0]).toEqual({
    id: document.id,
    url: `/media/${document.id}`,
    mediaType: 'pdf',
    title: 'Gutachten',
    ordinal: 1,
    isCover: false,
  });
});

test('a vehicle in the list has no equipment; only its own page has it', async () => {
  const make = ownMake();
  const { id } = await aVehicle(db, { make, equipment_text: 'Sitzheizung' });
  expect((await list({ make })).vehicles[0]).not.toHaveProperty('equipmentText');
  const { result } = await call(app, 'GET /api/vehicles/{id}', { params: { id } });
  expect(result.vehicle.equipmentText).toBe('Sitzheizung');
});

test('without a cover the first picture is shown, without pictures none', async () => {
  const make = ownMake();
  const pictured = await aVehicle(db, { make, price_net: '1.00' });
  await aDocument(app, pictured.id);
  const first = await aPicture(app, pictured.id);
  await aPicture(app, pictured.id);
  await aVehicle(db, { make, price_net: '2.00' });
  const { vehicles } = await list({ make, sortBy: 'priceAsc' });
  expect(vehicles.map(({ coverUrl }) => coverUrl)).toEqual([`/media/${first.id}`, null]);
});

test('everybody reads the six public labels of the specs, an admin reads all of them', async () => {
  const make = ownMake();
  const specs = { Make: 'x', 'Trim/spec.': 'y', 'Purchase price': '1' };
  await aVehicle(db, { make, specs_json: JSON.stringify(specs) });
  const dealer = await aDealer(app);
  const admin = await anAdmin(app);
  expect((await list({ make })).vehicles[0]?.specsJson).toEqual({ Make: 'x', 'Trim/spec.': 'y' });
  expect((await list({ make }, dealer.cookie)).vehicles[0]?.specsJson).toEqual({
    Make: 'x',
    'Trim/spec.': 'y',
  });
  expect((await list({ make }, admin.cookie)).vehicles[0]?.specsJson).toEqual(specs);
});

test('an admin learns which vehicles an order refers to, even a cancelled one, and nobody else does', async () => {
  const make = ownMake();
  const ordered = await aVehicle(db, { make, price_net: '1.00' });
  await aVehicle(db, { make, price_net: '2.00' });
  const dealer = await aDealer(app);
  const admin = await anAdmin(app);
  const isOrdered = async (cookie?: string) =>
    (await list({ make, sortBy: 'priceAsc' }, cookie)).vehicles.map((vehicle) => vehicle.isOrdered);
  expect(await isOrdered(admin.cookie)).toEqual([false, false]);
  const { result } = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    body: orderOf([ordered]),
  });
  expect(await isOrdered(admin.cookie)).toEqual([true, false]);
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: result.id } });
  expect(await isOrdered(admin.cookie)).toEqual([true, false]);
  for (const cookie of [undefined, dealer.cookie]) expect(await isOrdered(cookie)).toEqual([null, null]);
});

test('a page has 24 vehicles, or as many as limit says; a page past the last one is empty', async () => {
  const make = ownMake();
  for (let made = 0; made < PAGE_SIZE.vehicles + 1; made += 1) await aVehicle(db, { make });
  const first = await list({ make });
  expect(first.vehicles).toHaveLength(24);
  expect(first.pagination).toEqual({ page: 1, totalPages: 2, total: 25 });
  expect((await list({ make, page: '2' })).vehicles).toHaveLength(1);
  expect((await list({ make, limit: '10', page: '3' })).vehicles).toHaveLength(5);
  const beyond = await list({ make, page: '3' });
  expect(beyond.vehicles).toEqual([]);
  expect(beyond.pagination).toEqual({ page: 3, totalPages: 2, total: 25 });
});

test.each(VEHICLE_PARAMETERS.sortBy.of)(
  'sorted by %s, vehicles with equal values appear once each over all pages',
  async (sortBy) => {
    const make = ownMake();
    const made = new Set<string>();
    for (let each = 0; each < 9; each += 1) made.add((await aVehicle(db, { make })).id);
    const shown: string[] = [];
    for (const page of ['1', '2', '3'])
      shown.push(...(await idsOf({ make, q: 'Golf', sortBy, limit: '3', page })));
    expect(shown).toHaveLength(9);
    expect(new Set(shown)).toEqual(made);
  },
);

test('vehicles are sorted as requested, and those without the value come last', async () => {
  const make = ownMake();
  const a = await aVehicle(db, {
    make,
    price_net: '3',
    former_price_net: '3.5',
    mileage_km: null,
    kw: 1,
    first_registered: '2020-01-01',
  });
  const b = await aVehicle(db, { make, price_net: '1', mileage_km: 20, kw: null, first_registered: null });
  const c = await aVehicle(db, {
    make,
    price_net: '2',
    former_price_net: '4',
    mileage_km: 10,
    kw: 2,
    first_registered: '2022-01-01',
  });
  const sorted = async (sortBy: string) => idsOf({ make, ...(sortBy ? { sortBy } : {}) });
  expect(await sorted('')).toEqual([c.id, a.id, b.id]);
  expect(await sorted('firstRegistration')).toEqual([c.id, a.id, b.id]);
  expect(await sorted('relevance')).toEqual([c.id, a.id, b.id]);
  expect(await sorted('priceAsc')).toEqual([b.id, c.id, a.id]);
  expect(await sorted('priceDesc')).toEqual([a.id, c.id, b.id]);
  expect(await sorted('priceDrop')).toEqual([c.id, a.id, b.id]);
  expect(await sorted('mileage')).toEqual([c.id, b.id, a.id]);
  expect(await sorted('mileageDesc')).toEqual([b.id, c.id, a.id]);
  expect(await sorted('powerDesc')).toEqual([c.id, a.id, b.id]);
  expect(await sorted('newestInStock')).toEqual([c.id, b.id, a.id]);
});

test('every filter keeps the vehicles that match, bounds included, and drops vehicles without the value', async () => {
  const make = ownMake();
  const bare = {
    variant: null,
    first_registered: null,
    mileage_km: null,
    kw: null,
    transmission: null,
    fuel_type: null,
    colour: null,
    doors: null,
  };
  await aVehicle(db, { make, model: 'Leer', ...bare, price_net: '99999' });
  const small = await aVehicle(db, {
    make,
    model: 'Klein',
    price_net: '10000',
    mileage_km: 50_000,
    kw: 60,
    first_registered: '2019-12-31',
    fuel_type: 'Petrol',
    transmission: 'Manual',
    colour: 'Rot',
    doors: 3,
    seats: 4,
    emission_class: 'EURO_6',
    location_country: 'DE',
    service_book: 'PRESENT',
    accident_free: true,
    next_inspection: '2027-03-31',
    tow_load_kg: 1500,
    range_km: 400,
    co2_g_km: 95,
    owners: 1,
    condition: damagesOf('250.00'),
  });
  const large = await aVehicle(db, {
    make,
    model: 'Groß',
    price_net: '10000.01',
    mileage_km: 50_001,
    kw: 61,
    first_registered: '2020-01-01',
    fuel_type: 'Diesel',
    transmission: 'Automatic',
    colour: 'Blau',
    doors: 5,
    seats: 5,
    emission_class: 'EURO_6D',
    location_country: 'AT',
    service_book: 'INCOMPLETE',
    accident_free: false,
    next_inspection: '2027-04-30',
    tow_load_kg: 1501,
    range_km: 401,
    co2_g_km: 96,
    owners: 2,
    condition: damagesOf('150.00', '100.01'),
  });
  await aDocument(app, large.id);
  const only = async (query: Query) =>
    (await list({ make, ...query, sortBy: 'priceAsc' })).vehicles.map(({ model }) => model);
  expect(await only({ model: 'Klein' })).toEqual(['Klein']);
  expect(await only({ model: ['Klein', 'Groß'] })).toEqual(['Klein', 'Groß']);
  expect(await only({ priceMax: '10000' })).toEqual(['Klein']);
  expect(await only({ priceMin: '10001' })).toEqual(['Leer']);
  expect(await only({ mileageMax: '50000' })).toEqual(['Klein']);
  expect(await only({ mileageMin: '50001' })).toEqual(['Groß']);
  expect(await only({ kwMin: '61' })).toEqual(['Groß']);
  expect(await only({ kwMax: '60' })).toEqual(['Klein']);
  expect(await only({ firstRegisteredFrom: '2020-01-01' })).toEqual(['Groß']);
  expect(await only({ firstRegisteredTo: '2019-12-31' })).toEqual(['Klein']);
  expect(await only({ fuelType: 'Petrol' })).toEqual(['Klein']);
  expect(await only({ fuelType: ['Petrol', 'Diesel'] })).toEqual(['Klein', 'Groß']);
  expect(await only({ transmission: 'Automatic' })).toEqual(['Groß']);
  expect(await only({ colour: ['Rot', 'Grün'] })).toEqual(['Klein']);
  expect(await only({ doors: ['3', '4'] })).toEqual(['Klein']);
  expect(await only({ seats: ['4', '7'] })).toEqual(['Klein']);
  expect(await only({ emissionClass: 'EURO_6D' })).toEqual(['Groß']);
  expect(await only({ locationCountry: ['DE', 'FR'] })).toEqual(['Klein']);
  expect(await only({ serviceBook: ['COMPLETE', 'PRESENT'] })).toEqual(['Klein']);
  expect(await only({ accidentFree: 'true' })).toEqual(['Klein']);
  expect(await only({ accidentFree: 'false' })).toEqual(['Groß']);
  expect(await only({ nextInspectionFrom: '2027-04-01' })).toEqual(['Groß']);
  expect(await only({ towLoadMin: '1501' })).toEqual(['Groß']);
  expect([await only({ rangeMin: '401' }), await only({ co2Max: '95' })]).toEqual([['Groß'], ['Klein']]);
  expect(await only({ ownersMax: '1' })).toEqual(['Klein']);
  expect(await only({ damagesMax: '250' })).toEqual(['Klein']);
  expect(await only({ hasDocuments: 'true' })).toEqual(['Groß']);
  expect(await only({ hasDocuments: 'false' })).toEqual(['Klein', 'Leer']);
  expect(await only({ fuelType: 'Petrol', colour: 'Blau' })).toEqual([]);
  expect(await idsOf({ make: [make, 'Nirgends'], kwMax: '60' })).toEqual([small.id]);
});

test('without a status the list has no sold vehicles; ALL shows them', async () => {
  const make = ownMake();
  for (const status of ['AVAILABLE', 'RESERVED', 'SOLD'] as const) await aVehicle(db, { make, status });
  const shown = async (status: Query) =>
    (await list({ make, ...status })).vehicles.map((each) => each.status).sort();
  expect(await shown({})).toEqual(['AVAILABLE', 'RESERVED']);
  expect(await shown({ status: 'ALL' })).toEqual(['AVAILABLE', 'RESERVED', 'SOLD']);
  expect(await shown({ status: 'SOLD' })).toEqual(['SOLD']);
  expect(await shown({ status: ['SOLD', 'AVAILABLE'] })).toEqual(['AVAILABLE', 'SOLD']);
});

test('a vehicle is shown as reserved right after its order, and as available as soon as its reservation lapses', async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make });
  const dealer = await aDealer(app);
  const before = await call(app, 'GET /api/vehicles', { query: { make } });
  const order = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    body: orderOf([vehicle]),
  });
  const after = await call(app, 'GET /api/vehicles', {
    query: { make },
    headers: { 'if-none-match': String(before.headers['etag']) },
  });
  expect(after.result.vehicles[0]?.status).toBe('RESERVED');
  expect(await idsOf({ make, status: 'AVAILABLE' })).toEqual([]);

  await letLapse(app, order.result.id);
  expect((await list({ make })).vehicles[0]?.status).toBe('AVAILABLE');
  expect(await idsOf({ make, status: 'AVAILABLE' })).toEqual([vehicle.id]);
  expect(await idsOf({ make, status: 'RESERVED' })).toEqual([]);
  expect(await countOf({ status: 'AVAILABLE' }, 'make')).toMatchObject({ [make]: 1 });
});

test('an unchanged list is answered without a body, whatever the browser says about caching', async () => {
  const make = ownMake();
  await aVehicle(db, { make });
  const first = await call(app, 'GET /api/vehicles', { query: { make } });
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({
    url: `/api/vehicles?make=${encodeURIComponent(make)}`,
    headers: { 'if-none-match': String(first.headers['etag']), 'cache-control': 'no-cache' },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a facet counts the vehicles that match all filters except its own', async () => {
  const [one, two] = [ownMake(), ownMake()];
  await aVehicle(db, { make: one, model: 'A', fuel_type: 'Petrol', colour: 'Rot' });
  await aVehicle(db, { make: one, model: 'B', fuel_type: 'Diesel', colour: 'Rot' });
  await aVehicle(db, { make: two, model: 'C', fuel_type: 'Petrol', colour: 'Rot' });
  await aVehicle(db, { make: two, model: 'C', fuel_type: 'Petrol', colour: 'Blau' });
  const query = { make: one, fuelType: 'Petrol', colour: 'Rot' };
  expect(await countOf(query, 'make')).toMatchObject({ [one]: 1, [two]: 1 });
  expect(await countOf(query, 'fuelType')).toMatchObject({ Petrol: 1, Diesel: 1 });
  expect(await countOf(query, 'colour')).toMatchObject({ Red: 1, Blue: 0 });
  expect(await countOf(query, 'model')).toEqual({ A: 1, B: 0 });
  expect(await countOf({ ...query, make: [one, two] }, 'model')).toEqual({ A: 1, B: 0, C: 1 });
  expect((await list(query)).pagination.total).toBe(1);
});

test('the make facet offers every make of the portal and of the stock, the model facet only models of the chosen makes', async () => {
  const make = ownMake();
  const soldOut = ownMake();
  await aVehicle(db, { make, model: 'Eigenbau' });
  await aVehicle(db, { make: soldOut, status: 'SOLD' });
  const { facets } = await list({ q: 'nirgendwo' });
  const offered = facets.make.map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining([...MAKES, make]));
  expect(offered).not.toContain(soldOut);
  expect(facets.make.every(({ count }) => count === 0)).toBe(true);
  expect(facets.model).toEqual([]);
  expect((await list({ make })).facets.model).toEqual([{ value: 'Eigenbau', count: 1 }]);
  expect((await list({})).facets.make.map(({ value }) => value)).not.toContain(soldOut);
});

test('each price and mileage step counts the vehicles up to it, without its own filter', async () => {
  const make = ownMake();
  const cars = [
    ['10000', 50_000],
    ['10000.01', 50_001],
    ['50000', null],
    ['60000', 300_000],
  ] as const;
  for (const [price_net, mileage_km] of cars) await aVehicle(db, { make, price_net, mileage_km });
  const counts = async (query: Query) => {
    const { facets } = await list({ make, ...query });
    return [facets.priceMax.map(({ count }) => count), facets.mileageMax.map(({ count }) => count)];
  };
  expect((await list({ make })).facets.priceMax.map(({ value }) => value)).toEqual([
    10_000, 20_000, 30_000, 40_000, 50_000,
  ]);
  expect(await counts({})).toEqual([
    [1, 2, 2, 2, 3],
    [1, 2, 2, 2],
  ]);
  expect(await counts({ priceMax: '10000' })).toEqual([
    [1, 2, 2, 2, 3],
    [1, 1, 1, 1],
  ]);
  expect(await counts({ mileageMax: '50000' })).toEqual([
    [1, 1, 1, 1, 1],
    [1, 2, 2, 2],
  ]);
});

test('unknown, malformed and out-of-range parameters are refused by name; an empty one counts as absent', async () => {
  const refused = await call(app, 'GET /api/vehicles', {
    query: {
      colour_: 'Rot',
      page: '0',
      limit: '101',
      priceMax: 'viel',
      kwMin: '-1',
      doors: '10',
      status: 'GONE',
      sortBy: 'colour',
      firstRegisteredFrom: '2021-02-30',
      hasDocuments: 'maybe',
    },
  });
  expect(refused.status).toBe(400);
  expect(refused.problem.code).toBe('VALIDATION_FAILED');
  expect(refused.problem.errors?.map(({ path }) => path.replace(/\.0$/, '')).sort()).toEqual(
    'colour_ doors firstRegisteredFrom hasDocuments kwMin limit page priceMax sortBy status'.split(' '),
  );
  expect(
    (await call(app, 'GET /api/vehicles', { query: { make: '', q: '', page: '', status: '' } })).status,
  ).toBe(200);
});
