import { describe, expect, test } from 'vitest';
import {
  aCreditNote,
  anIntraCommunityInvoice,
  anInvoice,
  aPaidInvoice,
  readUbl,
} from '../../fixtures/invoices.ts';
import { pdfTextsOf } from '../../fixtures/pdf-text.ts';
import { sumOf } from '../../contract/money.ts';
import { day, money } from '../mail/format.ts';
import type { InvoiceContent } from './content.ts';
import { pdfOf } from './pdf.ts';
import { ublOf } from './ubl.ts';

/** What both files of a document say. */
async function read(content: InvoiceContent) {
  const pages = await pdfTextsOf(await pdfOf(content));
  const lines = pages.flat().map((line) => line.trim());
  return { pages, lines, words: lines.join(' '), ubl: readUbl(ublOf(content)) };
}

const fiftyPrices = Array.from({ length: 50 }, (_, index) => `${17_000 + index * 37}.${index + 10}`);

const DOCUMENTS: [string, InvoiceContent][] = [
  ['an invoice of one vehicle', anInvoice()],
  ['an invoice of fifty vehicles, with half a cent', anInvoice({ prices: fiftyPrices, locale: 'en' })],
  ['an intra-community supply', anIntraCommunityInvoice({ prices: ['18490.33', '100.50'] })],
  ['a credit note', aCreditNote(anInvoice({ prices: ['18490.33', '100.50'] }))],
  ['a credit note without VAT', aCreditNote(anIntraCommunityInvoice())],
  [
    'a delivered order with a number of its own',
    anInvoice({
      purchaseReference: 'EK-4711',
      delivery: { ...anInvoice().delivery, on: '2026-03-20', period: null },
    }),
  ],
  ['a delivery that costs nothing', anInvoice({ deliveryFee: null })],
  ['an invoice that a former payment covers', aPaidInvoice(anInvoice())],
  ['an invoice that a former payment covers in part', anInvoice({ locale: 'fr', paid: '1000.00' })],
];

describe('the PDF has every figure of the XML', () => {
  test.each(DOCUMENTS)('amounts, in the same order: %s', async (_, content) => {
    const { words, ubl } = await read(content);
    const line = content.cancels ? 'CreditNoteLine' : 'InvoiceLine';
    const prices = ubl.texts(`${line}/Price/PriceAmount`);
    const amounts = ubl.texts(`${line}/LineExtensionAmount`);
    const expected = [
      ...prices.flatMap((price, at) => [price, amounts[at] ?? '']),
      sumOf(content.vehicles.map(({ priceNet }) => priceNet)),
      content.deliveryFee?.net ?? '0.00',
      ubl.text('LegalMonetaryTotal/TaxExclusiveAmount') ?? '',
      ubl.text('TaxTotal/TaxAmount') ?? '',
      ubl.text('LegalMonetaryTotal/TaxInclusiveAmount') ?? '',
      ...(content.paid === undefined ? [] : [ubl.text('LegalMonetaryTotal/PrepaidAmount') ?? '']),
      ...(content.paid === undefined ? [] : [ubl.text('LegalMonetaryTotal/PayableAmount') ?? '']),
    ];
    const printed = words.replaceAll('\u00a0', ' ').match(/\d[\d.]*,\d\d €/g);
    expect(printed).toEqual(expected.map((amount) => money(amount).replaceAll('\u00a0', ' ')));
    const percent = ubl.text('TaxTotal/TaxSubtotal/TaxCategory/Percent');
    expect(words).toMatch(new RegExp(`(USt\\.|VAT|TVA) ${Number(percent)}\\s?%`));
  });

  test.each(DOCUMENTS)('numbers, quantities and days: %s', async (_, content) => {
    const { lines, words, ubl } = await read(content);
    const line = content.cancels ? 'CreditNoteLine' : 'InvoiceLine';
    const vins = ubl.texts(`${line}/DocumentReference/ID`);
    expect(words.match(/FIN\/VIN \w{17}/g)).toEqual(vins.map((vin) => `FIN/VIN ${vin}`));
    const quantities = ubl.texts(`${line}/${content.cancels ? 'CreditedQuantity' : 'InvoicedQuantity'}`);
    expect(lines.filter((text) => /^\d{1,2}$/.test(text))).toEqual(quantities);
    const days = [
      'IssueDate',
      'DueDate',
      'InvoicePeriod/StartDate',
      'InvoicePeriod/EndDate',
      'Delivery/ActualDeliveryDate',
      'BillingReference/InvoiceDocumentReference/IssueDate',
    ].flatMap((path) => ubl.text(path) ?? []);
    for (const each of days) expect(words).toContain(day(each, content.locale));
    const texts = [
      'ID',
      'BuyerReference',
      'OrderReference/SalesOrderID',
      'BillingReference/InvoiceDocumentReference/ID',
      'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
      'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
      'PaymentMeans/PayeeFinancialAccount/ID',
      'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID',
      'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason',
    ].flatMap((path) => ubl.texts(path));
    for (const each of texts) expect(words.replaceAll(' ', '')).toContain(each.replaceAll(' ', ''));
  });
});

describe('the PDF', () => {
  test.each([
    ['de', 'Rechnung 2026-000017', 'Die Rechnung ist die XML-Datei invoice-2026-000017.xml (XRechnung).'],
    ['en', 'Invoice 2026-000017', 'The invoice is the XML file invoice-2026-000017.xml (XRechnung).'],
    ['fr', 'Facture 2026-000017', 'La facture est le fichier XML invoice-2026-000017.xml (XRechnung).'],
  ] as const)(
    'is in the language of the dealer, and says that the XML is the invoice: %s',
    async (...row) => {
      const [locale, title, notice] = row;
      const { lines, words } = await read(anInvoice({ locale }));
      expect(lines).toContain(title);
      expect(words).toContain(notice);
    },
  );

  test('is called Stornorechnung where it cancels an invoice, and asks for no payment', async () => {
    const { lines, words } = await read(aCreditNote(anInvoice()));
    expect(lines).toContain('Stornorechnung 2026-000018');
    expect(words).toContain('Stornorechnung zur Rechnung 2026-000017 vom 06.03.2026');
    expect(words).not.toContain('IBAN');
    expect(words).not.toContain('Zahlbar');
  });

  test.each([
    ['de', 'Diese Rechnung ist bereits bezahlt. Bitte überweisen Sie nichts.'],
    ['en', 'This invoice has already been paid. Please do not transfer anything.'],
    ['fr', 'Cette facture est déjà réglée. Ne virez rien.'],
  ] as const)('names no account where a former payment covers its amount: %s', async (locale, notice) => {
    const { words } = await read(aPaidInvoice(anInvoice({ locale })));
    expect(words).toContain(notice);
    expect(words).not.toMatch(/IBAN|Zahlbar|Payable|DE58/);
  });

  test('has the letters of every language of the EEA', async () => {
    const name = 'Łódź Žilina Győr Çeşme Þór Ελλάδα България Straße œuvre & <Söhne>';
    const { words } = await read(anInvoice({ vehicleName: name }));
    expect(words).toContain(name);
  });

  test('has Greek letters, whatever symbols a document before it had', async () => {
    await pdfOf(anInvoice({ vehicleName: '\u00b5 \u2206 \u2126 \u03d5' }));
    const { words } = await read(anInvoice({ vehicleName: 'Αμ Δω Ωφ' }));
    expect(words).toContain('Αμ Δω Ωφ');
  });

  test.each([
    ['Golf 😀', 'Golf [U+1F600]'],
    ['👩‍🔧 Werkstatt', '[U+1F469 U+200D U+1F527] Werkstatt'],
    ['北京 Garage', '[U+5317][U+4EAC] Garage'],
    ['Łódź Z\u030cilina', 'Łódź Žilina'],
    ['Auto\u00adhaus ✓\ufe0f', 'Autohaus ✓'],
  ])(
    'writes a character that its typeface lacks as its code point, where the XML has it: %j',
    async (name, printed) => {
      const { words, ubl } = await read(anInvoice({ vehicleName: name }));
      expect(words).toContain(printed);
      expect(ubl.texts('InvoiceLine/Item/Name')).toContain(name);
    },
  );

  test('has apostrophes that can be copied, also after a document with quotation marks', async () => {
    await pdfOf(anInvoice({ vehicleName: '"Sport" Paket' }));
    const { words } = await read(anInvoice({ vehicleName: "Cee'd" }));
    expect(words).toContain("Cee'd");
  });

  test('joins no letters, so that a number such as "ff667fb4" can be copied', async () => {
    const { words } = await read(anInvoice({ vehicleName: 'ff667fb4 Offroad, fünf Gänge' }));
    expect(words).toContain('ff667fb4 Offroad, fünf Gänge');
  });

  test('repeats the titles of its columns on each page, and numbers the pages', async () => {
    const { pages } = await read(anInvoice({ prices: fiftyPrices }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
    const withVehicles = pages.filter((page) => page.some((line) => line.startsWith('FIN/VIN')));
    expect(withVehicles.length).toBeGreaterThan(2);
    for (const page of withVehicles) expect(page).toContain('Einzelpreis');
  });

  test('has its totals on a page with the last line, however many vehicles', async () => {
    for (let count = 1; count <= 22; count += 1) {
      const invoice = anInvoice({ prices: fiftyPrices.slice(0, count) });
      for (const [content, last] of [
        [invoice, 'Gesamtbetrag'],
        [aPaidInvoice(invoice), 'Zu zahlen'],
      ] as const) {
        const { pages } = await read(content);
        const withTotal = pages.filter((page) => page.includes('Gesamtbetrag'));
        expect(withTotal).toEqual([expect.arrayContaining(['Lieferung', 'Einzelpreis', last])]);
      }
    }
  });
});
