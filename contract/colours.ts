import type { BaseColour } from './base-colours.ts';
import { foldedWordsOf, foldWord } from './phrases.ts';

/** The words of each base colour in three languages. `*word` also ends a compound: "Mythosschwarz". */
const WORDS: Record<BaseColour, string> = {
  Black: '*schwarz, black, noir, noire',
  Grey: '*grau, grey, gray, gris, grise, *anthrazit, anthracite',
  Silver: '*silber, silver, argent, argente',
  White: '*weiß, *weiss, white, blanc, blanche',
  Blue: '*blau, blue, bleu, bleue, navy',
  Red: '*rot, red, rouge, bordeaux',
  Green: '*grün, green, vert, verte',
  Brown: '*braun, brown, marron, brun, brune, *bronze, *kupfer, copper, cuivre',
  Beige: '*beige, *champagner, champagne, *creme, cream, ivory, ivoire, *elfenbein',
  Yellow: '*gelb, yellow, jaune',
  Orange: '*orange',
  Purple: '*violett, *lila, purple, violet, violette, mauve, aubergine',
};
/** "Tiefschwarzmetallic" ends with its finish. */
const FINISH = /(?:metallic|perleffekt|mineraleffekt|uni|mica|matt)$/;

// Object.keys returns string[].
const colours = Object.keys(WORDS) as BaseColour[];
const wholeWords = new Map<string, BaseColour>();
const ends: [end: string, colour: BaseColour][] = [];
for (const colour of colours)
  for (const word of WORDS[colour].split(', ')) {
    const folded = foldWord(word.replace('*', ''));
    wholeWords.set(folded, colour);
    if (word.startsWith('*')) ends.push([folded, colour]);
  }

/** The words that name base colours. */
export const COLOUR_WORDS: readonly [word: string, colour: BaseColour][] = [...wholeWords];

/**
 * The base colour of a maker's name of a paint; null if no word or more than one names a colour. Nothing is guessed: "Kreide" has
 * none.
 */
export function baseColourOf(name: string | null): BaseColour | null {
  const found = new Set(foldedWordsOf(name ?? '').flatMap(({ text }) => colourOfCompound(text) ?? []));
  const [only] = found;
  return only && found.size === 1 ? only : null;
}

function colourOfCompound(folded: string): BaseColour | undefined {
  const stem = folded.replace(FINISH, '');
  return wholeWords.get(stem) ?? ends.find(([end]) => stem.endsWith(end))?.[1];
}
