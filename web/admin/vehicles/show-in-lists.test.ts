import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type Vehicle } from '../../../contract/vehicles.ts';
import { keyOf } from '../../api/query-of.ts';
import type { Inventory } from '../../vehicles/queries.ts';
import { showInLists } from './show-in-lists.ts';

test('a changed vehicle keeps its place in the list on the screen, and the list is fetched when it is shown next', () => {
  const queryClient = new QueryClient();
  const queryKey = keyOf('GET /api/vehicles', { query: { sortBy: 'priceAsc' } });
  // Rows with only what this test reads.
  const vehicles = [
    { id: 'a', priceNet: '10000.00', coverUrl: '/media/1' },
    { id: 'b', priceNet: '20000.00', coverUrl: null },
  ] as Inventory['vehicles'];
  queryClient.setQueryData(queryKey, { vehicles });
  const strip = [...keyOf('GET /api/vehicles', { query: { limit: '4' } }), 'strip'];
  queryClient.setQueryData(strip, [{ id: 'a', priceNet: '10000.00' }]);
  const calls = vi.fn<() => Promise<unknown>>(async () => ({ vehicles: [] }));
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: calls, staleTime: Infinity });
  const stop = shown.subscribe(() => undefined);

  showInLists(queryClient, { id: 'a', priceNet: '30000.00', equipmentText: 'Sitzheizung' } as Vehicle);

  expect(queryClient.getQueryData(queryKey)).toEqual({
    vehicles: [
      { id: 'a', priceNet: '30000.00', coverUrl: '/media/1' },
      { id: 'b', priceNet: '20000.00', coverUrl: null },
    ],
  });
  // The home page reads the same call in a form of its own, which is only fetched again.
  expect(queryClient.getQueryData(strip)).toEqual([{ id: 'a', priceNet: '10000.00' }]);
  expect(queryClient.getQueryState(strip)?.isInvalidated).toBe(true);
  expect(calls).not.toHaveBeenCalled();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  stop();
});
