import type { AskedFilters } from './asked-filters.ts';

/** Facts that some deliveries state, and others write among the equipment. */
export const facts: [filters: AskedFilters, words: string][] = [
  [
    { accidentFree: 'true' },
    'unfallfrei, unfallfreier, unfallfreie, unfallfreies, unfallfreien, ohne unfall, accident free, no accidents, sans accident, jamais accidente, ' +
      'non accidente, non accidentee, pas accidente, pas accidentee, pas d accident, ohne unfallschaden, ohne unfalle, keine unfalle, kein unfall, ' +
      'kein unfallwagen, keine unfallwagen, kein unfaller, no accident',
  ],
  [
    { serviceBook: ['COMPLETE'] },
    'scheckheftgepflegt, scheckheft gepflegt, checkheftgepflegt, checkheft gepflegt, serviceheftgepflegt, serviceheft gepflegt, luckenloses scheckheft, ' +
      'scheckheft luckenlos, luckenloses serviceheft, serviceheft luckenlos, full service history, complete service history, fsh, ' +
      'carnet d entretien complet, historique d entretien complet, historique complet, carnet complet, suivi complet, entretien complet',
  ],
  [
    { serviceBook: ['COMPLETE', 'PRESENT'] },
    'scheckheft, checkheft, serviceheft, service heft, servicebuch, service book, service history, service record, carnet entretien, ' +
      'carnet d entretien, historique d entretien, suivi d entretien, carnet d entretien a jour, carnet a jour, entretien a jour, entretien suivi',
  ],
  [
    { ownersMax: 1 },
    '1 hand, 1 halter, ein halter, 1 besitzer, erste hand, erster hand, aus erster hand, ersthand, 1 vorbesitzer, ein vorbesitzer, one owner, 1 owner, first owner, ' +
      'premiere main, 1ere main, 1re main, erstbesitz, aus erstbesitz, erstbesitzer, ersthalter, einzelbesitz, einzelbesitzer, single owner, one previous owner, ' +
      '1 previous owner, one keeper, one previous keeper, one former keeper, 1 proprietaire, un proprietaire, un seul proprietaire, seul proprietaire, unique proprietaire, premier proprietaire',
  ],
  [
    { ownersMax: 2 },
    '2 hand, zweite hand, zweiter hand, 2 halter, zwei halter, 2 vorbesitzer, zwei vorbesitzer, max 2 halter, max 2 vorbesitzer, maximal 2 halter, ' +
      'maximal 2 vorbesitzer, hochstens 2 halter, hochstens 2 vorbesitzer, bis 2 halter, bis 2 vorbesitzer, 2 owners, two owners, max 2 owners, ' +
      'up to 2 owners, 2eme main, 2e main, deuxieme main, seconde main, 2 proprietaires, max 2 proprietaires',
  ],
  [
    { damagesMax: 0 },
    'schadenfrei, schadensfrei, schadenfreie, 0 schaden, 0 damages, zero damage, 0 dommage, zero dommage, ohne schaden, keine schaden, kein schaden, unbeschadigt, unbeschadigte, undamaged, damage free, no damage, ' +
      'no damages, without damage, without damages, sans frais, sans frais a prevoir, aucun frais, aucun frais a prevoir, sans degat, sans degats, sans dommage, sans dommages, aucun degat, aucun dommage',
  ],
  [{ emissionClass: ['EURO_4'] }, 'euro 4, euro4'],
  [{ emissionClass: ['EURO_5'] }, 'euro 5, euro5, euronorm 5, norme euro 5'],
  [
    { emissionClass: ['EURO_6', 'EURO_6B', 'EURO_6C', 'EURO_6D_TEMP', 'EURO_6D', 'EURO_6E'] },
    'euro 6, euro6, eu6, eu 6, euro vi, euronorm 6, norme euro 6',
  ],
  // 6e is 6d with a stricter measurement.
  [
    { emissionClass: ['EURO_6D', 'EURO_6E'] },
    'euro 6d, euro6d, eu6d, eu 6d, euro 6 d, euro 6d isc, euro 6d isc fcm, euro6d isc fcm',
  ],
  [{ emissionClass: ['EURO_6E'] }, 'euro 6e, euro6e, euro 6 e'],
  [
    { emissionClass: ['EURO_6D_TEMP', 'EURO_6D', 'EURO_6E'] },
    'euro 6d temp, euro6d temp, euro 6dtemp, euro 6 d temp',
  ],
];

const SEATED: [seats: number, german: string, english: string, french: string][] = [
  [2, 'zwei', 'two', 'deux'],
  [3, 'drei', 'three', 'trois'],
  [4, 'vier', 'four', 'quatre'],
  [5, 'funf', 'five', 'cinq'],
  [6, 'sechs', 'six', 'six'],
  [7, 'sieben', 'seven', 'sept'],
  [8, 'acht', 'eight', 'huit'],
  [9, 'neun', 'nine', 'neuf'],
];

/** Some deliveries state the seats, others write them among the equipment. */
export const seats = SEATED.map(
  ([count, german, english, french]): [seats: number, name: string, words: string] => [
    count,
    `${count}-sitzer`,
    [
      ...[`${count} `, german].map((begin) => `${begin}sitzer`),
      ...[count, german].flatMap((begin) => [`${begin} sitze`, `${begin} platze`, `${begin} sitzplatze`]),
      ...[count, english].flatMap((begin) => [`${begin} seats`, `${begin} seater`]),
      ...[count, french].flatMap((begin) => [`${begin} places`, `${begin} places assises`]),
      ...['sitze', 'sitzplatze', 'seats', 'places', 'nombre de places'].map((begin) => `${begin} ${count}`),
    ].join(', '),
  ],
);

/** Where cars of fleets stand, in three languages. Makers have versions named after countries, such as "Team Deutschland". */
export const COUNTRY_WORDS: readonly [country: string, words: string][] = [
  ['AT', 'osterreich, austria, autriche'],
  ['BE', 'belgien, belgium, belgique'],
  ['CH', 'schweiz, switzerland, suisse'],
  ['CZ', 'tschechien, czechia, tchequie'],
  ['DE', 'deutschland, germany, allemagne'],
  ['DK', 'danemark, denmark'],
  ['ES', 'spanien, spain, espagne'],
  ['FR', 'frankreich, france'],
  ['IT', 'italien, italy, italie'],
  ['LU', 'luxemburg, luxembourg'],
  ['NL', 'niederlande, holland, netherlands, pays bas'],
  ['PL', 'polen, poland, pologne'],
  ['SE', 'schweden, sweden, suede'],
].flatMap(([country = '', words = '']): [string, string][] => [
  [country, words],
  [
    country,
    words
      .split(', ')
      .map((word) => `standort ${word}`)
      .join(', '),
  ],
]);

/** Words of searches only: in a line of equipment they may mean a single digital figure. */
export const DIGITAL_INSTRUMENTS =
  'digitaler tacho, digitale instrumente, digitaltacho, digital tacho, digitale anzeigen, compteur numerique, compteurs numeriques, compteur digital, ' +
  'tableau de bord numerique, digital speedometer, digital dash, digital gauges';

/** What every car of this stock is: docs/rules.md. These words exclude none, and empty no list. */
export const EVERY_CAR =
  'sofort verfugbar, ab sofort, ab sofort verfugbar, sofort lieferbar, sofort abholbar, immediately available, available immediately, available now, ' +
  'disponible immediatement, disponible de suite, disponible tout de suite, mwst ausweisbar, mwst ausgewiesen, mwst abzugsfahig, ausweisbare mwst, ' +
  'mehrwertsteuer ausweisbar, ust ausweisbar, umsatzsteuer ausweisbar, vorsteuerabzug, vorsteuer abzugsfahig, vorsteuerabzugsfahig, regelbesteuert, ' +
  'vat reclaimable, reclaimable vat, vat recoverable, vat deductible, vat qualifying, plus vat, tva recuperable, tva deductible, tva apparente, ' +
  'leasingrucklaufer, leasing rucklaufer, leasingfahrzeug, leasingwagen, leasing ruckgabe, leasingruckgabe, lease return, ' +
  'leasing return, off lease, ex lease, ex leasing, retour de leasing, retour leasing, fin de leasing, retour de location, fin de location, ' +
  'dispo de suite, dispo immediatement, dispo, disponible, ab lager, in stock, en stock, festpreis, fixpreis, fixed price, prix fixe, gebrauchtwagen, gebrauchtfahrzeug, used car, voiture d occasion, vehicule d occasion, occasion';

/** A vehicle says how many keys it has, but no filter does, and few deliveries write it among the equipment. Such words exclude none. */
export const KEYS =
  '1 schlussel, ein schlussel, 2 schlussel, zwei schlussel, 2 fahrzeugschlussel, zwei fahrzeugschlussel, 3 schlussel, zweitschlussel, ersatzschlussel, ' +
  '2 schlusselsatz, zweiter schlussel, doppelter schlussel, 1 cle, une cle, 2 cles, deux cles, 3 cles, double cle, double des cles, double de cle, double de cles, ' +
  '2 jeux de cles, deux jeux de cles, 2eme cle, deuxieme cle, seconde cle, 1 key, one key, 2 keys, two keys, both keys, 3 keys, 2 sets of keys, ' +
  'two sets of keys, 2nd key, second key, spare key';

const every = (begins: string, ends: string): string[] =>
  begins.split(', ').flatMap((begin) => ends.split(', ').map((end) => `${begin} ${end}`));

/**
 * "Schwarzes Leder" is no black car. Deliveries say nothing of the colour of the leather that could be searched for. "Golf schwarz Leder" is a
 * black car with leather: without an ending the words stand for themselves.
 */
export const COLOURED_LEATHER: readonly string[] = [
  ...every(
    ['schwarz', 'grau', 'weiss', 'blau', 'rot', 'braun', 'beig', 'cognacfarben', 'hell', 'dunkl']
      .flatMap((colour) => [`${colour}e`, `${colour}em`])
      .join(', '),
    'leder, ledersitze, lederausstattung, volllederausstattung, lederpolster, lederpolsterung, lederinnenausstattung, nappaleder',
  ),
  ...every(
    'leder, ledersitze, lederausstattung, vollleder, nappaleder',
    'schwarz, grau, weiss, blau, rot, braun, beige, creme, cognac',
  ),
  ...every(
    'black, grey, gray, white, blue, red, brown, beige, cream, tan, cognac',
    'leather, leather seats, leather interior, leather upholstery, leather trim, full leather',
  ),
  ...every(
    'cuir, sieges cuir, siege cuir, interieur cuir, sellerie cuir, sieges en cuir',
    'noir, gris, blanc, bleu, rouge, marron, brun, beige, creme, camel, cognac',
  ),
];
