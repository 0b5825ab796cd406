import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aDocument, aPicture, aSpec, aZip, importOne } from '../../fixtures/deliveries.ts';
import { imageKey } from '../files/stored-files.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const { cookie, user } = await anAdmin(app);

const imported = (zip: Buffer) => importOne(app, cookie, zip);

async function mediaOf(vehicleId: string) {
  return db
    .selectFrom('vehicle_media')
    .innerJoin('stored_files', 'stored_files.sha256', 'vehicle_media.sha256')
    .select(['title', 'media_type', 'is_cover', 'ordinal', 'storage_id'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('ordinal')
    .execute();
}

async function storedPicture(storageId: string, width: number): Promise<Buffer> {
  const found = await files.open(imageKey(storageId, width));
  if (!found) throw new Error(`there is no picture ${storageId} of width ${width}`);
  return buffer(found.stream);
}

describe('an accepted delivery', () => {
  test('becomes an available vehicle with all its data', async () => {
    const spec = aSpec({
      Kilometerstand: '81.022',
      Kraftstoff: 'Benzin',
      Erstzulassung: '15.06.2021',
      kaufpreis: 1,
    });
    const { vehicle, replaced, message } = await imported(await aDelivery(spec));
    expect(vehicle).toMatchObject({
      vin: spec['vin'],
      make: 'Volkswagen',
      model: 'Golf',
      status: 'AVAILABLE',
    });
    expect(replaced).toBe(false);
    expect(message).toContain(spec['vin']);
    const row = await db
      .selectFrom('vehicles')
      .selectAll()
      .where('id', '=', vehicle.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      mileage_km: 81022,
      fuel_type: 'Petrol',
      first_registered: '2021-06-15',
      price_net: '18450.00',
      specs_json: spec,
    });
  });

  test('writes an audit entry with the user who imported it', async () => {
    const { vehicle } = await imported(await aDelivery());
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', vehicle.id)
      .execute();
    expect(events).toMatchObject([
      { action: 'VEHICLE_IMPORTED', actor_id: user.id, after: { vin: vehicle.vin } },
    ]);
  });

  test('may be in a folder with leftover files, which are listed', async () => {
    const zip = await aZip([
      { name: 'FZG_1/spec.json', content: JSON.stringify(aSpec()) },
      { name: 'FZG_1/equipment.txt', content: Buffer.from('R\xfcckfahrkamera\r\nT\xfcv neu\r\n', 'latin1') },
      { name: 'FZG_1/Bilder/innen/Sitz.png', content: await aPicture({ format: 'png' }) },
      { name: 'FZG_1/Übergabe.PDF', content: aDocument() },
      { name: '__MACOSX/FZG_1/._spec.json', content: 'x' },
      { name: 'FZG_1/Bilder/Thumbs.db', content: 'x' },
      { name: 'FZG_1/.DS_Store', content: 'x' },
      { name: 'FZG_1/liesmich.txt', content: 'x' },
    ]);
    const { vehicle, skipped, message } = await imported(zip);
    expect(skipped).toEqual([
      '__MACOSX/FZG_1/._spec.json',
      'FZG_1/Bilder/Thumbs.db',
      'FZG_1/.DS_Store',
      'FZG_1/liesmich.txt',
    ]);
    expect(message).toContain('Thumbs.db');
    const row = await db
      .selectFrom('vehicles')
      .select('equipment_text')
      .where('id', '=', vehicle.id)
      .execute();
    expect(row).toEqual([{ equipment_text: 'Rückfahrkamera\nTüv neu' }]);
    expect(await mediaOf(vehicle.id)).toMatchObject([
      { title: 'Sitz', media_type: 'image', is_cover: true },
      { title: 'Übergabe', media_type: 'pdf', is_cover: false },
    ]);
  });

  test('shows its media in the order of their names, numbers by value, with the first picture as the cover', async () => {
    const names = ['IMG_10.jpg', 'IMG_2.jpg', 'IMG_1.jpg', 'Gutachten.pdf'];
    const entries = await Promise.all(
      names.map(async (name) => [name, name.endsWith('pdf') ? aDocument() : await aPicture()]),
    );
    const { vehicle } = await imported(await aDelivery(aSpec(), Object.fromEntries(entries)));
    const media = await mediaOf(vehicle.id);
    expect(media.map(({ title }) => title)).toEqual(['Gutachten', 'IMG_1', 'IMG_2', 'IMG_10']);
    expect(media.filter(({ is_cover }) => is_cover).map(({ title }) => title)).toEqual(['IMG_1']);
  });

  test('uses the picture named cover as its cover', async () => {
    const pictures = { 'a.jpg': await aPicture(), 'Fotos/COVER.PNG': await aPicture({ format: 'png' }) };
    const { vehicle } = await imported(await aDelivery(aSpec(), pictures));
    expect(await mediaOf(vehicle.id)).toMatchObject([
      { title: 'a', is_cover: false },
      { title: 'COVER', is_cover: true },
    ]);
  });

  test('has its pictures upright and without metadata', async () => {
    const turned = await sharp(await aPicture({ width: 1600, height: 1200 }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif?.length).toBeGreaterThan(0);
    const { vehicle } = await imported(await aDelivery(aSpec(), { 'a.jpg': turned }));
    const [medium] = await mediaOf(vehicle.id);
    for (const width of [320, 640, 960, 1440]) {
      const picture = await sharp(await storedPicture(medium?.storage_id ?? '', width)).metadata();
      const shown = Math.min(width, 1200);
      expect(picture).toMatchObject({ format: 'webp', width: shown, height: Math.round((shown * 4) / 3) });
      expect([picture.exif, picture.icc, picture.xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('shares files of equal content with other vehicles', async () => {
    const [picture, paper] = [await aPicture(), aDocument()];
    const first = await imported(await aDelivery(aSpec(), { 'a.jpg': picture, 'a.pdf': paper }));
    const stored = await files.list('images');
    const second = await imported(await aDelivery(aSpec(), { 'b.jpg': picture, 'b.pdf': paper }));
    expect(await files.list('images')).toEqual(stored);
    const storageIds = async (id: string) => (await mediaOf(id)).map(({ storage_id }) => storage_id);
    expect(await storageIds(second.vehicle.id)).toEqual(await storageIds(first.vehicle.id));
  });

  test('leaves nothing in the scratch folder', async () => {
    await imported(await aDelivery(aSpec(), { 'a.jpg': await aPicture() }));
    expect(await readdir(scratchFolder)).toEqual([]);
  });
});
