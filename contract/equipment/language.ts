import { SUPPLIER_LANGUAGES, type SupplierLanguage } from '../choices.ts';
import { type FoldedWord, foldedWordsOf, foldWord } from '../phrases.ts';

/**
 * Words by which lines of equipment tell their language: `word*` is the beginning of a word, `*word` its end. What makers write in
 * every country ("Park Assist", "Avant", "AUX") tells nothing.
 */
const TELLING_WORDS: Record<SupplierLanguage | 'unknown', string> = {
  // Languages of Europe that the portal does not know. Some of their words are those of a language that it knows.
  unknown:
    'asiento*, delanter*, traser*, calefactable*, calefactad*, navegación, navegação, pantalla, cuero, llantas, lluvia, techo, puertas, luces, ' +
    'cámara, elevalunas, aparcamiento, retrovisores, sin, para, bancos, couro, câmara, faróis, vidros, aquecid*, espelhos, ' +
    'fotel*, podgrzew*, skórzan*, klimatyzacj*, czujnik*, lusterk*, elektryczn*, kierownic*, cofania, światł*, reflektor*, szyb*, felgi, hak, ' +
    'vyhřívan*, sedad*, parkovací, parkovac*, klimatizac*, světlomet*, zrcát*, okna, kožen*, tažné, ' +
    'backkamera, bakkamera, ryggekamera, och, og, säten, stolar, elstolar, läder, fälgar, dragkrok, farthållare, motorvärmare, uppvärmd*, sæde*, ' +
    'læder, alufælge, anhængertræk, fartpilot, hengerfeste, setevarme, skinn, parkering*, ' +
    'tolató*, ülés*, bőr*, kormány*, scaune, încălzit*, piele, oglinzi, faruri, senzori, navigație, cameră',
  de:
    'mit, ohne, und, für, vorn, vorne, hinten, rechts, im, auf, oder, inkl, statt, beide, nicht, ' +
    'elektrische, elektrischer, elektr, beheizbar*, verstellbar*, einstellbar*, *klappbar, abnehmbar*, schwenkbar*, *getönt, ' +
    '*heizung, *sitze, *sitzen, *sitz, *paket, *scheinwerfer, *leuchten, *leuchte, *lenkrad, *hilfe, *kamera, *automatik, *regelung, ' +
    '*kupplung, *räder, *rad, *reifen, *felgen, *heber, *verriegelung, *anlage, *dach, *boden, *scheibe, *scheiben, *verglasung, ' +
    '*lackierung, *polster, *halter, *ablage, *ablagen, *netz, *schutz, *sicherung, *warner, *assistent, *wischer, *beleuchtung, *lehne, ' +
    '*gurt, *gurte, *säule, *abdeckung, *vorbereitung, *klappe, *himmel, *dreieck, *kasten, *tasche, *matten, *spiegel, *steuerung, ' +
    'fuß*, rück*, außen*, innen*, ablage*, gepäck*, kopfstütze*, türen, heck, fahrer, beifahrer, schwarz, leder, stoff',
  fr:
    'avec, sans, pour, arrière*, dans, sur, du, des, les, siège*, volant, roue*, jante*, phare*, feux, vitre*, rétroviseur*, ' +
    'accoudoir*, coffre, toit, tapis, climatisation, clim, régulateur, détecteur*, capteur*, aide, attelage, peinture, cuir, tissu, ' +
    'sellerie, recul, conduite, conducteur, passager, électrique*, électronique, automatique*, chauffant*, dégivrant*, rabattable*, ' +
    'réglable*, surteinté*, clé, secours, sécurité, verrouillage, freinage, fixation*, essuie, pneu*, pluie, rangement, ceinture*, ' +
    'éclairage, prise, chargeur, noir*',
  it:
    'con, senza, anteriore, anteriori, posteriore, posteriori, laterali, sedile, sedili, cerchi, fari, specchi*, volante, pelle, gancio, ' +
    'ruota, ruote, sistema, vernice, riscaldabil*, riscaldati, elettric*, automatico, climatizzatore, alzacristalli, sensore, sensori, ' +
    'telecamera, chiusura, regolazione, regolatore, assistenza, pacchetto, tetto, vetri, bagagliaio, tappetini, cruscotto, schermo, luci, ' +
    'cinture, freno, bracciolo, tessuto, nero, di, dei, delle, della',
  nl:
    'met, zonder, voor, achter, een, het, stoel*, *verwarming, *verwarmd, stuur*, trekhaak, *velgen, koplamp*, parkeer*, ' +
    'buitenspiegel*, ramen, *wiel, *wielen, banden, lak, lederen, bekleding, achteruit*, *pakket, *systeem, bedienbare, verstelbaar, ' +
    'verstelbare, inklapbaar, neerklapbaar, *afstandsbediening, vergrendeling, getint*, zwart, schuifdak, dakrails, mistlicht*, ' +
    'armsteun, bekerhouder',
  en:
    'with, without, and, for, the, of, rear, heated, seats, wheel, wheels, steering, headlights, lamps, windows, doors, mirrors, ' +
    'tyre, tyres, tires, tow, towbar, spare, leather, cloth, electric, electrically, automatic, folding, foldable, adjustable, ' +
    'reversing, parking, child, locking, warning, storage, luggage, floor, mats, rails, trim, armrest, tinted, airbags, wipers',
};

/** A longer text is in the language in which it begins. */
const READ_CHARACTERS = 5000;

/** From so many lines on, if they are half as many as those in the usual one, a second language is no accident. */
const MIXED_FROM_LINES = 2;

interface Telling {
  whole: Set<string>;
  starts: string[];
  ends: string[];
}

type Told = SupplierLanguage | 'unknown';

const telling = (['unknown', ...SUPPLIER_LANGUAGES] as const).map((language): [Told, Telling] => {
  const words = TELLING_WORDS[language].split(', ');
  return [
    language,
    {
      whole: new Set(words.filter((word) => !word.includes('*')).map(foldWord)),
      starts: words.filter((word) => word.endsWith('*')).map((word) => foldWord(word.slice(0, -1))),
      ends: words.filter((word) => word.startsWith('*')).map((word) => foldWord(word.slice(1))),
    },
  ];
});

const tells = ({ whole, starts, ends }: Telling, word: string) =>
  whole.has(word) || starts.some((start) => word.startsWith(start)) || ends.some((end) => word.endsWith(end));

/** The language that most telling words are in; the first of several. */
function toldBy(counts: ReadonlyMap<Told, number>): Told | undefined {
  let best: Told | undefined;
  for (const [language, count] of counts) if (count > (best ? (counts.get(best) ?? 0) : 0)) best = language;
  return best;
}

const countsOf = (words: readonly FoldedWord[]): Map<Told, number> =>
  new Map(telling.map(([language, its]) => [language, words.filter(({ text }) => tells(its, text)).length]));

/**
 * The language that most telling words of the equipment are in: docs/decisions/0184. Null if the portal does not know it, if none is
 * telling, or if many lines are in another one. Between as many words English comes last, since makers name in English what they sell
 * everywhere.
 */
export function supplierLanguageOf(equipmentText: string | null): SupplierLanguage | null {
  const lines = (equipmentText ?? '').slice(0, READ_CHARACTERS).split('\n').map(foldedWordsOf);
  const perLine = lines.map(countsOf);
  const sums = new Map(
    telling.map(([language]) => [
      language,
      perLine.reduce((sum, counts) => sum + (counts.get(language) ?? 0), 0),
    ]),
  );
  const best = toldBy(sums);
  if (best === undefined || best === 'unknown') return null;
  const told = perLine.map(toldBy);
  const linesIn = (language: Told) => told.filter((each) => each === language).length;
  const others = Math.max(...telling.map(([language]) => (language === best ? 0 : linesIn(language))));
  return others >= MIXED_FROM_LINES && others * 2 >= linesIn(best) ? null : best;
}
