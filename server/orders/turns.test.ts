import { expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';
import { PATIENCE } from '../../fixtures/patience.ts';

const nothing = async () => {};

/** Work that ends when it is told to. */
function aWork(log: string[], name: string) {
  let end: (error?: Error) => void = () => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const work = () => {
    log.push(name);
    return done;
  };
  return { work, end: (error?: Error) => end(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('works on the same id come one after the other, also after one that fails, and others do not wait', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const [first, second, other] = [aWork(log, 'first'), aWork(log, 'second'), aWork(log, 'other')];
  const running = [
    turns.run(['a', 'b'], nothing, first.work),
    turns.run(['b'], nothing, second.work),
    turns.run(['c'], nothing, other.work),
  ];
  await settled();
  expect(log).toEqual(['first', 'other']);
  first.end(new Error('lost'));
  await expect(running[0]).rejects.toThrow('lost');
  await settled();
  expect(log).toEqual(['first', 'other', 'second']);
  second.end();
  other.end();
  await Promise.all(running.slice(1));
});

test('who waits is checked again before the turn, and leaves when the check throws', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const [first, second] = [aWork(log, 'first'), aWork(log, 'second')];
  let isTaken = false;
  const check = async () => {
    if (isTaken) throw new Error('taken');
  };
  const running = turns.run(['a'], check, first.work);
  const waiting = turns.run(['a'], check, second.work);
  await settled();
  isTaken = true;
  first.end();
  const [, left] = await Promise.allSettled([running, waiting]);
  expect(left).toMatchObject({ status: 'rejected', reason: { message: 'taken' } });
  expect(log).toEqual(['first']);
});

test('nobody waits longer than the longest wait, and turns go on after it', async () => {
  const turns = new Turns(20);
  const log: string[] = [];
  const [hanging, second, third] = [aWork(log, 'hanging'), aWork(log, 'second'), aWork(log, 'third')];
  const running = [turns.run(['a'], nothing, hanging.work), turns.run(['a'], nothing, second.work)];
  await vi.waitFor(() => expect(log).toEqual(['hanging', 'second']), PATIENCE);
  // The end of the first takes no turn from the second.
  hanging.end();
  await running[0];
  running.push(turns.run(['a'], nothing, third.work));
  await settled();
  expect(log).toEqual(['hanging', 'second']);
  second.end();
  await running[1];
  await vi.waitFor(() => expect(log).toEqual(['hanging', 'second', 'third']), PATIENCE);
  third.end();
  await Promise.all(running);
});
