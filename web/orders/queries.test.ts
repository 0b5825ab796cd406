import { expect, test } from 'vitest';
import { followedBy } from './queries.ts';

test('an order is asked for again in between by its dealer, and never for a clerk, whose session has to end', () => {
  expect(followedBy('dealer').refetchInterval).toBeGreaterThan(0);
  expect(followedBy('admin').refetchInterval).toBe(false);
  expect(followedBy('admin').refetchOnMount).toBe('always');
});
