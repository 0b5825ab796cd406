import { expect, test } from 'vitest';
import { documentTypeOf } from './document-type.ts';

test.each([
  ['Zustandsbericht.pdf', 'CONDITION_REPORT'],
  ['DEKRA-Gutachten_2026.pdf', 'CONDITION_REPORT'],
  ['Schäden außen.pdf', 'CONDITION_REPORT'],
  ['Schaeden.pdf', 'CONDITION_REPORT'],
  ['Condition Report WVW123.PDF', 'CONDITION_REPORT'],
  ['inspection-report.pdf', 'CONDITION_REPORT'],
  ['rapport d’état.pdf', 'CONDITION_REPORT'],
  ['Rapport d’expertise.pdf', 'CONDITION_REPORT'],
  ['Servicehistorie.pdf', 'SERVICE_HISTORY'],
  ['ServiceHistory.pdf', 'SERVICE_HISTORY'],
  ['Scheckheft Seite 1-4.pdf', 'SERVICE_HISTORY'],
  ['Wartungsnachweis.pdf', 'SERVICE_HISTORY'],
  ['Carnet d’entretien.pdf', 'SERVICE_HISTORY'],
  ['Zulassungsbescheinigung Teil I (Muster).pdf', 'REGISTRATION'],
  ['Fahrzeugschein.pdf', 'REGISTRATION'],
  ['KFZ-Brief.pdf', 'REGISTRATION'],
  ['ZB II.pdf', 'REGISTRATION'],
  ['Registration_Document.pdf', 'REGISTRATION'],
  ['Carte grise.pdf', 'REGISTRATION'],
  ['Certificat d’immatriculation.pdf', 'REGISTRATION'],
  ['COC.pdf', 'COC'],
  ['papers/coc2.pdf', 'COC'],
  ['EG-Übereinstimmungsbescheinigung.pdf', 'COC'],
  ['Uebereinstimmungserklaerung.pdf', 'COC'],
  ['Certificate of Conformity.pdf', 'COC'],
  ['certificat de conformité.pdf', 'COC'],
  ['Hinweise zur Übergabe.pdf', 'OTHER'],
  ['Zustandsberichte/scan 0001.pdf', 'OTHER'],
  ['Cocktail.pdf', 'OTHER'],
  ['Etatplanung.pdf', 'OTHER'],
  ['Rechnung.pdf', 'OTHER'],
])('the name of a file says what a document is: %s', (name, type) => {
  expect(documentTypeOf(name)).toBe(type);
});
