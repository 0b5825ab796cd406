import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DELIVERY_ADDRESSES_MAX } from '../../contract/choices.ts';
import { anAddress, anAddressRequest } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, type TestDealer } from '../../fixtures/dealers.ts';

const app = await testApp();

const add = ({ cookie }: TestDealer, body: unknown = anAddressRequest()) =>
  call(app, 'POST /api/dealer/addresses', { cookie, body });
const edit = ({ cookie }: TestDealer, id: string, body: unknown) =>
  call(app, 'PATCH /api/dealer/addresses/{id}', { cookie, params: { id }, body });
const list = async ({ cookie }: TestDealer) =>
  (await call(app, 'GET /api/dealer/addresses', { cookie })).result;

describe('a delivery address', () => {
  test('is added, listed, changed and deleted by its dealer', async () => {
    const dealer = await aDealer(app);
    const added = await add(dealer);
    expect([added.status, added.result]).toEqual([201, { id: expect.any(String), ...anAddressRequest() }]);
    const second = await anAddress(app, dealer, { name: 'Zweites Lager' });
    expect(await list(dealer)).toEqual({ addresses: [added.result, second], total: 2 });

    const change = { street: 'Kaai 14', postalCode: '9000', country: 'BE' as const };
    const edited = await edit(dealer, added.result.id, change);
    expect(edited.result).toEqual({ ...added.result, ...change });
    expect((await edit(dealer, second.id, {})).result).toEqual(second);

    const deleted = await call(app, 'DELETE /api/dealer/addresses/{id}', {
      cookie: dealer.cookie,
      params: { id: added.result.id },
    });
    expect(deleted.status).toBe(204);
    expect(await list(dealer)).toEqual({ addresses: [second], total: 1 });
  });

  test('is not overwritten silently with what a colleague has changed meanwhile', async () => {
    const dealer = await aDealer(app);
    const { id, ...seen } = await anAddress(app, dealer, { street: 'Torweg 3' });
    await edit(dealer, id, { street: 'Torweg 4' });
    const from = { street: seen.street };
    expect(await edit(dealer, id, { street: 'Torweg 5', from })).toMatchObject({
      status: 412,
      problem: { code: 'EDITED_MEANWHILE', current: { ...seen, id, street: 'Torweg 4' } },
    });
    expect((await edit(dealer, id, { street: 'Torweg 4', from })).status).toBe(200);
    const other = await edit(dealer, id, { name: 'Hof', from: { name: seen.name } });
    expect(other.result).toEqual({ ...seen, id, name: 'Hof', street: 'Torweg 4' });
  });

  test('that is sent again because its answer was lost is added once', async () => {
    const dealer = await aDealer(app);
    const first = await add(dealer);
    const again = await add(dealer, anAddressRequest({ city: ' Lille ' }));
    expect([again.status, again.result]).toEqual([201, first.result]);
    await add(await aDealer(app));
    expect((await add(dealer, anAddressRequest({ name: 'Hof' }))).result.id).not.toBe(first.result.id);
    expect((await list(dealer)).total).toBe(2);
  });

  test('has a country of the registration and no empty field', async () => {
    const dealer = await aDealer(app);
    const refused = await add(dealer, { ...anAddressRequest({ name: ' ', city: '' }), country: 'PL' });
    expect(refused.problem.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'NAME_REQUIRED'],
      ['city', 'CITY_REQUIRED'],
      ['country', 'NOT_A_CHOICE'],
    ]);
    const { id } = await anAddress(app, dealer);
    for (const body of [{ street: null }, { street: '' }, { country: null }, { place: 1 }])
      expect((await edit(dealer, id, body)).status).toBe(400);
  });

  test.each([{ postalCode: '1020' }, { country: 'AT' as const }])(
    'has a postal code of the form of its country, also after the change %j',
    async (change) => {
      const dealer = await aDealer(app);
      const errors = [expect.objectContaining({ path: 'postalCode', code: 'POSTAL_CODE_FORM' })];
      expect((await add(dealer, anAddressRequest(change))).problem.errors).toEqual(errors);
      const address = await anAddress(app, dealer);
      expect((await edit(dealer, address.id, change)).problem.errors).toEqual(errors);
      expect((await list(dealer)).addresses).toEqual([address]);
    },
  );

  test('from before that rule keeps its postal code while other fields change', async () => {
    const dealer = await aDealer(app);
    const { id } = await anAddress(app, dealer);
    await sql`update dealer_addresses set postal_code = 'F-1' where id = ${id}`.execute(app.deps.db);
    expect((await edit(dealer, id, { name: 'Lager' })).result).toMatchObject({
      name: 'Lager',
      postalCode: 'F-1',
    });
    expect((await edit(dealer, id, { country: 'DE' })).status).toBe(400);
  });

  test('of another dealer does not exist', async () => {
    const dealer = await aDealer(app);
    const other = await aDealer(app);
    const { id } = await anAddress(app, other);
    const deletion = { cookie: dealer.cookie, params: { id } };
    expect([
      (await edit(dealer, id, { city: 'Lyon' })).problem.code,
      (await call(app, 'DELETE /api/dealer/addresses/{id}', deletion)).problem.code,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect([await list(dealer), (await list(other)).addresses[0]?.city]).toEqual([
      { addresses: [], total: 0 },
      'Lille',
    ]);
  });
});

describe('an account has at most ten delivery addresses', () => {
  test('even when twelve are added at the same time', async () => {
    const dealer = await aDealer(app);
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, each) => add(dealer, anAddressRequest({ name: `Lager ${each}` }))),
    );
    const refused = added.filter(({ status }) => status !== 201);
    expect(refused.map(({ problem }) => problem.errors)).toEqual(
      Array.from({ length: 2 }, () => [expect.objectContaining({ path: '', code: 'TOO_MANY_ADDRESSES' })]),
    );
    expect((await list(dealer)).total).toBe(DELIVERY_ADDRESSES_MAX);
  });

  test('and a deleted one makes room for another', async () => {
    const dealer = await aDealer(app);
    const added = await Promise.all(
      Array.from({ length: DELIVERY_ADDRESSES_MAX }, (_, each) =>
        anAddress(app, dealer, { name: `Lager ${each}` }),
      ),
    );
    await call(app, 'DELETE /api/dealer/addresses/{id}', {
      cookie: dealer.cookie,
      params: { id: added[4]?.id ?? '' },
    });
    const next = await add(dealer, anAddressRequest({ name: 'Hof' }));
    const oneTooMany = await add(dealer, anAddressRequest({ name: 'Halle' }));
    expect([next.status, oneTooMany.status]).toEqual([201, 400]);
  });

  test('and the database takes no eleventh, whatever a program does', async () => {
    const { dealer } = await aDealer(app);
    const insert = (place: number) =>
      sql`
        insert into dealer_addresses (dealer_id, place, name, street, postal_code, city, country)
        values (${dealer.id}, ${place}, 'Lager', 'Hof 1', '10115', 'Berlin', 'DE')
      `.execute(app.deps.db);
    await insert(DELIVERY_ADDRESSES_MAX);
    await expect(insert(DELIVERY_ADDRESSES_MAX + 1)).rejects.toThrow('dealer_addresses_are_at_most_ten');
    await expect(insert(DELIVERY_ADDRESSES_MAX)).rejects.toThrow('dealer_addresses_take_a_place_each');
  });
});
