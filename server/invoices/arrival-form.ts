import { buffer } from 'node:stream/consumers';
import type { InvoiceWords } from '../../content/invoices/words.ts';
import { countryName, day } from '../mail/format.ts';
import type { InvoiceContent } from './content.ts';
import { linesOfAddress, writeFeet, writeRows } from './pdf-parts.ts';
import { FAINT, heightOf, openSheet, PAGE, rule, type Sheet, withRoom, write } from './pdf-sheet.ts';
import { INVOICE_WORDS } from './words.ts';

const META = { x: 330, label: 105 };
const COLUMNS = { quantity: { x: PAGE.left, width: 40 }, name: { x: 96, width: 290 }, vin: { x: 400 } };
/** The place and height of the lines on which the buyer writes. */
const BLANK = { x: 290, height: 36 };

/** The form with which the buyer confirms the arrival of the vehicles of this invoice, as a PDF to print and sign. */
export async function arrivalFormOf(content: InvoiceContent): Promise<Buffer> {
  const words = INVOICE_WORDS[content.locale];
  const sheet = openSheet({
    lang: content.locale,
    title: `${words.arrival.title} ${content.orderNumber}`,
    author: content.seller.name,
    at: new Date(`${content.issuedOn}T12:00:00Z`),
  });
  const written = buffer(sheet);
  const belowHead = writeHead(sheet, content, words);
  const belowVehicles = writeVehicles(sheet, { content, words, y: belowHead });
  writeReceipt(sheet, { content, words, y: belowVehicles });
  writeFeet(sheet, content, words);
  sheet.end();
  return written;
}

/** Seller, buyer, the documents that it belongs to, and the beginning of the sentence. Returns the height below. */
function writeHead(sheet: Sheet, content: InvoiceContent, { arrival, print }: InvoiceWords): number {
  const { seller, buyer, number, issuedOn, orderNumber, delivery, locale } = content;
  write(sheet, linesOfAddress(seller, locale), { y: PAGE.top, size: 9 });
  let y = write(sheet, arrival.title, { y: 140, size: 17, isBold: true }) + 2;
  y = write(sheet, arrival.subtitle, { y, size: 9, color: FAINT }) + 18;
  const rows = [
    [arrival.invoice, `${number}, ${day(issuedOn, locale)}`],
    [print.orderNumber, orderNumber],
    [print.vatId, buyer.vatId],
    [print.deliveryAddress, linesOfAddress(delivery.address, locale)],
  ] as const;
  const belowMeta = writeRows(sheet, META, rows, y);
  y = write(sheet, arrival.buyer, { y, width: 240, size: 9, color: FAINT }) + 2;
  y = write(sheet, `${linesOfAddress(buyer, locale)}\n${buyer.email}`, { y, width: 240, size: 10.5 });
  return write(sheet, arrival.confirm, { y: Math.max(y, belowMeta) + 20, size: 10.5 }) + 8;
}

interface Part {
  content: InvoiceContent;
  words: InvoiceWords;
  y: number;
}

function writeVehicles(
  sheet: Sheet,
  { content: { vehicles }, words: { arrival, print }, y: from }: Part,
): number {
  const { quantity, name, vin } = COLUMNS;
  const writeTitles = (y: number): number => {
    const style = { y, size: 8.5, color: FAINT } as const;
    write(sheet, print.quantity, { ...style, ...quantity });
    write(sheet, arrival.vehicle, { ...style, ...name });
    const below = write(sheet, arrival.vin, { ...style, ...vin }) + 3;
    rule(sheet, below);
    return below + 5;
  };
  let y = writeTitles(withRoom(sheet, from, 60));
  for (const vehicle of vehicles) {
    const height = heightOf(sheet, vehicle.name, name.width);
    const top = withRoom(sheet, y, height + 8);
    y = top < y ? writeTitles(top) : top;
    write(sheet, '1', { ...quantity, y });
    write(sheet, vehicle.vin, { ...vin, y });
    y = write(sheet, vehicle.name, { ...name, y }) + 4;
    rule(sheet, y);
    y += 4;
  }
  return y;
}

/** When and where the buyer has received the vehicles, and who signs for it. It stays on one page. */
function writeReceipt(
  sheet: Sheet,
  { content: { delivery, locale }, words: { arrival }, y: from }: Part,
): void {
  const { postalCode, city, country } = delivery.address;
  let y = withRoom(sheet, from + 8, BLANK.height * 5 + 70);
  y = writeBlank(sheet, arrival.receivedIn, y);
  y = writeBlank(sheet, arrival.place, y, `${countryName(country, locale)}, ${postalCode} ${city}`);
  if (arrival.received) y = write(sheet, arrival.received, { y: y + 4, size: 10.5 }) + 4;
  for (const name of [arrival.issuedOn, arrival.signature, arrival.signer]) y = writeBlank(sheet, name, y);
  write(sheet, arrival.hint, { y: y + 18, size: 8.5, color: FAINT });
}

/** A name and the line beside it on which a value stands, or is written by hand. */
function writeBlank(sheet: Sheet, name: string, y: number, value = ''): number {
  const base = y + BLANK.height;
  write(sheet, name, { y: base - heightOf(sheet, name, 220, 9), width: 220, size: 9, color: FAINT });
  write(sheet, value, { x: BLANK.x, y: base - 16, size: 10.5 });
  rule(sheet, base, BLANK.x);
  return base;
}
