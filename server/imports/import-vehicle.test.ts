import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, anUpload, aPicture, aSpec, aVin, importOne, upload } from '../../fixtures/deliveries.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { auditEntriesOf, letLapse } from '../../fixtures/orders.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { imageKey } from '../files/stored-files.ts';

const app = await testApp();
const { db, files } = app.deps;
const { cookie } = await anAdmin(app);

const imported = (zip: Buffer) => importOne(app, cookie, zip);

async function priceOf(vehicleId: string): Promise<string> {
  const found = await db
    .selectFrom('vehicles')
    .select('price_net')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return found.price_net;
}

async function mediaOf(vehicleId: string) {
  return db
    .selectFrom('vehicle_media')
    .innerJoin('stored_files', 'stored_files.sha256', 'vehicle_media.sha256')
    .select(['title', 'media_type', 'is_cover', 'ordinal', 'storage_id'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('ordinal')
    .execute();
}

describe('a delivery for an existing VIN', () => {
  test('replaces the data and media of an available vehicle, and reports that', async () => {
    const vin = aVin();
    const shared = await aPicture();
    const first = await imported(
      await aDelivery(aSpec({ vin, colour: 'Rot' }), { 'a.jpg': shared, 'b.jpg': await aPicture() }),
    );
    const [, dropped] = await mediaOf(first.vehicle.id);
    const again = await imported(
      await aDelivery(aSpec({ vin: vin.toLowerCase(), priceNet: 17_000 }), { 'c.jpg': shared }),
    );
    expect(first.prices).toBeNull();
    expect(again).toMatchObject({
      replaced: true,
      vehicle: { id: first.vehicle.id },
      prices: { before: '18450.00', after: '17000.00' },
    });
    expect(again.message).toContain('replaced');
    const row = await db
      .selectFrom('vehicles')
      .select(['price_net', 'colour'])
      .where('vin', '=', vin)
      .execute();
    expect(row).toEqual([{ price_net: '17000.00', colour: null }]);
    expect(await mediaOf(first.vehicle.id)).toMatchObject([{ title: 'c', is_cover: true }]);
    expect(await files.sizeOf(imageKey(dropped?.storage_id ?? '', 320))).toBeGreaterThan(0);
    await removeUnusedFiles(db, files);
    expect(await files.sizeOf(imageKey(dropped?.storage_id ?? '', 320))).toBeUndefined();
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', first.vehicle.id)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toMatchObject({
      action: 'VEHICLE_REPLACED',
      before: { priceNet: '18450.00' },
      after: { priceNet: '17000.00' },
    });
  });

  test('keeps the price that a clerk has set while deliveries repeat theirs, otherwise replaces it', async () => {
    const { vehicle, prices } = await imported(await aDelivery(aSpec({ priceNet: 18_450 })));
    const deliver = async (priceNet: number) =>
      (await imported(await aDelivery(aSpec({ vin: vehicle.vin, priceNet })))).prices;
    await call(app, 'PATCH /api/vehicles/{id}', {
      cookie,
      params: { id: vehicle.id },
      body: { priceNet: '17900.00' },
    });
    expect(prices).toBeNull();
    expect(await deliver(18_450)).toEqual({ before: '17900.00', after: '17900.00' });
    expect(await deliver(18_450)).toEqual({ before: '17900.00', after: '17900.00' });
    expect(await priceOf(vehicle.id)).toBe('17900.00');
    expect((await auditEntriesOf(app, vehicle.id)).at(-1)).toMatchObject({
      action: 'VEHICLE_REPLACED',
      before: { priceNet: '17900.00' },
      after: { priceNet: '17900.00' },
    });
    expect(await deliver(18_000)).toEqual({ before: '17900.00', after: '18000.00' });
    expect(await deliver(18_000)).toEqual({ before: '18000.00', after: '18000.00' });
    expect(await deliver(18_450)).toEqual({ before: '18000.00', after: '18450.00' });
    expect(await priceOf(vehicle.id)).toBe('18450.00');
  });

  test.each([
    ['RESERVED', 'VEHICLE_RESERVED'],
    ['SOLD', 'VEHICLE_SOLD'],
  ] as const)('is refused if the vehicle is %s, and leaves no data', async (status, reason) => {
    const { vehicle } = await imported(await aDelivery());
    const { id, vin } = vehicle;
    await db.updateTable('vehicles').set({ status }).where('id', '=', id).execute();
    const before = await files.list('images');
    const again = await aDelivery(aSpec({ vin, priceNet: 1 }), { 'a.jpg': await aPicture() });
    const refused = await anUpload('zipFile', [{ name: 'a.zip', content: again }]);
    const answer = await upload(app, '/api/upload/vehicle-zip', cookie, refused);
    expect(answer.json()).toMatchObject({ status: 422, reason, entry: null, params: { vin } });
    expect(await files.list('images')).toEqual(before);
    expect(await priceOf(id)).toBe('18450.00');
  });

  test('does not overwrite a vehicle whose VIN a clerk changes at the same time', async () => {
    const { vehicle } = await imported(await aDelivery());
    const [oldVin, newVin] = [vehicle.vin, aVin()];
    const again = await aDelivery(aSpec({ vin: oldVin, colour: 'Rot' }));
    const { importing } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('vehicles').set({ vin: newVin }).where('id', '=', vehicle.id).execute();
      const importing = imported(again);
      await untilOneWaits(db);
      return { importing: { answer: importing } };
    });
    const added = await importing.answer;
    expect(added.replaced).toBe(false);
    const rows = await db
      .selectFrom('vehicles')
      .select(['id', 'vin', 'colour'])
      .where('vin', 'in', [oldVin, newVin])
      .execute();
    expect(new Map(rows.map((row) => [row.vin, [row.id, row.colour]]))).toEqual(
      new Map([
        [newVin, [vehicle.id, null]],
        [oldVin, [added.vehicle.id, 'Rot']],
      ]),
    );
  });

  test('does not take a sold vehicle for the available one whose VIN it gets at the same time', async () => {
    const [former, sold] = [await imported(await aDelivery()), await imported(await aDelivery())];
    const { vin } = former.vehicle;
    const zip = await aDelivery(aSpec({ vin, colour: 'Rot' }));
    const { importing } = await db.transaction().execute(async (tx) => {
      const change = (id: string, to: { vin: string; status?: 'SOLD' }) =>
        tx.updateTable('vehicles').set(to).where('id', '=', id).execute();
      await change(former.vehicle.id, { vin: aVin() });
      await change(sold.vehicle.id, { vin, status: 'SOLD' });
      const sent = anUpload('zipFile', [{ name: 'a.zip', content: zip }]);
      const importing = sent.then((file) => upload(app, '/api/upload/vehicle-zip', cookie, file));
      await untilOneWaits(db);
      return { importing: { answer: importing } };
    });
    const answer = (await importing.answer).json();
    expect(answer).toMatchObject({ status: 422, reason: 'VEHICLE_SOLD', params: { vin } });
    const rows = await db.selectFrom('vehicles').select(['id', 'colour']).where('vin', '=', vin).execute();
    expect(rows).toEqual([{ id: sold.vehicle.id, colour: null }]);
  });

  test.each(['AVAILABLE', 'SOLD'] as const)(
    'finds the vehicle to which a clerk gives its new VIN at the same time: %s',
    async (status) => {
      const { vehicle } = await imported(await aDelivery());
      const vin = aVin();
      const zip = await aDelivery(aSpec({ vin, colour: 'Rot' }));
      const { importing } = await db.transaction().execute(async (tx) => {
        await tx.updateTable('vehicles').set({ vin, status }).where('id', '=', vehicle.id).execute();
        const sent = anUpload('zipFile', [{ name: 'a.zip', content: zip }]);
        const importing = sent.then((file) => upload(app, '/api/upload/vehicle-zip', cookie, file));
        await untilOneWaits(db);
        return { importing: { answer: importing } };
      });
      const answer = (await importing.answer).json();
      expect(answer).toMatchObject(
        status === 'AVAILABLE'
          ? { replaced: true, vehicle: { id: vehicle.id, vin } }
          : { status: 422, reason: 'VEHICLE_SOLD', params: { vin } },
      );
      const rows = await db.selectFrom('vehicles').select(['id', 'colour']).where('vin', '=', vin).execute();
      expect(rows).toEqual([{ id: vehicle.id, colour: status === 'AVAILABLE' ? 'Rot' : null }]);
    },
  );

  test('creates one vehicle if it comes several times at once', async () => {
    const spec = aSpec();
    const picture = await aPicture();
    const zips = await Promise.all(Array.from({ length: 6 }, () => aDelivery(spec, { 'a.jpg': picture })));
    const answers = await Promise.all(zips.map((zip) => imported(zip)));
    expect(new Set(answers.map(({ vehicle }) => vehicle.id)).size).toBe(1);
    expect(answers.filter(({ replaced }) => !replaced)).toHaveLength(1);
    const [medium, ...more] = await mediaOf(answers[0]?.vehicle.id ?? '');
    expect(more).toEqual([]);
    expect(await files.sizeOf(imageKey(medium?.storage_id ?? '', 1440))).toBeGreaterThan(0);
  });

  test('never removes a picture that another vehicle shows while imports and deletions run', async () => {
    const picture = await aPicture();
    const keeper = aSpec();
    const passing = aSpec();
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        aDelivery(passing, { 'a.jpg': picture }).then(imported),
        aDelivery(passing, { 'b.jpg': await aPicture() }).then(imported),
        aDelivery(keeper, { 'a.jpg': round % 2 === 0 ? picture : await aPicture() }).then(imported),
        aDelivery(aSpec(), { 'a.jpg': picture }).then(imported),
        removeUnusedFiles(db, files),
      ]);
    }
    const shown = await db
      .selectFrom('vehicle_media')
      .innerJoin('stored_files', 'stored_files.sha256', 'vehicle_media.sha256')
      .select('storage_id')
      .where('media_type', '=', 'image')
      .execute();
    expect(shown).not.toEqual([]);
    for (const { storage_id } of shown)
      expect(await files.sizeOf(imageKey(storage_id, 640))).toBeGreaterThan(0);
  });
});

describe('a vehicle whose reservation has expired', () => {
  test('can be replaced by a new delivery', async () => {
    const { vehicle } = await imported(await aDelivery());
    const order = await call(app, 'POST /api/vehicles/{id}/reserve', {
      cookie: (await aDealer(app)).cookie,
      params: { id: vehicle.id },
    });
    await letLapse(app, order.result.id);
    const again = await imported(await aDelivery(aSpec({ vin: vehicle.vin, priceNet: 9000 })));
    expect(again).toMatchObject({ replaced: true, vehicle: { id: vehicle.id, status: 'AVAILABLE' } });
    const reservations = await db
      .selectFrom('vehicle_reservations')
      .select('price_net')
      .where('vehicle_id', '=', vehicle.id)
      .execute();
    expect(reservations).toEqual([{ price_net: '18450.00' }]);
  });
});
