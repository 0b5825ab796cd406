import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, testApp } from '../fixtures/app.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { aFailedMail } from '../fixtures/mails.ts';
import { anInvoiceOf, anOrder, letLapse } from '../fixtures/orders.ts';
import { listCsv } from './list-table.ts';

/** The ids of the next orders. When none are left, ids are random. */
const nextIds: string[] = [];
const app = await testApp({ newOrderId: () => nextIds.shift() ?? randomUUID() });
const { db } = app.deps;
const { cookie } = await anAdmin(app);
const hostile = await aDealer(app, { company_name: '=SUM(A1);"Söhne"', city: '@Köln', country: 'DE' });
const plain = await aDealer(app, { company_name: 'Autohaus Adler' });

/** The lines of an export, without the sign at the start of the file. */
const read = async (list: string, query = '') => {
  const answer = await app.inject({ url: `/api/admin/${list}.csv${query}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${list}.csv"`);
  return answer.body.slice(1).trimEnd().split('\r\n');
};
const SAFE_NAME = `"'=SUM(A1);""Söhne"""`;

test('the orders of all pages are exported with the filters of the list, in the language of the clerk', async () => {
  const open = (await anOrder(app, hostile)).order;
  const lapsed = (await anOrder(app, plain)).order;
  await letLapse(app, lapsed.id);
  const invoiced = (await anOrder(app, plain, { vehicles: 2 })).order;
  const number = await anInvoiceOf(app, { cookie }, invoiced.id);
  const [head, ...lines] = await read('orders');
  expect(head).toMatch(/^Nummer;Bestellt am;Status;Händler;Land;Fahrzeuge;Summe netto EUR;/);
  expect(lines).toHaveLength(3);
  const lineOf = (id: string, among = lines) => among.find((line) => line.startsWith(`#${id.slice(0, 8)};`));
  const amount = open.totalAmount.replace('.', ',');
  expect(lineOf(open.id)).toMatch(/^#\w{8};\d{4}-\d\d-\d\d \d\d:\d\d;Offen;/);
  expect(lineOf(open.id)).toContain(`;Offen;${SAFE_NAME};DE;1;${amount};`);
  expect(lineOf(lapsed.id)).toContain(';Abgelaufen;Autohaus Adler;');
  expect(lineOf(invoiced.id)).toContain(`;In Bearbeitung;Autohaus Adler;DE;2;`);
  expect(lineOf(invoiced.id)).toContain(`;${number};`);
  const french = await read('orders', '?status=PROCESSED&locale=fr&sortBy=amountDesc');
  expect(french[0]).toMatch(/^Numéro;Commandée le;Statut;Revendeur;/);
  expect(french).toHaveLength(2);
  expect(lineOf(invoiced.id, french)).toContain(';En traitement;');
  expect(await read('orders', '?dateTo=2020-01-01')).toHaveLength(1);
});

test('the reservations are exported with the filters of the list, also those of one dealer', async () => {
  const { order, vehicles } = await anOrder(app, hostile);
  const [vehicle] = vehicles;
  const all = await read('reservations');
  const own = await read('reservations', `?dealerId=${hostile.dealer.id}&locale=en`);
  expect(own[0]).toBe('Order;Dealer;Email;Vehicle;VIN;Net price EUR;Status;Reserved on;Valid until');
  expect(own.length).toBeLessThan(all.length);
  expect(own.slice(1).every((line) => line.includes(SAFE_NAME))).toBe(true);
  expect(own.find((line) => line.includes(vehicle?.vin ?? '-'))).toMatch(
    new RegExp(
      `^#${order.id.slice(0, 8)};.*;[\\d]+,\\d\\d;Active;\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d;\\d{4}-`,
    ),
  );
  expect((await read('reservations', '?status=EXPIRED')).slice(1).join('\n')).toMatch(/;Abgelaufen;/);
});

test('the dealers are exported with the filters of the list, and no cell is a formula', async () => {
  const [head, line, ...others] = await read('dealers', `?search=${hostile.user.email}`);
  expect(head).toMatch(/^Firma;Rechtsform;Status;Ansprechpartner;E-Mail;/);
  expect(line?.startsWith(`${SAFE_NAME};`)).toBe(true);
  expect(line).toContain(";'@Köln;DE;");
  expect(line).toContain(';Aktiv;');
  expect(others).toEqual([]);
  const sorted = await read('dealers', '?sortBy=nameDesc&locale=en');
  expect(sorted.slice(1).map((each) => each.split(';')[0])).toEqual(['Autohaus Adler', `"'=SUM(A1)`]);
  expect(sorted[1]).toContain(';Active;');
});

test('the mails are exported with the filters of the list, and without what they say', async () => {
  await aFailedMail(db);
  const [head, ...lines] = await read('mails', '?state=FAILED&locale=fr');
  expect(head).toBe('Créé;Type;Destinataire;Statut;Envoyé;Abandonné;Message;Revendeur;Commande');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/;Échec;;\d{4}-\d\d-\d\d \d\d:\d\d;/);
  const sent = await read('mails');
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.join('\n')).toContain(';Bestellbestätigung;');
});

test.each(['12345e67', '00123456'])(
  'the number %s of an order stays as it is in every file for spreadsheets, and searches accept it',
  async (digits) => {
    nextIds.push(`${digits}${randomUUID().slice(8)}`);
    const { order } = await anOrder(app, plain);
    await anInvoiceOf(app, { cookie }, order.id);
    const number = `#${digits}`;
    const numbersIn = async (list: string, query?: string) =>
      new Set(
        (await read(list, query)).flatMap((line) => line.split(';').filter((cell) => cell.endsWith(digits))),
      );
    expect({
      orders: await numbersIn('orders'),
      reservations: await numbersIn('reservations'),
      invoices: await numbersIn('invoices'),
      mails: await numbersIn('mails', '?kind=orderConfirmation'),
    }).toEqual({
      orders: new Set([number]),
      reservations: new Set([number]),
      invoices: new Set([number]),
      mails: new Set([number]),
    });
    const found = { cookie, query: { search: number } };
    expect((await call(app, 'GET /api/orders', found)).result.total).toBe(1);
    expect((await call(app, 'GET /api/reservations', found)).result).toHaveLength(1);
    expect((await call(app, 'GET /api/admin/invoices', found)).result.total).toBe(1);
  },
);

test('a list of several pages is exported whole, each row once', async () => {
  const rows = Array.from({ length: 4001 }, (_, place) => place);
  const columns = Object.fromEntries(
    ['order', 'dealer', 'email', 'vehicle', 'vin', 'priceNet', 'status', 'reservedAt', 'expiresAt'].map(
      (name) => [name, String],
    ),
  ) as never;
  const file = await listCsv<'reservations', number>(
    app.replica,
    {
      table: 'reservations',
      columns,
      read: async (_, { page, limit }) => rows.slice((page - 1) * limit, page * limit),
    },
    { locale: 'de', user: new Proxy({} as never, { get: () => expect.unreachable() }) },
  );
  const lines = (await file.stream.toArray()).join('').trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(rows);
});
