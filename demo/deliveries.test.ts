import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { specOf, writeDelivery } from './deliveries.ts';
import { factsOf, hasServiceHistory } from './facts.ts';
import { conditionReport } from './papers.ts';
import { galleryOf, keyOf } from './pictures/gallery.ts';
import { PictureStore } from './pictures/render.ts';
import { demoStock, type DemoVehicle } from './stock.ts';

// The tests draw real pictures, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const aCondition = z.object({
  damages: z.array(z.object({ part: z.string(), estimate: z.number().optional() })),
  tyres: z.array(z.object({ mm: z.number() })),
  paint: z.array(z.object({ part: z.string(), microns: z.number() })),
});

const stock = demoStock(440, 1);
let folder: string;
let pictures: PictureStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  pictures = new PictureStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function entryNames(zip: Buffer): Promise<string[]> {
  const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);
  const file = await open(zip, { lazyEntries: false });
  return new Promise((resolve, reject) => {
    const names: string[] = [];
    file.on('entry', (entry: Entry) => names.push(entry.fileName));
    file.on('end', () => resolve(names));
    file.on('error', reject);
  });
}

const vehicleInStyle = (style: number): DemoVehicle => {
  const vehicle = stock.find(({ serial, engineSizeCc }) => serial % 3 === style && engineSizeCc !== null);
  if (!vehicle) throw new Error(`no vehicle in style ${style}`);
  return vehicle;
};

test('a delivery holds the data, the equipment, every picture of the gallery and one to three documents', async () => {
  for (const vehicle of stock.slice(0, 6)) {
    const names = (await entryNames(await writeDelivery(vehicle, pictures))).map((name) =>
      name.split('/').at(-1),
    );
    const images = galleryOf(vehicle).map(({ fileName }) => fileName);
    expect(names).toEqual(expect.arrayContaining(['spec.json', 'equipment.txt', ...images]));
    const documents = names.filter((name) => name?.endsWith('.pdf'));
    expect(documents.length).toBeGreaterThanOrEqual(1);
    expect(documents.length).toBeLessThanOrEqual(3);
    expect(names.length).toBe(2 + images.length + documents.length);
  }
});

test('the same vehicle is packed into the same bytes', async () => {
  const [vehicle] = stock;
  if (!vehicle) throw new Error('the stock is empty');
  expect((await writeDelivery(vehicle, pictures)).equals(await writeDelivery(vehicle, pictures))).toBe(true);
});

test('deliveries have field names, English labels, or German labels and notation', () => {
  const [own, english, german] = [0, 1, 2].map((style) => specOf(vehicleInStyle(style)));
  expect(own).toMatchObject({ make: expect.any(String), priceNet: expect.any(Number) });
  expect(english).toMatchObject({ Make: expect.any(String), 'Fuel type': expect.any(String) });
  expect(german).toMatchObject({
    Marke: expect.any(String),
    Erstzulassung: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
    Preis: expect.stringMatching(/^\d{1,3}\.\d{3},00$/),
  });
});

test('every vehicle has five to nine different pictures, and one of them is the cover', () => {
  for (const vehicle of stock) {
    const gallery = galleryOf(vehicle);
    expect(gallery.length).toBeGreaterThanOrEqual(5);
    expect(gallery.length).toBeLessThanOrEqual(9);
    expect(gallery.filter(({ fileName }) => fileName === 'cover.jpg').length).toBe(1);
    expect(new Set(gallery.map(({ subject }) => keyOf(subject))).size).toBe(gallery.length);
  }
});

test('a right-hand-drive car has no picture of a cabin with the wheel on the left', () => {
  const steeredRight = stock.filter(({ steeringPosition }) => steeringPosition === 'RIGHT');
  expect(steeredRight.length).toBeGreaterThan(0);
  const views = steeredRight.flatMap((vehicle) => galleryOf(vehicle).map(({ subject }) => subject.view));
  expect(views).not.toContain('dashboard');
});

test('the stock shares about three hundred different pictures', () => {
  const keys = new Set(stock.flatMap((vehicle) => galleryOf(vehicle).map(({ subject }) => keyOf(subject))));
  expect(keys.size).toBeGreaterThanOrEqual(250);
  expect(keys.size).toBeLessThanOrEqual(320);
});

test('vehicles of the same body and paint share their cover byte for byte; another paint looks different', async () => {
  const jpegs: Buffer[] = [];
  // One after another: only one store may write to its folder at a time.
  for (const paint of ['navy', 'navy', 'red'] as const)
    jpegs.push(await new PictureStore(folder).jpegOf({ view: 'side', body: 'estate', paint }));
  expect(jpegs[0]?.equals(jpegs[1] ?? Buffer.alloc(0))).toBe(true);
  expect(jpegs[0]?.equals(jpegs[2] ?? Buffer.alloc(0))).toBe(false);
});

test('a car from the side and its dashboard are sent 1440 wide, all other views 960', async () => {
  const subjects = new Map(
    stock.flatMap((vehicle) => galleryOf(vehicle).map(({ subject }) => [subject.view, subject])),
  );
  expect(subjects.size).toBe(9);
  for (const subject of subjects.values()) {
    const { format, width, height } = await sharp(await pictures.jpegOf(subject)).metadata();
    const size =
      subject.view === 'side' || subject.view === 'dashboard'
        ? { width: 1440, height: 1080 }
        : { width: 960, height: 720 };
    expect({ view: subject.view, format, width, height }).toEqual({
      view: subject.view,
      format: 'jpeg',
      ...size,
    });
  }
});

test('the stock shows service books, batteries and paint, and vehicles without them', () => {
  const specs = stock.slice(0, 60).map(specOf);
  const told = (...names: string[]) => specs.map((spec) => names.map((name) => spec[name]).find(Boolean));
  const books = told('serviceBook', 'Service record', 'Serviceheft');
  expect(new Set(books)).toEqual(
    new Set(['complete', 'present', 'incomplete', 'vollständig', 'vorhanden', 'unvollständig', undefined]),
  );
  const health = told('batteryHealthPercent', 'State of health', 'Batteriezustand').filter(Boolean);
  expect(health.length).toBeGreaterThan(5);
  expect(health.length).toBeLessThan(40);
  const painted = told('paint', 'Lackmessung').filter(Boolean);
  expect(painted.length).toBeGreaterThan(20);
  expect(painted.length).toBeLessThan(60);
});

test('a vehicle with a service history has a complete service book', () => {
  const books = stock.filter(({ serial }) => hasServiceHistory(serial)).map((vehicle) => factsOf(vehicle));
  expect(new Set(books.map((facts) => facts?.serviceBook))).toEqual(new Set(['complete', undefined]));
});

test('the condition report and the data of a delivery name the same damages, treads and paint', () => {
  for (const vehicle of stock.slice(0, 40)) {
    const spec = specOf(vehicle);
    const { damages, tyres, paint } = aCondition.parse({
      damages: spec.damages ?? spec.Schäden ?? [],
      tyres: spec.tyres ?? spec.Reifen ?? [],
      paint: spec.paint ?? spec.Lackmessung ?? [],
    });
    if (tyres.length === 0) continue;
    const report = JSON.stringify(conditionReport(vehicle));
    const [found, worn] = conditionReport(vehicle).sections.slice(1);
    expect(found?.rows?.length ?? 0).toBe(damages.length);
    for (const { part, estimate } of damages)
      expect(report).toMatch(new RegExp(`"${part}","[^"]*${estimate ?? 'ohne Schätzung'}`));
    for (const { part, microns } of paint) expect(report).toContain(`"${part}","${microns} µm"`);
    const treads = tyres.map(({ mm }) => `${mm.toFixed(1).replace('.', ',')} mm`);
    expect(JSON.stringify(worn)).toContain(`${treads[0]} / ${treads[1]}`);
    expect(JSON.stringify(worn)).toContain(`${treads[2]} / ${treads[3]}`);
  }
});
