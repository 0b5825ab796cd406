import { MAKES } from './choices.ts';
import { asSeen } from './visible.ts';

/** Makes beside those that the filter always offers, as they write themselves. */
const OTHERS =
  'Abarth, Alfa Romeo, Alpine, Aston Martin, Bentley, BYD, Chevrolet, Chrysler, Citroën, Dacia, Daihatsu, Dodge, DS, Ferrari, Fiat, Genesis, Honda, INEOS, ' +
  'Infiniti, Isuzu, Iveco, Jaguar, Jeep, Kia, Lada, Lamborghini, Lancia, Land Rover, Lexus, Lynk & Co, MAN, Maserati, Maxus, Mazda, McLaren, MG, MINI, ' +
  'Mitsubishi, NIO, Nissan, Renault, Rolls-Royce, Rover, Saab, smart, SsangYong, Subaru, Suzuki, Vauxhall, XPENG';

/** What deliveries and old addresses call a make besides. */
const ALIASES: readonly [make: string, names: string][] = [
  ['Volkswagen', 'VW, VW Pkw, VW Nutzfahrzeuge, Volkswagen VW, Volkswagen Pkw, Volkswagen Nutzfahrzeuge'],
  ['Mercedes-Benz', 'Mercedes, MB'],
  ['Alfa Romeo', 'Alfa'],
  ['DS', 'DS Automobiles'],
];

/** No make has a longer name, and normalizing the combining characters of a hostile one takes quadratic time. */
const LONGEST = 50;

/** Letters and digits alone, without accents: "Škoda" and "SKODA" are "skoda". */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const NAMES: readonly [name: string, make: string][] = [
  ...[...MAKES, ...OTHERS.split(', ')].map((make): [string, string] => [make, make]),
  ...ALIASES.flatMap(([make, names]) => names.split(', ').map((name): [string, string] => [name, make])),
];

/** Every name of a make, folded, and the name under which it is stored. */
export const MAKE_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.map(([name, make]) => [folded(name), make]),
);

/** The first word of every name of a make, in small letters without accents: "mercedes", "alfa", "vw". */
export const FIRST_WORDS_OF_MAKES: ReadonlySet<string> = new Set(
  NAMES.map(([name]) => folded(name.split(/[ -]/, 1)[0] ?? '')),
);

/** "TESLA", "VW", "Škoda" -> "Tesla", "Volkswagen", "Skoda"; any other make stays as it looks. */
export const makeNameOf = (written: string): string =>
  written.length > LONGEST ? written : (MAKE_NAMES.get(folded(written)) ?? asSeen(written));
