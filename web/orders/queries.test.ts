import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followedBy } from './queries.ts';

test('an order is asked for again in between by its dealer, and never for a clerk, whose session has to end', () => {
  expect(followedBy('dealer').refetchInterval).toBeGreaterThan(0);
  expect(followedBy('admin').refetchInterval).toBe(false);
});

test.each([
  ['dealer', 1, 0],
  ['dealer', 20, 1],
  ['admin', 1, 0],
  ['admin', 20, 1],
] as const)(
  'as %s one sees a list of orders that came %d s ago, and it is asked for %d times',
  (reader, secondsAgo, asked) => {
    const queryClient = new QueryClient();
    const queryFn = vi.fn<() => Promise<string>>(async () => 'orders');
    queryClient.setQueryData(['/api/orders'], 'orders', { updatedAt: Date.now() - secondsAgo * 1000 });
    const shown = new QueryObserver(queryClient, {
      queryKey: ['/api/orders'],
      queryFn,
      ...followedBy(reader),
    });
    shown.subscribe(() => undefined)();
    expect(queryFn).toHaveBeenCalledTimes(asked);
  },
);
