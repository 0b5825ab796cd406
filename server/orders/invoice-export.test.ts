import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { dayFromToday } from '../../contract/german-day.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const read = async (file: string, query = '') => {
  const answer = await app.inject({ url: `/api/admin/${file}.csv${query}`, headers: { cookie } });
  return { ...answer, lines: answer.body.replace('\uFEFF', '').trimEnd().split('\r\n') };
};

/** An invoiced order of a French dealer, without VAT. */
const aSupply = async (companyName: string) =>
  anExemptOrder(app, { cookie }, await aDealerAbroad(app, companyName));

const germanDay = (day: string) => day.split('-').toReversed().join('.');

const cancel = (id: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status: 'CANCELLED' } });

test('the export for bookkeeping has every invoice and credit note, with German decimals and no formula', async () => {
  const { order } = await anOrder(app, await aDealer(app, { company_name: '=SUM(A1) "Müller"; Söhne' }));
  const number = await anInvoiceOf(app, { cookie }, order.id);
  const supply = await aSupply('Garage Dubois SARL');
  await cancel(order.id);
  const { body, headers, lines } = await read('invoices');
  expect(body.startsWith('\uFEFFNummer;Art;Datum')).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="invoices.csv"',
  });
  const stored = await sql<{ net: string; vat: string; gross: string }>`
    select net_amount as net, vat_amount as vat, gross_amount as gross from invoices where number = ${number}
  `.execute(db);
  const { net = '', vat = '', gross = '' } = stored.rows[0] ?? {};
  const german = (sign: string) => [net, vat, gross].map((each) => sign + each.replace('.', ',')).join(';');
  const invoice = lines.find((line) => line.startsWith(`${number};`));
  expect(invoice).toContain(`"'=SUM(A1) ""Müller""; Söhne";`);
  expect(invoice).toContain(`;19;${german('')};`);
  const note = lines.find((line) => line.includes(';Stornorechnung;'));
  expect(note).toContain(`;${number};#${order.id.slice(0, 8)};`);
  expect(note).toContain(`;19;${german('-')};`);
  expect(lines.find((line) => line.startsWith(`${supply.number};`))).toContain(
    ';Garage Dubois SARL;FR;FR40303265045;gültig;;0;',
  );
  expect((await read('invoices', '?dateTo=2020-01-01')).lines).toHaveLength(1);
  expect((await read('invoices', '?dateFrom=2020-01-01')).lines).toHaveLength(lines.length);
});

test('the export sums the supplies without VAT by month and VAT id, less what was cancelled', async () => {
  const [first, second] = [await aSupply('Garage Lumière'), await aSupply('Garage Lumière')];
  const before = (await read('intra-community-supplies')).lines;
  await cancel(first.id);
  const after = (await read('intra-community-supplies')).lines;
  const stored = await sql<{ net: string; month: string }>`
    select sum(net_amount * case when kind = 'INVOICE' then 1 else -1 end)::text as net,
      to_char(max(issued_at) at time zone 'Europe/Berlin', 'YYYY-MM') as month
    from invoices
    where content ->> 'vatCase' = 'INTRA_COMMUNITY'
  `.execute(db);
  const { net = '', month = '' } = stored.rows[0] ?? {};
  expect(before).toHaveLength(2);
  expect(after[0]).toBe(
    'Monat;USt-IdNr.;Käufer;Prüfung der USt-IdNr.;Geprüft am;Belege;Rechnungen ohne Gelangensnachweis;Summe netto',
  );
  expect(after[1]).toMatch(
    new RegExp(`^${month};FR40303265045;Garage .*;gültig;;\\d+;\\d+;${net.replace('.', ',')}$`),
  );
  expect(after[1]).not.toBe(before[1]);
  expect(second.number).not.toBe(first.number);
});

const lineOf = async (number: string) =>
  (await read('invoices')).lines.find((line) => line.startsWith(`${number};`));
const supplyOf = async (vatId: string) =>
  (await read('intra-community-supplies')).lines.find((line) => line.includes(`;${vatId};`));

test('the exports have the check of the VAT id as it was when the document was issued', async () => {
  const dealer = await aDealer(app, { vat_id: 'at u87654321', country: 'AT', postal_code: '1010' });
  const one = { cookie, params: { id: dealer.dealer.id } };
  const today = germanDay(dayFromToday());
  const unchecked = await anExemptOrder(app, { cookie }, dealer);
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...one, body: { vatIdCheck: 'VALID' } });
  const valid = await anExemptOrder(app, { cookie }, dealer);
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...one, body: { vatIdCheck: 'INVALID' } });
  await cancel(unchecked.id);
  await cancel(valid.id);
  const creditNoteOf = async (number: string) =>
    (await read('invoices')).lines.find((line) => line.includes(`;Stornorechnung;${today};${number};`));
  expect(await lineOf(unchecked.number)).toContain(';ATU87654321;ungeprüft;;0;');
  expect(await creditNoteOf(unchecked.number)).toContain(';ATU87654321;ungeprüft;;0;');
  expect(await lineOf(valid.number)).toContain(`;ATU87654321;gültig;${today};0;`);
  expect(await creditNoteOf(valid.number)).toContain(`;ATU87654321;gültig;${today};0;`);
  expect(await supplyOf('ATU87654321')).toMatch(new RegExp(`;gültig;${today};4;0;`));
});

test('the sums of supplies without VAT name every account that carries the VAT id', async () => {
  const account = async (company_name: string) =>
    aDealer(app, { company_name, vat_id: 'ATU44445555', country: 'AT', postal_code: '1010' });
  const [vienna, graz] = [await account('Wiener Autohaus GmbH'), await account('Grazer Autohaus GmbH')];
  await anExemptOrder(app, { cookie }, vienna);
  await anExemptOrder(app, { cookie }, graz);
  await anExemptOrder(app, { cookie }, graz);
  expect(await supplyOf('ATU44445555')).toContain(
    ';ATU44445555;Grazer Autohaus GmbH / Wiener Autohaus GmbH;ungeprüft;;3;',
  );
});

/** Stores the invoice once more, as a version wrote it that did not keep the check of the VAT id. */
const addOldInvoice = (number: string) =>
  sql`
    insert into invoices (
      order_id, kind, year, sequence, issued_at, due_on, net_amount, vat_amount, gross_amount, content, xml, pdf
    )
    select order_id, kind, 2019, 1, '2019-05-01', due_on, net_amount, vat_amount, gross_amount, content, xml, pdf
    from invoices
    where number = ${number}
  `.execute(db);

test("an invoice of an older version is exported with today's check of the same VAT id", async () => {
  const dealer = await aDealer(app, { vat_id: 'ATU11112222', country: 'AT', postal_code: '1010' });
  const one = { cookie, params: { id: dealer.dealer.id } };
  await addOldInvoice((await anExemptOrder(app, { cookie }, dealer)).number);
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...one, body: { vatIdCheck: 'VALID' } });
  expect(await lineOf('2019-000001')).toContain(`;ATU11112222;gültig;${germanDay(dayFromToday())};0;`);
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...one, body: { vatId: 'ATU33334444' } });
  expect(await lineOf('2019-000001')).toContain(';ATU11112222;;;0;');
});

test('the export keeps payment, refund and proof of an invoice that was cancelled', async () => {
  const dealer = await aDealerAbroad(app, 'Garage Clément');
  const today = germanDay(dayFromToday());
  const change = (id: string, body: Record<string, unknown>) =>
    call(app, 'PATCH /api/orders/{id}', { cookie, params: { id }, body });
  const reopen = (id: string) =>
    call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status: 'PROCESSED' } });
  const endOf = async (number: string) => (await lineOf(number))?.split(';').slice(-3);
  const now = () => new Date().toISOString();

  const { id, number: first } = await anExemptOrder(app, { cookie }, dealer);
  await change(id, { paidAt: now() });
  await sendDocument(app, dealer.cookie, id);
  await cancel(id);
  await change(id, { refundedAt: now() });
  await reopen(id);
  const second = await anInvoiceOf(app, { cookie }, id);
  expect((await read('invoices')).lines[0]).toMatch(/;Bezahlt am;Erstattet am;Gelangensnachweis vom$/);
  expect(await endOf(first)).toEqual([today, today, today]);
  const note = (await read('invoices')).lines.find((line) =>
    line.includes(`;Stornorechnung;${today};${first};`),
  );
  expect(note?.split(';').slice(-3)).toEqual(['', today, '']);
  expect(await endOf(second)).toEqual(['', '', today]);

  // The same money counts once: for the new invoice, unless it was refunded.
  await change(id, { paidAt: now() });
  await cancel(id);
  await reopen(id);
  const third = await anInvoiceOf(app, { cookie }, id);
  expect(await endOf(second)).toEqual(['', '', today]);
  expect(await endOf(third)).toEqual([today, '', today]);
  await change(id, { paidAt: null });
  expect(await endOf(third)).toEqual(['', '', today]);
  expect(await endOf(first)).toEqual([today, today, today]);
});

test('the exports say which supply is proved', async () => {
  const dealer = await aDealer(app, { vat_id: 'at u12345678', country: 'AT', postal_code: '1010' });
  const one = { cookie, params: { id: dealer.dealer.id } };
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...one, body: { vatIdCheck: 'VALID' } });
  const [proved, open] = [
    await anExemptOrder(app, { cookie }, dealer),
    await anExemptOrder(app, { cookie }, dealer),
  ];
  const today = germanDay(dayFromToday());
  await sendDocument(app, dealer.cookie, proved.id);
  expect((await read('invoices')).lines[0]).toMatch(/;Geprüft am;.*;Gelangensnachweis vom$/);
  expect(await lineOf(proved.number)).toMatch(new RegExp(`;ATU12345678;gültig;${today};0;.*;${today}$`));
  expect(await lineOf(open.number)).toMatch(new RegExp(`;ATU12345678;gültig;${today};0;.*;$`));
  expect(await supplyOf('ATU12345678')).toMatch(new RegExp(`;gültig;${today};2;1;`));
});
