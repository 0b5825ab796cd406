import type { Font } from 'fontkit';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners, variation selectors, soft hyphens: pdfkit would print them as hyphens or boxes. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Makes a function that writes what a font lacks as code points, such as "[U+1F600]": docs/decisions/0048. An emoji of
 * several characters becomes one pair of brackets. Letters with separate accents become single letters if they can.
 */
export function printableIn(font: Font): (text: string) => string {
  const hasGlyph = (character: string) => character === '\n' || font.hasGlyphForCodePoint(codeOf(character));
  return (text) =>
    Array.from(GRAPHEMES.segment(text.normalize('NFC')), ({ segment }) => {
      const visible = segment.replaceAll(INVISIBLE, '');
      return Array.from(visible).every(hasGlyph) ? visible : `[${Array.from(segment, named).join(' ')}]`;
    }).join('');
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

const named = (character: string) => `U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}`;
