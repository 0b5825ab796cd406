import { create, type Font } from 'fontkit';

/** Letters, the space and the hyphen that share their glyph with a symbol or with another space or hyphen. */
const SHARED = ' -μΔΩφ';

/**
 * Opens the file of a typeface, once for all documents: to read its tables takes three times as long as to write a page.
 * fontkit remembers each glyph with the character that it was first asked for, and this is what one copies out of a PDF.
 * So letters come first: no document depends on those before it. All others follow, because pdfkit also asks for the parts of
 * a glyph by their number, such as two ' for a ": remembered without its character, a ' could not be copied any more.
 * Letters are not joined, since a joined "ff" is copied as one character: an order number with it would find no order.
 */
export function openTypeface(file: Buffer): Font {
  // Only a file of several typefaces would be a collection.
  const font = create(file) as Font;
  for (const character of SHARED) font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, { liga: false });
  return font;
}
