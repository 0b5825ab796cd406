import { expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { VEHICLE_ID } from '../../contract/examples/ids.ts';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { pageOf } from '../../fixtures/pages.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

const { vehicle } = vehicleExamples['GET /api/vehicles/{id}'].result;

const open = (wishes: Partial<VehicleWithMedia['vehicle']>, locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(`/vehicles/${VEHICLE_ID}`, {
    locale,
    answers: { [`GET /api/vehicles/${VEHICLE_ID}`]: { vehicle: { ...vehicle, ...wishes }, media: [] } },
  });

test('the facts that somebody has told are shown, and the others are named as not given', async () => {
  const { words } = await open({ fuelType: 'Diesel', readyFrom: null, interior: null, owners: 0 });
  expect(words).toContain('Weitere Angaben');
  for (const shown of [
    'Nächste HU 03/2027',
    'Unfallfrei ja',
    'Vorbesitzer 0',
    'Emissionsklasse Euro 6d',
    'Kraftstoffverbrauch 5,4 l/100 km',
    'Anhängelast, gebremst 1.400 kg',
    'Standort, Land Deutschland',
  ])
    expect(words).toContain(shown);
  expect(words).toContain('Nicht angegeben: Innenausstattung · Abholbereit ab');
  expect(words).not.toContain('Batteriekapazität');
});

test('a consumption is broken before its unit only', async () => {
  const { main } = await open({ fuelType: 'Electric', consumptionKwh: 17.7 });
  expect(main).toContain('>17,7 kWh/100\u00a0km<');
});

test.each([
  ['de', 'HU abgelaufen (10/2026)', 'Nächste HU abgelaufen (10/2026)'],
  ['en', 'Test (HU) expired (10/2026)', 'Next roadworthiness test (HU) expired (10/2026)'],
  ['fr', 'CT expiré (10/2026)', 'Prochain contrôle technique (HU) expiré (10/2026)'],
] as const)('an inspection whose month is over is said to be expired: %s', async (locale, mark, fact) => {
  const { main, words } = await open({ nextInspection: '2026-10-31' }, locale);
  expect(words).toContain(fact);
  // Beside the state of the vehicle, above its name.
  expect(main.slice(0, main.indexOf('<h1'))).toContain(mark);
  expect((await open({ nextInspection: '2026-11-30' }, locale)).words).not.toContain(mark);
});

test('a vehicle without facts says so', async () => {
  const none = Object.fromEntries(FACT_NAMES.map((name) => [name, null]));
  const { words } = await open(none, 'fr');
  expect(words).toContain('Aucune autre information sur ce véhicule.');
  expect(words).not.toContain('Non renseigné');
});
