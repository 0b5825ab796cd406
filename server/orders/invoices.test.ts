import { expect, test } from 'vitest';
import { totalsOf } from '../../contract/vat.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { readUbl } from '../../fixtures/invoices.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import { pdfTextsOf } from '../../fixtures/pdf-text.ts';
import { money } from '../mail/format.ts';

const app = await testApp();
const admin = await anAdmin(app);

interface Reader {
  cookie: string;
}

const invoicesOf = ({ cookie }: Reader, id: string) =>
  call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id } });
const read = ({ cookie }: Reader, file: string) =>
  app.inject({ url: `/api/invoices/${file}`, headers: { cookie } });
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });

async function anInvoicedOrder(dealer: TestDealer) {
  const { order } = await anOrder(app, dealer, { vehicles: 2 });
  return { ...order, number: await anInvoiceOf(app, admin, order.id) };
}

test('the documents of an order are listed in the order of their issue, with their sums', async () => {
  const dealer = await aDealer(app);
  const { id, number, totalAmount, shippingCost } = await anInvoicedOrder(dealer);
  await setStatus(id, 'CANCELLED');
  await setStatus(id, 'PROCESSED');
  const next = await anInvoiceOf(app, admin, id);
  for (const reader of [dealer, admin]) {
    const { invoices, total } = (await invoicesOf(reader, id)).result;
    const [first, note, second] = invoices;
    expect([total, first?.number, second?.number]).toEqual([3, number, next]);
    expect(invoices.map(({ kind, cancels }) => [kind, cancels])).toEqual([
      ['INVOICE', null],
      ['CREDIT_NOTE', number],
      ['INVOICE', null],
    ]);
    const { vat, gross } = totalsOf(totalAmount, shippingCost, 'STANDARD');
    for (const each of invoices) expect(each).toMatchObject({ vatAmount: vat, grossAmount: gross });
    const { text } = readUbl((await read(reader, `${number}.xml`)).body);
    expect(first).toMatchObject({
      netAmount: text('LegalMonetaryTotal/TaxExclusiveAmount'),
      dueOn: text('DueDate'),
    });
    expect(first?.issuedAt.slice(0, 4)).toBe(number.slice(0, 4));
    expect(note?.dueOn).toBeNull();
  }
});

test('an order without an invoice has an empty list', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  expect((await invoicesOf(dealer, order.id)).result).toEqual({ invoices: [], total: 0 });
});

test.each([
  ['xml', 'application/xml; charset=utf-8'],
  ['pdf', 'application/pdf'],
] as const)(
  'each file is a download that nobody but its reader may store, with the bytes that were issued: %s',
  async (file, contentType) => {
    const dealer = await aDealer(app);
    const { id, number } = await anInvoicedOrder(dealer);
    const stored = await app.deps.db
      .selectFrom('invoices')
      .select(['xml', 'pdf'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    for (const reader of [dealer, admin]) {
      const { statusCode, headers, rawPayload } = await read(reader, `${number}.${file}`);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(stored[file])).toBe(true);
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename="invoice-${number}.${file}"`,
        'content-type': contentType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    const [invoice] = (await invoicesOf(dealer, id)).result.invoices;
    expect(invoice?.[`${file}Size`]).toBe(stored[file].byteLength);
  },
);

test('the PDF of an issued invoice says what its XML says', async () => {
  const dealer = await aDealer(app);
  const { number } = await anInvoicedOrder(dealer);
  const { text } = readUbl((await read(dealer, `${number}.xml`)).body);
  const texts = (await pdfTextsOf((await read(dealer, `${number}.pdf`)).rawPayload)).flat();
  expect(texts).toContain(`Rechnung ${number}`);
  // The font has one glyph for both kinds of spaces.
  const payable = money(text('LegalMonetaryTotal/PayableAmount') ?? '').replaceAll('\u00a0', ' ');
  expect(texts).toContain(payable);
  expect(texts.join(' ')).toContain(text('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName'));
});

test('invoices of another dealer, and numbers that were never given, do not exist', async () => {
  const { id, number } = await anInvoicedOrder(await aDealer(app));
  const stranger = await aDealer(app);
  expect((await invoicesOf(stranger, id)).problem.code).toBe('NOT_FOUND');
  const [year = ''] = number.split('-');
  for (const [reader, asked] of [
    [stranger, number],
    [admin, `${year}-999999`],
    [admin, `${year}-99999999999`],
    [admin, `${number}'`],
  ] as const)
    for (const file of ['xml', 'pdf']) {
      const { statusCode, body } = await read(reader, `${asked}.${file}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND']);
    }
});
