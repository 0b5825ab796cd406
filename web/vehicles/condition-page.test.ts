import { expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { VEHICLE_ID } from '../../contract/examples/ids.ts';
import { pageOf } from '../../fixtures/pages.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

const { vehicle, media } = vehicleExamples['GET /api/vehicles/{id}'].result;
const [photo] = media;
const damages = [
  { part: 'LEFT_FRONT_DOOR', kind: 'SCRATCH', sizeMm: 45, estimate: '180.00', photo: photo?.id ?? null },
  { part: 'LEFT_FRONT_DOOR', kind: null, sizeMm: 5, estimate: '20.50', photo: null },
  { part: 'Dachreling', kind: 'lose', sizeMm: null, estimate: null, photo: vehicle.id },
];
const tyre = { axle: 'FRONT', side: null, season: 'SUMMER', mm: 5.5, make: null } as const;
const reading = { part: 'BONNET', microns: 118 };
const nothing = { damages: null, tyres: null, paint: null, inspection: null };

const open = (wishes: Partial<VehicleWithMedia['vehicle']>, locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(`/vehicles/${VEHICLE_ID}`, {
    locale,
    answers: { [`GET /api/vehicles/${VEHICLE_ID}`]: { vehicle: { ...vehicle, ...wishes }, media } },
  });

test('the page of a vehicle names each damage with size, estimate and picture, and draws its place', async () => {
  const { words, main } = await open({
    condition: { ...nothing, damages },
    damagesSum: null,
    damageCount: 3,
  });
  expect(words).toContain('Zustand 3 Schäden');
  expect(words).toContain('Nicht für jeden Schaden gibt es eine Schätzung.');
  expect(words).toContain('1 Tür vorn links Kratzer · 4,5 cm 180,00 €');
  expect(words).toContain('2 Tür vorn links 5 mm 20,50 €');
  expect(words).toContain('3 Dachreling lose ohne Schätzung');
  expect(main).toContain('1 Tür vorn links, 2 Tür vorn links, 3 Dachreling');
  // One place for both damages of the door, none for a part that the portal does not know.
  expect(main.match(/<circle/g)).toHaveLength(1);
  expect(main).toContain(`href="${photo?.url}/1440.webp"`);
});

test('the page of a vehicle has the sum of the damages, the tyres, the paint and the inspection', async () => {
  const { words } = await open({}, 'fr');
  expect(words).toContain('État 180,00 € Réparation estimée, HT 1 dommage');
  expect(words).toContain('Avant 5,5 mm · été · Continental');
  expect(words).toContain('Capot 118 µm');
  expect(words).toContain('Inspecté le 12/01/2026 par TÜV Nord');
  expect((await open({})).words).toContain('Besichtigt am 12.01.2026 durch TÜV Nord');
});

test.each([
  ['fr', [], [], 'Voir les dommages'],
  ['fr', [tyre], [], 'Voir dommages et pneus'],
  ['en', [], [reading], 'See damages and paint'],
  ['de', [tyre], null, 'Schäden und Reifen ansehen'],
  ['de', [tyre], [reading], 'Schäden, Reifen und Lack ansehen'],
] as const)(
  'the link to the details names only what they have: %s, %j, %j',
  async (locale, tyres, paint, link) => {
    const condition = { ...nothing, damages, tyres: [...tyres], paint: paint && [...paint] };
    const { words } = await open({ condition }, locale);
    expect(words).toContain(` ${link} `);
  },
);

test.each(['fr', null] as const)(
  'a part and a kind of damage in the words of the supplier have their language, if it is known: %s',
  async (supplierLanguage) => {
    const unknown = { part: 'Dachreling', kind: 'lose', sizeMm: 20, estimate: null, photo: null };
    const condition = { ...nothing, damages: [unknown], paint: [{ part: 'Heck', microns: 90 }] };
    const { main, words } = await open({ condition, supplierLanguage });
    expect(words).toContain('1 Dachreling lose · 2 cm ohne Schätzung');
    for (const word of ['Dachreling', 'lose', 'Heck'])
      expect(main.includes(`<span lang="fr">${word}</span>`)).toBe(supplierLanguage !== null);
  },
);

test('on paper the number of a damage is dark in a ring, also where backgrounds are printed', async () => {
  const { main } = await open({ condition: { ...nothing, damages }, damagesSum: null, damageCount: 3 });
  const looks = [...main.matchAll(/<span class="([^"]*bg-sold[^"]*)">\d</g)].map(([, look = '']) =>
    look.split(' '),
  );
  expect(looks).toHaveLength(damages.length);
  for (const look of looks)
    expect(look).toEqual(expect.arrayContaining(['print:text-ink', 'print:border', 'print:bg-transparent']));
});

test('a page says that no damages were found only where the delivery says so', async () => {
  const none = await open({ condition: { ...nothing, damages: [] }, damagesSum: '0.00', damageCount: 0 });
  expect(none.words).toContain('Zustand Keine Schäden festgestellt');
  const tyresAlone = { ...nothing, tyres: [] };
  const unknown = await open({ condition: tyresAlone, damagesSum: null, damageCount: null });
  expect(unknown.words).toContain('Zu Schäden liegen keine Angaben vor.');
  const silent = await open({ condition: null, damagesSum: null, damageCount: null });
  expect(silent.words).toContain('Zum Zustand liegen keine Angaben vor.');
  for (const { words } of [unknown, silent]) expect(words).not.toContain('Keine Schäden');
});
