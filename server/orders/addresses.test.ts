import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AddressRequest } from '../../contract/addresses.ts';
import { anAddress } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, type DealerWishes, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrderRow, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const FRENCH = { country: 'FR', vat_id: 'FR40303265045' } satisfies DealerWishes;

/** Orders one new vehicle. */
async function order({ cookie }: TestDealer, more: object = {}, headers: Record<string, string> = {}) {
  const body = { ...orderOf([await aVehicle(db)]), ...more };
  return call(app, 'POST /api/orders/create', { cookie, body, headers });
}

async function orderedBy(dealer: TestDealer, more: object = {}) {
  const { id } = (await order(dealer, more)).result;
  return readOrder(dealer, id);
}

const readOrder = async ({ cookie }: TestDealer, id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie, params: { id } })).result.order;

const companyOf = ({ dealer }: TestDealer) => ({
  name: dealer.companyName,
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
});

describe('the vehicles of an order', () => {
  test('go to the address of the company unless the order names a delivery address', async () => {
    const dealer = await aDealer(app);
    const company = { ...companyOf(dealer), country: 'DE' };
    for (const deliveryAddressId of [undefined, null, ''])
      expect(await orderedBy(dealer, { deliveryAddressId })).toMatchObject({
        billingAddress: company,
        deliveryAddress: company,
        deliveryCountry: 'DE',
      });

    const { id, ...address } = await anAddress(app, dealer, { country: 'NL' });
    const { billingAddress, deliveryAddress, deliveryCountry } = await orderedBy(dealer, {
      deliveryAddressId: id,
    });
    expect({ billingAddress, deliveryAddress, deliveryCountry }).toEqual({
      billingAddress: company,
      deliveryAddress: address,
      deliveryCountry: 'NL',
    });
  });

  test.each([
    ['deleted', (dealer: TestDealer) => anAddress(app, dealer).then((address) => remove(dealer, address.id))],
    ["another dealer's", async () => (await anAddress(app, await aDealer(app))).id],
  ])('do not go to an address that is %s, and nothing is reserved', async (_, makeAddress) => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    const refused = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { ...orderOf([vehicle]), deliveryAddressId: await makeAddress(dealer) },
    });
    expect([refused.status, refused.problem.code]).toEqual([404, 'NOT_FOUND']);
    const { result } = await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicle.id } });
    expect(result.vehicle.status).toBe('AVAILABLE');
  });

  test('count as ordered once, also when an older version has placed the order under the same key', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    await order(dealer, orderOf([vehicle]), { 'idempotency-key': randomUUID() });
    const stored = await db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('user_id', '=', dealer.user.id)
      .execute();
    const known = { call: 'create', ...orderOf([vehicle]), notes: null, shippingMethod: 'DELIVERY' };
    expect(stored).toEqual([
      { request_hash: createHash('sha256').update(JSON.stringify(known)).digest('hex') },
    ]);
  });
});

async function remove({ cookie }: TestDealer, id: string): Promise<string> {
  await call(app, 'DELETE /api/dealer/addresses/{id}', { cookie, params: { id } });
  return id;
}

describe('the country of the delivery address', () => {
  test.each<[string, DealerWishes, AddressRequest['country'], string]>([
    ['a French dealer, to the Netherlands', FRENCH, 'NL', 'INTRA_COMMUNITY'],
    ['a French dealer, to Germany', FRENCH, 'DE', 'STANDARD'],
    ['a French dealer, to Switzerland', FRENCH, 'CH', 'STANDARD'],
    ['a German dealer, to France', {}, 'FR', 'STANDARD'],
  ])('decides the VAT case: %s', async (_, wishes, country, vatCase) => {
    const dealer = await aDealer(app, wishes);
    const { id } = await anAddress(app, dealer, { country });
    const placed = await orderedBy(dealer, { deliveryAddressId: id, vatCase });
    expect(placed).toMatchObject({ vatCase, deliveryCountry: country });
  });

  test('is a condition of the order: a buyer who saw another VAT case is refused', async () => {
    const dealer = await aDealer(app, FRENCH);
    const { id } = await anAddress(app, dealer, { country: 'DE' });
    const refused = await order(dealer, { deliveryAddressId: id, vatCase: 'INTRA_COMMUNITY' });
    expect([refused.status, refused.problem.code, refused.problem['vatCase']]).toEqual([
      409,
      'CONDITIONS_CHANGED',
      'STANDARD',
    ]);
  });
});

describe('the addresses of an order', () => {
  test('stay as they were when the account changes and the delivery address is edited and deleted', async () => {
    const dealer = await aDealer(app);
    const { id } = await anAddress(app, dealer);
    const before = await orderedBy(dealer, { deliveryAddressId: id });
    await call(app, 'PATCH /api/dealer/addresses/{id}', {
      cookie: dealer.cookie,
      params: { id },
      body: { street: '1 rue Neuve', country: 'LU' },
    });
    await remove(dealer, id);
    await db
      .updateTable('dealers')
      .set({ company_name: 'Neuer Name GmbH', street: 'Neue Straße 2' })
      .where('id', '=', dealer.dealer.id)
      .execute();
    const { billingAddress, deliveryAddress, deliveryCountry } = await readOrder(dealer, before.id);
    expect({ billingAddress, deliveryAddress, deliveryCountry }).toEqual({
      billingAddress: before.billingAddress,
      deliveryAddress: before.deliveryAddress,
      deliveryCountry: 'FR',
    });
  });

  test('are in its mails', async () => {
    const dealer = await aDealer(app);
    const { id, ...address } = await anAddress(app, dealer);
    await order(dealer, { deliveryAddressId: id });
    const [mail] = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('recipient', '=', dealer.dealer.email)
      .execute();
    expect(mail?.facts).toMatchObject({
      billingAddress: { ...companyOf(dealer), country: 'DE' },
      deliveryAddress: address,
    });
  });

  test('are unknown if it is older than the copies', async () => {
    const dealer = await aDealer(app);
    const old = await readOrder(dealer, await anOrderRow(db, dealer));
    expect([old.billingAddress, old.deliveryAddress, old.dealer.street]).toEqual([
      null,
      null,
      'Musterstraße 1',
    ]);
  });
});
