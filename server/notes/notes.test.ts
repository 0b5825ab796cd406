import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOTE_MAX } from '../../contract/note-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const [clerk, other] = [await anAdmin(app), await anAdmin(app)];
const dealer = await aDealer(app);

type Body = Record<string, unknown>;
const add = (body: Body, { cookie } = clerk) => call(app, 'POST /api/admin/notes', { cookie, body });
const list = async (query: Record<string, string>) =>
  (await call(app, 'GET /api/admin/notes', { cookie: other.cookie, query })).result;
const aNoteAbout = async (subject: string, subjectId: string, text: string) =>
  (await add({ subject, subjectId, text })).result;

test.each(['order', 'dealer'])(
  'a clerk notes and logs calls about an %s, and every clerk reads it',
  async (subject) => {
    const subjectId = subject === 'order' ? (await anOrder(app, dealer)).order.id : dealer.dealer.id;
    const about = { subject, subjectId };
    const noted = await add({ ...about, text: '  Pays on Friday.\nAsk for Ms Sommer.  ' });
    expect([noted.status, noted.result]).toEqual([
      201,
      {
        id: expect.any(String),
        kind: 'NOTE',
        text: 'Pays on Friday.\nAsk for Ms Sommer.',
        at: expect.any(String),
        author: clerk.user.email,
      },
    ]);
    const called = await add({ ...about, kind: 'CALL', text: 'Voicemail' }, other);
    expect(called.result).toMatchObject({ kind: 'CALL', author: other.user.email });
    expect(await list(about)).toEqual({ notes: [called.result, noted.result], total: 2 });
    expect(await list({ ...about, limit: '1', page: '2' })).toEqual({ notes: [noted.result], total: 2 });
  },
);

test('a note that is sent again under its id is there once, and nobody else’s note is answered', async () => {
  const about = { subject: 'order', subjectId: (await anOrder(app, dealer)).order.id };
  const body = { ...about, id: randomUUID(), kind: 'CALL', text: 'Voicemail' };
  const [first, ...others] = await Promise.all([add(body), add(body), add(body)]);
  expect(others.map(({ status, result }) => [status, result])).toEqual(others.map(() => [201, first.result]));
  expect(first.result.id).toBe(body.id);
  expect(await list(about)).toEqual({ notes: [first.result], total: 1 });
  expect((await add(body, other)).status).toBe(404);
  expect((await add({ ...body, subject: 'dealer', subjectId: dealer.dealer.id })).status).toBe(404);
});

test('notes about one order are not those of another, or of its dealer', async () => {
  const ids = [(await anOrder(app, dealer)).order.id, (await anOrder(app, dealer)).order.id];
  await aNoteAbout('order', ids[0] ?? '', 'Calls back');
  await aNoteAbout('dealer', dealer.dealer.id, 'Friendly');
  expect((await list({ subject: 'order', subjectId: ids[0] ?? '' })).notes).toMatchObject([
    { text: 'Calls back' },
  ]);
  expect(await list({ subject: 'order', subjectId: ids[1] ?? '' })).toEqual({ notes: [], total: 0 });
});

test('an empty or too long note is refused, and one about nothing that exists', async () => {
  const about = { subject: 'order', subjectId: (await anOrder(app, dealer)).order.id };
  for (const text of [' \n ', 'x'.repeat(NOTE_MAX + 1), 'a\u0000b'])
    expect((await add({ ...about, text })).problem.errors?.map(({ path }) => path)).toEqual(['text']);
  for (const lost of [{ subjectId: randomUUID() }, { subject: 'dealer' }])
    expect((await add({ ...about, text: 'Lost', ...lost })).problem.code).toBe('NOT_FOUND');
  expect((await list(about)).total).toBe(0);
});

test('a note is in no answer to the dealer', async () => {
  const { id } = (await anOrder(app, dealer)).order;
  for (const [subject, subjectId] of [
    ['order', id],
    ['dealer', dealer.dealer.id],
  ] as const)
    await aNoteAbout(subject, subjectId, 'A secret of the clerks');
  const { cookie } = dealer;
  const answers = [
    await call(app, 'GET /api/orders/{id}', { cookie, params: { id } }),
    await call(app, 'GET /api/dealer', { cookie }),
    await call(app, 'GET /api/user/data', { cookie }),
  ];
  for (const { status, result } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(result)).not.toContain('A secret');
  }
});

test('the notes about a dealer are deleted with the account', async () => {
  const gone = await aDealer(app);
  await aNoteAbout('dealer', gone.dealer.id, 'Never called back');
  const deleted = await call(app, 'DELETE /api/admin/dealers/{id}', {
    cookie: clerk.cookie,
    params: { id: gone.dealer.id },
  });
  expect(deleted.status).toBe(204);
  expect((await list({ subject: 'dealer', subjectId: gone.dealer.id })).total).toBe(0);
});
