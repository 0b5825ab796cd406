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
