import { box, group, stroke } from './svg.ts';

/** Letters and digits as strokes in a box of 6 by 10, so that no font has to be installed. */
const GLYPHS: Record<string, string> = {
  '0': 'M1.5 0H4.5Q6 0 6 1.5V8.5Q6 10 4.5 10H1.5Q0 10 0 8.5V1.5Q0 0 1.5 0',
  '1': 'M1 2L3.5 0V10',
  '2': 'M0 2Q0 0 3 0T6 2.7Q6 5 0 10H6',
  '3': 'M0 0H6L3 4Q6 4 6 7T3 10Q.6 10 0 8',
  '4': 'M4.5 10V0L0 7H6',
  '5': 'M5.6 0H.8L.4 4.4Q1.6 3.6 3 3.6Q6 3.6 6 6.8T3 10Q.6 10 0 8.2',
  '6': 'M5.4 .4Q0 1 0 6.6Q0 10 3 10T6 6.8Q6 4 3 4T0 6.8',
  '7': 'M0 0H6L2 10',
  '8': 'M3 0Q5.6 0 5.6 2.4T3 4.7Q.4 4.7 .4 2.4T3 0M3 4.7Q6 4.7 6 7.4T3 10Q0 10 0 7.4T3 4.7',
  '9': 'M.6 9.6Q6 9 6 3.4Q6 0 3 0T0 3.2Q0 6 3 6T6 3.2',
  F: 'M0 10V0H5.6M0 4.8H4.6',
  C: 'M6 1.8Q5.4 0 3.2 0Q0 0 0 5T3.2 10Q5.4 10 6 8.2',
  D: 'M0 0V10H2.4Q6 10 6 5T2.4 0Z',
  P: 'M0 10V0H3.2Q6 0 6 2.8T3.2 5.6H0',
  R: 'M0 10V0H3.2Q6 0 6 2.7T3.2 5.4H0M3 5.4L6 10',
  N: 'M0 10V0L6 10V0',
  k: 'M0 0V10M5 3.4L0 7.2M1.8 6L5.4 10',
  m: 'M0 10V4M0 5.4Q.6 3.8 1.8 3.8Q3 3.8 3 5.6V10M3 5.6Q3.6 3.8 4.8 3.8Q6 3.8 6 5.6V10',
  h: 'M0 0V10M0 6Q.6 4 2.8 4Q5 4 5 6.2V10',
  '/': 'M5 0L1 10',
  '.': 'M2.6 9.9H3.2',
  '%': 'M1.2 .4Q2.6 .4 2.6 1.8T1.2 3.2T-.2 1.8T1.2 .4M6 0L0 10M4.8 6.8Q6.2 6.8 6.2 8.2T4.8 9.6T3.4 8.2T4.8 6.8',
};

/** Draws text from its upper left corner; `size` is the height of a digit. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 1.3,
): string {
  const signs = Array.from(text, (sign, place) => {
    const glyph = GLYPHS[sign];
    return glyph ? group(`transform="translate(${place * 8.6} 0)"`, stroke(glyph, colour, weight)) : '';
  });
  return group(`transform="translate(${x} ${y}) scale(${size / 10})"`, ...signs);
}

/** The width of a text drawn by `lettering`. */
export const letteringWidth = (text: string, size: number) => ((text.length * 8.6 - 2.6) * size) / 10;

/** The portal's own number plate, without a country or a town. `y` is its upper edge. */
export function numberPlate(y: number): string {
  const text = 'FC 100';
  return (
    box(-27, y - 0.8, 54, 12.6, '#0b0d10', 1.6) +
    box(-26, y, 52, 11, '#f6f7f8', 1) +
    box(-26, y, 4.6, 11, '#1f4aa8', 1) +
    lettering(text, -letteringWidth(text, 6.6) / 2 + 2.4, y + 2.2, 6.6, '#14181d', 1.5)
  );
}
