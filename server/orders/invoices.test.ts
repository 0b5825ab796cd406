import { expect, test } from 'vitest';
import { totalsOf } from '../../contract/vat.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { readUbl } from '../../fixtures/invoices.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const admin = await anAdmin(app);

interface Reader {
  cookie: string;
}

const invoicesOf = ({ cookie }: Reader, id: string) =>
  call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id } });
const readXml = ({ cookie }: Reader, number: string) =>
  app.inject({ url: `/api/invoices/${number}.xml`, headers: { cookie } });
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
    const { text } = readUbl((await readXml(reader, number)).body);
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

test('the XRechnung is a download that nobody but its reader may store, with the bytes that were issued', async () => {
  const dealer = await aDealer(app);
  const { id, number } = await anInvoicedOrder(dealer);
  const { xml } = await app.deps.db
    .selectFrom('invoices')
    .select('xml')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  for (const reader of [dealer, admin]) {
    const { statusCode, headers, rawPayload } = await readXml(reader, number);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(xml)).toBe(true);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="invoice-${number}.xml"`,
      'content-type': 'application/xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  expect((await invoicesOf(dealer, id)).result.invoices[0]?.xmlSize).toBe(xml.byteLength);
});

test('invoices of another dealer, and numbers that were never given, do not exist', async () => {
  const { id, number } = await anInvoicedOrder(await aDealer(app));
  const stranger = await aDealer(app);
  expect((await invoicesOf(stranger, id)).problem.code).toBe('NOT_FOUND');
  for (const [reader, asked] of [
    [stranger, number],
    [admin, `${number.slice(0, 4)}-999999`],
    [admin, `${number.slice(0, 4)}-99999999999`],
    [admin, `${number}'`],
  ] as const) {
    const { statusCode, body } = await readXml(reader, asked);
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND']);
  }
});
