import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const read = async (file: string, query = '') => {
  const answer = await app.inject({ url: `/api/admin/${file}.csv${query}`, headers: { cookie } });
  return { ...answer, lines: answer.body.replace('\uFEFF', '').trimEnd().split('\r\n') };
};

/** An invoiced order of a French dealer, without VAT. */
async function aSupply(companyName: string) {
  const dealer = await aDealer(app, {
    company_name: companyName,
    vat_id: 'FR40303265045',
    vat_id_check: 'VALID',
    country: 'FR',
    postal_code: '69007',
  });
  const { id } = (await anOrder(app, dealer)).order;
  return { id, number: await anInvoiceOf(app, { cookie }, id) };
}

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
  expect(note).toContain(`;${number};${order.id.slice(0, 8)};`);
  expect(note).toContain(`;19;${german('-')};`);
  expect(lines.find((line) => line.startsWith(`${supply.number};`))).toContain(
    ';Garage Dubois SARL;FR;FR40303265045;gültig;0;',
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
  expect(after[0]).toBe('Monat;USt-IdNr.;Käufer;Belege;Summe netto');
  expect(after[1]).toMatch(new RegExp(`^${month};FR40303265045;Garage .*;\\d+;${net.replace('.', ',')}$`));
  expect(after[1]).not.toBe(before[1]);
  expect(second.number).not.toBe(first.number);
});
