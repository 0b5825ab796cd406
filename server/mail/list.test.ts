import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MAIL_MONTHS } from '../../contract/mail-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { applyRetention } from '../retention.ts';
import { mails as german } from '../../web/texts/de/mails.ts';
import { MAIL_KINDS, type MailKind, type PayloadOf } from './kinds.ts';
import { enqueueMail } from './queue.ts';
import { aMail, orderPayload } from './samples.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const list = async (query: Record<string, string>) =>
  (await call(app, 'GET /api/admin/mails', { cookie, query })).result;
const kindsIn = async (query: Record<string, string>) =>
  (await list(query)).mails.map(({ kind }) => kind).toSorted();
const markSent = (mailId: string) =>
  sql`update mail_outbox set sent_at = now() where id = ${mailId}`.execute(db);

const enqueue = <K extends MailKind>(
  kind: K,
  to: Parameters<typeof enqueueMail<K>>[2],
  payload: PayloadOf<K>,
) => db.transaction().execute((tx) => enqueueMail(tx, kind, to, payload));

/** The newest mail to an address. */
async function lastTo(email: string) {
  const { mails } = await list({ search: email });
  const [mail] = mails;
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

const approve = async ({ dealer }: TestDealer) => {
  await enqueue('accountApproved', { dealerId: dealer.id }, { companyName: 'Nord GmbH', contactName: 'Eva' });
  return lastTo(dealer.email);
};

describe('the list of mails', () => {
  test('has a name for every kind that the portal sends, and for no other', () => {
    expect(Object.keys(german.kinds).toSorted()).toEqual(MAIL_KINDS.toSorted());
  });

  test('names of each mail its recipient, its dealer, its state and its times', async () => {
    const dealer = await aDealer(app);
    const { id } = await approve(dealer);
    await markSent(id);
    expect(await lastTo(dealer.dealer.email)).toEqual({
      id,
      kind: 'accountApproved',
      recipient: dealer.dealer.email,
      orderId: null,
      state: 'SENT',
      queuedAt: expect.stringMatching(/Z$/),
      sentAt: expect.stringMatching(/Z$/),
      failedAt: null,
      reason: null,
      dealer: { id: dealer.dealer.id, companyName: dealer.dealer.companyName },
      canBeSentAgain: true,
    });
  });

  test('finds the mails about an order, to the dealer and to us', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await anOrder(app, dealer);
    expect(await kindsIn({ orderId: order.id })).toEqual(['newOrder', 'orderConfirmation']);
    expect(await kindsIn({ orderId: order.id.toUpperCase(), kind: 'newOrder' })).toEqual(['newOrder']);
  });

  test('finds the mails to the users of a dealer and those about the dealer, also after the address was corrected', async () => {
    const dealer = await aDealer(app);
    await anOrder(app, dealer);
    await approve(dealer);
    await approve(await aDealer(app));
    const sent = { cookie, params: { id: dealer.dealer.id }, body: { email: `new-${dealer.dealer.email}` } };
    await call(app, 'PATCH /api/admin/dealers/{id}', sent);
    expect(await kindsIn({ dealerId: dealer.dealer.id })).toEqual([
      'accountApproved',
      'emailChanged',
      'emailChanged',
      'newOrder',
      'orderConfirmation',
    ]);
  });

  test('finds mails by their state and by a part of the address, whose wildcards match literally', async () => {
    const dealer = await aDealer(app);
    const { id } = await approve(dealer);
    const search = dealer.dealer.email.toUpperCase();
    const stateOf = async () => {
      for (const state of ['WAITING', 'SENT', 'FAILED'])
        if ((await list({ search, state })).total === 1) return state;
      return null;
    };
    expect(await stateOf()).toBe('WAITING');
    await sql`update mail_outbox set failed_at = now(), failure = 'full' where id = ${id}`.execute(db);
    expect(await stateOf()).toBe('FAILED');
    await sql`update mail_outbox set failed_at = null, failure = null where id = ${id}`.execute(db);
    await markSent(id);
    expect(await stateOf()).toBe('SENT');
    expect((await list({ search: `${search.slice(0, 8)}%` })).total).toBe(0);
  });

  test('has pages, the newest first', async () => {
    const dealer = await aDealer(app);
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await approve(dealer)).id);
    const dealerId = dealer.dealer.id;
    const pages = await Promise.all(['1', '2'].map((page) => list({ dealerId, limit: '2', page })));
    expect(pages.map(({ mails }) => mails.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
  });
});

test('mails are deleted after twelve months; one that still waits stays', async () => {
  const dealer = await aDealer(app);
  const ids = [await approve(dealer), await approve(dealer), await approve(dealer)].map(({ id }) => id);
  const [old, waiting, young] = ids;
  for (const id of [old, young]) await markSent(id ?? '');
  const age = sql`make_interval(months => ${MAIL_MONTHS})`;
  await sql`
    update mail_outbox set created_at = now() - ${age}
    where id in (${old}, ${waiting})
  `.execute(db);
  await applyRetention(db);
  const left = (await list({ dealerId: dealer.dealer.id })).mails.map(({ id }) => id);
  expect(left.toSorted()).toEqual([waiting, young].toSorted());
});

test('a mail to us that waits cannot be sent again', async () => {
  await enqueue('newOrder', 'provider', orderPayload());
  const waiting = () => list({ kind: 'newOrder', state: 'WAITING' });
  const { mails } = await waiting();
  const { id, recipient, canBeSentAgain } = mails[0] ?? { id: '' };
  expect([recipient, canBeSentAgain]).toEqual([null, false]);
  const again = await call(app, 'POST /api/admin/mails/{id}/send', { cookie, params: { id } });
  expect(again.result.id).toBe(id);
  expect((await waiting()).mails).toEqual(mails);
});

test('a failed mail without a readable kind is listed', async () => {
  const id = await aFailedMail(db, { ...aMail('accountApproved', 'fr'), kind: 'carrierPigeon' });
  expect((await list({ state: 'FAILED' })).mails).toMatchObject([{ id, kind: 'carrierPigeon' }]);
  expect((await list({ kind: 'carrierPigeon' })).mails).toMatchObject([{ id }]);
});
