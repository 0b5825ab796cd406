import type { InvoiceWords } from '../../content/invoices/words.ts';
import { countryName } from '../mail/format.ts';
import type { InvoiceContent } from './content.ts';
import { FAINT, PAGE, rule, type Sheet, write } from './pdf-sheet.ts';

/** An address on several lines. */
export function linesOfAddress(
  address: { name: string; street: string | null; postalCode: string; city: string; country: string },
  locale: InvoiceContent['locale'],
): string {
  const { name, street, postalCode, city, country } = address;
  return [name, street, `${postalCode} ${city}`, countryName(country, locale)].filter(Boolean).join('\n');
}

/** Rows of a name and a value. A row without a value is left out. Returns the height below. */
export function writeRows(
  sheet: Sheet,
  { x, label }: { x: number; label: number },
  rows: readonly (readonly [string, string | null])[],
  from: number,
): number {
  let y = from;
  for (const [name, value] of rows) {
    if (value === null) continue;
    write(sheet, name, { x, y, width: label, size: 9, color: FAINT });
    y = write(sheet, value, { x: x + label, y, size: 9 }) + 2;
  }
  return y;
}

/** At the foot of each page: the seller as the law requires, and the number of the page. */
export function writeFeet(
  sheet: Sheet,
  { seller, locale }: Pick<InvoiceContent, 'seller' | 'locale'>,
  words: InvoiceWords,
): void {
  const { print } = words;
  const { name, street, postalCode, city, country, registerCourt, registerNumber } = seller;
  const about = [
    `${name}, ${street}, ${postalCode} ${city}, ${countryName(country, locale)}`,
    `${registerCourt}, ${registerNumber}`,
    words.management(seller.managingDirector),
    `${print.vatId} ${seller.vatId}`,
    `${print.taxNumber} ${seller.taxNumber}`,
    `${seller.contactName}, ${seller.phone}, ${seller.email}`,
  ].join(' · ');
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    rule(sheet, PAGE.foot);
    write(sheet, about, { y: PAGE.foot + 6, width: 400, size: 7.5, color: FAINT });
    const place = { y: PAGE.foot + 6, x: 460, size: 7.5, color: FAINT, align: 'right' } as const;
    write(sheet, print.pageOf(page + 1, count), place);
  }
}
