import { afterAll, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { compareInventories, readers } from '../../fixtures/stock-comparison.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const inventories = compareInventories(app);
afterAll(() => inventories.live.close());

type Query = Record<string, string | string[]>;

async function list(query: Query, cookie?: string) {
  return (await call(app, 'GET /api/vehicles', { query, ...(cookie && { cookie }) })).result;
}

/** What is left out, and how many vehicles are found then. */
async function relaxed(query: Query, cookie?: string) {
  const found = await list(query, cookie);
  expect(found.pagination.total).toBe(0);
  for (const each of found.relaxed)
    expect({ ...each, found: (await list(each.query, cookie)).pagination.total }).toEqual({
      ...each,
      found: each.total,
    });
  return found.relaxed.map(({ leftOut, total }) => [
    leftOut.map(({ filter, values }) => `${filter} ${values.join('/')}`).join(', '),
    total,
  ]);
}

const golf = { make: 'Volkswagen', model: 'Golf', fuel_type: 'Diesel', price_net: '9000.00' };
await aVehicle(db, { ...golf, doors: 5, features: ['NAVIGATION'] });
await aVehicle(db, { ...golf, doors: 3, base_colour: 'Black' });
await aVehicle(db, { ...golf, doors: 3, fuel_type: 'Petrol', price_net: '12000.00' });
const polo = await aVehicle(db, { ...golf, model: 'Polo', doors: 3 });
await aVehicle(db, { ...golf, model: 'Polo', status: 'SOLD' });
const passat = { make: 'Volkswagen', model: 'Passat' };

test('a list with vehicles says nothing of others', async () => {
  expect((await list({ make: 'Volkswagen' })).relaxed).toEqual([]);
});

test('an empty list says for each filter, and for all, how many vehicles there are without it', async () => {
  expect(await relaxed({ make: 'Volkswagen', model: 'Golf', priceMax: '10000', fuelType: 'Petrol' })).toEqual(
    [
      ['make Volkswagen, model Golf', 0],
      ['model Golf', 0],
      ['fuelType Petrol', 2],
      ['priceMax 10000', 1],
      ['make Volkswagen, model Golf, fuelType Petrol, priceMax 10000', 4],
    ],
  );
});

test('a chosen feature is left out alone, several makes only together', async () => {
  expect(await relaxed({ make: ['Audi', 'BMW'], feature: ['NAVIGATION', 'TV'], doors: '5' })).toEqual([
    ['make Audi/BMW', 0],
    ['feature NAVIGATION', 0],
    ['feature TV', 0],
    ['doors 5', 0],
    ['make Audi/BMW, feature NAVIGATION, feature TV, doors 5', 4],
  ]);
});

test('words are left out one by one, colours together, and all words beside the other filters', async () => {
  expect(await relaxed({ q: 'golf rot weiß diesel', doors: '3' })).toEqual([
    ['q golf', 0],
    ['q rot/weiß', 1],
    ['q diesel', 0],
    ['doors 3', 0],
    ['q golf, q rot/weiß, q diesel', 3],
    ['q golf, q rot/weiß, q diesel, doors 3', 4],
  ]);
  expect(await relaxed({ q: '???', doors: '3' })).toEqual([
    ['q ???', 3],
    ['doors 3', 0],
    ['q ???, doors 3', 4],
  ]);
});

test('without its status a list has what is not sold, and without the choice of hidden vehicles none of them', async () => {
  expect(await relaxed({ ...passat, status: 'SOLD' })).toEqual([
    ['make Volkswagen, model Passat', 1],
    ['model Passat', 1],
    ['status SOLD', 0],
    ['make Volkswagen, model Passat, status SOLD', 4],
  ]);
  const dealer = await aDealer(app);
  await aMark(app, dealer, polo, 'HIDDEN');
  expect(await relaxed({ model: 'Golf', hidden: 'only' }, dealer.cookie)).toEqual([
    ['model Golf', 1],
    ['hidden only', 3],
    ['model Golf, hidden only', 3],
  ]);
});

test('memory and database count the same', async () => {
  const asked = { page: 1, limit: 24, sortBy: 'priceAsc' } as const;
  const queries = [
    { ...asked, make: ['Audi'], feature: ['TV', 'NAVIGATION'], priceMax: 9000 },
    { ...asked, q: 'golf rot weiß diesel', doors: [3] },
    { ...asked, q: '???', status: ['SOLD' as const] },
    { ...asked, model: ['Passat'], hidden: 'only' as const },
  ];
  const dealer = await aDealer(app);
  await aMark(app, dealer, polo, 'HIDDEN');
  const reader = readers.dealer(dealer.dealer.id);
  await inventories.compare(queries, reader);
  expect(inventories.compared()).toBe(queries.length);
});
