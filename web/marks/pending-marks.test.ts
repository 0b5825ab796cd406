import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'pendingMarks';
const USER = 'a1111111-1111-4111-8111-111111111111';
const COLLEAGUE = 'b2222222-2222-4222-8222-222222222222';
const GOLF = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const page = new EventTarget();
let stored = new Map<string, string>();
/** What the server was sent, and how it answers. */
let calls: string[] = [];
let answers: (() => Promise<Response>)[] = [];

beforeEach(() => {
  stored = new Map();
  calls = [];
  answers = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  // Web Locks are tested in a browser.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    const [vehicle, mark = ''] = url.split('/').slice(-2);
    calls.push([method, vehicle, ...(mark.includes('?') ? [mark] : []), ...(body ? [body] : [])].join(' '));
    return answers.shift()?.() ?? Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The module of a page that is opened now. */
async function openPage() {
  vi.resetModules();
  return import('./pending-marks.ts');
}

const refused = (status: number) => () => Promise.resolve(new Response('', { status }));
const keepingAll = { onConfirmed: () => {}, isDropped: () => false };

test('a press is kept until the server has confirmed it, also over a reload', async () => {
  const before = await openPage();
  before.keepMark(USER, GOLF, 'WATCHED');
  const after = await openPage();
  expect(after.pendingMarksOf(USER)).toMatchObject([{ vehicleId: GOLF, to: 'WATCHED' }]);
  await after.sendMark(USER, GOLF, keepingAll);
  expect(calls).toEqual([`PUT ${GOLF} {"status":"WATCHED"}`]);
  expect(after.pendingMarksOf(USER)).toEqual([]);
});

test('a press that is confirmed while its page is left stays: the next page may have been read before it', async () => {
  const left = await openPage();
  left.keepMark(USER, GOLF, null);
  answers.push(async () => {
    page.dispatchEvent(new Event('beforeunload'));
    return new Response(null, { status: 204 });
  });
  await left.sendMark(USER, GOLF, keepingAll);
  expect(left.pendingMarksOf(USER)).toMatchObject([{ vehicleId: GOLF, to: null }]);
  await left.sendMark(USER, GOLF, keepingAll);
  expect([calls, left.pendingMarksOf(USER)]).toEqual([[`DELETE ${GOLF}`, `DELETE ${GOLF}`], []]);
});

test('a press during a call for the same vehicle stays, and is the next one to be sent', async () => {
  const { keepMark, sendMark, pendingMarksOf } = await openPage();
  keepMark(USER, GOLF, 'WATCHED');
  answers.push(async () => {
    keepMark(USER, GOLF, null);
    return new Response(null, { status: 204 });
  });
  await sendMark(USER, GOLF, keepingAll);
  expect(pendingMarksOf(USER)).toMatchObject([{ to: null }]);
  await sendMark(USER, GOLF, keepingAll);
  expect(calls).toEqual([`PUT ${GOLF} {"status":"WATCHED"}`, `DELETE ${GOLF}`]);
  expect(pendingMarksOf(USER)).toEqual([]);
});

test('a press that a call before it has sent is not sent twice', async () => {
  const { keepMark, sendMark } = await openPage();
  keepMark(USER, GOLF, 'HIDDEN');
  await sendMark(USER, GOLF, keepingAll);
  await sendMark(USER, GOLF, keepingAll);
  expect(calls).toHaveLength(1);
});

test('a hidden vehicle that is shown again has the mark that the server answers, also over a reload', async () => {
  const before = await openPage();
  before.keepMark(USER, GOLF, null, 'HIDDEN');
  const after = await openPage();
  expect(after.pendingMarksOf(USER)).toMatchObject([{ to: null, isShowing: true }]);
  const marks: unknown[] = [];
  for (const answer of [Response.json({ status: 'WATCHED' }), new Response(null, { status: 204 })]) {
    after.keepMark(USER, GOLF, null, 'HIDDEN');
    answers.push(() => Promise.resolve(answer));
    await after.sendMark(USER, GOLF, { ...keepingAll, onConfirmed: (mark) => marks.push(mark) });
  }
  expect(calls).toEqual([`DELETE ${GOLF} mark?status=HIDDEN`, `DELETE ${GOLF} mark?status=HIDDEN`]);
  // A server of the version before answers nothing.
  expect(marks).toEqual(['WATCHED', null]);
});

test('a press that is refused is dropped where the page says so, and kept otherwise', async () => {
  const { keepMark, sendMark, pendingMarksOf } = await openPage();
  keepMark(USER, GOLF, 'WATCHED');
  answers.push(refused(502), refused(404));
  await expect(sendMark(USER, GOLF, keepingAll)).rejects.toThrow('502');
  expect(pendingMarksOf(USER)).toHaveLength(1);
  await expect(sendMark(USER, GOLF, { ...keepingAll, isDropped: () => true })).rejects.toThrow('404');
  expect(pendingMarksOf(USER)).toEqual([]);
});

test('the presses of one user are not sent for another', async () => {
  const { keepMark, sendMark, pendingMarksOf } = await openPage();
  keepMark(USER, GOLF, 'WATCHED');
  expect(pendingMarksOf(COLLEAGUE)).toEqual([]);
  await sendMark(COLLEAGUE, GOLF, keepingAll);
  expect(calls).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"length":1}'],
  ['no press', '[null, 1, "x", []]'],
  ['no mark', JSON.stringify([{ userId: USER, vehicleId: GOLF, to: 'SOLD', pressedAt: Date.now() }])],
  ['a foreign id', JSON.stringify([{ userId: USER, vehicleId: '../x', to: null, pressedAt: Date.now() }])],
  [
    'a press of two days ago',
    JSON.stringify([{ userId: USER, vehicleId: GOLF, to: null, pressedAt: Date.now() - 48 * 3_600_000 }]),
  ],
])('is not sent if the browser has stored %s', async (_what, text) => {
  stored.set(KEY, text);
  const { pendingMarksOf } = await openPage();
  expect(pendingMarksOf(USER)).toEqual([]);
});
