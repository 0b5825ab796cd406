import { expect, test } from 'vitest';
import { supplierLanguageOf } from './language.ts';

test.each([
  ['de', 'Klimaautomatik 2-Zonen\nSitzheizung vorn\nPark Assist\nHead-up-Display'],
  ['de', 'Lane Assist\nFront Assist\nSide Assist\nFußmatten'],
  ['de', 'Rückfahrkamera'],
  ['de', 'RUECKFAHRKAMERA\nAUSSENSPIEGEL BEHEIZBAR'],
  ['fr', 'Sièges avant chauffants\nCruise Control\nKeyless Access\nCaméra de recul'],
  ['fr', 'Regulateur de vitesse adaptatif\nPack rangement'],
  ['en', 'Heated front seats\nStorage package\nM Sport steering wheel'],
  ['it', 'Sedili anteriori riscaldabili\nGancio di traino'],
  ['nl', 'Stoelverwarming voor\nTrekhaak afneembaar'],
])('%s: %j', (language, equipment) => {
  expect(supplierLanguageOf(equipment)).toBe(language);
});

test.each([
  ['no equipment', null],
  ['names that makers use in every country', 'Park Assist\nISOFIX\nAvant\nAUX-IN\nHarman/Kardon\nVan'],
  ['a language that the portal does not know', 'Podgrzewane fotele\nHak holowniczy\nTempomat'],
  ['Spanish, which has words of Italian', 'Asientos calefactables\nSistema con pantalla\nVolante de cuero'],
  ['Portuguese, which has words of Italian', 'Bancos aquecidos\nSistema de navegação\nVolante em couro'],
  ['Polish, which has words of German', 'Kamera cofania\nKlimatyzacja automatyczna'],
  ['Czech, which has words of German', 'Parkovací kamera\nVyhřívaná sedadla'],
  ['Danish, which has words of English', 'Bakkamera\nSædevarme for\nAnhængertræk'],
  ['Swedish, which has words of German', 'Backkamera\nElstolar\nDragkrok'],
])('%s: none', (_, equipment) => {
  expect(supplierLanguageOf(equipment)).toBeNull();
});

test('equipment in two languages has none', () => {
  const german =
    'Sitzheizung vorn\nFußmatten vorn und hinten\nDachhimmel schwarz\nRegensensor mit Lichtautomatik';
  expect(supplierLanguageOf(`${german}\nPommeau en cuir\nTapis de sol arrière`)).toBeNull();
  expect(supplierLanguageOf(`${german}\nTapis de sol arrière`)).toBe('de');
});

test('the language that most of the lines are in', () => {
  const german = 'Sitzheizung vorn\nRegensensor mit Lichtautomatik\nDachreling\nFußmatten';
  expect(supplierLanguageOf(`Heated steering wheel\n${german}`)).toBe('de');
  expect(supplierLanguageOf(`Attelage\n${german}`)).toBe('de');
});
