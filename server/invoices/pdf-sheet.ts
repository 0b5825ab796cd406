import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { printableIn } from './printable.ts';
import { openTypeface } from './typeface.ts';

export type Sheet = InstanceType<typeof PDFDocument>;

/** The part of an A4 page that is written on, in points. */
export const PAGE = { left: 56, right: 539, top: 56, bottom: 740, foot: 762 };
export const FAINT = '#5b6470';
const INK = '#1d2430';
const LINE = '#c9d0d8';

/** One typeface with Latin, Greek and Cyrillic letters: dealers come from every country of the EEA. */
const typefaceAt = (file: string) =>
  openTypeface(
    readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`)),
  );
const REGULAR = typefaceAt('400Regular/SourceSans3_400Regular.ttf');
const BOLD = typefaceAt('600SemiBold/SourceSans3_600SemiBold.ttf');
/** Both files have the same characters. */
const printable = printableIn(REGULAR);

/** pdfkit takes a font that fontkit has opened as well as a file, but its types name files alone. */
const asSource = (font: Font) => font as unknown as Buffer;

/** An empty A4 document. It breaks no page by itself: see `withRoom`. */
export function openSheet(options: { lang: string; title: string; author: string; at: Date }): Sheet {
  const { lang, title, author, at } = options;
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  sheet.registerFont('regular', asSource(REGULAR));
  sheet.registerFont('bold', asSource(BOLD));
  return sheet;
}

interface Place {
  x?: number;
  y: number;
  width?: number;
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

/** Writes a text, on several lines where it is wider than its place. Returns the height below it. */
export function write(sheet: Sheet, text: string, place: Place): number {
  const { x = PAGE.left, y, width = PAGE.right - x, size = 9.5, isBold = false } = place;
  const { color = INK, align = 'left' } = place;
  sheet
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(printable(text), x, y, { width, align });
  return sheet.y;
}

/** The height that a text takes in this width. */
export function heightOf(sheet: Sheet, text: string, width: number, size = 9.5): number {
  return sheet.font('regular').fontSize(size).heightOfString(printable(text), { width });
}

export function rule(sheet: Sheet, y: number, from = PAGE.left): void {
  sheet.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.5).stroke(LINE);
}

/** The height at which a part of this height begins: on the next page where this one has no room for it. */
export function withRoom(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  sheet.addPage();
  return PAGE.top;
}
