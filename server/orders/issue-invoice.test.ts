import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DELIVERY_WORKING_DAYS, PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import { totalsOf } from '../../contract/vat.ts';
import { anAddress } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { readUbl } from '../../fixtures/invoices.ts';
import {
  anOrder,
  auditEntriesOf,
  bankDetails,
  letLapse,
  mailsAbout,
  orderOf,
} from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { takeNumber } from '../invoices/take-number.ts';
import { addWorkingDays } from '../../contract/working-days.ts';
import { fictitiousProvider } from '../provider.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);

const NAME = 'POST /api/orders/{id}/generate-xml-invoice';

/** Asks for the invoice of an order and reads the file. */
async function invoice(orderId: string, body: object = bankDetails) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/generate-xml-invoice`,
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  const ubl = readUbl(response.body);
  return { xml: response.body, headers: response.headers, number: ubl.text('ID') ?? '', ...ubl };
}

const refusal = async (id: string, body: object = bankDetails) =>
  (await call(app, NAME, { cookie: admin.cookie, params: { id }, body })).problem;
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });
const orderNow = async (id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie: admin.cookie, params: { id } })).result;
const newOrder = async (dealer?: TestDealer) => (await anOrder(app, dealer ?? (await aDealer(app)))).order;
const invoicesOf = (orderId: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'cancels_id as cancelsId', 'gross_amount as gross'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute();
/** The numbers of the year in the order in which they were given. */
const sequences = async () =>
  (await db.selectFrom('invoices').select('sequence').orderBy('sequence').execute()).map(
    ({ sequence }) => sequence,
  );

describe('issuing an invoice', () => {
  test('answers an XML file that is named by its number', async () => {
    const { id } = await newOrder();
    const { number, headers, name } = await invoice(id);
    expect(name).toBe('Invoice');
    expect(number).toMatch(/^\d{4}-\d{6}$/);
    expect(headers['content-disposition']).toBe(`attachment; filename="invoice-${number}.xml"`);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('has the figures of the order: the VAT once on vehicles and delivery', async () => {
    const dealer = await aDealer(app);
    const vehicles = [
      await aVehicle(db, { price_net: '18490.33' }),
      await aVehicle(db, { price_net: '100.50' }),
    ];
    const body = orderOf(vehicles);
    const { result } = await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body });
    const { text, texts } = await invoice(result.id);
    const totals = totalsOf(result.totalAmount, result.shippingCost, 'STANDARD');
    expect(text('TaxTotal/TaxAmount')).toBe(totals.vat);
    expect(text('LegalMonetaryTotal/PayableAmount')).toBe(totals.gross);
    expect(texts('InvoiceLine/LineExtensionAmount').toSorted()).toEqual(
      ['18490.33', '100.50', '350.00'].toSorted(),
    );
    expect(texts('InvoiceLine/DocumentReference/ID').toSorted()).toEqual(
      vehicles.map(({ vin }) => vin).toSorted(),
    );
    expect(await invoicesOf(result.id)).toMatchObject([{ kind: 'INVOICE', gross: totals.gross }]);
  });

  test('leaves out a vehicle that left the order', async () => {
    const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
    const [left] = order.reservations;
    const params = { id: left?.id ?? '' };
    await call(app, 'POST /api/reservations/{id}/cancel', { cookie: admin.cookie, params });
    const { texts } = await invoice(order.id);
    expect(texts('InvoiceLine/InvoicedQuantity')).toEqual(['1', '1']);
    expect(texts('InvoiceLine/DocumentReference/ID')).not.toContain(left?.vehicle.vin);
  });

  test('names the billing address, the delivery address and the number of the dealer as of placing', async () => {
    const dealer = await aDealer(app);
    const { id: deliveryAddressId } = await anAddress(app, dealer, { country: 'DE', city: 'Fürth' });
    const body = { ...orderOf([await aVehicle(db)]), deliveryAddressId, purchaseReference: 'EK-4711' };
    const { result } = await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body });
    await db.updateTable('dealers').set({ city: 'Bonn' }).where('id', '=', dealer.dealer.id).execute();
    const { text } = await invoice(result.id);
    expect(text('AccountingCustomerParty/Party/PostalAddress/CityName')).toBe('Berlin');
    expect(text('Delivery/DeliveryLocation/Address/CityName')).toBe('Fürth');
    expect(text('BuyerReference')).toBe('EK-4711');
    expect(text('OrderReference/ID')).toBe('EK-4711');
    expect(text('OrderReference/SalesOrderID')).toBe(result.id.slice(0, 8));
  });

  test('is due three working days later, and promises the delivery in ten more', async () => {
    const { text } = await invoice((await newOrder()).id);
    const issuedOn = text('IssueDate') ?? '';
    const dueOn = addWorkingDays(issuedOn, PAYMENT_WORKING_DAYS);
    expect(text('DueDate')).toBe(dueOn);
    expect(text('InvoicePeriod/StartDate')).toBe(issuedOn);
    expect(text('InvoicePeriod/EndDate')).toBe(addWorkingDays(dueOn, DELIVERY_WORKING_DAYS));
    const { rows } = await sql<{ today: string }>`
      select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as today
    `.execute(db);
    expect(issuedOn).toBe(rows[0]?.today);
  });

  test.each([
    ['the day that a clerk has recorded', '2026-03-18', '2026-03-18'],
    ['else the day of the completion, in Berlin', null, '2026-03-20'],
  ])('names the day of the delivery once the order is completed: %s', async (_, recorded, expected) => {
    const { id } = await newOrder();
    await setStatus(id, 'COMPLETED');
    const dates = { completed_at: '2026-03-19T23:30:00Z', paid_at: new Date(), delivery_on: recorded };
    await db.updateTable('orders').set(dates).where('id', '=', id).execute();
    const { text } = await invoice(id);
    expect(text('Delivery/ActualDeliveryDate')).toBe(expected);
    expect(text('InvoicePeriod/StartDate')).toBeUndefined();
    expect((await orderNow(id)).order.status).toBe('COMPLETED');
  });

  test('makes a PENDING order PROCESSED, whose reservations no longer expire', async () => {
    const { id } = await newOrder();
    await invoice(id);
    const { order, reservations, timeline } = await orderNow(id);
    expect(order).toMatchObject({ status: 'PROCESSED', isInvoiced: true });
    expect(reservations.map(({ expiresAt }) => expiresAt)).toEqual([null]);
    expect(timeline.find(({ kind }) => kind === 'INVOICED')?.at).not.toBeNull();
    expect((await mailsAbout(app, id)).map(({ kind }) => kind)).toContain('orderStatusChanged');
  });

  test('leaves one audit entry, in the history of the order', async () => {
    const { id } = await newOrder();
    const { number, text } = await invoice(id);
    await invoice(id);
    const [stored] = await invoicesOf(id);
    expect(await auditEntriesOf(app, stored?.id ?? '')).toEqual([
      {
        action: 'INVOICE_ISSUED',
        subject: 'invoice',
        order_id: id,
        actor_email: admin.user.email,
        actor_role: 'admin',
        before: null,
        after: { number, gross: text('LegalMonetaryTotal/PayableAmount') },
      },
    ]);
  });

  test('a second call answers the stored file, whatever bank details it carries', async () => {
    const { id } = await newOrder();
    const first = await invoice(id);
    const second = await invoice(id, { ...bankDetails, accountName: 'Somebody else' });
    expect(second.xml).toBe(first.xml);
    expect(await invoicesOf(id)).toHaveLength(1);
    expect((await refusal(id, { ...bankDetails, iban: 'DE00' })).code).toBe('VALIDATION_FAILED');
  });
});

describe('an invoice is refused', () => {
  test.each([
    ['cancelled', (id: string) => setStatus(id, 'CANCELLED')],
    ['lapsed', (id: string) => letLapse(app, id)],
  ])('for a %s order', async (_, end) => {
    const { id } = await newOrder();
    await end(id);
    expect(await refusal(id)).toMatchObject({ code: 'INVOICE_NOT_POSSIBLE', fields: ['status'] });
    expect(await invoicesOf(id)).toEqual([]);
  });

  test('with the names of all that is missing', async () => {
    const dealer = await aDealer(app, { street: null, postal_code: null, city: null });
    const { id } = await newOrder(dealer);
    expect(await refusal(id)).toMatchObject({
      code: 'INVOICE_NOT_POSSIBLE',
      fields: ['street', 'postalCode', 'city', 'deliveryPostalCode', 'deliveryCity'],
    });
    expect((await orderNow(id)).order.status).toBe('PENDING');
    const address = { street: 'Musterstraße 1', postal_code: '10115', city: 'Berlin' };
    await db.updateTable('dealers').set(address).where('id', '=', dealer.dealer.id).execute();
    expect((await refusal(id))['fields']).toEqual(['deliveryPostalCode', 'deliveryCity']);
  });

  test.each([
    ['missing', { vat_id: null }],
    ['German', { vat_id: 'DE123456789' }],
    ['marked invalid', { vat_id_check: 'INVALID' as const }],
  ])('without VAT while the VAT id is %s', async (_, changes) => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR40303265045' });
    const { id } = await newOrder(dealer);
    await db.updateTable('dealers').set(changes).where('id', '=', dealer.dealer.id).execute();
    expect(await refusal(id)).toMatchObject({ code: 'INVOICE_NOT_POSSIBLE', fields: ['vatId'] });
    await db
      .updateTable('dealers')
      .set({ vat_id: 'FR40303265045', vat_id_check: 'UNCHECKED' })
      .where('id', '=', dealer.dealer.id)
      .execute();
    const { text } = await invoice(id);
    expect(text('TaxTotal/TaxSubtotal/TaxCategory/ID')).toBe('K');
  });

  test.each([
    ['iban', { iban: 'DE58123456780123456788' }, 'IBAN_INVALID'],
    ['bic', { bic: 'MUST' }, 'BIC_INVALID'],
    ['accountName', { accountName: ' ' }, 'REQUIRED'],
    ['iban', { iban: undefined }, 'REQUIRED'],
  ])('with wrong bank details: %s %j', async (path, changes, code) => {
    const { errors } = await refusal((await newOrder()).id, { ...bankDetails, ...changes });
    expect(errors?.map((error) => [error.path, error.code])).toEqual([[path, code]]);
  });

  test('with the bank details of the example, where the provider is a real one', async () => {
    const provider = {
      ...fictitiousProvider,
      legalName: 'Leasing Nord GmbH',
      vatId: 'DE811234567',
      registerNumber: 'HRB 4711',
      bank: { ...fictitiousProvider.bank, iban: 'DE02120300000000202051' },
      supportEmail: 'support@leasing-nord.de',
      salesEmail: 'sales@leasing-nord.de',
      invoiceEmail: 'invoices@leasing-nord.de',
    };
    const real = await testApp({ db, provider });
    const { id } = await newOrder();
    const sent = { cookie: admin.cookie, params: { id } };
    const { problem } = await call(real, NAME, { ...sent, body: bankDetails });
    expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['iban', 'BANK_DETAILS_FICTITIOUS'],
    ]);
    const body = { ...bankDetails, iban: provider.bank.iban };
    expect((await call(real, NAME, { ...sent, body })).status).toBe(200);
  });
});

describe('the numbers of invoices', () => {
  test('have no gap and no duplicate when twenty orders are invoiced at the same moment', async () => {
    const before = (await sequences()).at(-1) ?? 0;
    const orders = await Promise.all(Array.from({ length: 20 }, () => newOrder()));
    const issued = await Promise.all(orders.map(({ id }) => invoice(id)));
    const expected = Array.from({ length: 20 }, (_, index) => before + index + 1);
    expect(issued.map(({ number }) => Number(number.slice(5))).toSorted((a, b) => a - b)).toEqual(expected);
    expect((await sequences()).slice(-20)).toEqual(expected);
  });

  test('are given once when twenty calls invoice one order at the same moment', async () => {
    const { id } = await newOrder();
    const files = await Promise.all(Array.from({ length: 20 }, () => invoice(id)));
    expect(new Set(files.map(({ xml }) => xml)).size).toBe(1);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  test('have no gap after a transaction that failed', async () => {
    const first = Number((await invoice((await newOrder()).id)).number.slice(5));
    const failed = db.transaction().execute(async (tx) => {
      const { sequence } = await takeNumber(tx);
      throw new Error(`failed with ${sequence}`);
    });
    await expect(failed).rejects.toThrow(`failed with ${first + 1}`);
    const next = Number((await invoice((await newOrder()).id)).number.slice(5));
    expect(next).toBe(first + 1);
  });

  test('begin anew each year, and grow beyond six digits', async () => {
    const numbers = await sql<{ number: string }>`
      select invoice_number(2027, sequence) as number from unnest(array[1, 999999, 1000000]) as sequence
    `.execute(db);
    expect(numbers.rows.map(({ number }) => number)).toEqual(['2027-000001', '2027-999999', '2027-1000000']);
    await sql`insert into invoice_numbers values (2001, 41, '2001-12-31T22:00:00Z')`.execute(db);
    const { number } = await invoice((await newOrder()).id);
    expect(number.startsWith('2001')).toBe(false);
    expect(Number(number.slice(5))).toBe((await sequences()).length);
  });

  test('follow the time of issue, also while transactions wait for each other', async () => {
    await Promise.all(
      (await Promise.all(Array.from({ length: 10 }, () => newOrder()))).map(({ id }) => invoice(id)),
    );
    const { rows } = await sql<{ late: number }>`
      select count(*)::int as late
      from invoices earlier
      join invoices later on later.year = earlier.year and later.sequence = earlier.sequence + 1
      where later.issued_at < earlier.issued_at
    `.execute(db);
    expect(rows).toEqual([{ late: 0 }]);
  });
});

describe('cancelling an invoiced order', () => {
  test('issues the credit note in the same transaction', async () => {
    const { id } = await newOrder();
    const { number } = await invoice(id);
    await setStatus(id, 'CANCELLED');
    const [first, second] = await invoicesOf(id);
    expect(second).toMatchObject({ kind: 'CREDIT_NOTE', cancelsId: first?.id, gross: first?.gross });
    expect((await orderNow(id)).order).toMatchObject({ status: 'CANCELLED', isInvoiced: false });
    const stored = await db
      .selectFrom('invoices')
      .select('xml')
      .where('id', '=', second?.id ?? '')
      .executeTakeFirstOrThrow();
    const credited = readUbl(stored.xml.toString());
    expect(credited.name).toBe('CreditNote');
    expect(credited.text('BillingReference/InvoiceDocumentReference/ID')).toBe(number);
    expect(await auditEntriesOf(app, second?.id ?? '')).toMatchObject([
      { action: 'CREDIT_NOTE_ISSUED', order_id: id, after: { number: second?.number, cancels: number } },
    ]);
  });

  test('lets a re-opened order have a new invoice with a new number', async () => {
    const { id } = await newOrder();
    const { number } = await invoice(id);
    await setStatus(id, 'CANCELLED');
    await setStatus(id, 'PENDING');
    const again = await invoice(id);
    expect(again.number).not.toBe(number);
    expect((await invoicesOf(id)).map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE']);
    expect((await orderNow(id)).order).toMatchObject({ status: 'PROCESSED', isInvoiced: true });
  });

  test('at the moment when it is invoiced leaves no invoice without its credit note', async () => {
    const { id } = await newOrder();
    const answers = await Promise.all([
      setStatus(id, 'CANCELLED'),
      ...Array.from({ length: 5 }, () =>
        call(app, NAME, { cookie: admin.cookie, params: { id }, body: bankDetails }),
      ),
    ]);
    for (const answer of answers) expect([200, 422]).toContain(answer.status);
    const kinds = (await invoicesOf(id)).map(({ kind }) => kind);
    expect([[], ['INVOICE', 'CREDIT_NOTE']]).toContainEqual(kinds);
    expect((await orderNow(id)).order.isInvoiced).toBe(false);
  });
});

describe('a stored invoice', () => {
  test.each([
    ['changed', sql`update invoices set gross_amount = 1, net_amount = 1, vat_amount = 0`],
    ['deleted', sql`delete from invoices`],
    ['truncated', sql`truncate invoices cascade`],
  ])('is never %s by anybody', async (_, statement) => {
    await invoice((await newOrder()).id);
    await expect(statement.execute(db)).rejects.toThrow('permission denied');
    await expect(statement.execute(owner)).rejects.toThrow('invoices never change');
  });

  test.each([
    [
      'an order that is invoiced without an invoice',
      sql`invoiced_at = now()`,
      'orders_are_invoiced_by_an_invoice',
    ],
    [
      'an order with the invoice of another',
      sql`invoiced_at = now(), invoice_id = (select id from invoices where order_id <> orders.id limit 1)`,
      'orders_name_their_own_invoice',
    ],
  ])('belongs to its order: the database refuses %s', async (_, change, constraint) => {
    await invoice((await newOrder()).id);
    const { id } = await newOrder();
    const changed = sql`update orders set ${change} where id = ${id}`.execute(db);
    await expect(changed).rejects.toMatchObject({ constraint });
  });

  test('of a cancelled order is cancelled: the database refuses an order that keeps it', async () => {
    const { id } = await newOrder();
    await invoice(id);
    const valid = await db
      .selectFrom('orders')
      .select(['invoice_id', 'invoiced_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await setStatus(id, 'CANCELLED');
    const kept = db.updateTable('orders').set(valid).where('id', '=', id).execute();
    await expect(kept).rejects.toThrow('is CANCELLED, but has a valid invoice');
  });
});
