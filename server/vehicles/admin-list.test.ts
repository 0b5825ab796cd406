import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);
const dealer = await aDealer(app);

type Query = Record<string, string | string[]>;

const list = (query: Query, cookie = admin.cookie) =>
  call(app, 'GET /api/vehicles', { query, ...(cookie ? { cookie } : {}) });
const idsOf = async (query: Query) => (await list(query)).result.vehicles.map(({ id }) => id);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/** Three vehicles of this make that came so many days ago and were changed on these days. */
async function threeVehicles(make: string) {
  const young = await aVehicle(db, { make, created_at: daysAgo(3.5), updated_at: '2026-01-10T08:00:00Z' });
  const old = await aVehicle(db, { make, created_at: daysAgo(60.5), updated_at: '2026-03-10T23:30:00Z' });
  const oldest = await aVehicle(db, { make, created_at: daysAgo(90.5), updated_at: '2026-02-10T08:00:00Z' });
  return { young: young.id, old: old.id, oldest: oldest.id };
}

test('a clerk filters the stock by its age in full days and sorts by it', async () => {
  const make = 'Age';
  const { young, old, oldest } = await threeVehicles(make);
  expect(await idsOf({ make, sortBy: 'longestInStock' })).toEqual([oldest, old, young]);
  expect(await idsOf({ make, sortBy: 'newestInStock', q: 'Age' })).toEqual([young, old, oldest]);
  const within = (days: Query) => idsOf({ make, sortBy: 'newestInStock', ...days });
  expect(await within({ stockDaysMin: '60' })).toEqual([old, oldest]);
  expect(await within({ stockDaysMin: '61' })).toEqual([oldest]);
  expect(await within({ stockDaysMax: '60' })).toEqual([young, old]);
  expect(await within({ stockDaysMin: '4', stockDaysMax: '89' })).toEqual([old]);
});

test('a clerk filters the stock by its last change, in days of Berlin, and sorts by it', async () => {
  const make = 'Change';
  const { young, old, oldest } = await threeVehicles(make);
  const listed = (await list({ make, sortBy: 'lastChange' })).result.vehicles;
  expect(listed.map(({ id }) => id)).toEqual([old, oldest, young]);
  expect(listed[0]?.changedAt).toBe('2026-03-10T23:30:00.000Z');
  const since = (changedSince: string) => idsOf({ make, sortBy: 'lastChange', changedSince });
  expect(await since('2026-02-10')).toEqual([old, oldest]);
  // In Berlin it was the 11th already.
  expect(await since('2026-03-11')).toEqual([old]);
  expect(await since('2026-03-12')).toEqual([]);
});

test('a clerk finds the vehicles without pictures, and the choices are counted among them', async () => {
  const make = 'Picture';
  const shown = await aVehicle(db, { make });
  await aPicture(app, shown.id);
  const bare = await aVehicle(db, { make });
  await aDocument(app, bare.id);
  expect(await idsOf({ make, hasPictures: 'false' })).toEqual([bare.id]);
  expect(await idsOf({ make, hasPictures: 'true' })).toEqual([shown.id]);
  const { facets, pagination } = (await list({ make, hasPictures: 'false' })).result;
  expect([pagination.total, facets.hasDocuments]).toEqual([1, 1]);
});

test('a vehicle has pictures from the first one until the last one is deleted, moved or another kind of file', async () => {
  const [make, other] = ['Album', 'Other album'];
  const { id } = await aVehicle(db, { make });
  const bare = () => idsOf({ make, hasPictures: 'false' });
  expect(await bare()).toEqual([id]);
  const pictures = [await aPicture(app, id), await aPicture(app, id)];
  await aDocument(app, id);
  expect(await bare()).toEqual([]);
  const [first, second] = pictures.map((picture) => picture.id);
  const remove = (mediumId = '') =>
    call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', {
      cookie: admin.cookie,
      params: { id, mediaId: mediumId },
    });
  await remove(first);
  expect(await bare()).toEqual([]);
  const { id: moved } = await aVehicle(db, { make: other });
  const medium = db.updateTable('vehicle_media').where('id', '=', second ?? '');
  await medium.set({ vehicle_id: moved, ordinal: 9 }).execute();
  expect([await bare(), await idsOf({ make: other, hasPictures: 'true' })]).toEqual([[id], [moved]]);
  await medium.set({ media_type: 'pdf', is_cover: false }).execute();
  expect(await idsOf({ make: other, hasPictures: 'true' })).toEqual([]);
  await aPicture(app, id);
  const { result } = await call(app, 'GET /api/vehicles/{id}', { cookie: admin.cookie, params: { id } });
  await remove(result.media.find(({ mediaType }) => mediaType === 'image')?.id);
  expect(await bare()).toEqual([id]);
});

test.each([
  ['stockDaysMin', '1', 'UNKNOWN_KEY'],
  ['stockDaysMax', '1', 'UNKNOWN_KEY'],
  ['hasPictures', 'false', 'UNKNOWN_KEY'],
  ['changedSince', '2026-01-01', 'UNKNOWN_KEY'],
  ['sortBy', 'lastChange', 'NOT_A_CHOICE'],
])('%s of the back office is refused for dealers and visitors', async (path, value, code) => {
  for (const cookie of [dealer.cookie, '']) {
    const refused = await list({ [path]: value }, cookie);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toMatchObject([{ path, code }]);
  }
});

test('dealers and visitors do not learn when a vehicle was changed', async () => {
  await aVehicle(db, { make: 'Secret' });
  for (const cookie of [dealer.cookie, ''])
    expect((await list({ make: 'Secret' }, cookie)).result.vehicles).toMatchObject([{ changedAt: null }]);
});
