import type { BodyType } from '../../contract/body-types.ts';
import { fold } from './vocabulary.ts';

/** The terms of the trade in German, English and French, folded. A bare "Van" means what it means in a German delivery. */
const WORDS: Record<BodyType, string> = {
  SMALL_CAR: 'small car, kleinwagen, kleinstwagen, city car, supermini, citadine, petite citadine',
  HATCHBACK:
    'hatchback, schragheck, flie heck, fliessheck, steilheck, kompaktwagen, kompaktklasse, compact, compacte, berline compacte, hayon',
  SALOON: 'saloon, sedan, limousine, stufenheck, berline, notchback',
  ESTATE:
    'estate, estate car, station wagon, stationwagon, wagon, kombi, combi, break, variant, avant, touring, sw, turnier, sports tourer, ' +
    'sportstourer, t modell, sportswagon, sportcombi, grandtour, shooting brake',
  SUV: 'suv, gelandewagen, off roader, offroader, off road, offroad, crossover, 4x4, tout terrain, suv gelandewagen, suv crossover',
  MPV: 'mpv, people carrier, minivan, monospace, gro raumlimousine, grossraumlimousine, hochdachkombi, ludospace, van, van minibus',
  COUPE: 'coupe, sportwagen, sports car, sportwagen coupe, coupe sportwagen',
  CONVERTIBLE:
    'convertible, cabrio, cabriolet, cabrio roadster, cabriolet roadster, roadster, spider, spyder, decapotable',
  PICKUP: 'pickup, pick up, pritsche, pritschenwagen, plateau',
  MINIBUS: 'minibus, kleinbus, bus',
  PANEL_VAN:
    'panel van, cargo van, kasten, kastenwagen, transporter, lieferwagen, fourgon, fourgonnette, utilitaire, vehicule utilitaire',
  OTHER: 'other, andere, anderer, andere karosserie, sonstige, sonstiges, autre, autres',
};

// Object.entries loses the type of the keys.
const entries = Object.entries(WORDS) as [BodyType, string][];
const types = new Map(entries.flatMap(([type, words]) => words.split(', ').map((word) => [word, type])));

/** "Kombi", "Kombi, 5-türig", "Break" -> "ESTATE"; undefined for unknown words, and for words of two bodies. */
export function bodyTypeOf(written: string): BodyType | undefined {
  const folded = fold(written);
  const whole = types.get(folded);
  if (whole) return whole;
  const found = new Set(
    [...types].filter(([word]) => ` ${folded} `.includes(` ${word} `)).map(([, type]) => type),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** The names that makers give to their estates. */
const ESTATES =
  / (variant|avant|touring|sw|break|kombi|combi|estate|turnier|sports ?tourer|t modell|sportswagon|sportcombi|grandtour|shooting brake) /;
/** A van of this name that is called Kombi has windows and seats, and is no estate. */
const VANS =
  / (transporter|caddy|crafter|multivan|caravelle|t[3-7]|vito|viano|sprinter|citan|trafic|master|kangoo|vivaro|movano|combo|berlingo|jumpy|jumper|partner|rifter|expert|traveller|boxer|scudo|ducato|doblo|talento|transit|tourneo|nv\d{2,3}|primastar|interstar|townstar|proace|hiace|staria|h 1|daily|tge|v klasse|t klasse|eqv|eqt|evito|esprinter|ecitan|edeliver|id buzz|zafira life|space ?tourer|nemo|fiorino|qubo|bipper|dokker|evalia|express|courier|maxus) /;

/** The body that the maker's own name for the vehicle says: "Passat Variant" -> "ESTATE"; null if it says none. */
export function bodyTypeInName(model: string, variant: string | null): BodyType | null {
  if (VANS.test(` ${fold(model)} `)) return null;
  return ESTATES.test(` ${fold(`${model} ${variant ?? ''}`)} `) ? 'ESTATE' : null;
}
