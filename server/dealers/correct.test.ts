import { describe, expect, test } from 'vitest';
import type { Endpoints } from '../../contract/endpoints.ts';
import { SAME_VAT_ID_MAX } from '../../contract/dealer-details.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

type Body = Endpoints['PATCH /api/admin/dealers/{id}']['sending']['body'];

const correct = ({ dealer }: TestDealer, body: Body) =>
  call(app, 'PATCH /api/admin/dealers/{id}', { cookie: admin.cookie, params: { id: dealer.id }, body });
const detailsOf = async ({ dealer }: TestDealer) =>
  (await call(app, 'GET /api/admin/dealers/{id}', { cookie: admin.cookie, params: { id: dealer.id } }))
    .result;
const mailsTo = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'facts'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
const eventsOf = ({ dealer }: TestDealer) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_email as by', 'before', 'after'])
    .where('subject_id', '=', dealer.id)
    .orderBy('id')
    .execute();
const signIn = (email: string, password: string) =>
  call(app, 'POST /api/login', { body: { email, password } });
let addresses = 0;
const newAddress = () => `corrected-${(addresses += 1)}-${Date.now()}@example.com`;

describe('the e-mail address of a dealer', () => {
  test('is corrected together with the login: sessions end, and both addresses get a mail', async () => {
    const dealer = await aDealer(app);
    const email = newAddress();
    const answer = await correct(dealer, { email: ` ${email.toUpperCase()} ` });
    expect(answer.result).toMatchObject({ email, emailConfirmed: true });
    expect((await call(app, 'GET /api/user', { cookie: dealer.cookie })).status).toBe(401);
    expect((await signIn(dealer.user.email, dealer.user.password)).status).toBe(401);
    expect((await signIn(email, dealer.user.password)).status).toBe(200);
    for (const address of [dealer.user.email, email])
      expect(await mailsTo(address)).toMatchObject([
        { kind: 'emailChanged', facts: { before: dealer.user.email, after: email } },
      ]);
    expect(await eventsOf(dealer)).toEqual([
      {
        action: 'DEALER_EDITED',
        by: admin.user.email,
        before: { email: dealer.user.email },
        after: { email },
      },
    ]);
  });

  test('that is not proved gets no mail; the new one gets a link of its own', async () => {
    const dealer = await aDealer(app, { status: 'PENDING', emailConfirmed: false });
    const email = newAddress();
    expect((await correct(dealer, { email })).result).toMatchObject({ email, emailConfirmed: false });
    expect(await mailsTo(dealer.user.email)).toEqual([]);
    expect(await mailsTo(email)).toMatchObject([{ kind: 'registrationReceived' }]);
  });

  test('of a suspended dealer, not proved: the link says what is true, for such an account is not deleted', async () => {
    const dealer = await aDealer(app, { status: 'SUSPENDED', emailConfirmed: false });
    const email = newAddress();
    await correct(dealer, { email });
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'registrationReceived', facts: { isSuspended: true } },
    ]);
    const { cookie } = await signIn(email, dealer.user.password);
    await call(app, 'POST /api/email-confirmation/resend', { cookie });
    expect(await mailsTo(email)).toMatchObject([
      { facts: { isSuspended: true } },
      { facts: { isSuspended: true } },
    ]);
  });

  test('no longer takes the links that were mailed to the old one', async () => {
    const dealer = await aDealer(app);
    const links = () =>
      db.selectFrom('password_resets').select('user_id').where('user_id', '=', dealer.user.id).execute();
    await db
      .insertInto('password_resets')
      .values({
        token_hash: Buffer.from(dealer.user.id),
        user_id: dealer.user.id,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    expect(await links()).toHaveLength(1);
    await correct(dealer, { email: newAddress() });
    expect(await links()).toEqual([]);
  });

  test('that is proved gets the waiting and failed mails of the old one, but no link that has ended', async () => {
    const dealer = await aDealer(app);
    await anOrder(app, dealer);
    await anOrder(app, dealer);
    await correct(dealer, { vatId: 'DE111111111' });
    await call(app, 'POST /api/password-reset', { body: { email: dealer.user.email } });
    const [failed = '', sent = ''] = (await mailsTo(dealer.user.email)).map(({ id }) => id);
    const now = new Date();
    await db
      .updateTable('mail_outbox')
      .set({ failed_at: now, failure: '550 5.1.1 mailbox unavailable' })
      .where('id', '=', failed)
      .execute();
    await db.updateTable('mail_outbox').set({ sent_at: now }).where('id', '=', sent).execute();
    const email = newAddress();
    await correct(dealer, { email });
    expect(await mailsTo(dealer.user.email)).toMatchObject([
      { id: sent, kind: 'orderConfirmation' },
      { kind: 'emailChanged' },
    ]);
    const moved = await mailsTo(email);
    expect(moved).toMatchObject([
      { id: failed, kind: 'orderConfirmation' },
      { kind: 'vatIdChanged' },
      { kind: 'emailChanged' },
    ]);
    const again = { cookie: admin.cookie, params: { id: failed } };
    expect((await call(app, 'POST /api/admin/mails/{id}/send', again)).result.recipient).toBe(email);
  });

  test('cannot be that of another account', async () => {
    const dealer = await aDealer(app);
    for (const taken of [(await aDealer(app)).user.email, admin.user.email])
      expect(await correct(dealer, { email: taken })).toMatchObject({
        status: 409,
        problem: { code: 'EMAIL_TAKEN' },
      });
    expect((await detailsOf(dealer)).email).toBe(dealer.user.email);
  });
});

describe('the VAT id of a dealer', () => {
  test('is judged by a clerk, with the date and who it was', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR12345678901' });
    const { result } = await correct(dealer, { vatIdCheck: 'VALID', from: { vatIdCheck: 'UNCHECKED' } });
    expect(result).toMatchObject({ vatIdCheck: 'VALID', vatIdCheckedBy: admin.user.email });
    expect(result.vatIdCheckedAt).not.toBeNull();
    expect(await eventsOf(dealer)).toMatchObject([
      { before: { vatIdCheck: 'UNCHECKED' }, after: { vatIdCheck: 'VALID' } },
    ]);
    expect(await mailsTo(dealer.user.email)).toEqual([]);
  });

  test('is not judged when it has been replaced, or the company has changed, since the clerk saw it', async () => {
    const dealer = await aDealer(app, { country: 'FR', postal_code: '57000', vat_id: 'FR12345678901' });
    const seen = { vatId: 'FR12345678901', vatIdCheck: 'UNCHECKED', changedAt: null } as const;
    await correct(dealer, { vatId: 'FR98765432109' });
    expect(await correct(dealer, { vatIdCheck: 'VALID', from: seen })).toMatchObject({
      status: 412,
      problem: { code: 'EDITED_MEANWHILE', current: { vatId: 'FR98765432109', vatIdCheck: 'UNCHECKED' } },
    });

    const now = { ...seen, vatId: 'FR98765432109' };
    const rename = { cookie: dealer.cookie, body: { companyName: 'Garage Nouveau' } };
    expect((await call(app, 'PATCH /api/dealer', rename)).status).toBe(200);
    expect((await correct(dealer, { vatIdCheck: 'VALID', from: now })).status).toBe(412);
    const { changedAt } = await detailsOf(dealer);
    expect(changedAt).not.toBeNull();
    // A colleague takes the change off the work list.
    await correct(dealer, { changesSeen: changedAt ?? '' });
    const { result } = await correct(dealer, { vatIdCheck: 'VALID', from: { ...now, changedAt } });
    expect(result).toMatchObject({ vatIdCheck: 'VALID', changedAt: null });
  });

  test('that is invalid ends the 0 % of later orders, and the dealer gets a mail', async () => {
    const dealer = await aDealer(app, { country: 'FR', postal_code: '57000', vat_id: 'FR12345678901' });
    const { order: earlier } = await anOrder(app, dealer);
    await correct(dealer, { vatIdCheck: 'INVALID' });
    const placed = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: orderOf([await aVehicle(db)]),
    });
    const caseOf = (id: string) =>
      db.selectFrom('orders').select('vat_case').where('id', '=', id).executeTakeFirst();
    expect(await caseOf(earlier.id)).toEqual({ vat_case: 'INTRA_COMMUNITY' });
    expect(await caseOf(placed.result.id)).toEqual({ vat_case: 'STANDARD' });
    expect((await mailsTo(dealer.user.email)).map(({ kind }) => kind)).toContain('vatIdInvalid');
  });

  test('that is new and invalid at once is called invalid, also after another one that was', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR12345678901' });
    await correct(dealer, { vatIdCheck: 'INVALID' });
    await correct(dealer, { vatId: 'FR98765432109', vatIdCheck: 'INVALID' });
    expect(await mailsTo(dealer.user.email)).toMatchObject([
      { kind: 'vatIdInvalid', facts: { vatId: 'FR12345678901' } },
      { kind: 'vatIdInvalid', facts: { vatId: 'FR98765432109' } },
    ]);
  });

  test('that is new is to be checked, stands on the work list, and the dealer gets a mail', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR12345678901' });
    await correct(dealer, { vatIdCheck: 'VALID' });
    const { result } = await correct(dealer, { vatId: 'FR 98 765432109' });
    expect(result).toMatchObject({
      vatId: 'FR98765432109',
      vatIdCheck: 'UNCHECKED',
      vatIdCheckedAt: null,
      vatIdCheckedBy: null,
    });
    expect(await mailsTo(dealer.user.email)).toMatchObject([
      { kind: 'vatIdChanged', facts: { vatId: 'FR98765432109', isToCheck: true } },
    ]);
    const { worklist } = (await call(app, 'GET /api/admin/worklist', { cookie: admin.cookie })).result;
    const rows = worklist.filter(({ kind }) => kind === 'VAT_ID').flatMap((work) => work.rows);
    expect(rows.map(({ id }) => id)).toContain(dealer.dealer.id);
  });

  test('is corrected and judged in one call', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR12345678901' });
    const { result } = await correct(dealer, { vatId: 'FR98765432109', vatIdCheck: 'VALID' });
    expect(result).toMatchObject({ vatId: 'FR98765432109', vatIdCheck: 'VALID' });
    expect(await mailsTo(dealer.user.email)).toMatchObject([{ facts: { isToCheck: false } }]);
  });

  test('that is missing cannot be judged', async () => {
    const dealer = await aDealer(app, { vat_id: null });
    expect((await correct(dealer, { vatIdCheck: 'VALID' })).status).toBe(400);
  });

  test('is to be checked again after the dealer has changed the name, without date and clerk', async () => {
    const dealer = await aDealer(app, { country: 'FR', postal_code: '57000', vat_id: 'FR12345678901' });
    await correct(dealer, { vatIdCheck: 'VALID' });
    await call(app, 'PATCH /api/dealer', { cookie: dealer.cookie, body: { companyName: 'Neu SARL' } });
    expect(await detailsOf(dealer)).toMatchObject({ vatIdCheck: 'UNCHECKED', vatIdCheckedBy: null });
  });
});

describe('a correction', () => {
  test('of what another clerk has changed meanwhile is refused with the current values', async () => {
    const dealer = await aDealer(app, { vat_id: 'DE123456789' });
    const from = { vatIdCheck: 'UNCHECKED' } as const;
    await correct(dealer, { vatIdCheck: 'INVALID', from });
    expect(await correct(dealer, { vatIdCheck: 'VALID', from })).toMatchObject({
      status: 412,
      problem: { code: 'EDITED_MEANWHILE', current: { vatIdCheck: 'INVALID' } },
    });
    // The same decision may be made twice.
    expect((await correct(dealer, { vatIdCheck: 'INVALID', from })).status).toBe(200);
  });

  test('that changes nothing leaves no trace', async () => {
    const dealer = await aDealer(app, { vat_id: 'DE123456789' });
    await correct(dealer, {
      email: dealer.user.email,
      vatId: 'DE 123 456 789',
      vatIdCheck: 'UNCHECKED',
      notes: '',
    });
    expect(await eventsOf(dealer)).toEqual([]);
    expect(await mailsTo(dealer.user.email)).toEqual([]);
    expect((await call(app, 'GET /api/user', { cookie: dealer.cookie })).status).toBe(200);
  });

  test('of an unknown dealer is 404', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    const sent = { cookie: admin.cookie, params };
    expect((await call(app, 'PATCH /api/admin/dealers/{id}', { ...sent, body: {} })).status).toBe(404);
    expect((await call(app, 'GET /api/admin/dealers/{id}', sent)).status).toBe(404);
  });
});

describe('the page of a dealer', () => {
  test('has the orders, the open ones first, and the last sign-in', async () => {
    const dealer = await aDealer(app);
    expect(await detailsOf(dealer)).toMatchObject({ orders: [], lastSignInAt: null });
    const { order: open } = await anOrder(app, dealer);
    const { order: cancelled } = await anOrder(app, dealer);
    await call(app, 'POST /api/orders/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: cancelled.id },
    });
    await signIn(dealer.user.email, dealer.user.password);
    const details = await detailsOf(dealer);
    expect(details.orders.map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'PENDING'],
      [cancelled.id, 'CANCELLED'],
    ]);
    expect(details.lastSignInAt).not.toBeNull();
  });

  test('names the other accounts with the same VAT id', async () => {
    const [one, two] = [
      await aDealer(app, { vat_id: 'ATU12345678' }),
      await aDealer(app, { vat_id: 'ATU12345678' }),
    ];
    await aDealer(app, { vat_id: null });
    expect((await detailsOf(one)).sameVatId).toEqual([
      { id: two.dealer.id, companyName: two.dealer.companyName, status: 'ACTIVE' },
    ]);
  });

  test('names only the oldest of many accounts with the same VAT id', async () => {
    const vat_id = 'ATU87654321';
    const dealers = [];
    for (let each = 0; each < SAME_VAT_ID_MAX + 2; each += 1) dealers.push(await aDealer(app, { vat_id }));
    const [first, ...others] = dealers.map(({ dealer }) => dealer.id);
    const { sameVatId } = (
      await call(app, 'GET /api/admin/dealers/{id}', { cookie: admin.cookie, params: { id: first ?? '' } })
    ).result;
    expect(sameVatId.map(({ id }) => id)).toEqual(others.slice(0, SAME_VAT_ID_MAX));
  });
});

test('a message of the clerk goes out with the approval', async () => {
  const dealer = await aDealer(app, { status: 'PENDING' });
  await call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id: dealer.dealer.id },
    body: { status: 'ACTIVE', from: 'PENDING', message: 'Willkommen! Rufen Sie Frau Sommer an.' },
  });
  expect(await mailsTo(dealer.user.email)).toMatchObject([
    { kind: 'accountApproved', facts: { message: 'Willkommen! Rufen Sie Frau Sommer an.' } },
  ]);
  expect(await eventsOf(dealer)).toMatchObject([
    { after: { status: 'ACTIVE', message: 'Willkommen! Rufen Sie Frau Sommer an.' } },
  ]);
});

test('the notes of a dealer are erased by null and by an empty text, and stay where they are absent', async () => {
  const dealer = await aDealer(app, { notes: 'Frau Muster anrufen' });
  expect((await correct(dealer, { vatIdCheck: 'VALID' })).result.notes).toBe('Frau Muster anrufen');
  for (const nothing of [null, '']) {
    await correct(dealer, { notes: 'Frau Muster anrufen' });
    expect((await correct(dealer, { notes: nothing })).result.notes).toBe('');
  }
});
