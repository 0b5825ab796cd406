import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { letLapse, orderOf } from '../../fixtures/orders.ts';
import { aDocument, aVehicle, damagesOf } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

type Query = Record<string, string | string[]>;

/** Every test has a make of its own, so that vehicles of other tests do not count. */
let makes = 0;
function ownMake(): string {
  makes += 1;
  return `Marke ${makes}`;
}

async function list(query: Query) {
  return (await call(app, 'GET /api/vehicles', { query })).result;
}

test('doors, status and documents are counted like every other facet', async () => {
  const make = ownMake();
  const three = await aVehicle(db, { make, doors: 3 });
  await aVehicle(db, { make, doors: 5, status: 'RESERVED' });
  const sold = await aVehicle(db, { make, doors: 5, status: 'SOLD' });
  await aVehicle(db, { make, doors: null });
  await aDocument(app, three.id);
  await aDocument(app, three.id);
  await aDocument(app, sold.id);
  const counted = async (query: Query) => {
    const { facets, pagination } = await list({ make, ...query });
    return {
      doors: facets.doors.map(({ value, count }) => [value, count]),
      status: facets.status.map(({ value, count }) => [value, count]),
      hasDocuments: facets.hasDocuments,
      total: pagination.total,
    };
  };
  const statuses = (available: number, reserved: number, isSold: number) => [
    ['AVAILABLE', available],
    ['RESERVED', reserved],
    ['SOLD', isSold],
  ];
  const inStock = [
    [3, 1],
    [5, 1],
  ];
  expect(await counted({})).toEqual({ doors: inStock, status: statuses(2, 1, 1), hasDocuments: 1, total: 3 });
  expect(await counted({ doors: '5' })).toEqual({
    doors: inStock,
    status: statuses(0, 1, 1),
    hasDocuments: 0,
    total: 1,
  });
  expect(await counted({ doors: '9' })).toMatchObject({ doors: [...inStock, [9, 0]], total: 0 });
  expect(await counted({ hasDocuments: 'false' })).toEqual({
    doors: [
      [3, 0],
      [5, 1],
    ],
    status: statuses(1, 1, 0),
    hasDocuments: 1,
    total: 2,
  });
  expect(await counted({ status: 'ALL', hasDocuments: 'true' })).toMatchObject({
    status: statuses(1, 0, 1),
    hasDocuments: 2,
    total: 2,
  });
  expect(await counted({ status: 'SOLD' })).toMatchObject({
    doors: [[5, 1]],
    status: statuses(2, 1, 1),
    total: 1,
  });
});

test('the status facet counts a vehicle whose reservation lapsed as available', async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make });
  const dealer = await aDealer(app);
  const order = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    body: orderOf([vehicle]),
  });
  const statuses = async () => (await list({ make })).facets.status.map(({ count }) => count);
  expect(await statuses()).toEqual([0, 1, 0]);
  await letLapse(app, order.result.id);
  expect(await statuses()).toEqual([1, 0, 0]);
});

test('a vehicle has documents until the last of them is removed', async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make });
  const admin = await anAdmin(app);
  const [first, second] = [await aDocument(app, vehicle.id), await aDocument(app, vehicle.id)];
  const withDocuments = async () => (await list({ make, hasDocuments: 'true' })).pagination.total;
  const remove = (mediaId: string) =>
    call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', {
      cookie: admin.cookie,
      params: { id: vehicle.id, mediaId },
    });
  await remove(first.id);
  expect(await withDocuments()).toBe(1);
  await remove(second.id);
  expect(await withDocuments()).toBe(0);
  expect((await list({ make })).facets.hasDocuments).toBe(0);
});

test('two documents that are removed at the same time leave a vehicle without documents', async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make });
  const admin = await anAdmin(app);
  const documents = [await aDocument(app, vehicle.id), await aDocument(app, vehicle.id)];
  await Promise.all(
    documents.map(({ id: mediaId }) =>
      call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', {
        cookie: admin.cookie,
        params: { id: vehicle.id, mediaId },
      }),
    ),
  );
  expect((await list({ make })).facets.hasDocuments).toBe(0);
});

test('a document counts for the vehicle that has it, also after it was moved to another vehicle', async () => {
  const [make, other] = [ownMake(), ownMake()];
  const [from, to] = [await aVehicle(db, { make }), await aVehicle(db, { make: other })];
  const { id } = await aDocument(app, from.id);
  const documents = async () =>
    Promise.all([make, other].map(async (each) => (await list({ make: each })).facets.hasDocuments));
  expect(await documents()).toEqual([1, 0]);
  await db.updateTable('vehicle_media').set({ vehicle_id: to.id }).where('id', '=', id).execute();
  expect(await documents()).toEqual([0, 1]);
});

test('the body is filtered and counted like every other facet', async () => {
  const make = ownMake();
  const estate = await aVehicle(db, { make, body_type: 'ESTATE' });
  const suv = await aVehicle(db, { make, body_type: 'SUV' });
  await aVehicle(db, { make, body_type: null });
  const counted = async (query: Query) => {
    const { vehicles, facets } = await list({ make, ...query });
    return {
      ids: new Set(vehicles.map(({ id }) => id)),
      bodies: facets.bodyType.map(({ value, count }) => [value, count]),
    };
  };
  expect((await counted({})).bodies).toEqual([
    ['ESTATE', 1],
    ['SUV', 1],
  ]);
  expect((await counted({ bodyType: ['ESTATE', 'SUV'] })).ids).toEqual(new Set([estate.id, suv.id]));
  expect(await counted({ bodyType: ['ESTATE', 'MINIBUS'] })).toEqual({
    ids: new Set([estate.id]),
    bodies: [
      ['ESTATE', 1],
      ['MINIBUS', 0],
      ['SUV', 1],
    ],
  });
});

test('seats, emission class, country, service book and accidents are counted; a vehicle without the fact counts nowhere', async () => {
  const make = ownMake();
  const facts = {
    seats: 5,
    emission_class: 'EURO_6D',
    location_country: 'DE',
    service_book: 'COMPLETE',
    accident_free: true,
  } as const;
  await aVehicle(db, { make, ...facts });
  await aVehicle(db, { make, ...facts, seats: 7, accident_free: false });
  await aVehicle(db, { make });
  const { facets } = await list({ make, seats: '5' });
  expect(facets).toMatchObject({
    seats: [
      { value: 5, count: 1 },
      { value: 7, count: 1 },
    ],
    emissionClass: [{ value: 'EURO_6D', count: 1 }],
    locationCountry: [{ value: 'DE', count: 1 }],
    serviceBook: [{ value: 'COMPLETE', count: 1 }],
    accidentFree: 1,
  });
});

test('damages are counted up to each step; a vehicle whose sum is unknown counts nowhere', async () => {
  const make = ownMake();
  const conditions = [
    damagesOf(),
    damagesOf('250.00'),
    damagesOf('150.00', '100.01'),
    damagesOf('90.00', null),
    '{}',
    null,
  ];
  for (const condition of conditions) await aVehicle(db, { make, condition, price_net: '10000' });
  await aVehicle(db, { make, condition: damagesOf('900'), price_net: '20000' });
  const counted = async (query: Query) => {
    const { facets, pagination } = await list({ make, ...query });
    return [facets.damagesMax.map(({ value, count }) => [value, count]), pagination.total];
  };
  const all = [
    [250, 2],
    [500, 3],
    [1000, 4],
    [2000, 4],
  ];
  expect(await counted({})).toEqual([all, 7]);
  expect(await counted({ damagesMax: '250' })).toEqual([all, 2]);
  expect(await counted({ priceMax: '10000' })).toEqual([
    all.map(([step, n]) => [step, Math.min(Number(n), 3)]),
    6,
  ]);
  expect((await list({ make, damagesMax: '250' })).facets.priceMax[0]).toEqual({ value: 10_000, count: 2 });
});
