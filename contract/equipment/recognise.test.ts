import { describe, expect, test } from 'vitest';
import { FEATURE_CODES } from '../features.ts';
import { FEATURE_WORDS, featuresByLine, featuresOf } from './recognise.ts';

const codesOf = (text: string) =>
  featuresByLine(text).flatMap(({ feature, line }) => (line === null ? [] : [feature]));

test('the table of words has every feature once, in the order of ranks', () => {
  expect(FEATURE_WORDS.map(({ feature }) => feature)).toEqual(FEATURE_CODES);
  expect(FEATURE_CODES.length).toBeGreaterThan(140);
});

describe('a line names', () => {
  test.each([
    ['AHK', ['TOW_BAR']],
    ['Anhaengerkupplung', ['TOW_BAR']],
    ['Anhängerkupplung, schwenkbar', ['TOW_BAR_SWIVEL']],
    ['Navigationssystem mit Online-Verkehrsdaten', ['NAVIGATION', 'ONLINE_SERVICES']],
    ['Navi', ['NAVIGATION']],
    ['Panorama-Glasschiebedach', ['PANORAMIC_ROOF']],
    ['Matrix-LED-Scheinwerfer mit dynamischem Blinklicht', ['MATRIX_LED']],
    ['LED-Tagfahrlicht', ['DAYTIME_LIGHTS']],
    ['Front-, Seiten- und Kopfairbags', ['FRONT_AIRBAGS', 'SIDE_AIRBAGS', 'HEAD_AIRBAGS']],
    ['Sportsitze vorn, elektrisch verstellbar mit Memory', ['MEMORY_SEATS', 'SPORT_SEATS']],
    ['Licht- und Regensensor', ['LIGHT_SENSOR', 'RAIN_SENSOR']],
    ['Régulateur de vitesse adaptatif', ['ADAPTIVE_CRUISE']],
    ['Sièges avant chauffants, caméra de recul', ['HEATED_SEATS', 'REAR_CAMERA']],
    ['Heated seats, tow bar', ['HEATED_SEATS', 'TOW_BAR']],
    ['Lederausstattung Vernasca', ['LEATHER']],
    ['LED statt Xenon', ['LED_HEADLIGHTS']],
    ['Außenspiegel mit Totwinkelassistent', ['BLIND_SPOT']],
    ['Notruf, Not-Bremsassistent (Front Assist)', ['EMERGENCY_BRAKE', 'EMERGENCY_CALL']],
    ['Véhicule non fumeur', ['NON_SMOKER']],
    ['Anhängerkupplung (abnehmbar)', ['TOW_BAR_DETACHABLE']],
    ['Démarrage sans clé', ['KEYLESS']],
    ['Anhängerkupplung starr (nicht abnehmbar)', ['TOW_BAR']],
    ['Fahrersitz, 8-fach elektrisch verstellbar', ['ELECTRIC_SEATS']],
    ['Elektrisch verstellbar: Fahrersitz', ['ELECTRIC_SEATS']],
    ['LED-Scheinwerfer mit LED-Tagfahrlicht', ['LED_HEADLIGHTS', 'DAYTIME_LIGHTS']],
    ['Phares LED et feux arrière LED', ['LED_HEADLIGHTS', 'LED_TAIL_LIGHTS']],
    [
      'Rétroviseurs électriques, dégivrants et rabattables',
      ['ELECTRIC_MIRRORS', 'HEATED_MIRRORS', 'FOLDING_MIRRORS'],
    ],
    ['Heckklappe elektr.', ['ELECTRIC_TAILGATE']],
    ['Ledersitze, Lederlenkrad', ['LEATHER', 'LEATHER_WHEEL']],
    ['Lederlenkrad und Sitze in Leder', ['LEATHER', 'LEATHER_WHEEL']],
    ['Volant cuir, sellerie cuir', ['LEATHER', 'LEATHER_WHEEL']],
    ['Leather seats, leather steering wheel', ['LEATHER', 'LEATHER_WHEEL']],
    ['AHK inkl. Elektrosatz', ['TOW_BAR']],
    ['AHK mit E-Satz 13-polig', ['TOW_BAR']],
    ['Fahrradträger, AHK', ['TOW_BAR']],
    ['Système de navigation par satellite', ['NAVIGATION']],
    ['Navigation und Smartphone-Integration', ['NAVIGATION', 'SMARTPHONE_LINK']],
    ['Radio DAB+ mit DAB-Antenne', ['DAB_RADIO']],
  ])('%s', (line, features) => {
    expect(codesOf(line).sort()).toEqual([...features].sort());
  });

  test.each([
    ['Multifunktionslenkrad in Leder', 'LEATHER'],
    ['Schaltknauf in Leder', 'LEATHER'],
    ['Teilleder-Sitze', 'LEATHER'],
    ['ohne Navi', 'NAVIGATION'],
    ['Navi ohne Standheizung', 'STANDALONE_HEATING'],
    ['Vorbereitung AHK', 'TOW_BAR'],
    ['AHK-Vorbereitung', 'TOW_BAR'],
    ['Anhängerkupplungsvorbereitung', 'TOW_BAR'],
    ['Fahrradträger für Anhängerkupplung', 'TOW_BAR'],
    ['Standheizung entfällt', 'STANDALONE_HEATING'],
    ['sans attelage', 'TOW_BAR'],
    ['LED-Innenraumbeleuchtung', 'LED_HEADLIGHTS'],
    ['Alu-Pedale', 'ALLOY_WHEELS'],
    ['Navigare', 'NAVIGATION'],
    ['360 Nm Drehmoment', 'SURROUND_CAMERA'],
    ['Accessoires', 'ADAPTIVE_CRUISE'],
    ['AHK-Vorb.', 'TOW_BAR'],
    ['Pré-équipement attelage', 'TOW_BAR'],
    ['Pre-wiring for tow bar', 'TOW_BAR'],
    ['Elektrosatz AHK', 'TOW_BAR'],
    ['Anhängerkupplung möglich', 'TOW_BAR'],
    ['Tow bar: no', 'TOW_BAR'],
    ['Tow bar - N/A', 'TOW_BAR'],
    ['Tow bar (not included)', 'TOW_BAR'],
    ['Attelage : non', 'TOW_BAR'],
    ['Attelage non disponible', 'TOW_BAR'],
    ['Standheizung: nein', 'STANDALONE_HEATING'],
    ['Standheizung ausgebaut', 'STANDALONE_HEATING'],
    ['Standheizung außer Betrieb', 'STANDALONE_HEATING'],
    ['Chauffage stationnaire hors service', 'STANDALONE_HEATING'],
    ['Navi ohne Funktion', 'NAVIGATION'],
    ['Navi (n. v.)', 'NAVIGATION'],
    ['Schiebedach fehlt', 'SUNROOF'],
    ['Toit ouvrant supprimé', 'SUNROOF'],
    ['Wärmepumpe (optional)', 'HEAT_PUMP'],
    ['Xenon statt LED', 'LED_HEADLIGHTS'],
    ['Éclairage intérieur LED', 'LED_HEADLIGHTS'],
    ['Soufflet cuir', 'LEATHER'],
    ['Heckklappe elektrisch entriegelbar', 'ELECTRIC_TAILGATE'],
    ['Emblem quattro', 'ALL_WHEEL_DRIVE'],
    ['Matrix-Display', 'MATRIX_LED'],
    ['Mittelarmlehne in Leder', 'LEATHER'],
    ['Türverkleidung in Leder', 'LEATHER'],
    ['Cuir synthétique', 'LEATHER'],
    ['Synthetic leather', 'LEATHER'],
    ['Öko-Leder', 'LEATHER'],
    ['Sièges aspect cuir', 'LEATHER'],
    ['Xenon-Look', 'XENON'],
    ['Scheinwerfer in LED-Optik', 'LED_HEADLIGHTS'],
    ['Toter-Winkel-Spiegel', 'BLIND_SPOT'],
    ['Wallbox 22kW', 'ONBOARD_22KW'],
    ['CCS-Adapter', 'FAST_CHARGING'],
    ['Halterung für Navi', 'NAVIGATION'],
    ['Navigation (freischaltbar)', 'NAVIGATION'],
    ['Winterräder auf Anfrage', 'WINTER_WHEELS'],
    ['Pré-disposition attelage', 'TOW_BAR'],
    ['Caméra de recul HS', 'REAR_CAMERA'],
    ['Vitres électriques, sièges chauffants', 'ELECTRIC_SEATS'],
    ['Vitres électriques et sièges avant chauffants', 'ELECTRIC_SEATS'],
    ['Lenkrad elektrisch verstellbar, Sitzheizung', 'ELECTRIC_SEATS'],
    ['Sitze beheizbar, Außenspiegel elektrisch', 'HEATED_MIRRORS'],
    ['Rétroviseurs électriques, sièges arrière rabattables', 'FOLDING_MIRRORS'],
    ['Volant réglable en hauteur, sièges chauffants', 'HEIGHT_ADJUSTABLE_SEAT'],
    ['Memory-Schlüssel, Sitzheizung', 'MEMORY_SEATS'],
    ['3. Bremslicht in LED', 'LED_HEADLIGHTS'],
    ['LED-Leselampen vorn', 'LED_HEADLIGHTS'],
    ['Troisième feu stop LED', 'LED_HEADLIGHTS'],
    ['Puddle lights LED', 'LED_HEADLIGHTS'],
    ['Phares LED antibrouillard', 'LED_HEADLIGHTS'],
    ['Navi non presente', 'NAVIGATION'],
    ['Zonder navi', 'NAVIGATION'],
    ['Navi: false', 'NAVIGATION'],
    ['Senza ABS', 'ABS'],
    ['Rear camera faulty', 'REAR_CAMERA'],
    ['Caméra de recul défectueuse', 'REAR_CAMERA'],
    ['Aucune caméra de recul', 'REAR_CAMERA'],
    ['w/o heated seats', 'HEATED_SEATS'],
    ['Für Anhängerkupplung vorgerichtet', 'TOW_BAR'],
    ['Faisceau d’attelage 13 broches', 'TOW_BAR'],
    ['Précâblage attelage', 'TOW_BAR'],
    ['Prévu pour attelage', 'TOW_BAR'],
    ['Porte-vélos sur attelage', 'TOW_BAR'],
    ['Tow bar wiring', 'TOW_BAR'],
    ['Tow bar: none', 'TOW_BAR'],
    ['AHK: -', 'TOW_BAR'],
    ['AHK: 0', 'TOW_BAR'],
    ['[ ] Anhängerkupplung', 'TOW_BAR'],
    ['Lederpaket (Lenkrad, Schaltknauf)', 'LEATHER'],
    ['Lenkrad und Schaltknauf in Leder', 'LEATHER'],
    ['Schaltknauf, Leder', 'LEATHER'],
    ['Ledersitze mit Stoffeinsatz', 'LEATHER'],
    ['Elektrosatz für AHK', 'TOW_BAR'],
    ['Elektrosatz (13-polig) für die AHK', 'TOW_BAR'],
    ['AHK-Vorbereitung inkl. Elektrosatz', 'TOW_BAR'],
    ['Fahrradträger (für AHK)', 'TOW_BAR'],
    ['Navigation par smartphone', 'NAVIGATION'],
    ['Navigation par le téléphone', 'NAVIGATION'],
    ['Navi über Smartphone', 'NAVIGATION'],
    ['Smartphone-Navigation', 'NAVIGATION'],
    ['DAB-Antenne', 'DAB_RADIO'],
    ['DAB+ Antenne', 'DAB_RADIO'],
    ['Antenne pour radio DAB', 'DAB_RADIO'],
    ['Kit anticrevaison en remplacement de la roue de secours', 'SPARE_WHEEL'],
  ] as const)('and not: %s', (line, feature) => {
    expect(featuresOf(line)).not.toContain(feature);
  });
});

test('a feature includes the lesser ones, and the vehicle has each once', () => {
  expect(featuresOf('ACC\nTempomat\nMatrix-LED\nUmgebungskamera')).toEqual([
    'ADAPTIVE_CRUISE',
    'REAR_CAMERA',
    'MATRIX_LED',
    'LED_HEADLIGHTS',
    'SURROUND_CAMERA',
    'CRUISE_CONTROL',
  ]);
});

test('a feature that only another one includes has no line', () => {
  expect(featuresByLine('Regensensor\nAHK schwenkbar')).toEqual([
    { feature: 'RAIN_SENSOR', line: 0 },
    { feature: 'TOW_BAR_SWIVEL', line: 1 },
    { feature: 'TOW_BAR', line: null },
  ]);
});

test.each([
  ['A6 Avant 55 TFSI e quattro sport', true],
  ['X3 xDrive20d xLine', true],
  ['320d Touring xDrive Advantage', true],
  ['C 220 d T-Modell 4MATIC AMG Line', true],
  ['Superb Combi 2.0 TDI DSG 4x4 Style', true],
  ['RAV4 2.5 Hybrid AWD-i Business Edition', true],
  ['X1 sDrive18i M Sport', false],
  ['Quattroporte Modena', false],
  ['Golf 4 x 4', false],
])('the name „%s“ says the drive of all wheels: %s', (name, isDriven) => {
  expect(featuresOf(null, name)).toEqual(isDriven ? ['ALL_WHEEL_DRIVE'] : []);
  expect(featuresByLine('Allradantrieb', name)).toEqual([{ feature: 'ALL_WHEEL_DRIVE', line: 0 }]);
});

test('a vehicle without equipment has no features', () => {
  expect(featuresOf(null)).toEqual([]);
  expect(featuresOf('')).toEqual([]);
});

test('a text of 50,000 characters is read whole, and names each feature once', () => {
  // If the work grew with the square of the text, the test would reach its time limit.
  expect(featuresOf('x'.repeat(50_000))).toEqual([]);
  expect(featuresOf('anhangerkupplun '.repeat(3000))).toEqual([]);
  expect(codesOf(`${'led '.repeat(12_000)}anhangerkupplung`)).toEqual(['TOW_BAR', 'LED_HEADLIGHTS']);
  expect(featuresOf('memory, '.repeat(7000))).toEqual([]);
  expect(codesOf('memory, sitz '.repeat(4000))).toEqual(['MEMORY_SEATS']);
});
