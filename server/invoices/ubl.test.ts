import { describe, expect, test } from 'vitest';
import {
  aCreditNote,
  anIntraCommunityInvoice,
  anInvoice,
  aPaidInvoice,
  readUbl,
} from '../../fixtures/invoices.ts';
import { ublOf } from './ubl.ts';

const read = (...[content]: Parameters<typeof ublOf>) => readUbl(ublOf(content));

describe('the XML of an invoice', () => {
  test('has a line for each vehicle with its VIN, and one for the delivery', () => {
    const invoice = read(anInvoice({ prices: ['18490.00', '24900.00'] }));
    expect(invoice.name).toBe('Invoice');
    expect(invoice.texts('InvoiceLine/ID')).toEqual(['1', '2', '3']);
    expect(invoice.texts('InvoiceLine/InvoicedQuantity')).toEqual(['1', '1', '2']);
    expect(invoice.texts('InvoiceLine/LineExtensionAmount')).toEqual(['18490.00', '24900.00', '350.00']);
    expect(invoice.texts('InvoiceLine/Price/PriceAmount')).toEqual(['18490.00', '24900.00', '175.00']);
    expect(invoice.texts('InvoiceLine/Item/Name')).toEqual([
      'Volkswagen Golf 1.5 eTSI DSG Life',
      'Volkswagen Golf 1.5 eTSI DSG Life',
      'Lieferung',
    ]);
    const vins = ['WVWZZZCD1NW123400', 'WVWZZZCD1NW123401'];
    expect(invoice.texts('InvoiceLine/DocumentReference/ID')).toEqual(vins);
    expect(invoice.texts('InvoiceLine/Item/SellersItemIdentification/ID')).toEqual(vins);
    const [first] = invoice.elements('InvoiceLine/DocumentReference/ID');
    expect(first?.getAttribute('schemeID')).toBe('AKG');
  });

  test('declares each namespace once', () => {
    expect(ublOf(anInvoice()).match(/ xmlns(:\w+)?="/g)).toHaveLength(3);
  });

  test('names first registration and mileage of a vehicle where they are known', () => {
    const invoice = anInvoice();
    const property = (name: string) => `InvoiceLine/Item/AdditionalItemProperty/${name}`;
    expect(read(invoice).texts(property('Name'))).toEqual(['FIN/VIN', 'Erstzulassung', 'Kilometerstand']);
    expect(read(invoice).texts(property('Value'))).toEqual(['WVWZZZCD1NW123400', '2022-03-15', '48300 km']);
    const unknown = invoice.vehicles.map((each) => ({ ...each, mileageKm: null, firstRegistered: null }));
    expect(read({ ...invoice, vehicles: unknown }).texts(property('Name'))).toEqual(['FIN/VIN']);
  });

  test('computes the VAT once on the sum, half a cent up', () => {
    // 100.50 and 175.00 are 275.50 net: 52.345 of VAT.
    const invoice = read(anInvoice({ prices: ['100.50'] }));
    expect(invoice.text('TaxTotal/TaxAmount')).toBe('52.35');
    expect(invoice.text('TaxTotal/TaxSubtotal/TaxableAmount')).toBe('275.50');
    expect(invoice.text('TaxTotal/TaxSubtotal/TaxCategory/ID')).toBe('S');
    expect(invoice.text('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toBe('19');
    expect(invoice.text('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toBeUndefined();
    const total = (name: string) => invoice.text(`LegalMonetaryTotal/${name}`);
    expect(total('LineExtensionAmount')).toBe('275.50');
    expect(total('TaxExclusiveAmount')).toBe('275.50');
    expect(total('TaxInclusiveAmount')).toBe('327.85');
    expect(total('PayableAmount')).toBe('327.85');
  });

  test.each([
    ['de', 'Steuerfreie innergemeinschaftliche Lieferung'],
    ['en', 'VAT-exempt intra-Community supply (steuerfreie innergemeinschaftliche Lieferung)'],
    ['fr', 'Livraison intracommunautaire exonérée de TVA (steuerfreie innergemeinschaftliche Lieferung)'],
  ] as const)('says why an intra-community supply has no VAT: %s', (locale, reason) => {
    const invoice = read(anIntraCommunityInvoice({ locale }));
    const category = (name: string) => invoice.text(`TaxTotal/TaxSubtotal/TaxCategory/${name}`);
    expect(category('ID')).toBe('K');
    expect(category('Percent')).toBe('0');
    expect(category('TaxExemptionReasonCode')).toBe('VATEX-EU-IC');
    expect(category('TaxExemptionReason')).toBe(reason);
    expect(invoice.text('TaxTotal/TaxAmount')).toBe('0.00');
    expect(invoice.text('LegalMonetaryTotal/PayableAmount')).toBe('18665.00');
    expect(new Set(invoice.texts('InvoiceLine/Item/ClassifiedTaxCategory/ID'))).toEqual(new Set(['K']));
    expect(invoice.text('AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')).toBe('FR40303265045');
  });

  test('names the period in which the vehicles come, or the day on which they came', () => {
    const promised = anInvoice();
    expect(read(promised).text('InvoicePeriod/StartDate')).toBe('2026-03-06');
    expect(read(promised).text('InvoicePeriod/EndDate')).toBe('2026-03-25');
    expect(read(promised).text('Delivery/ActualDeliveryDate')).toBeUndefined();
    const delivered = anInvoice({
      delivery: { ...promised.delivery, on: '2026-03-20', period: null },
    });
    expect(read(delivered).text('InvoicePeriod/StartDate')).toBeUndefined();
    expect(read(delivered).text('Delivery/ActualDeliveryDate')).toBe('2026-03-20');
  });

  test('names the company that sells, as the law demands it on letters', () => {
    const seller = (name: string) => read(anInvoice()).texts(`AccountingSupplierParty/Party/${name}`);
    expect(seller('PartyLegalEntity/RegistrationName')).toEqual(['Forecourt Remarketing GmbH']);
    expect(seller('PartyLegalEntity/CompanyLegalForm')).toEqual([
      'Amtsgericht Musterstadt, HRB 12345, Geschäftsführung: Erika Mustermann',
    ]);
    expect(seller('PartyTaxScheme/CompanyID')).toEqual(['DE123456789', '12/345/67890']);
    expect(seller('Contact/Telephone')).toEqual(['+49 30 23125 100']);
  });

  test('names where the vehicles go', () => {
    const address = (name: string) => read(anInvoice()).text(`Delivery/${name}`);
    expect(address('DeliveryParty/PartyName/Name')).toBe('Autohaus Sommer GmbH, Lager');
    expect(address('DeliveryLocation/Address/PostalZone')).toBe('90768');
    expect(address('DeliveryLocation/Address/CityName')).toBe('Fürth');
    expect(address('DeliveryLocation/Address/Country/IdentificationCode')).toBe('DE');
  });

  test.each([
    ["the dealer's own number", 'EK-4711', 'EK-4711'],
    ['the number of the order', null, '1a2b3c4d'],
  ])('is filed by %s', (_, purchaseReference, reference) => {
    const invoice = read(anInvoice({ purchaseReference }));
    expect(invoice.text('BuyerReference')).toBe(reference);
    expect(invoice.text('OrderReference/ID')).toBe(reference);
    expect(invoice.text('OrderReference/SalesOrderID')).toBe('1a2b3c4d');
  });

  test('says where, how and by when to pay', () => {
    const invoice = read(anInvoice());
    const means = (name: string) => invoice.text(`PaymentMeans/${name}`);
    expect(means('PaymentMeansCode')).toBe('58');
    expect(means('PaymentID')).toBe('2026-000017');
    expect(means('PayeeFinancialAccount/ID')).toBe('DE58123456780123456789');
    expect(means('PayeeFinancialAccount/Name')).toBe('Forecourt Remarketing GmbH');
    expect(means('PayeeFinancialAccount/FinancialInstitutionBranch/ID')).toBe('MUSTDE00XXX');
    expect(invoice.text('DueDate')).toBe('2026-03-11');
    expect(invoice.text('PaymentTerms/Note')).toBe(
      'Zahlbar innerhalb von 3 Bankarbeitstagen (Montag bis Freitag)',
    );
  });

  test.each([
    ['nothing', undefined, '22211.35'],
    ['a part', '22000.00', '211.35'],
  ])('asks for what is left of its amount where a former payment covers %s', (_, paid, payable) => {
    const invoice = read(anInvoice({ ...(paid !== undefined && { paid }) }));
    const total = (name: string) => invoice.text(`LegalMonetaryTotal/${name}`);
    expect(total('TaxInclusiveAmount')).toBe('22211.35');
    expect(total('PrepaidAmount')).toBe(paid);
    expect(total('PayableAmount')).toBe(payable);
    expect(invoice.text('PaymentMeans/PaymentMeansCode')).toBe('58');
    expect(invoice.text('DueDate')).toBe('2026-03-11');
  });

  test('asks for no money where a former payment covers its amount', () => {
    const invoice = read(aPaidInvoice(anInvoice()));
    const total = (name: string) => invoice.text(`LegalMonetaryTotal/${name}`);
    expect([total('TaxInclusiveAmount'), total('PrepaidAmount')]).toEqual(['22211.35', '22211.35']);
    expect(total('PayableAmount')).toBe('0.00');
    expect(invoice.text('PaymentMeans/PaymentMeansCode')).toBe('97');
    expect(invoice.text('PaymentMeans/PayeeFinancialAccount')).toBeUndefined();
    expect(invoice.text('DueDate')).toBeUndefined();
    expect(invoice.text('PaymentTerms/Note')).toBe(
      'Diese Rechnung ist bereits bezahlt. Bitte überweisen Sie nichts.',
    );
  });

  test('keeps every character of a name', () => {
    const name = `Müller & Söhne <Auto> "Nord" 'Süd' ]]> 🚗 GmbH`;
    const invoice = anInvoice({ vehicleName: name });
    const read = readUbl(ublOf({ ...invoice, buyer: { ...invoice.buyer, name } }));
    expect(read.text('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toBe(name);
    expect(read.texts('InvoiceLine/Item/Name')[0]).toBe(name);
  });

  test.each([
    ['a control character', 'Auto\u0007haus', 'outside the XML Char production'],
    ['no character', '', 'the element cbc:RegistrationName is empty'],
  ])('is not written with %s in a name', (_, name, message) => {
    const invoice = anInvoice();
    expect(() => ublOf({ ...invoice, buyer: { ...invoice.buyer, name } })).toThrow(message);
  });
});

describe('the XML of a credit note', () => {
  test('repeats buyer, lines and figures of its invoice, and refers to it', () => {
    const invoice = anInvoice({ prices: ['18490.00', '100.50'] });
    const [invoiced, credited] = [read(invoice), read(aCreditNote(invoice))];
    expect(credited.name).toBe('CreditNote');
    expect(credited.text('CreditNoteTypeCode')).toBe('381');
    expect(credited.text('ID')).toBe('2026-000018');
    expect(credited.text('IssueDate')).toBe('2026-03-09');
    const reference = (name: string) => credited.text(`BillingReference/InvoiceDocumentReference/${name}`);
    expect(reference('ID')).toBe('2026-000017');
    expect(reference('IssueDate')).toBe('2026-03-06');
    expect(credited.text('Note')).toBe('Stornorechnung zur Rechnung 2026-000017 vom 06.03.2026');
    for (const path of ['AccountingCustomerParty', 'Delivery', 'TaxTotal', 'LegalMonetaryTotal'])
      expect(credited.text(path)).toBe(invoiced.text(path));
    expect(credited.texts('CreditNoteLine')).toEqual(invoiced.texts('InvoiceLine'));
  });

  test('has no due date and no account to pay to', () => {
    const credited = read(aCreditNote(anInvoice()));
    expect(credited.text('DueDate')).toBeUndefined();
    expect(credited.text('PaymentMeans/PayeeFinancialAccount')).toBeUndefined();
    expect(credited.text('PaymentTerms/Note')).toBe(
      'Die Rechnung ist nicht mehr zu bezahlen. Bereits bezahlte Beträge erstatten wir.',
    );
  });
});
