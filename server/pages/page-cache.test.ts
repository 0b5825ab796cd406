import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StockRow } from '../stock/stock-row.ts';
import { Stock } from '../stock/stock.ts';
import type { RenderedPage } from './render-page.ts';
import { VisitorPage, VisitorPages } from './visitor-pages.ts';

const row: StockRow = {
  id: '5f0c1b8e-3d43-4a37-9d0f-0d1d2f7a9b11',
  make: 'Audi',
  model: 'A4',
  fuel: null,
  transmission: null,
  hue: null,
  doors: null,
  status: 'RESERVED',
  documents: false,
  pictures: false,
  price: 100,
  mileage: null,
  power: null,
  registered: null,
  created: 0,
  changed: 0,
  lapses: 1_000,
  vin: 'WVWZZZAUZKW123456',
  variant: null,
  body: null,
  features: '',
  seats: null,
  emission: null,
  inspection: null,
  tow: null,
  reach: null,
  co2: null,
  owners: null,
  unharmed: null,
  country: null,
  book: null,
  damages: null,
  drop: null,
};
const other = { ...row, id: '5f0c1b8e-3d43-4a37-9d0f-0d1d2f7a9b12', lapses: null };

/** A page that called this. */
const pageOf = (...urls: string[]): RenderedPage => ({
  status: 200,
  location: null,
  // Cannot be compressed by more than a third.
  html: randomBytes(3_000).toString('hex'),
  scripts: [],
  calls: urls.map((url) => ({ url, status: 200 })),
  isAway: false,
});
const VEHICLE = pageOf(`/api/vehicles/${row.id}`);
const LIST = pageOf('/api/vehicles?page=1');

function aCache(stock: Stock, maxBytes?: number) {
  const pages = new VisitorPages(async () => stock, maxBytes);
  const ask = (key: string, page: RenderedPage) =>
    pages.answer(
      key,
      () => true,
      async () => page,
    );
  const isCached = async (key: string, page = VEHICLE) => {
    const rendering = { ...page };
    let wasRendered = false;
    await pages.answer(
      key,
      () => true,
      async () => {
        wasRendered = true;
        return rendering;
      },
    );
    return !wasRendered;
  };
  return { pages, ask, isCached };
}

async function aStock(...rows: StockRow[]): Promise<Stock> {
  const stock = new Stock(rows.length, 0);
  await stock.fill([rows]);
  return stock;
}

test('the page of a vehicle is stale at the instant at which its reservation lapses', async () => {
  const stock = await aStock(row);
  const { ask, isCached } = aCache(stock);
  await ask('/', VEHICLE);
  await ask('/', VEHICLE);
  stock.moveTo(999);
  expect(await isCached('/')).toBe(true);
  stock.moveTo(1_000);
  expect(await isCached('/')).toBe(false);
});

test('a page is stale when the minute ends in which it was rendered', async () => {
  const stock = await aStock(other);
  const { ask, isCached } = aCache(stock);
  for (const page of [LIST, LIST]) await ask('/', page);
  stock.moveTo(59_999_999);
  expect(await isCached('/', LIST)).toBe(true);
  stock.moveTo(60_000_000);
  expect(await isCached('/', LIST)).toBe(false);
});

test('a change of another vehicle leaves the page of a vehicle in the cache, but no list', async () => {
  const stock = await aStock(row, other);
  const { ask, isCached } = aCache(stock);
  for (const page of [VEHICLE, LIST, VEHICLE, LIST]) await ask(page === LIST ? 'list' : 'vehicle', page);
  expect([await isCached('vehicle'), await isCached('list', LIST)]).toEqual([true, true]);
  stock.apply([{ id: other.id, row: { ...other, price: 200 }, words: null }]);
  expect([await isCached('vehicle'), await isCached('list', LIST)]).toEqual([true, false]);
  stock.apply([{ id: row.id, row: null, words: null }]);
  expect(await isCached('vehicle')).toBe(false);
});

test.each([
  pageOf('/api/vehicles/states?id=1'),
  pageOf('/api/orders'),
  { ...VEHICLE, status: 404 },
  { ...VEHICLE, status: 303, location: '/auth' },
  { ...VEHICLE, calls: [{ url: `/api/vehicles/${row.id}`, status: 503 }] },
  { ...VEHICLE, calls: [{ url: '/api/vehicles', status: 400 }] },
])('a page that shows anything but the stock is not cached: %#', async (page) => {
  const { ask, isCached } = aCache(await aStock(row));
  await ask('/', page);
  expect(await ask('/', page)).not.toBeInstanceOf(VisitorPage);
  expect(await isCached('/', page)).toBe(false);
});

test('the cache has a bound in bytes', async () => {
  const { pages, ask } = aCache(await aStock(row), 100_000);
  for (let turn = 0; turn < 100; turn += 1) for (const _ of [1, 2]) await ask(`/${turn}`, { ...VEHICLE });
  expect(pages.size).toBeGreaterThan(50_000);
  expect(pages.size).toBeLessThanOrEqual(100_000);
});

test('addresses that are requested once evict no page', async () => {
  const { ask, isCached } = aCache(await aStock(row), 20_000);
  await ask('/', VEHICLE);
  await ask('/', VEHICLE);
  for (let turn = 0; turn < 1_000; turn += 1) await ask(`/${turn}`, { ...VEHICLE });
  expect(await isCached('/')).toBe(true);
});
