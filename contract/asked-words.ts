import { COLOUR_WORDS } from './colours.ts';
import { FEATURE_WORDS } from './equipment/recognise.ts';
import type { AskedFilters } from './asked-filters.ts';
import {
  COLOURED_LEATHER,
  COUNTRY_WORDS,
  DIGITAL_INSTRUMENTS,
  EVERY_CAR,
  KEYS,
  facts,
  seats,
} from './asked-facts.ts';
import { Phrases } from './phrases.ts';

/**
 * What a phrase of the trade means. `isName`: cars also have it in their names. `inspectionMonths`: for how many months more the
 * inspection is valid at least, as a filter besides. `name`: the word that names are compared with, instead of the typed one.
 */
export interface Term {
  filters: AskedFilters;
  isName?: boolean;
  name?: string;
  inspectionMonths?: number;
}

const fuels: [fuels: string[], words: string][] = [
  [['Petrol'], 'benzin, benziner, ottomotor, super benzin, petrol, gasoline, essence, sans plomb'],
  [['Diesel'], 'diesel, dieselmotor, selbstzunder, gazole, gasoil'],
  [
    ['Electric'],
    'elektro, elektrisch, elektrisches, elektroauto, elektrofahrzeug, elektroantrieb, vollelektrisch, bev, ev, e auto, stromer, electric, ' +
      'electric car, fully electric, electrique, tout electrique, voiture electrique',
  ],
  [['Hybrid', 'Plug-in hybrid'], 'hybrid, hybride, hybridantrieb, teilzeitstromer'],
  [
    ['Hybrid'],
    'vollhybrid, mildhybrid, mild hybrid, full hybrid, hev, mhev, benzin hybrid, hybrid benzin, diesel hybrid, hybrid diesel, hybride essence, ' +
      'hybride diesel, petrol hybrid, selbstladender hybrid, hybride non rechargeable, hybride simple, non plug in hybrid',
  ],
  [
    ['Plug-in hybrid'],
    'plug in hybrid, plugin hybrid, plug in, plugin, phev, hybrid plug in, hybride rechargeable, hybride plug in, rechargeable',
  ],
  [['LPG'], 'lpg, autogas, flussiggas, gpl'],
  [['CNG'], 'cng, erdgas, gnv, gaz naturel, natural gas'],
  [['Hydrogen'], 'wasserstoff, brennstoffzelle, hydrogen, fuel cell, hydrogene'],
];

const gearboxes: [gearbox: string, words: string][] = [
  [
    'Automatic',
    'automatik, automatikgetriebe, automatic, automatic gearbox, automatique, boite automatique, boite auto, bva, bva6, bva7, bva8, dsg, doppelkupplung, ' +
      'doppelkupplungsgetriebe, dkg, pdk, dual clutch, double clutch, double embrayage, boite a double embrayage, boite double embrayage, steptronic, tiptronic, s tronic, stronic, dct, cvt, wandlerautomatik, halbautomatik, ' +
      'autom, automat, aut, automatikgetr, edc, boite edc, eat6, eat 6, eat8, eat 8, e cvt, powershift, geartronic, multitronic, 7g tronic, 9g tronic, 7g dct, 8g dct, ' +
      '9g automatik, robotisee, boite robotisee, bv auto, boite auto 8 vitesses, boite automatique 8 vitesses, boite automatique 6 vitesses, 8 speed automatic',
  ],
  [
    'Manual',
    'schaltung, schaltgetriebe, handschaltung, handschalter, handgeschaltet, schalter, manuell, manuelles getriebe, manual, manual gearbox, stick shift, manuelle, ' +
      'boite manuelle, bvm, bvm5, bvm6, boite mecanique, gangschaltung, schaltwagen, ' +
      '5 gang schaltgetriebe, 6 gang schaltgetriebe, 5 gang schaltung, 6 gang schaltung, 5 speed manual, 6 speed manual, manual 5 speed, manual 6 speed, ' +
      'boite manuelle 5 vitesses, boite manuelle 6 vitesses, boite mecanique 6 vitesses, bvm 5, bvm 6, bv manuelle',
  ],
];

const bodies: [bodies: NonNullable<AskedFilters['bodyType']>, words: string, isName?: true][] = [
  [['ESTATE'], 'kombi, kombis, kombilimousine, estate, station wagon, stationwagon, wagon, break'],
  [['ESTATE'], 'combi', true],
  [['SALOON'], 'limousine, limousinen, limo, limos, stufenheck, saloon, sedan, berline', true],
  [
    ['SUV'],
    'suv, suvs, gelandewagen, offroader, off roader, 4x4 suv, suv compact, compact suv, kompakt suv, kompaktes suv, crossover, tout terrain',
  ],
  [
    ['HATCHBACK'],
    'schragheck, fliessheck, kompaktwagen, kompaktklasse, hatchback, hatch, compacte, berline compacte',
  ],
  [['SMALL_CAR'], 'kleinwagen, stadtauto, small car, city car, citadine'],
  [
    ['MPV'],
    'minivan, mpv, monospace, grossraumlimousine, familienvan, people carrier, hochdachkombi, ludospace',
    true,
  ],
  [['COUPE'], 'coupe, coupes, sportwagen, sports car', true],
  [['CONVERTIBLE'], 'cabrio, cabriolet, cabrios, convertible, roadster, decapotable', true],
  [['PICKUP'], 'pickup, pick up, pritsche', true],
  [
    ['PANEL_VAN'],
    'kastenwagen, lieferwagen, panel van, fourgon, fourgonnette, camionnette, utilitaire, nutzfahrzeug, kasten',
    true,
  ],
  [['PANEL_VAN', 'MINIBUS'], 'transporter, transporters', true],
  // A German "Van" is a people carrier, an English one a panel van.
  [['PANEL_VAN', 'MINIBUS', 'MPV'], 'van, vans', true],
  [['MINIBUS'], 'kleinbus, minibus, bus', true],
];

/** A new inspection (HU) is valid for 24 months: docs/decisions/0169. */
const NEW_INSPECTION_MONTHS = 18;
const newInspection =
  'hu neu, neue hu, hu au neu, neue hu au, hu und au neu, frische hu, hu frisch, tuv neu, neuer tuv, neuen tuv, neuem tuv, tuv au neu, ' +
  'tuv und au neu, hu tuv neu, tuv hu neu, frischer tuv, frischen tuv, frischem tuv, tuv frisch, hauptuntersuchung neu, neue hauptuntersuchung, ' +
  'pickerl neu, neues pickerl, frisches pickerl, pickerl frisch, 57a neu, 57a frisch, neue 57a, ' +
  'new mot, mot new, fresh mot, new hu, new tuv, new inspection, fresh inspection, controle technique neuf, nouveau controle technique, ' +
  'controle technique recent, ct neuf, nouveau ct, ct recent';

/** Names that begin with the word of a colour. */
const NOT_COLOURS =
  'black edition, black line, black style, black paket, black pack, black package, blue motion, blue hdi, blue dci, blue lagoon, red edition, ' +
  'silver line, red bull, white edition, gold edition, pack black, noir desir, orange edition, red line, blue line, umweltplakette grun, grune umweltplakette, grune plakette, plakette grun, ' +
  'green badge, green sticker, vignette verte, pastille verte, carte grise, carte grise francaise, carte verte, pack noir, pack blanc';

/** Facts that no filter tells, each under the names that deliveries and dealers give it. */
export const OTHER_FACTS: readonly string[] = [
  'frontantrieb, vorderradantrieb, traction avant, front wheel drive, fwd',
  'heckantrieb, hinterradantrieb, propulsion, propulsion arrière, rear wheel drive, rwd',
  '8fach bereift, 8 fach bereift, achtfach bereift, 8 fach bereifung, 8fach bereifung, zweiter radsatz, zweiten radsatz, 2 radsatz, 2 radsätze, ' +
    'second set of wheels, two sets of wheels, 2 sets of wheels, deux jeux de roues, 2 jeux de roues, double jeu de roues, deuxième jeu de roues',
  'ladekabel, charging cable, charge cable, cable de recharge, cable de charge',
];

/**
 * Names of several words in this order: their single words and letters would match by chance. Audi's "allroad" is no typing error of
 * "Allrad".
 */
const NAMES = [
  'allroad, long range, grande autonomie, lange reichweite, große reichweite, s line, r line, amg line, n line, st line, gt line, opc line, fr line, m sport, x drive, s drive',
  ...OTHER_FACTS,
].join(', ');

/** Names that one maker gives to a feature: who types them wants no other maker's. They are looked for as words. */
export const OF_MAKERS: ReadonlySet<string> = new Set(
  (
    'quattro,4motion,4matic,xdrive,all4,s line exterieur,s line sportpaket,s line selection,r line,r line paket,r line exterieur,' +
    'r line exterieurpaket,m sportpaket,m sport paket,m paket,m sportpaket pro,amg line,amg line exterieur,amg line interieur,opc line,st line,' +
    'st line paket,fr paket,gt line,n line,sportline,pack m sport,harman kardon,harman,bose,bang olufsen,burmester,jbl,beats,beats audio,canton,' +
    'dynaudio,meridian,bowers wilkins,sono bose,sennheiser,focal,krell,car net,we connect,we connect plus,audi connect,connected drive,' +
    'connecteddrive,mercedes me,airmatic,magnetic ride,skyview,discover media,discover pro,discover premium,autopilot,iq light,iqlight,' +
    'intellilux,multibeam,multibeam led'
  ).split(','),
);

/** Makers name the drive of all wheels in model or variant, and most deliveries nowhere else. */
const DRIVEN_BY_NAME = { isName: true, name: '4x4' };

const NEGATED = /^(?:ohne|keine?|sans|pas|no|without|aucun|jamais|non) /;
/** Of "ohne Unfall" the equipment would be searched for "Unfall": texts leave out words such as "ohne". */
function factOf(filters: AskedFilters, phrase: string): Term {
  if (!NEGATED.test(phrase)) return { filters, isName: true };
  return { filters, isName: true, name: filters.accidentFree ? 'unfallfrei' : 'schadenfrei' };
}

/** "Dunkelblau", "dark blue", "bleu foncé", "schwarz metallic": shades and finishes of a base colour. */
const SHADES = COLOUR_WORDS.flatMap(([word, colour]) =>
  [
    ...['dunkel', 'hell', 'tief'].map((shade) => `${shade}${word}`),
    ...['dark', 'light', 'dunkel', 'hell'].map((shade) => `${shade} ${word}`),
    ...[
      'fonce',
      'foncee',
      'nuit',
      'marine',
      'ciel',
      'acier',
      'metal',
      'nacree',
      'metallisee',
      'clair',
      'claire',
      'metallic',
      'met',
      'metallise',
      'perleffekt',
      'nacre',
      'uni',
    ].map((finish) => `${word} ${finish}`),
    `${word}metallic`,
  ].map((phrase): [string, Term] => [phrase, { filters: { colour: [colour] } }]),
);

function allTerms(): [phrase: string, term: Term | null][] {
  const of = (words: string, term: Term | null) =>
    words.split(', ').map((phrase): [string, Term | null] => [phrase, term]);
  return [
    ...fuels.flatMap(([fuelType, words]) => of(words, { filters: { fuelType } })),
    ...gearboxes.flatMap(([gearbox, words]) => of(words, { filters: { transmission: [gearbox] } })),
    ...bodies.flatMap(([bodyType, words, isName = false]) => of(words, { filters: { bodyType }, isName })),
    ...facts.flatMap(([filters, words]) =>
      words.split(', ').map((phrase): [string, Term] => [phrase, factOf(filters, phrase)]),
    ),
    ...seats.flatMap(([count, name, words]) =>
      of(words, { filters: { seats: [count] }, isName: true, name }),
    ),
    ...COUNTRY_WORDS.flatMap(([country, words]) =>
      of(words, { filters: { locationCountry: [country] }, isName: true }),
    ),
    ...of('4 5 turen, 4 5 turer, 4 5 turig, 4 5 doors, 4 5 portes', { filters: { doors: [4, 5] } }),
    ...of('2 3 turen, 2 3 turer, 2 3 turig, 2 3 doors, 2 3 portes', { filters: { doors: [2, 3] } }),
    ...of(newInspection, { filters: {}, isName: true, inspectionMonths: NEW_INSPECTION_MONTHS }),
    ...COLOUR_WORDS.map(([word, colour]): [string, Term] => [word, { filters: { colour: [colour] } }]),
    // Words of three letters have no endings of their own.
    ...of('rote, roter, rotes, roten', { filters: { colour: ['Red'] } }),
    ...SHADES,
    ...of(`${EVERY_CAR}, ${KEYS}`, { filters: {} }),
    ...of(DIGITAL_INSTRUMENTS, { filters: { feature: ['DIGITAL_COCKPIT'] } }),
    ...COLOURED_LEATHER.map((phrase): [string, Term] => [phrase, { filters: { feature: ['LEATHER'] } }]),
    ...of(NOT_COLOURS, null),
    ...of(NAMES, null),
    ...FEATURE_WORDS.flatMap(({ feature, phrases, asked }) =>
      [...phrases, ...asked]
        .filter((phrase) => !OF_MAKERS.has(phrase))
        .map((phrase): [string, Term] => [
          phrase.replaceAll('*', ''),
          { filters: { feature: [feature] }, ...(feature === 'ALL_WHEEL_DRIVE' && DRIVEN_BY_NAME) },
        ]),
    ),
  ];
}

/** What the phrases of the trade mean in a search; null for one that names no filter although a part of it does. */
export const TERMS = new Phrases<Term | null>();
for (const [phrase, term] of allTerms()) TERMS.add(phrase, term);

/** Words after a price: all prices here are net. */
export const NET = new Phrases<true>();
for (const phrase of ['netto', 'net', 'ht']) NET.add(phrase, true);

/** Words after a number. */
export const UNITS = new Phrases<'EUR' | 'KM' | 'MILES' | 'PS' | 'KW' | 'DOORS'>();
for (const [unit, words] of [
  [
    'EUR',
    'eur, euro, euros, netto, net, ht, eur netto, euro netto, euros netto, euro net, euros net, euro ht, euros ht, eur ht, eur net',
  ],
  ['KM', 'km, kms, kilometer, kilometern, kilometers, kilometres, kilometre'],
  ['MILES', 'mi, mile, meile'],
  ['PS', 'ps, hp, bhp, cv, ch, chevaux, horsepower, pferdestarken'],
  ['KW', 'kw, kilowatt'],
  ['DOORS', 'turer, turen, turig, doors, door, dr, portes, porte, trg'],
] as const)
  for (const phrase of words.split(', ')) UNITS.add(phrase, unit);

/** Words that stand around a year or a price and say what the number is. */
export const CONTEXTS = new Phrases<'YEAR' | 'EUR' | 'KM' | 'PS' | 'KW' | 'DAMAGES'>();
for (const [context, words] of [
  [
    'YEAR',
    'ez, erstzulassung, zulassung, baujahr, bj, modelljahr, mj, my, model year, zugelassen, jahrgang, year, registered, registration, first registered, first reg, 1st reg, reg, annee, annee modele, ' +
      'mise en circulation, 1ere mise en circulation, 1re mise en circulation, premiere mise en circulation, date de mise en circulation, ' +
      'date de premiere mise en circulation, mec, 1ere mec, immatriculation, premiere immatriculation, 1ere immatriculation, 1re immatriculation, ' +
      'date d immatriculation, date de premiere immatriculation, immatricule, immatriculee, immatricule en, immatriculee en, immatricule le, immatriculee le, mis en circulation, mis en circulation en, first registration, date of first registration, millesime',
  ],
  ['EUR', 'preis, nettopreis, netto, net, ht, price, net price, prix, prix ht, prix net, kosten, budget'],
  ['PS', 'ps, hp, leistung, puissance, power'],
  ['KW', 'kw'],
  [
    'KM',
    'km, kms, kilometer, kilometers, kilometre, kilometres, laufleistung, kilometerstand, km stand, tachostand, mileage, kilometrage',
  ],
  [
    'DAMAGES',
    'schaden, schaeden, schadenhohe, schadensumme, schadenssumme, beschadigung, beschadigungen, damage, damages, damage sum, degat, degats, dommage, ' +
      'dommages, frais, de frais, frais de remise en etat, fre, frais de reparation, frais a prevoir, montant des degats, reparaturkosten, instandsetzungskosten, repair costs',
  ],
] as const)
  for (const phrase of words.split(', ')) CONTEXTS.add(phrase, context);

/** Words around a number that is a towing load. */
export const TOWING = new Phrases<true>();
for (const phrase of (
  'anhangelast, anhangerlast, anhangslast, zuglast, anhangelast gebremst, anhangerlast gebremst, gebremste anhangelast, gebremste anhangerlast, ' +
  'remorquage, de remorquage, capacite de remorquage, capacite remorquage, charge remorquable, de charge remorquable, poids remorquable, ' +
  'charge tractable, poids tractable, remorquable, tractable, towing, of towing, towing capacity, tow capacity, towing load, tow load, ' +
  'max anhangelast, max anhangerlast, maximale anhangelast, max towing, max towing capacity, maximum towing capacity, towing weight, ' +
  'braked towing, braked towing capacity, trailer load, tows'
).split(', '))
  TOWING.add(phrase, true);
/** A tow bar before a weight: "AHK 2000 kg". */
export const TOW_BARS = new Phrases<true>();
for (const phrase of 'ahk, anhangerkupplung, anhangekupplung, tow bar, towbar, attelage'.split(', '))
  TOW_BARS.add(phrase, true);
/** Words before a towing load. A car that tows "bis 2.000 kg" tows at least so much when that is asked for. */
export const TOWING_BOUNDS = new Phrases<true>();
for (const phrase of (
  'ab, mind, mindestens, wenigstens, min, uber, mehr als, bis, bis zu, max, maximal, von, at least, from, over, above, more than, minimum, up to, ' +
  'of, au moins, a partir de, plus de, jusqu a, de'
).split(', '))
  TOWING_BOUNDS.add(phrase, true);

/** Words around a number that is an electric range. `true`: also without a unit behind the number. */
export const RANGES = new Phrases<boolean>();
for (const [words, isBare] of [
  [
    'reichweite, elektrische reichweite, e reichweite, wltp reichweite, reichweite wltp, autonomie, autonomie electrique',
    true,
  ],
  ['d autonomie, range, of range, electric range, ev range, wltp', false],
] as const)
  for (const phrase of words.split(', ')) RANGES.add(phrase, isBare);

/** Words around a number that is the CO2 of a car. */
export const CO2 = new Phrases<true>();
for (const phrase of (
  'co2, co2 ausstoss, co2 emission, co2 emissionen, co2 emissions, co2 wert, co2 wltp, wltp co2, emission co2, emissions co2, emissions de co2, ' +
  'taux co2, taux de co2, rejets co2, rejets de co2, de co2, of co2'
).split(', '))
  CO2.add(phrase, true);

/** Words that say nothing about a car. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'mit und oder nur only uniquement seulement der die das ein eine einen im in am zum für fuer mir bitte suche gesucht auto autos wagen fahrzeug fahrzeuge pkw ' +
    'with and or the a an for in of car cars vehicle vehicles avec et ou le la les un une de du à en au pour voiture voitures véhicule véhicules vehicule vehicules ' +
    'farbe colour color couleur kraftstoff carburant fuel energie énergie getriebe gearbox boîte boite karosserie carrosserie marke make marque modell modèle modele ' +
    'leistung puissance motor moteur engine gelaufen gefahren fin vin fahrgestellnummer fahrgestellnr fgnr chassisnummer'
  ).split(' '),
);
