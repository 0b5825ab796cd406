import { expect, test } from 'vitest';
import { type RecentHit, splitByRecent } from './recent-hits.ts';

const aHit = (kind: RecentHit['kind'], id: string, hint = ''): RecentHit => ({ kind, id, label: id, hint });

test('what was opened before stands on top of what is found, the latest first, as it is now', () => {
  const found = [
    aHit('order', 'a'),
    aHit('order', 'b', 'completed'),
    aHit('dealer', 'c'),
    aHit('invoice', 'a'),
  ];
  const recent = [aHit('dealer', 'c'), aHit('vehicle', 'gone'), aHit('order', 'b', 'open')];
  expect(splitByRecent(found, recent)).toEqual({
    opened: [aHit('dealer', 'c'), aHit('order', 'b', 'completed')],
    others: [aHit('order', 'a'), aHit('invoice', 'a')],
  });
});
