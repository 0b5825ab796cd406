import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { VIEWS_MAX } from '../../contract/view-figures.ts';
import { VIEW_LISTS } from '../../contract/views.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';

const app = await testApp();
const { db } = app.deps;
const [clerk, other] = [await anAdmin(app), await anAdmin(app)];

const save = (body: object, { cookie } = clerk) =>
  call(app, 'POST /api/admin/views', {
    cookie,
    body: { list: 'vehicles', name: randomUUID(), search: 'make=Audi', ...body },
  });
const change = (id: string, body: object, { cookie } = clerk) =>
  call(app, 'PATCH /api/admin/views/{id}', { cookie, params: { id }, body });
const remove = (id: string, { cookie } = clerk) =>
  call(app, 'DELETE /api/admin/views/{id}', { cookie, params: { id } });
const idsOf = async ({ cookie } = clerk, list = 'vehicles') =>
  (await call(app, 'GET /api/admin/views', { cookie, query: { list } })).result.views.map(({ id }) => id);

test('a clerk saves a view of a list, and nobody else sees it until it is shared', async () => {
  const search = 'make=Audi&make=BMW&sortBy=priceAsc&columns=vin.price&density=dense';
  const { status, result } = await save({ name: ' Audi und BMW ', search });
  expect([status, result]).toMatchObject([
    201,
    { list: 'vehicles', name: 'Audi und BMW', search, isShared: false, isOwn: true, owner: clerk.user.email },
  ]);
  expect(await idsOf()).toContain(result.id);
  expect(await idsOf(clerk, 'orders')).not.toContain(result.id);
  expect(await idsOf(other)).not.toContain(result.id);
  expect((await change(result.id, { isShared: true })).result.isShared).toBe(true);
  const seen = await call(app, 'GET /api/admin/views', { cookie: other.cookie });
  expect(seen.result.views.find(({ id }) => id === result.id)).toMatchObject({
    isOwn: false,
    owner: clerk.user.email,
  });
});

test('only its clerk changes or deletes a view', async () => {
  const { id } = (await save({ isShared: true })).result;
  expect((await change(id, { name: 'x' }, other)).problem.code).toBe('NOT_FOUND');
  expect((await remove(id, other)).problem.code).toBe('NOT_FOUND');
  expect((await change(id, { name: 'Teuer', search: '' })).result).toMatchObject({
    name: 'Teuer',
    search: '',
    isShared: true,
  });
  expect((await remove(id)).status).toBe(204);
  expect(await idsOf()).not.toContain(id);
});

test('the views of one list and clerk have different names', async () => {
  const name = randomUUID();
  const { id } = (await save({ name })).result;
  expect((await save({ name })).problem.errors).toMatchObject([{ path: 'name', code: 'DUPLICATE' }]);
  const second = (await save({})).result;
  expect((await change(second.id, { name })).problem.errors?.[0]?.code).toBe('DUPLICATE');
  expect((await change(id, { name, search: 'page=1' })).status).toBe(200);
  const others = VIEW_LISTS.filter((list) => list !== 'vehicles');
  for (const list of others) expect((await save({ name, list })).status).toBe(201);
  expect((await save({ name }, other)).status).toBe(201);
  const both = await Promise.all([save({ name: 'zugleich' }), save({ name: 'zugleich' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('a view that was changed in another window is not overwritten silently', async () => {
  const { id, name, search } = (await save({})).result;
  await change(id, { search: 'make=BMW' });
  const { status, problem } = await change(id, { search: 'make=Opel', from: { search } });
  expect([status, problem.code, problem['current']]).toEqual([
    412,
    'EDITED_MEANWHILE',
    { name, search: 'make=BMW', isShared: false },
  ]);
  // Another field, the value that is wanted, and the value of now are no conflict.
  expect((await change(id, { isShared: true, from: { isShared: false } })).status).toBe(200);
  expect((await change(id, { search: 'make=BMW', from: { search } })).status).toBe(200);
  expect((await change(id, { search: 'make=Opel', from: { search: 'make=BMW' } })).result.search).toBe(
    'make=Opel',
  );
});

test('a clerk has room for so many views, and they go with the account', async () => {
  const leaving = await anAdmin(app);
  for (let count = 0; count < VIEWS_MAX; count += 1) await save({ isShared: true }, leaving);
  expect((await save({}, leaving)).problem.errors?.[0]?.code).toBe('TOO_MANY_VIEWS');
  const data = await call(app, 'GET /api/user/data', { cookie: leaving.cookie });
  expect(data.result.views).toHaveLength(VIEWS_MAX);
  expect(data.result.views[0]).toMatchObject({ list: 'vehicles', search: 'make=Audi' });
  await sql`delete from users where id = ${leaving.user.id}`.execute(db);
  const left = await call(app, 'GET /api/admin/views', { cookie: clerk.cookie });
  expect(left.result.views.filter(({ owner }) => owner === leaving.user.email)).toEqual([]);
});
