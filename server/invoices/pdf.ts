import { buffer } from 'node:stream/consumers';
import type { InvoiceWords } from '../../content/invoices/words.ts';
import { sumOf } from '../../contract/money.ts';
import { formatInteger } from '../../contract/notation.ts';
import { day, money } from '../mail/format.ts';
import { hasToBePaid, type InvoiceContent, payableOf } from './content.ts';
import { linesOfAddress, writeFeet, writeRows } from './pdf-parts.ts';
import { FAINT, heightOf, openSheet, PAGE, rule, type Sheet, withRoom, write } from './pdf-sheet.ts';
import { INVOICE_WORDS } from './words.ts';

const META = { x: 330, label: 105 };
const COLUMNS = {
  item: { x: PAGE.left, width: 245 },
  quantity: { x: 305, width: 45 },
  price: { x: 355, width: 90 },
  amount: { x: 449, width: 90 },
};
/** `heightOfPaid`: of the two rows of an invoice that has been paid. */
const TOTALS = { x: 330, width: 115, above: 8, height: 120, heightOfPaid: 40 };

/** An invoice or a credit note as a PDF for people. It has the same figures as the XML, which is the document itself. */
export async function pdfOf(content: InvoiceContent): Promise<Buffer> {
  const words = INVOICE_WORDS[content.locale];
  const document = content.cancels ? words.print.creditNote : words.print.invoice;
  const sheet = openSheet({
    lang: content.locale,
    title: `${document} ${content.number}`,
    author: content.seller.name,
    at: new Date(`${content.issuedOn}T12:00:00Z`),
  });
  const written = buffer(sheet);
  const belowHead = writeHead(sheet, { content, words, document });
  const belowLines = writeLines(sheet, { content, words, y: belowHead + 22 });
  const belowTotals = writeTotals(sheet, { content, words, y: belowLines + TOTALS.above });
  writePayment(sheet, { content, words, y: belowTotals + 22 });
  writeFeet(sheet, content, words);
  sheet.end();
  return written;
}

interface Part {
  content: InvoiceContent;
  words: InvoiceWords;
  y: number;
}

/** Seller, buyer, title and all that is said once. Returns the height below. */
function writeHead(
  sheet: Sheet,
  { content, words, document }: Omit<Part, 'y'> & { document: string },
): number {
  const { seller, buyer, number, cancels, locale } = content;
  write(sheet, seller.name, { y: PAGE.top, size: 15, isBold: true });
  const sender = `${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`;
  write(sheet, sender, { y: 118, width: 240, size: 7.5, color: FAINT });
  const belowBuyer = write(sheet, linesOfAddress(buyer, locale), { y: 142, width: 240, size: 10.5 });
  const belowMeta = writeRows(sheet, META, metaOf(content, words), 118);
  let y = Math.max(belowBuyer, belowMeta) + 26;
  y = write(sheet, `${document} ${number}`, { y, size: 17, isBold: true }) + 4;
  if (cancels)
    y =
      write(sheet, words.cancels({ number: cancels.number, day: day(cancels.issuedOn, locale) }), { y }) + 4;
  return write(sheet, words.print.copyOf(document, `invoice-${number}.xml`), { y, size: 8.5, color: FAINT });
}

function metaOf(content: InvoiceContent, { print }: InvoiceWords): [string, string | null][] {
  const { locale, delivery, buyer, cancels, payment } = content;
  const { period, on, address } = delivery;
  return [
    [print.number, content.number],
    [print.issuedOn, day(content.issuedOn, locale)],
    [print.cancelledInvoice, cancels && cancels.number],
    [print.dueOn, hasToBePaid(content) ? day(payment.dueOn, locale) : null],
    [print.orderNumber, content.orderNumber],
    [print.purchaseReference, content.purchaseReference],
    [print.buyerVatId, buyer.vatId],
    [print.deliveryPeriod, period && `${day(period.from, locale)} – ${day(period.to, locale)}`],
    [print.deliveredOn, on && day(on, locale)],
    [print.deliveryAddress, linesOfAddress(address, locale)],
  ];
}

interface Line {
  name: string;
  details: string;
  quantity: number;
  price: string;
  amount: string;
}

function linesOf({ vehicles, deliveryFee, locale }: InvoiceContent, words: InvoiceWords): Line[] {
  const lines = vehicles.map(({ name, vin, firstRegistered, mileageKm, priceNet }) => ({
    name,
    details: [`FIN/VIN ${vin}`, ...usageOf({ firstRegistered, mileageKm }, { locale, words })].join('\n'),
    quantity: 1,
    price: priceNet,
    amount: priceNet,
  }));
  if (!deliveryFee) return lines;
  const { quantity, unitNet, net } = deliveryFee;
  return [...lines, { name: words.delivery, details: '', quantity, price: unitNet, amount: net }];
}

function usageOf(
  { firstRegistered, mileageKm }: Pick<InvoiceContent['vehicles'][number], 'firstRegistered' | 'mileageKm'>,
  { locale, words }: { locale: InvoiceContent['locale']; words: InvoiceWords },
): string[] {
  const usage = [
    firstRegistered && `${words.firstRegistered} ${day(firstRegistered, locale)}`,
    mileageKm !== null && `${words.mileage} ${formatInteger(mileageKm, locale)}\u00a0km`,
  ].filter(Boolean);
  return usage.length > 0 ? [usage.join(' · ')] : [];
}

function writeLines(sheet: Sheet, { content, words: { print, ...words }, y: from }: Part): number {
  const { item, quantity, price, amount } = COLUMNS;
  const writeTitles = (y: number): number => {
    const style = { y, size: 8.5, color: FAINT } as const;
    write(sheet, print.item, { ...style, ...item });
    write(sheet, print.quantity, { ...style, ...quantity, align: 'right' });
    write(sheet, print.price, { ...style, ...price, align: 'right' });
    const below = write(sheet, print.amount, { ...style, ...amount, align: 'right' }) + 3;
    rule(sheet, below);
    return below + 5;
  };
  let y = writeTitles(withRoom(sheet, from, 60));
  const lines = linesOf(content, { print, ...words });
  const totalsHeight = heightOfTotals(content);
  for (const line of lines) {
    const height =
      heightOf(sheet, line.name, item.width) + heightOf(sheet, line.details, item.width, 8.5) + 8;
    // The totals never stand on a page without a line.
    const top = withRoom(sheet, y, line === lines.at(-1) ? height + TOTALS.above + totalsHeight : height);
    y = top < y ? writeTitles(top) : top;
    write(sheet, String(line.quantity), { ...quantity, y, align: 'right' });
    write(sheet, money(line.price), { ...price, y, align: 'right' });
    write(sheet, money(line.amount), { ...amount, y, align: 'right' });
    y = write(sheet, line.name, { ...item, y });
    if (line.details) y = write(sheet, line.details, { ...item, y, size: 8.5, color: FAINT });
    rule(sheet, y + 4);
    y += 8;
  }
  return y;
}

const heightOfTotals = ({ paid }: InvoiceContent): number =>
  TOTALS.height + (paid === undefined ? 0 : TOTALS.heightOfPaid);

/** The four lines that cart, order and mail show as well, the sum on which the VAT is, and what has been paid. */
function writeTotals(sheet: Sheet, { content, words, y: from }: Part): number {
  const { net, vatPercent, vat, gross } = content.totals;
  const { print } = words;
  let y = withRoom(sheet, from, heightOfTotals(content));
  const rows = [
    {
      name: print.vehiclesNet,
      value: sumOf(content.vehicles.map(({ priceNet }) => priceNet)),
      isBold: false,
    },
    { name: print.deliveryNet, value: content.deliveryFee?.net ?? '0.00', isBold: false },
    { name: print.net, value: net, isBold: false },
    { name: print.vat(vatPercent), value: vat, isBold: false },
    { name: print.gross, value: gross, isBold: true },
    ...(content.paid === undefined
      ? []
      : [
          { name: print.paid, value: content.paid, isBold: false },
          { name: print.payable, value: payableOf(content), isBold: true },
        ]),
  ];
  for (const { name, value, isBold } of rows) {
    const style = { y, isBold, size: isBold ? 11.5 : 9.5 };
    write(sheet, name, { ...style, x: TOTALS.x, width: TOTALS.width });
    y = write(sheet, money(value), { ...style, ...COLUMNS.amount, align: 'right' }) + 4;
  }
  if (content.vatCase !== 'INTRA_COMMUNITY') return y;
  return write(sheet, words.intraCommunity, { y: y + 4 });
}

/** Where the buyer pays, that they have paid, or what becomes of the amount of a cancelled invoice. */
function writePayment(sheet: Sheet, { content, words, y: from }: Part): void {
  const { cancels, payment, number } = content;
  const y = withRoom(sheet, from, 110);
  if (cancels) {
    write(sheet, words.refund, { y });
    return;
  }
  const below = write(sheet, words.print.payment, { y, size: 11.5, isBold: true }) + 3;
  if (!hasToBePaid(content)) {
    write(sheet, words.paid, { y: below });
    return;
  }
  const belowTerms = write(sheet, words.paymentTerms, { y: below }) + 6;
  const rows = [
    [words.print.accountName, payment.accountName],
    ['IBAN', payment.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', payment.bic],
    [words.print.reference, number],
  ] as const;
  writeRows(sheet, { x: PAGE.left, label: 120 }, rows, belowTerms);
}
