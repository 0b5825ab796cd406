import { expect, test } from 'vitest';
import { callBy } from '../../api/call.ts';
import { followProgress, percentOf } from './follow-progress.ts';

const answerOf = (progress: unknown) => ({ status: 200, statusText: '', text: JSON.stringify({ progress }) });

test('a bulk call is followed in percent under an id of its own, until it is answered', async () => {
  const answers = [
    answerOf({ done: 1250, total: 5000 }),
    // Another server, and one that fails: the last percentage stays.
    answerOf(null),
    { status: 503, statusText: '', text: '' },
    answerOf({ done: 4999, total: 5000 }),
  ];
  const asked: string[] = [];
  const percents: number[] = [];
  const { promise, resolve } = withResolvers();
  const by = callBy(async (url) => {
    asked.push(url);
    const answer = answers.shift() ?? answerOf(null);
    if (answers.length === 0) resolve('done');
    return answer;
  });
  let id = '';
  const send = (progressId: string) => {
    id = progressId;
    return promise;
  };
  expect(await followProgress(send, (percent) => percents.push(percent), by)).toBe('done');
  expect(percents).toEqual([25, 99]);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(asked)).toEqual(new Set([`/api/admin/vehicles/progress/${id}`]));
});

test('a bulk call that fails is followed no longer, and its error is thrown', async () => {
  const by = callBy(async () => answerOf(null));
  const failing = followProgress(
    () => Promise.reject(new Error('503: away')),
    () => expect.unreachable(),
    by,
  );
  await expect(failing).rejects.toThrow('503: away');
});

test('a bulk call is at a hundred percent only when every vehicle is done', () => {
  expect(percentOf({ done: 0, total: 3 })).toBe(0);
  expect(percentOf({ done: 4999, total: 5000 })).toBe(99);
  expect(percentOf({ done: 3, total: 3 })).toBe(100);
  expect(percentOf({ done: 0, total: 0 })).toBe(100);
});

function withResolvers() {
  let resolve: (result: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (result: string) => resolve(result) };
}
