import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoints } from '../../contract/endpoints.ts';
import { DEALER_STATUSES, type DealerStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, aRegistration } from '../../fixtures/dealers.ts';
import { anOrder, anOrderRow, letLapse } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

type Query = Record<string, string>;

const list = async (query: Query = {}) =>
  (await call(app, 'GET /api/admin/dealers', { cookie: admin.cookie, query })).result;
const namesOf = ({ dealers }: Endpoints['GET /api/admin/dealers']['result']) =>
  dealers.map((dealer) => dealer.companyName);

const setStatus = (id: string, status: unknown, from?: DealerStatus) =>
  call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id },
    body: { status, ...(from && { from }) },
  });
const remove = (id: string) =>
  call(app, 'DELETE /api/admin/dealers/{id}', { cookie: admin.cookie, params: { id } });

const auditEntriesOf = (id: string) =>
  db.selectFrom('audit_events').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const mailsTo = (email: string) =>
  db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

/** Dealers whose names all contain a word that no other test uses. */
async function aGroup(
  ...dealers: { name: string; status?: DealerStatus; createdAt?: string }[]
): Promise<string> {
  const word = `grp${randomUUID().slice(0, 8)}`;
  for (const { name, status, createdAt } of dealers) {
    await aDealer(app, {
      company_name: `${name} ${word}`,
      ...(status ? { status } : {}),
      ...(createdAt ? { created_at: createdAt } : {}),
    });
  }
  return word;
}

describe('the list of dealers', () => {
  test('contains complete dealers, with missing values as null and instants in UTC', async () => {
    const { dealer } = await aDealer(app, {
      status: 'PENDING',
      company_name: 'Ganz GmbH',
      phone: null,
      legal_form: null,
      contact_position: null,
    });
    const { dealers } = await list({ search: dealer.email });
    expect(dealers).toEqual([
      {
        id: dealer.id,
        companyName: 'Ganz GmbH',
        legalForm: null,
        vatId: 'DE123456789',
        vatIdCheck: 'UNCHECKED',
        email: dealer.email,
        emailConfirmed: true,
        phone: null,
        tier: 'STANDARD',
        status: 'PENDING',
        street: 'Musterstraße 1',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
        contactFirstName: 'Erika',
        contactLastName: 'Muster',
        contactPosition: null,
        contactPhone: null,
        marketingOptIn: false,
        notes: '',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        orderCount: 0,
        openOrderCount: 0,
        erasedAt: null,
      },
    ]);
  });

  test('counts the orders of each dealer, and those that are open', async () => {
    const buyer = await aDealer(app);
    const others = await aDealer(app, { company_name: buyer.dealer.companyName });
    const counts = async () =>
      (await list({ search: buyer.dealer.email })).dealers.map((dealer) => [
        dealer.orderCount,
        dealer.openOrderCount,
      ]);
    await anOrder(app, others);
    expect(await counts()).toEqual([[0, 0]]);
    const { order: processed } = await anOrder(app, buyer, { vehicles: 2 });
    const { order: completed } = await anOrder(app, buyer);
    const { order: lapsed } = await anOrder(app, buyer);
    expect(await counts()).toEqual([[3, 3]]);
    for (const [id, status] of [
      [processed.id, 'PROCESSED'],
      [completed.id, 'COMPLETED'],
    ] as const)
      await call(app, 'PATCH /api/orders/{id}/status', {
        cookie: admin.cookie,
        params: { id },
        body: { status },
      });
    await letLapse(app, lapsed.id);
    expect(await counts()).toEqual([[3, 1]]);
    expect((await setStatus(buyer.dealer.id, 'SUSPENDED')).result).toMatchObject({
      orderCount: 3,
      openOrderCount: 1,
    });
  });

  test('has ten dealers per page, newest first, and the total number', async () => {
    const word = await aGroup(
      ...Array.from({ length: 12 }, (_, day) => ({ name: `D${day}`, createdAt: `2026-01-${10 + day}` })),
    );
    const first = await list({ search: word });
    expect(first.total).toBe(12);
    expect(namesOf(first)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `D${day} ${word}`));
    expect(namesOf(await list({ search: word, page: '2' }))).toEqual([`D1 ${word}`, `D0 ${word}`]);
    expect(await list({ search: word, page: '3' })).toEqual({ dealers: [], total: 12 });
    expect((await list({ search: word, limit: '100' })).dealers).toHaveLength(12);
  });

  test('accepts missing and empty parameters', async () => {
    await aDealer(app);
    expect((await list()).total).toBeGreaterThan(0);
    expect((await list({ page: '', limit: '', search: '', status: '', sortBy: '' })).total).toBeGreaterThan(
      0,
    );
  });

  test('is filtered by status', async () => {
    const word = await aGroup(
      { name: 'A', status: 'ACTIVE' },
      { name: 'P', status: 'PENDING' },
      { name: 'S', status: 'SUSPENDED' },
    );
    for (const status of DEALER_STATUSES) {
      const found = await list({ search: word, status });
      expect(found.dealers.map((dealer) => dealer.status)).toEqual([status]);
      expect(found.total).toBe(1);
    }
  });

  test.each([
    ['dateDesc', ['Zimmer', 'autohaus', 'Öttinger', 'Oettinger']],
    ['dateAsc', ['Oettinger', 'Öttinger', 'autohaus', 'Zimmer']],
    ['name', ['autohaus', 'Oettinger', 'Öttinger', 'Zimmer']],
    ['nameDesc', ['Zimmer', 'Öttinger', 'Oettinger', 'autohaus']],
    ['status', ['autohaus', 'Zimmer', 'Oettinger', 'Öttinger']],
  ])('is sorted by %s', async (sortBy, names) => {
    const word = await aGroup(
      { name: 'Oettinger', status: 'ACTIVE', createdAt: '2026-01-01' },
      { name: 'Öttinger', status: 'SUSPENDED', createdAt: '2026-01-02' },
      { name: 'autohaus', status: 'PENDING', createdAt: '2026-01-03' },
      { name: 'Zimmer', status: 'ACTIVE', createdAt: '2026-01-04' },
    );
    expect(namesOf(await list({ search: word, sortBy }))).toEqual(names.map((name) => `${name} ${word}`));
  });

  test.each(['dateDesc', 'dateAsc', 'name', 'nameDesc', 'status'])(
    'sorted by %s contains each of many equal dealers once',
    async (sortBy) => {
      const word = await aGroup(
        ...Array.from({ length: 9 }, () => ({ name: 'Gleich', createdAt: '2026-02-01' })),
      );
      const pages = await Promise.all(
        ['1', '2', '3', '4', '5'].map((page) => list({ search: word, sortBy, page, limit: '2' })),
      );
      const ids = pages.flatMap(({ dealers }) => dealers.map((dealer) => dealer.id));
      expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
    },
  );

  test.each([
    ['page', '0', 'OUT_OF_RANGE'],
    ['page', 'x', 'INVALID'],
    ['limit', '101', 'OUT_OF_RANGE'],
    ['limit', '1.5', 'INVALID'],
    ['status', 'ALL', 'NOT_A_CHOICE'],
    ['sortBy', 'email', 'NOT_A_CHOICE'],
    ['search', 'x'.repeat(101), 'TOO_LONG'],
  ])('refuses %s=%s', async (name, value, code) => {
    const { problem } = await call(app, 'GET /api/admin/dealers', {
      cookie: admin.cookie,
      query: { [name]: value },
    });
    expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: name, code }] });
  });
});

describe('a search finds a dealer', () => {
  const word = randomUUID().slice(0, 8);
  const target = {
    company_name: `Schmölders & Söhne ${word} 100%_KG`,
    contact_first_name: `Jörg${word}`,
    contact_last_name: `O'Brien`,
    email: `info.${word}@example.org`,
    city: `Köln-${word}`,
    vat_id: `FR40${word.replaceAll(/\D/g, '').padEnd(9, '7').slice(0, 9)}`,
  };

  beforeAll(async () => {
    await aDealer(app, target);
  });

  test.each([
    ['company', `söhne ${word}`],
    ['company, whatever its case', `SCHMÖLDERS & SÖHNE ${word.toUpperCase()}`],
    ['contact', `jörg${word} o'brien`],
    ['e-mail address', `info.${word}@`],
    ['city', `köln-${word}`],
    ['VAT id', target.vat_id.toLowerCase()],
    ['VAT id in groups', target.vat_id.replace(/(.{4})(.{3})/, '$1 $2 ')],
    ['characters that are wildcards elsewhere', `${word} 100%_`],
  ])('by %s', async (_, search) => {
    expect((await list({ search })).dealers.map((dealer) => dealer.email)).toEqual([target.email]);
  });

  test.each([
    ['any word', '%b'],
    ['any letter', '-_b'],
    ['the next character literally', '\\-ab'],
    ['the end of a text', "' or true --"],
  ])('and treats a character that is a wildcard for %s literally', async (_, end) => {
    const { dealer } = await aDealer(app, { company_name: `Literal ${word}-ab` });
    expect((await list({ search: `Literal ${word}-ab` })).dealers[0]?.id).toBe(dealer.id);
    expect(await list({ search: `Literal ${word}${end}` })).toEqual({ dealers: [], total: 0 });
    await remove(dealer.id);
  });
});

describe('a status set by an admin', () => {
  const transitions = DEALER_STATUSES.flatMap((from) =>
    DEALER_STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const mailOf: Record<DealerStatus, string[]> = {
    PENDING: [],
    ACTIVE: ['accountApproved'],
    SUSPENDED: ['accountSuspended'],
  };

  test.each(transitions)('from $from to $to is stored, audited and mailed', async ({ from, to }) => {
    const { dealer } = await aDealer(app, { status: from, locale: 'en', company_name: 'Muster GmbH' });
    const { status, result } = await setStatus(dealer.id, to);
    expect([status, result.id, result.status]).toEqual([200, dealer.id, to]);
    expect((await list({ search: dealer.email })).dealers).toEqual([result]);
    expect(await auditEntriesOf(dealer.id)).toMatchObject([
      {
        action: 'DEALER_STATUS_CHANGED',
        subject: 'dealer',
        actor_id: admin.user.id,
        actor_email: admin.user.email,
        actor_role: 'admin',
        before: { status: from },
        after: { status: to },
      },
    ]);
    expect(await mailsTo(dealer.email)).toMatchObject(
      mailOf[to].map((kind) => ({
        kind,
        locale: 'en',
        facts: { companyName: 'Muster GmbH', contactName: 'Erika Muster' },
      })),
    );
  });

  test.each(DEALER_STATUSES)(
    'that is already %s changes nothing and writes no audit entry',
    async (status) => {
      const { dealer } = await aDealer(app, { status });
      expect((await setStatus(dealer.id, status)).result.status).toBe(status);
      expect(await auditEntriesOf(dealer.id)).toEqual([]);
      expect(await mailsTo(dealer.email)).toEqual([]);
    },
  );

  test('by two admins at once is mailed once', async () => {
    const { dealer } = await aDealer(app, { status: 'PENDING' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => setStatus(dealer.id, 'ACTIVE')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await auditEntriesOf(dealer.id)).toHaveLength(1);
    expect(await mailsTo(dealer.email)).toHaveLength(1);
  });

  test('is refused when the dealer has neither the status that the admin saw nor the wanted one', async () => {
    const { dealer } = await aDealer(app, { status: 'SUSPENDED' });
    const { status, problem } = await setStatus(dealer.id, 'ACTIVE', 'PENDING');
    expect([status, problem]).toMatchObject([
      412,
      { code: 'EDITED_MEANWHILE', current: { status: 'SUSPENDED' } },
    ]);
    expect(await auditEntriesOf(dealer.id)).toEqual([]);
    expect(await mailsTo(dealer.email)).toEqual([]);
    expect((await setStatus(dealer.id, 'SUSPENDED', 'PENDING')).status).toBe(200);
    expect((await setStatus(dealer.id, 'ACTIVE', 'SUSPENDED')).status).toBe(200);
  });

  test.each(['active', 'DELETED', '', null, undefined])('%j is refused', async (status) => {
    const { dealer } = await aDealer(app);
    const { problem } = await setStatus(dealer.id, status);
    expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'status' }] });
  });

  test('of an unknown dealer gives 404', async () => {
    expect((await setStatus(randomUUID(), 'ACTIVE')).problem.code).toBe('NOT_FOUND');
  });
});

describe('deleting a dealer', () => {
  test('removes their users and sessions, and writes an audit entry', async () => {
    const { dealer, user, cookie } = await aDealer(app, { company_name: 'Weg GmbH' });
    const answer = await remove(dealer.id);
    expect([answer.status, answer.result]).toEqual([204, undefined]);
    expect((await list({ search: dealer.email })).total).toBe(0);
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
    expect(
      await db.selectFrom('sessions').select('user_id').where('user_id', '=', user.id).execute(),
    ).toEqual([]);
    expect((await call(app, 'GET /api/user', { cookie })).status).toBe(401);
    expect(await auditEntriesOf(dealer.id)).toMatchObject([
      {
        action: 'DEALER_DELETED',
        actor_id: admin.user.id,
        before: { companyName: 'Weg GmbH', status: 'ACTIVE' },
        after: null,
      },
    ]);
  });

  test('removes the mails to them and about them, sent or not, and no others', async () => {
    const email = `${randomUUID()}@example.com`;
    const { result } = await call(app, 'POST /api/register', { body: aRegistration({ email }) });
    const other = await call(app, 'POST /api/register', { body: aRegistration() });
    const mailsOf = (id: string, address: string) =>
      db
        .selectFrom('mail_outbox')
        .select('kind')
        .where((row) => row.or([row('recipient', '=', address), row(sql`facts ->> 'dealerId'`, '=', id)]))
        .orderBy('kind')
        .execute();
    const [id, otherId] = [result.dealer?.id ?? '', other.result.dealer?.id ?? ''];
    expect(await mailsOf(id, email)).toHaveLength(2);
    await sql`update mail_outbox set sent_at = now() where recipient = ${email}`.execute(db);
    expect((await remove(id.toUpperCase())).status).toBe(204);
    expect(await mailsOf(id, email)).toEqual([]);
    expect(await mailsOf(otherId, other.result.email)).toHaveLength(2);
  });

  test('frees their address for a new registration', async () => {
    const { dealer } = await aDealer(app);
    await remove(dealer.id);
    expect((await aDealer(app, { email: dealer.email })).dealer.email).toBe(dealer.email);
  });

  test('with orders, even a cancelled one, is refused and changes nothing', async () => {
    const buyer = await aDealer(app);
    const { dealer, cookie } = buyer;
    await anOrderRow(db, buyer);
    const answer = await remove(dealer.id);
    expect([answer.status, answer.problem.code]).toEqual([409, 'DEALER_HAS_ORDERS']);
    expect(await auditEntriesOf(dealer.id)).toEqual([]);
    expect((await call(app, 'GET /api/user', { cookie })).status).toBe(200);
  });

  test('who does not exist, or no longer exists, gives 404', async () => {
    const { dealer } = await aDealer(app);
    expect((await remove(dealer.id)).status).toBe(204);
    expect((await remove(dealer.id)).problem.code).toBe('NOT_FOUND');
  });
});
