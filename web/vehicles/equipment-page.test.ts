import { expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { pageOf } from '../../fixtures/pages.ts';

const example = vehicleExamples['GET /api/vehicles/{id}'].result;
const path = `/vehicles/${example.vehicle.id}`;
const CALL = `GET /api${path}`;

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
