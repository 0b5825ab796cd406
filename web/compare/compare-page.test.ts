import { describe, expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

const GOLF = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PASSAT = '0b7a1f0e-3f64-4c8e-9d0f-3f1f0c3a9b11';
const GONE = 'f3b1c2d4-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

const example = vehicleExamples['GET /api/vehicles/{id}'].result;

const aVehicle = (wishes: Partial<VehicleWithMedia['vehicle']>): VehicleWithMedia => ({
  vehicle: { ...example.vehicle, status: 'AVAILABLE', features: [], ...wishes },
  media: example.media,
});

const golf = aVehicle({
  id: GOLF,
  model: 'Golf',
  priceNet: '18490.00',
  fuelType: 'Diesel',
  owners: 1,
  co2GKm: null,
  batteryKwh: null,
  condition: { damages: [], tyres: null, paint: null, inspection: null },
  features: [
    { feature: 'TOW_BAR', line: 0 },
    { feature: 'NAVIGATION', line: 1 },
    { feature: 'CRUISE_CONTROL', line: 2 },
  ],
});
const passat = aVehicle({
  id: PASSAT,
  model: 'Passat',
  priceNet: '21000.00',
  fuelType: 'Diesel',
  owners: null,
  co2GKm: 128,
  batteryKwh: null,
  damagesSum: '180.00',
  condition: {
    damages: [{ part: 'ROOF', kind: 'DENT', sizeMm: null, estimate: '180.00', photo: null }],
    tyres: [
      { axle: 'FRONT', side: null, season: 'SUMMER', mm: 6, make: null },
      { axle: 'REAR', side: null, season: 'SUMMER', mm: 4.5, make: null },
    ],
    paint: null,
    inspection: null,
  },
  features: [
    { feature: 'NAVIGATION', line: 0 },
    { feature: 'ADAPTIVE_CRUISE', line: 1 },
    { feature: 'CRUISE_CONTROL', line: null },
  ],
});

const opened = (ids: readonly string[], asked: Parameters<typeof pageOf>[1] = {}) =>
  pageOf(`/compare?${ids.map((id) => `id=${id}`).join('&')}`, {
    ...asked,
    answers: {
      [`GET /api/vehicles/${GOLF}`]: golf,
      [`GET /api/vehicles/${PASSAT}`]: passat,
      ...asked.answers,
    },
  });

/** The words of a row by its name. */
function rowOf(main: string, name: string): string {
  const rows = [...main.matchAll(/<tr.*?<\/tr>/gs)].map(([html]) => html);
  const row =
    rows.find(
      (html) =>
        html.includes(`<th scope="row"`) &&
        html.split('<td')[0]?.replaceAll('\u00ad', '').includes(`>${name}`),
    ) ?? '';
  return row
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

describe('the comparison', () => {
  test('says which inspection is expired', async () => {
    const old = { ...passat, vehicle: { ...passat.vehicle, nextInspection: '2026-10-31' } };
    const { main } = await opened([GOLF, PASSAT], { answers: { [`GET /api/vehicles/${PASSAT}`]: old } });
    expect(rowOf(main, 'Nächste HU')).toBe('Nächste HU ≠ (Unterschied) 03/2027 abgelaufen (10/2026)');
  });

  test('is a table with a column for each vehicle and a row for each fact, and marks what differs', async () => {
    const { main, title } = await opened([GOLF, PASSAT]);
    expect(title).toContain('Vergleich');
    expect(main.match(/<th scope="col"/g)).toHaveLength(1 + 2);
    expect(main).toContain(`href="/vehicles/${PASSAT}"`);
    expect(rowOf(main, 'Preis netto')).toBe('Preis netto ≠ (Unterschied) 18.490,00 € 21.000,00 €');
    expect(rowOf(main, 'Kraftstoff')).toBe('Kraftstoff Diesel Diesel');
    // What nobody has said is no difference, and is no row where it is missing everywhere.
    expect(rowOf(main, 'CO')).toMatch(/^CO.* keine Angabe 128 g\/km$/);
    expect(rowOf(main, 'Batterie')).toBe('');
  });

  test('lets the horsepower take a line of its own, and begins no line with a dot', async () => {
    const { main } = await opened([GOLF, PASSAT]);
    expect(main).toMatch(/>\d+\u00a0kW \(\d+\u00a0PS\)</);
    expect(main).toContain('\u00a0· ');
    expect(main).not.toContain(' · ');
  });

  test('shows damages, tyres and equipment as rows', async () => {
    const { main, words } = await opened([GOLF, PASSAT]);
    expect(rowOf(main, 'Schäden')).toContain('Keine Schäden festgestellt 1 Schaden, 180,00 €');
    expect(rowOf(main, 'Reifen, geringstes Profil')).toContain('keine Angabe 4,5 mm');
    expect(rowOf(main, 'Anhängerkupplung')).toContain('ja – nicht genannt');
    // The Passat has it with its adaptive one.
    expect(words).toContain('Bei allen: Navigationssystem · Tempomat');
  });

  test('leaves on paper the features out that others include', async () => {
    const { vehicle, media } = golf;
    const bare = { vehicle: { ...vehicle, features: [] }, media };
    const { main } = await opened([GOLF, PASSAT], { answers: { [`GET /api/vehicles/${GOLF}`]: bare } });
    expect(rowOf(main, 'Tempomat')).toContain('– nicht genannt ja');
    expect(rowOf(main, 'Ausstattung, die nicht alle haben')).toMatch(
      / Navigationssystem, Abstandsregeltempomat \(ACC\)$/,
    );
  });

  test('says in words that a vehicle is gone or cannot be read, and shows the others', async () => {
    const { main, words, status } = await opened([GONE, GOLF], {
      answers: { [`GET /api/vehicles/${PASSAT}`]: 503 },
    });
    expect(status).toBe(200);
    expect(words).toContain('Nicht mehr im Bestand');
    expect(rowOf(main, 'Preis netto')).toBe('Preis netto 18.490,00 €');
    const failed = await opened([PASSAT], { answers: { [`GET /api/vehicles/${PASSAT}`]: 503 } });
    expect(failed.words).toContain('Konnte nicht geladen werden');
  });

  test('takes at most four vehicles, each once, and nothing but ids', async () => {
    const { main } = await opened([GOLF, GOLF.toUpperCase(), 'nonsense', '__proto__', PASSAT]);
    expect(main.match(/<th scope="col"/g)).toHaveLength(1 + 2);
    const others = Array.from({ length: 5 }, () => crypto.randomUUID());
    expect((await opened(others)).main.match(/<th scope="col"/g)).toHaveLength(1 + 4);
  });

  test('has the gross price only for readers who pay the VAT', async () => {
    expect(rowOf((await opened([GOLF])).main, 'Preis brutto')).toBe('Preis brutto 22.003,10 €');
    const user = aUser({ country: 'FR', vatId: 'FR40303265045' });
    expect(rowOf((await opened([GOLF], { user })).main, 'Preis brutto')).toBe('');
  });

  test.each(['/compare', '/compare?id=', '/compare?other=1'])(
    'leads to the inventory while no vehicle is chosen: %s',
    async (path) => {
      const { main, words } = await pageOf(path);
      expect(words).toContain('Noch keine Fahrzeuge gewählt');
      expect(main).toContain('href="/vehicles"');
    },
  );
});
