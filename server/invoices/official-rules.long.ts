import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test, expect } from 'vitest';
import { aCreditNote, anIntraCommunityInvoice, anInvoice, aPaidInvoice } from '../../fixtures/invoices.ts';
import { slowness } from '../../scripts/slowness.js';
import type { InvoiceContent } from './content.ts';
import { ublOf } from './ubl.ts';

/** A program that judges invoices by the official rules: XSD and Schematron. `.ci/run` names it where there is one. */
const validator = process.env['EINVOICE_VALIDATOR'];

const fifty = Array.from({ length: 50 }, (_, index) => `${18_000 + index}.${String(index).padStart(2, '0')}`);
const NAMES = `Müller & Söhne <Auto> "Nord" 'Süd' ]]> 🚗 GmbH`;

function withNames(invoice: InvoiceContent): InvoiceContent {
  const { buyer, seller, delivery, payment } = invoice;
  return {
    ...invoice,
    buyer: { ...buyer, name: NAMES, street: NAMES, city: NAMES },
    seller: { ...seller, name: NAMES, contactName: NAMES },
    delivery: { ...delivery, address: { ...delivery.address, name: NAMES } },
    payment: { ...payment, accountName: NAMES },
  };
}

function delivered(invoice: InvoiceContent): InvoiceContent {
  return { ...invoice, delivery: { ...invoice.delivery, on: '2026-03-20', period: null } };
}

const standard = anInvoice();
const intraCommunity = anIntraCommunityInvoice();
const INVOICES: Record<string, InvoiceContent> = {
  'one vehicle': standard,
  'fifty vehicles': anInvoice({ prices: fifty }),
  'intra-community': intraCommunity,
  'intra-community, fifty vehicles': anIntraCommunityInvoice({ prices: fifty }),
  'intra-community, in German': anIntraCommunityInvoice({ locale: 'de' }),
  'in English': anInvoice({ locale: 'en' }),
  names: withNames(anInvoice({ vehicleName: NAMES })),
  'names, intra-community': withNames(anIntraCommunityInvoice({ vehicleName: NAMES })),
  'half a cent': anInvoice({ prices: ['100.50'] }),
  'half a cent twice': anInvoice({ prices: ['0.50', '99999999.99'] }),
  'with the number of the buyer': anInvoice({ purchaseReference: 'EK-4711 / #3' }),
  paid: aPaidInvoice(standard),
  'paid, intra-community': aPaidInvoice(intraCommunity),
  'paid in part': anInvoice({ paid: '1000.00' }),
  delivered: delivered(standard),
  'delivered, intra-community': delivered(intraCommunity),
  'without delivery fee': anInvoice({
    deliveryFee: null,
    totals: { net: '18490.00', vatPercent: 19, vat: '3513.10', gross: '22003.10' },
  }),
  'without mileage, first registration and VAT id': {
    ...standard,
    buyer: { ...standard.buyer, vatId: null },
    vehicles: standard.vehicles.map((each) => ({ ...each, mileageKm: null, firstRegistered: null })),
  },
  'from Switzerland': {
    ...standard,
    buyer: { ...standard.buyer, postalCode: '8001', city: 'Zürich', country: 'CH', vatId: 'CHE123456789' },
  },
};

/** The findings of the validator on these files: level, rule and message, by the name of the file. */
function judge(program: string, files: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(program, ['--tsv', ...files], { maxBuffer: 64 * 1024 * 1024 }, (error, out, complaints) => {
      // 1: some file breaks a rule. Anything else: the rules were not run.
      if (error && error.code !== 1) reject(new Error(`${error.message}\n${complaints}`));
      else resolve(out.split('\n').filter(Boolean));
    });
  });
}

test(
  'invoices and credit notes keep the official rules of XRechnung without an error or a warning',
  { timeout: 300_000 * slowness() },
  async () => {
    if (validator === undefined) {
      process.stderr.write('EINVOICE_VALIDATOR is not set: the official rules of XRechnung were not run.\n');
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-invoices-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const files: string[] = [];
    for (const [name, invoice] of Object.entries(INVOICES))
      for (const [kind, content] of Object.entries({ invoice, creditNote: aCreditNote(invoice) })) {
        const file = join(folder, `${name}, ${kind}.xml`);
        await writeFile(file, ublOf(content));
        files.push(file);
      }
    const broken = join(folder, 'broken.xml');
    await writeFile(broken, ublOf(standard).replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, ''));

    const findings = await judge(validator, [...files, broken]);
    const told = findings.map((line) => {
      const [file = '', , level, rule, , message] = line.split('\t');
      return { file: file.slice(folder.length + 1), level, rule, message };
    });
    // The validator really runs: it refuses the file that it must refuse.
    expect(told.filter(({ file }) => file === 'broken.xml')).toMatchObject([{ rule: 'BR-DE-15' }]);
    expect(told.filter(({ file, level }) => file !== 'broken.xml' && level !== 'information')).toEqual([]);
  },
);
