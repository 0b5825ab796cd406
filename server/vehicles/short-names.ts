import { OTHER_FACTS } from '../../contract/asked-words.ts';
import { foldWord } from '../../contract/phrases.ts';

/** Abbreviations of the trade, with the words that vehicles have instead. */
const MEANINGS: Record<string, readonly string[]> = {
  vw: ['volkswagen'],
  mb: ['mercedes'],
  merc: ['mercedes'],
  benz: ['mercedes'],
  bimmer: ['bmw'],
  beemer: ['bmw'],
  vauxhall: ['opel'],
  chevy: ['chevrolet'],
  alfaromeo: ['alfa romeo'],
  landrover: ['land rover'],
  astonmartin: ['aston martin'],
  '7sitzer': ['dritte sitzreihe', '3 sitzreihe', 'third row', '7 seats', '7 places', 'troisieme rangee'],
  '4x4': ['quattro', '4motion', '4matic', 'xdrive', 'all4', '4drive', '4wd', 'awd', 'allgrip'],
  hdi: ['bluehdi'],
  ts: ['touring sports'],
  st: ['sports tourer', 'sportstourer'],
  longrange: ['maximale reichweite', 'grande autonomie'],
  lr: ['long range', 'maximale reichweite', 'grande autonomie', 'land rover'],
  grandeautonomie: ['maximale reichweite', 'long range'],
  langereichweite: ['maximale reichweite', 'long range'],
  großereichweite: ['maximale reichweite', 'long range'],
  acc: ['abstandstempomat', 'abstandsregeltempomat', 'adaptive cruise'],
  ahk: ['anhängerkupplung', 'anhängevorrichtung'],
  alu: ['leichtmetallfelgen'],
  dsg: ['doppelkupplung'],
  efh: ['elektrische fensterheber'],
  gra: ['tempomat'],
  gsd: ['glasschiebedach'],
  hud: ['head up'],
  klima: ['klimaanlage', 'klimaautomatik'],
  navi: ['navigation'],
  pano: ['panorama'],
  pdc: ['einparkhilfe', 'parkpilot', 'park distance'],
  rfk: ['rückfahrkamera'],
  shz: ['sitzheizung'],
  tfl: ['tagfahrlicht'],
  sline: ['s line'],
  rline: ['r line'],
  amgline: ['amg line'],
  nline: ['n line'],
  stline: ['st line'],
  gtline: ['gt line'],
  opcline: ['opc line'],
  frline: ['fr line'],
  msport: ['m sport'],
  zv: ['zentralverriegelung'],
};

/** Whose beginning is also that of another word: "Quattroporte", "Business", "Standheizung", "Zentralverriegelung"; Tesla's VINs begin with "LRW". */
export const WHOLE_WORDS: ReadonlySet<string> = new Set([
  'quattro',
  'bus',
  'lr',
  'st',
  'fr',
  'se',
  'zen',
  'fun',
]);

/** What deliveries call a service book that is kept. */
const SERVICE_BOOK = [
  'scheckheft',
  'checkheft',
  'serviceheft',
  'service heft',
  'wartungsheft',
  'service book',
  'service history',
  'carnet d entretien',
];
/** What dealers call it besides, without spaces. */
const ALSO_SERVICE_BOOK =
  'scheckheftgepflegt, checkheftgepflegt, serviceheftgepflegt, servicebuch, servicerecord, fullservicehistory, fsh, carnetentretien, ' +
  'historiquedentretien, suividentretien, entretiensuivi, entretienajour, entretiencomplet, carnetajour, carnetdentretienajour, carnetcomplet, ' +
  'historiquecomplet, suivicomplet';

const ofServiceBook = [
  ...SERVICE_BOOK.map((name) => name.replaceAll(' ', '')),
  ...ALSO_SERVICE_BOOK.split(', '),
];

/** By names as they are compared. A Map, because a typed word may be the name of a property that every object has. */
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Object.entries(MEANINGS),
    ...ofServiceBook.map((name) => [name, SERVICE_BOOK] as const),
    ...OTHER_FACTS.map((names) => names.split(', ')).flatMap((names) =>
      names.map((name) => [name.replaceAll(' ', ''), names] as const),
    ),
  ].map(([name, names]) => [foldWord(name), names]),
);

/** "20d" is written close to the drive, "220 d" apart. */
const ENGINE = /^(\d{2,3})(d|e|i|de)$/;
const DRIVES = ['xdrive', 'sdrive', 'edrive'];

/** "7-gang", "8-speed" */
const GEARS = /^(\d{1,2})(?:gang|speed|vitesses|rapports|stufen)$/;

/** "18-zoll" */
const INCHES = /^(\d{2})zoll$/;

/** The words that vehicles have instead of a typed one, without spaces. */
export function longNamesOf(typed: string): readonly string[] {
  const [, gears] = GEARS.exec(typed) ?? [];
  if (gears !== undefined) return ['gang', 'speed', 'vitesses', 'rapports'].map((word) => `${gears} ${word}`);
  const [, inches] = INCHES.exec(typed) ?? [];
  if (inches !== undefined) return ['inch', 'pouces'].map((word) => `${inches} ${word}`);
  const [, number = '', fuel] = ENGINE.exec(typed) ?? [];
  if (fuel === undefined) return SHORT_NAMES.get(foldWord(typed)) ?? [];
  return number.length === 2 ? DRIVES.map((drive) => `${drive}${typed}`) : [`${number} ${fuel}`];
}
