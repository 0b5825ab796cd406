import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { imageKey } from '../files/stored-files.ts';

const app = await testApp();
const { db, files } = app.deps;
const admin = await anAdmin(app);

const fetchZip = (id: string, cookie: string) =>
  app.inject({ url: `/api/vehicles/${id}/media.zip`, headers: { cookie } });

/** Name and text of each file. */
async function contentOf(zip: Buffer): Promise<[string, string][]> {
  const opened = await fromBufferPromise(zip);
  const found: [string, string][] = [];
  for await (const entry of opened.eachEntry())
    found.push([entry.fileName, await text(await opened.openReadStreamPromise(entry))]);
  return found;
}

test('a dealer saves all pictures of an ordered vehicle as a ZIP, the largest of each, the cover first', async () => {
  const buyer = await aDealer(app);
  const { vehicles } = await anOrder(app, buyer);
  const [{ id, vin } = await aVehicle(db)] = vehicles;
  await aPicture(app, id, { title: 'Front', content: 'a' });
  await aDocument(app, id);
  await aPicture(app, id, { title: '../Heck: "links"\\', content: 'b' });
  await aPicture(app, id, { title: 'cover', content: 'c', isCover: true });
  const answer = await fetchZip(id, buyer.cookie);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${vin}.zip"`,
    'cache-control': 'private, no-store',
  });
  expect(await contentOf(answer.rawPayload)).toEqual([
    ['01 cover.webp', '1440 c'],
    ['02 Front.webp', '1440 a'],
    ['03 .._Heck_ _links__.webp', '1440 b'],
  ]);
  expect((await fetchZip(id, admin.cookie)).statusCode).toBe(200);
});

test('nobody but its buyer and admins gets the pictures of a vehicle as a ZIP, and a buyer only while the order stands', async () => {
  const buyer = await aDealer(app);
  const [cancelled, lapsed, single] = [
    await anOrder(app, buyer),
    await anOrder(app, buyer),
    await anOrder(app, buyer, { vehicles: 2 }),
  ];
  const statusFor = async ({ id }: { id: string }, cookie: string) => (await fetchZip(id, cookie)).statusCode;
  const firsts = [cancelled, lapsed, single].flatMap(({ vehicles: [first] }) => first ?? []);
  for (const { id } of firsts) await aPicture(app, id);
  const other = await aDealer(app);
  for (const vehicle of firsts) {
    expect(await statusFor(vehicle, buyer.cookie)).toBe(200);
    expect(await statusFor(vehicle, other.cookie)).toBe(404);
    expect(await statusFor(vehicle, '')).toBe(401);
  }
  const { cookie } = buyer;
  await call(app, 'POST /api/orders/{id}/cancel', { cookie, params: { id: cancelled.order.id } });
  await letLapse(app, lapsed.order.id);
  const left = single.order.reservations.find(({ vehicleId }) => vehicleId === firsts[2]?.id);
  await call(app, 'POST /api/reservations/{id}/cancel', { cookie, params: { id: left?.id ?? '' } });
  for (const vehicle of firsts) expect(await statusFor(vehicle, cookie)).toBe(404);
});

test('a vehicle without pictures has no ZIP, and a picture that is removed meanwhile breaks it off', async () => {
  const vehicle = await aVehicle(db);
  expect((await fetchZip(vehicle.id, admin.cookie)).statusCode).toBe(404);
  const { sha256 } = await aPicture(app, vehicle.id);
  await files.remove(imageKey(sha256, 1440));
  await expect(fetchZip(vehicle.id, admin.cookie)).rejects.toThrow('destroyed');
});
