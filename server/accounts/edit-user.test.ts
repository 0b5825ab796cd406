import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';

const app = await testApp();

const edit = (cookie: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/user', { cookie, body });
const localeOf = async (cookie: string) => (await call(app, 'GET /api/user', { cookie })).result.locale;

test('a user chooses the language of their mails, and the next mail follows it', async () => {
  const { user, cookie, dealer } = await aDealer(app, { status: 'PENDING' });
  expect((await edit(cookie, { locale: 'fr' })).result).toMatchObject({ id: user.id, locale: 'fr' });
  expect(await localeOf(cookie)).toBe('fr');
  const admin = await anAdmin(app);
  await call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id: dealer.id },
    body: { status: 'ACTIVE' },
  });
  const mails = await app.deps.db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale'])
    .where('recipient', '=', user.email)
    .execute();
  expect(mails).toEqual([{ kind: 'accountApproved', locale: 'fr' }]);
});

test('an absent language changes nothing, and an unknown one is refused', async () => {
  const [{ cookie }, other] = [await aDealer(app, { locale: 'en' }), await aDealer(app)];
  expect((await edit(cookie, {})).result.locale).toBe('en');
  expect((await edit(cookie, { locale: 'it' })).problem).toMatchObject({ errors: [{ path: 'locale' }] });
  expect((await edit(cookie, { locale: 'en', role: 'admin' })).problem).toMatchObject({
    errors: [{ path: 'role', code: 'UNKNOWN_KEY' }],
  });
  expect([await localeOf(cookie), await localeOf(other.cookie)]).toEqual(['en', 'de']);
});

test('a user chooses how they see the inventory, and takes it back', async () => {
  const { cookie } = await aDealer(app);
  const view = async () => (await call(app, 'GET /api/user', { cookie })).result.listView;
  expect(await view()).toBeNull();
  const listView = { layout: 'TABLE', rows: 100, columns: ['mileageKm', 'damages'] };
  expect((await edit(cookie, { listView })).result).toMatchObject({ listView });
  await edit(cookie, { locale: 'en' });
  expect(await view()).toEqual(listView);
  for (const wrong of [{ layout: 'LIST' }, { rows: 5000 }, { columns: ['price'] }, { columns: undefined }])
    expect((await edit(cookie, { listView: { ...listView, ...wrong } })).status).toBe(400);
  expect((await edit(cookie, { listView: null })).result.listView).toBeNull();
  expect(await view()).toBeNull();
});

test('a choice leaves what the user has chosen in the same moment elsewhere', async () => {
  const { user, cookie } = await aDealer(app);
  const { db } = app.deps;
  // The link in a mail, or another page.
  const choosing = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ watch_mails: 'AT_ONCE' }).where('id', '=', user.id).execute();
    const answer = edit(cookie, { locale: 'fr' });
    await untilOneWaits(db);
    return { answer };
  });
  const both = { locale: 'fr', watchMails: 'AT_ONCE' };
  expect((await choosing.answer).result).toMatchObject(both);
  expect((await call(app, 'GET /api/user', { cookie })).result).toMatchObject(both);
});
