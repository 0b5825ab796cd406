import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, anUpload, aPicture, aSpec, aVin, importOne, upload } from '../../fixtures/deliveries.ts';
import { runImports, sendZips } from '../../fixtures/imports.ts';
import { ImportRejected } from './rejected.ts';
import { readSpec } from './spec.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

const read = (spec: object) =>
  readSpec(Buffer.from(JSON.stringify(aSpec({ ...spec }))), 'spec.json', new Date('2026-01-12T12:00:00Z'));

function refusalOf(spec: object) {
  try {
    read(spec);
  } catch (error) {
    if (error instanceof ImportRejected) return error.params.fields;
    throw error;
  }
  throw new Error('the delivery was accepted');
}

const CONDITION = {
  damages: [
    { part: 'LEFT_FRONT_DOOR', kind: 'DENT', sizeMm: 40, estimate: '1180.50', photo: 'b.jpg' },
    { part: 'Dachreling', kind: 'lose', sizeMm: null, estimate: null, photo: null },
  ],
  tyres: [
    { axle: 'FRONT', side: 'LEFT', season: 'SUMMER', mm: 5.5, make: 'Continental' },
    { axle: 'REAR', side: null, season: 'ALL_SEASON', mm: 6, make: null },
  ],
  paint: [{ part: 'BONNET', microns: 118 }],
  inspection: { by: 'TÜV Nord', on: '2026-01-05' },
};

test('a delivery says the condition under its own keys, or in the words of the trade under German labels', () => {
  const own = {
    damages: [
      { part: 'Left front door', kind: 'Dent', size: 40, estimate: 1180.5, photo: 'b.jpg' },
      { part: 'Dachreling', kind: 'lose' },
    ],
    tyres: [
      { axle: 'front', side: 'left', season: 'summer', mm: 5.5, make: 'Continental' },
      { axle: 'rear', season: 'all season', mm: '6' },
    ],
    paint: [{ part: 'Bonnet', microns: 118 }],
    inspection: { by: 'TÜV Nord', on: '2026-01-05' },
  };
  const german = {
    Schäden: [
      {
        Bauteil: 'Tür vorn links',
        Schaden: 'Parkdelle',
        Größe: 'bis 4 cm',
        Kosten: '1.180,50 €',
        Foto: 'b.jpg',
      },
      { Bauteil: 'Dachreling', Schaden: 'lose' },
    ],
    Reifen: [
      { Achse: 'vorn', Seite: 'links', Saison: 'Sommer', Profil: '5,5 mm', Hersteller: 'Continental' },
      { Achse: 'HA', Saison: 'Ganzjahr', Profil: 6 },
    ],
    Lackmessung: [{ Bauteil: 'Motorhaube', Wert: '118 µm' }],
    Besichtigung: { durch: 'TÜV Nord', am: '05.01.2026' },
  };
  expect(read(own).condition).toEqual(CONDITION);
  expect(read(german).condition).toEqual(CONDITION);
});

test('the side of the driver is the one where the wheel is', () => {
  const damages = [{ Bauteil: 'Fahrertür' }, { Bauteil: 'Beifahrertür' }, { Bauteil: 'Tür vorn links' }];
  const partsOf = (spec: object) =>
    read({ ...spec, Schäden: damages }).condition?.damages?.map(({ part }) => part);
  expect(partsOf({ Lenkung: 'links' })).toEqual(['LEFT_FRONT_DOOR', 'RIGHT_FRONT_DOOR', 'LEFT_FRONT_DOOR']);
  expect(partsOf({ Lenkung: 'rechts' })).toEqual(['RIGHT_FRONT_DOOR', 'LEFT_FRONT_DOOR', 'LEFT_FRONT_DOOR']);
});

test('a delivery that says nothing of the condition has none; an empty list says that there are no damages', () => {
  expect(read({}).condition).toBeNull();
  expect(read({ damages: [] }).condition).toEqual({
    damages: [],
    tyres: null,
    paint: null,
    inspection: null,
  });
});

test('text under a label of the condition stays among the other data, as before', () => {
  const words = { Schäden: 'siehe Gutachten', Reifen: ['Winter', 'Sommer'], Expertise: 'x'.repeat(300) };
  expect(read(words)).toMatchObject({ condition: null, specsJson: words });
});

const damage = (wishes: object) => ({ damages: [{ part: 'Dach' }, { part: 'Dach', ...wishes }] });
const tyre = (wishes: object) => ({ tyres: [{ axle: 'vorn', ...wishes }] });

test.each<[string, object, string, string, (number | string | undefined)?, (number | string)?]>([
  [
    '10,000 damages',
    { damages: Array.from({ length: 10_000 }, () => ({ part: 'Dach' })) },
    'damages',
    'TOO_MANY',
    undefined,
    100,
  ],
  ['a list that is text', { damages: 'none' }, 'damages', 'INVALID'],
  ['a list that is an object', { Schäden: { part: 'Dach' } }, 'damages', 'INVALID'],
  ['an item that is a number', { tyres: [7] }, 'tyres[0]', 'INVALID'],
  [
    'an item of many members',
    { paint: [Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, at]))] },
    'paint[0]',
    'INVALID',
  ],
  ['no part', damage({ part: '' }), 'damages[1].part', 'REQUIRED'],
  ['a part that is a list', damage({ part: ['Dach'] }), 'damages[1].part', 'INVALID'],
  ['a long part', damage({ part: 'x'.repeat(101) }), 'damages[1].part', 'TOO_LONG', undefined, 100],
  [
    'a kind with a control character',
    damage({ kind: 'Kratzer\u0007' }),
    'damages[1].kind',
    'CONTROL_CHARACTERS',
  ],
  [
    'a kind that turns its direction',
    damage({ kind: 'Kratzer\u202e' }),
    'damages[1].kind',
    'CONTROL_CHARACTERS',
  ],
  ['a negative estimate', damage({ estimate: -1 }), 'damages[1].estimate', 'OUT_OF_RANGE', 0, 100_000],
  ['an estimate without bound', damage({ estimate: '1e9' }), 'damages[1].estimate', 'INVALID'],
  [
    'an estimate over the bound',
    damage({ estimate: '100.000,01 €' }),
    'damages[1].estimate',
    'OUT_OF_RANGE',
    0,
    100_000,
  ],
  ['a size over the bound', damage({ size: '501 cm' }), 'damages[1].size', 'OUT_OF_RANGE', 0, 500],
  ['a long size', damage({ size: '1'.repeat(99_999) }), 'damages[1].size', 'INVALID'],
  ['an axle that no car has', { tyres: [{ axle: 'Mitte' }] }, 'tyres[0].axle', 'NOT_A_CHOICE'],
  ['a season that is none', tyre({ season: true }), 'tyres[0].season', 'NOT_A_CHOICE'],
  ['a tread over the bound', tyre({ mm: 20.1 }), 'tyres[0].mm', 'OUT_OF_RANGE', 0, 20],
  ['a reading without a value', { paint: [{ part: 'Dach' }] }, 'paint[0].microns', 'REQUIRED'],
  [
    'a reading over the bound',
    { paint: [{ part: 'Dach', microns: 5001 }] },
    'paint[0].microns',
    'OUT_OF_RANGE',
    0,
    5000,
  ],
  ['a day that does not exist', { inspection: { on: '2026-02-30' } }, 'inspection.on', 'DATE_INVALID'],
  [
    'a day of long ago',
    { inspection: { on: '0001-01-01' } },
    'inspection.on',
    'OUT_OF_RANGE',
    '2000-01-01',
    '2026-01-12',
  ],
  ['an inspection of tomorrow', { inspection: { on: '13.01.2026' } }, 'inspection.on', 'DATE_IN_FUTURE'],
])('what cannot be of the condition is refused by name and bound: %s', (_, spec, field, code, min, max) => {
  const named = refusalOf(spec)?.map((fault) => ({ ...fault, value: undefined }));
  expect(named).toEqual([{ field, code, min, max }]);
});

const vehicleOf = async (id: string) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id } })).result;

test('an imported vehicle has its condition, the sum of the damages and the picture of each one', async () => {
  const vin = aVin();
  const damages = [
    { part: 'Tür vorn links', estimate: 180.1, photo: 'Bilder/B.jpg' },
    { part: 'Dach', estimate: '95,20' },
  ];
  const files = { 'Bilder/a.jpg': await aPicture(), 'Bilder/b.jpg': await aPicture() };
  const { vehicle } = await importOne(app, cookie, await aDelivery(aSpec({ vin, damages }), files));
  const first = await vehicleOf(vehicle.id);
  expect(first.vehicle).toMatchObject({ damagesSum: '275.30', damageCount: 2 });
  const photo = first.media.find(({ title }) => title === 'b')?.id;
  expect(first.vehicle.condition?.damages?.map((each) => each.photo)).toEqual([photo, null]);
  // A later delivery with one estimate less, and one that says nothing.
  const unknown = aSpec({ vin, damages: [{ part: 'Dach' }, { part: 'Dach', estimate: 1 }] });
  await importOne(app, cookie, await aDelivery(unknown));
  expect((await vehicleOf(vehicle.id)).vehicle).toMatchObject({ damagesSum: null, damageCount: 2 });
  const { id } = await sendZips(app, cookie, { 'a.zip': await aDelivery(aSpec({ vin })) });
  await runImports(app);
  const { rows } = (await call(app, 'GET /api/imports/{id}', { cookie, params: { id } })).result;
  expect(rows[0]?.changes).toContainEqual({ field: 'damages', outcome: 'changed', before: 2, after: 0 });
  expect((await vehicleOf(vehicle.id)).vehicle).toMatchObject({
    damagesSum: null,
    damageCount: null,
    condition: null,
  });
});

test('a photo that is not in the delivery, or is no picture, is refused by name', async () => {
  const damages = [
    { part: 'Dach', photo: 'a.jpg' },
    { part: 'Dach', photo: '../x.jpg' },
    { part: 'Dach', photo: 'spec.json' },
  ];
  const zip = await aDelivery(aSpec({ damages }), { 'a.jpg': await aPicture() });
  const sent = await anUpload('zipFile', [{ name: 'a.zip', content: zip }]);
  const answer = await upload(app, '/api/upload/vehicle-zip', cookie, sent);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    reason: 'FIELDS_INVALID',
    params: {
      fields: [
        { field: 'damages[1].photo', code: 'FILE_MISSING', value: '../x.jpg' },
        { field: 'damages[2].photo', code: 'FILE_MISSING', value: 'spec.json' },
      ],
    },
  });
});
