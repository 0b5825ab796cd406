import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImportRejectionReason } from '../../contract/import-reasons.ts';
import type { importVehicleZips } from '../../contract/imports.ts';
import type { Result } from '../../contract/endpoint.ts';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import {
  aDelivery,
  aDocument,
  aPicture,
  aSpec,
  anUpload,
  aZip,
  type EntryWishes,
  patched,
  upload,
} from '../../fixtures/deliveries.ts';
import { storedZip } from '../../fixtures/fuzz/stored-zip.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const { cookie } = await anAdmin(app);

interface Refusal {
  reason: ImportRejectionReason;
  entry: string | null;
  params: Record<string, unknown>;
}

async function send(url: string, field: string, zips: Buffer[]) {
  const names = zips.map((content, index) => ({ name: `${index + 1}.zip`, content }));
  return upload(app, url, cookie, await anUpload(field, names));
}

/** Everything that an import could leave behind. */
async function everything() {
  const rows = await sql<{ vehicles: number; media: number; contents: number; audits: number }>`
    select
      (select count(*) from vehicles) as vehicles,
      (select count(*) from vehicle_media) as media,
      (select count(*) from stored_files) as contents,
      (select count(*) from audit_events) as audits
  `.execute(db);
  const stored = [...(await files.list('images')), ...(await files.list('documents'))];
  const scratch = await readdir(scratchFolder).catch(() => []);
  const [counted = { vehicles: NaN, media: NaN, contents: NaN, audits: NaN }] = rows.rows;
  return { ...counted, stored, scratch };
}

function refusalIn({ reason, entry, params }: Refusal): Refusal {
  return { reason, entry, params };
}

async function refusalAlone(zip: Buffer): Promise<Refusal> {
  const before = await everything();
  const answer = await send('/api/upload/vehicle-zip', 'zipFile', [zip]);
  expect(answer.json()).toMatchObject({ status: 422, code: 'IMPORT_REJECTED' });
  expect(await everything()).toEqual(before);
  return refusalIn(answer.json());
}

async function refusalBesideAGoodOne(zip: Buffer): Promise<Refusal> {
  const before = await everything();
  const good = aSpec();
  const answer = await send('/api/upload/vehicle-zips', 'zipFiles', [zip, await aDelivery(good)]);
  const { successful, failed } = answer.json<Result<typeof importVehicleZips>>();
  expect(failed).toMatchObject([{ fileName: '1.zip' }]);
  expect(successful).toMatchObject([{ fileName: '2.zip', vin: good['vin'] }]);
  const after = await everything();
  expect(after).toEqual({ ...before, vehicles: before.vehicles + 1, audits: before.audits + 1 });
  return refusalIn(answer.json().failed[0]);
}

/** Returns the refusal, which leaves no data. In a bulk upload, a good ZIP beside it is still imported. */
async function refusalOf(zip: Buffer): Promise<Refusal> {
  const refusal = await refusalAlone(zip);
  expect(await refusalBesideAGoodOne(zip)).toEqual(refusal);
  return refusal;
}

/** A delivery that would be accepted without these entries. */
async function spoiled(...entries: EntryWishes[]): Promise<Buffer> {
  return aZip([
    { name: 'spec.json', content: JSON.stringify(aSpec()) },
    { name: 'Bilder/gut.jpg', content: await aPicture() },
    { name: 'Brief.pdf', content: aDocument() },
    ...entries,
  ]);
}

const CENTRAL_HEADER = Buffer.from('PK\x01\x02', 'latin1');
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');

/** The ZIP with one value of 16 or 32 bits replaced in the central header of its last entry. */
function withCentral(zip: Buffer, offset: number, value: number, size = 2): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUIntLE(value, zip.lastIndexOf(CENTRAL_HEADER) + offset, size);
  return changed;
}

function withEnd(zip: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt16LE(value, zip.lastIndexOf(END_OF_DIRECTORY) + offset);
  return changed;
}

describe('a damaged or malformed ZIP is refused', () => {
  const damaged: Refusal = { reason: 'ZIP_DAMAGED', entry: null, params: {} };

  test('if it is not a ZIP at all', async () => {
    expect(await refusalOf(aDocument())).toEqual({ reason: 'NOT_A_ZIP', entry: null, params: {} });
  });

  test('if it is empty', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual({ reason: 'NOT_A_ZIP', entry: null, params: {} });
  });

  test('if its end is cut off', async () => {
    const zip = await spoiled();
    expect(await refusalOf(zip.subarray(0, zip.length - 30))).toEqual(damaged);
  });

  test('if a part is missing in the middle', async () => {
    const zip = await spoiled();
    expect(await refusalOf(Buffer.concat([zip.subarray(0, 100), zip.subarray(300)]))).toEqual(damaged);
  });

  test('if a byte of a picture was changed', async () => {
    const entry = { name: 'Brief2.pdf', content: '%PDF-1.4 Vertrag', compress: false };
    const zip = patched(await spoiled(entry), 'Vertrag', 'Vortrag');
    expect(await refusalOf(zip)).toEqual({ ...damaged, entry: 'Brief2.pdf' });
  });

  test('if a byte of a skipped file was changed', async () => {
    const entry = { name: 'liesmich.txt', content: 'Vertrag', compress: false };
    const zip = patched(await spoiled(entry), 'Vertrag', 'Vortrag');
    expect(await refusalOf(zip)).toEqual({ ...damaged, entry: 'liesmich.txt' });
  });

  test('if an entry unpacks to more bytes than declared', async () => {
    const zip = withCentral(await spoiled({ name: 'a.txt', content: 'a'.repeat(1000) }), 24, 10, 4);
    expect(await refusalOf(zip)).toEqual({ ...damaged, entry: 'a.txt' });
  });

  test('if an entry unpacks to fewer bytes than declared', async () => {
    const zip = withCentral(await spoiled({ name: 'a.txt', content: 'a'.repeat(1000) }), 24, 2000, 4);
    expect(await refusalOf(zip)).toEqual({ ...damaged, entry: 'a.txt' });
  });

  test('if it has more entries than it declares', async () => {
    const zip = await spoiled();
    expect(await refusalOf(withEnd(withEnd(zip, 8, 2), 10, 2))).toEqual(damaged);
  });

  test('if it is one part of a multi-part archive', async () => {
    expect(await refusalOf(withEnd(await spoiled(), 4, 1))).toEqual({
      reason: 'ZIP_SPLIT',
      entry: null,
      params: {},
    });
  });

  test('if an entry is encrypted', async () => {
    const zip = withCentral(await spoiled({ name: 'a.txt', content: 'geheim' }), 8, 0x801);
    expect(await refusalOf(zip)).toEqual({ reason: 'ZIP_ENCRYPTED', entry: 'a.txt', params: {} });
  });

  test('if even the names are encrypted', async () => {
    const zip = withCentral(await spoiled({ name: 'a.txt', content: 'geheim' }), 8, 0x841);
    expect(await refusalOf(zip)).toEqual({ reason: 'ZIP_ENCRYPTED', entry: null, params: {} });
  });

  test('if its compression method is unsupported', async () => {
    const zip = withCentral(await spoiled({ name: 'a.txt', content: 'a'.repeat(1000) }), 10, 9);
    expect(await refusalOf(zip)).toEqual({
      reason: 'ZIP_METHOD_UNKNOWN',
      entry: 'a.txt',
      params: { method: 9 },
    });
  });
});

describe('a ZIP that would exhaust the server is refused', () => {
  test('if it has more than 300 entries', async () => {
    const many = Array.from({ length: 298 }, (_, index) => ({ name: `${index}.txt`, content: '' }));
    const refusal: Refusal = { reason: 'ZIP_TOO_MANY_ENTRIES', entry: null, params: { max: 300 } };
    expect(await refusalOf(await spoiled(...many))).toEqual(refusal);
    const fits = await send('/api/upload/vehicle-zip', 'zipFile', [await spoiled(...many.slice(1))]);
    expect(fits.statusCode).toBe(200);
  });

  test('if it expands more than 100-fold', async () => {
    const zip = await spoiled({ name: 'leer.txt', content: Buffer.alloc(4 * 1024 * 1024) });
    expect(await refusalOf(zip)).toEqual({
      reason: 'ZIP_UNPACKS_TOO_FAR',
      entry: null,
      params: { maxRatio: 100 },
    });
  });

  test('its first megabyte may expand more than 100-fold', async () => {
    const zip = await spoiled({ name: 'leer.txt', content: Buffer.alloc(1024 * 1024 - 4096) });
    expect((await send('/api/upload/vehicle-zip', 'zipFile', [zip])).statusCode).toBe(200);
  });

  test('if it unpacks to more than 1 GB', async () => {
    // Compressed once for all entries.
    const zeros = Buffer.alloc(8 * 1024 * 1024);
    const deflated = deflateRawSync(zeros);
    const zip = storedZip([
      { name: 'spec.json', content: Buffer.from(JSON.stringify(aSpec())) },
      // Enough incompressible bytes to stay below 100-fold.
      { name: 'dicht.bin', content: randomBytes(11 * 1024 * 1024) },
      ...Array.from({ length: 129 }, (_, index) => ({ name: `${index}.bin`, content: zeros, deflated })),
    ]);
    const params = { maxBytes: 1024 ** 3 };
    const refusal: Refusal = { reason: 'ZIP_UNPACKS_TOO_LARGE', entry: null, params };
    expect(await refusalOf(zip)).toEqual(refusal);
  });
});

describe('an entry that is not a regular file of the delivery is refused', () => {
  test.each([
    ['../xx/evil.jpg', '../xx/evil.jpg'],
    ['a/../../ev.jpg', 'a/../../ev.jpg'],
    ['/etc/evils.jpg', '/etc/evils.jpg'],
    ['C:/xxx/evi.jpg', 'C:/xxx/evi.jpg'],
    ['a\\xxxx\\evi.jpg', 'a\\xxxx\\evi.jpg'],
    ['a/\0xxxxx/ev.jpg', 'a/\ufffdxxxxx/ev.jpg'],
    ['\xc0\xae\xc0\xae\xc0\xaf/ev2.jpg', '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd/ev2.jpg'],
  ])('with the path %j', async (path, entry) => {
    const placeholder = 'x'.repeat(path.length);
    const zip = patched(await spoiled({ name: placeholder, content: await aPicture() }), placeholder, path);
    expect(await refusalOf(zip)).toEqual({ reason: 'ENTRY_PATH_UNSAFE', entry, params: {} });
  });

  test('if it is a symbolic link', async () => {
    const zip = await spoiled({ name: 'link.jpg', content: '/etc/passwd', mode: 0o120777 });
    expect(await refusalOf(zip)).toEqual({ reason: 'ENTRY_NOT_A_FILE', entry: 'link.jpg', params: {} });
  });

  test('if it is a device', async () => {
    const zip = await spoiled({ name: 'sda.jpg', content: '', mode: 0o060660 });
    expect(await refusalOf(zip)).toEqual({ reason: 'ENTRY_NOT_A_FILE', entry: 'sda.jpg', params: {} });
  });

  test.each([
    ['Bilder/gut.jpg', 'Bilder/gut.jpg'],
    ['bilder/GUT.JPG', 'Bilder/gut.jpg'],
  ])('if its name %s is used twice', async (name, other) => {
    const zip = await spoiled({ name, content: await aPicture() });
    expect(await refusalOf(zip)).toEqual({ reason: 'ENTRY_NAME_TWICE', entry: name, params: { other } });
  });

  test.each([
    ['Straße.jpg', 'STRASSE.jpg'],
    ['Tür.jpg'.normalize('NFC'), 'tür.jpg'.normalize('NFD')],
  ])('if %s and %s are the same name for some file systems', async (other, name) => {
    const zip = await spoiled({ name: other, content: aDocument() }, { name, content: aDocument() });
    expect(await refusalOf(zip)).toEqual({ reason: 'ENTRY_NAME_TWICE', entry: name, params: { other } });
  });
});

describe('a delivery without exactly one readable spec.json is refused', () => {
  const json = JSON.stringify(aSpec());

  test('if there is none', async () => {
    const zip = await aZip([{ name: 'bild.jpg', content: await aPicture() }]);
    expect(await refusalOf(zip)).toEqual({ reason: 'SPEC_MISSING', entry: null, params: {} });
  });

  test('if it is in one of several folders', async () => {
    const zip = await aZip([
      { name: 'Daten/spec.json', content: json },
      { name: 'Bilder/bild.jpg', content: await aPicture() },
    ]);
    expect(await refusalOf(zip)).toEqual({ reason: 'SPEC_MISSING', entry: 'Daten/spec.json', params: {} });
  });

  test('if there are several', async () => {
    const others = ['A/spec.json', 'B/spec.json'];
    const zip = await aZip(others.map((name) => ({ name, content: json })));
    expect(await refusalOf(zip)).toEqual({
      reason: 'SPEC_SEVERAL',
      entry: 'B/spec.json',
      params: { others },
    });
  });

  test('if it is not JSON, with line and column', async () => {
    const zip = await aZip([{ name: 'spec.json', content: '{\n  "make": "Audi",\n  "model": A6\n}' }]);
    expect(await refusalOf(zip)).toEqual({
      reason: 'SPEC_INVALID_JSON',
      entry: 'spec.json',
      params: { line: 3, column: 12 },
    });
  });

  test('if it contains anything other than one object', async () => {
    const zip = await aZip([{ name: 'spec.json', content: `[${json}]` }]);
    expect(await refusalOf(zip)).toEqual({ reason: 'SPEC_NOT_AN_OBJECT', entry: 'spec.json', params: {} });
  });

  test('if it is larger than any real description', async () => {
    const content = `{"notes": "${randomBytes(1024 * 1024).toString('base64')}"}`;
    const zip = await aZip([{ name: 'spec.json', content }]);
    expect(await refusalOf(zip)).toEqual({
      reason: 'SPEC_TOO_LARGE',
      entry: 'spec.json',
      params: { maxBytes: 1024 * 1024 },
    });
  });

  test('if fields are missing or out of range, and each is named', async () => {
    const spec = aSpec({ make: undefined, vin: 'KURZ', priceNet: '-1', mileageKm: 3_000_000 });
    expect(await refusalOf(await aDelivery(spec, { 'a.jpg': await aPicture() }))).toEqual({
      reason: 'FIELDS_INVALID',
      entry: 'spec.json',
      params: {
        fields: [
          { field: 'vin', code: 'VIN_INVALID', value: 'KURZ' },
          { field: 'make', code: 'REQUIRED' },
          { field: 'mileageKm', code: 'OUT_OF_RANGE', value: '3000000', min: 0, max: 2_000_000 },
          { field: 'priceNet', code: 'OUT_OF_RANGE', value: '-1' },
        ],
      },
    });
  });

  test('if its equipment is as long as a book', async () => {
    const zip = await spoiled({ name: 'equipment.txt', content: 'Klimaautomatik\n'.repeat(4000) });
    expect(await refusalOf(zip)).toEqual({
      reason: 'FIELDS_INVALID',
      entry: 'equipment.txt',
      params: { fields: [{ field: 'equipmentText', code: 'TOO_LONG' }] },
    });
  });
});

/** The picture with another size in its header. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

describe('a picture or document whose content does not match its name is refused', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a PNG with the extension .jpg', 'a.jpg', () => aPicture({ format: 'png' })],
    ['a text with the extension .jpg', 'a.jpg', () => Buffer.from('<?php system($_GET[0]);')],
    [
      'a drawing with the extension .png',
      'a.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['an empty picture', 'a.webp', () => Buffer.alloc(0)],
    ['a picture with the extension .pdf', 'a.pdf', () => aPicture()],
    ['a PDF after a page of HTML', 'a.pdf', () => Buffer.from('<b>\n%PDF-1.4\n')],
  ])('%s', async (_what, name, content) => {
    const zip = await spoiled({ name, content: await content() });
    expect(await refusalOf(zip)).toEqual({ reason: 'MEDIA_CONTENT_MISMATCH', entry: name, params: {} });
  });

  test.each(['a.svg', 'Bilder/IMG_1.HEIC', 'a.bmp'])('%s, an unsupported format', async (name) => {
    const zip = await spoiled({ name, content: 'whatever' });
    expect(await refusalOf(zip)).toEqual({ reason: 'IMAGE_UNSUPPORTED', entry: name, params: {} });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const name = `a.${format}`;
    const whole = await aPicture({ format, width: 400, height: 300 });
    const zip = await spoiled({ name, content: whole.subarray(0, Math.floor(whole.length * 0.6)) });
    expect(await refusalOf(zip)).toEqual({ reason: 'IMAGE_UNDECODABLE', entry: name, params: {} });
  });

  test('a picture of more than 50 megapixels', async () => {
    const png = withSize(
      await sharp(await aPicture())
        .png()
        .toBuffer(),
      10_000,
      5_001,
    );
    const zip = await spoiled({ name: 'gross.png', content: png });
    expect(await refusalOf(zip)).toEqual({
      reason: 'IMAGE_TOO_LARGE',
      entry: 'gross.png',
      params: { maxPixels: 50_000_000 },
    });
  });
});
