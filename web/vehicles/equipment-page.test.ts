import { expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { pageOf } from '../../fixtures/pages.ts';

const example = vehicleExamples['GET /api/vehicles/{id}'].result;
const path = `/vehicles/${example.vehicle.id}`;
const CALL = `GET /api${path}`;

test('a line that has the name among words of another language is named in that of the reader', async () => {
  const vehicle = {
    ...example,
    vehicle: {
      ...example.vehicle,
      equipmentText: 'ISOFIX auf den äußeren Rücksitzen\nBluetooth\nWarndreieck',
      features: [
        { feature: 'ISOFIX', line: 0 },
        { feature: 'BLUETOOTH', line: 1 },
      ] as const,
    },
  };
  const french = await pageOf(path, { locale: 'fr', answers: { [CALL]: vehicle } });
  expect(french.words).toContain('Isofix ISOFIX auf den äußeren Rücksitzen');
  expect(french.words).not.toContain('Bluetooth Bluetooth');
  const german = await pageOf(path, { answers: { [CALL]: vehicle } });
  expect(german.words).not.toContain('Isofix ISOFIX');
});

test.each([
  ['de', 'it', 'Wie vom Lieferanten angegeben, auf Italienisch.'],
  ['en', 'de', 'In the words of the supplier, in German.'],
  ['fr', 'nl', 'Dans les termes du fournisseur, en néerlandais.'],
  ['fr', 'fr', 'Dans les termes du fournisseur.'],
  ['de', null, 'Wie vom Lieferanten angegeben.'],
] as const)(
  'who reads %s sees that lines are in the language %s',
  async (locale, supplierLanguage, sentence) => {
    const { vehicle } = example;
    const answer = {
      ...example,
      vehicle: { ...vehicle, supplierLanguage, equipmentText: 'Drie', features: [] },
    };
    const page = await pageOf(path, { locale, answers: { [CALL]: answer } });
    expect(page.words).toContain(`${sentence} Drie`);
    expect(page.main).toContain(
      supplierLanguage ? `<span lang="${supplierLanguage}">Drie</span>` : '<span>Drie</span>',
    );
  },
);

test('equipment stands in groups, named in the language of the reader, with the delivered line', async () => {
  const vehicle = {
    ...example,
    vehicle: {
      ...example.vehicle,
      equipmentText: 'Warndreieck\nSitzheizung vorn\nAnhängerkupplung, schwenkbar\nStandheizung',
      features: [
        { feature: 'HEATED_SEATS', line: 1 },
        { feature: 'TOW_BAR_SWIVEL', line: 2 },
        { feature: 'STANDALONE_HEATING', line: 3 },
      ] as const,
    },
  };
  const french = await pageOf(path, { locale: 'fr', answers: { [CALL]: vehicle } });
  expect(french.words).toContain(
    'Confort Chauffage autonome Standheizung Sièges chauffants Sitzheizung vorn ' +
      'Extérieur et châssis Attelage escamotable Anhängerkupplung, schwenkbar Autres mentions Warndreieck',
  );
  expect(french.main).toMatch(/<span lang="de"[^>]*>Standheizung<\/span>/);
  // The German name would only repeat the line.
  const german = await pageOf(path, { answers: { [CALL]: vehicle } });
  expect(german.words).toContain(
    'Komfort Standheizung Sitzheizung vorn Außen und Fahrwerk Anhängerkupplung, schwenkbar Weitere Angaben Warndreieck',
  );
});
