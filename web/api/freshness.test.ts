import {
  environmentManager,
  focusManager,
  isServer,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESHNESS } from './freshness.ts';

const { default: DEFAULT, ...KINDS } = FRESHNESS;

interface Rule {
  /** The age in seconds from which data are fetched again when they are shown. */
  staleAfter: number;
  /** Fetched again every so many seconds while they are shown. */
  every?: number;
  onFocus?: true;
}

const FOLLOWED: Rule = { staleAfter: 5, every: 30, onFocus: true };

const RULES: Record<keyof typeof KINDS, Rule> = {
  inventory: FOLLOWED,
  vehiclesGone: { staleAfter: 0, every: 30 },
  vehicle: { staleAfter: Infinity, every: 30, onFocus: true },
  vehicleToAdd: { staleAfter: 0 },
  newest: { staleAfter: 60 },
  cart: FOLLOWED,
  vatCase: { staleAfter: 30, every: 30, onFocus: true },
  reservations: FOLLOWED,
  account: FOLLOWED,
  searches: FOLLOWED,
  orders: FOLLOWED,
  adminList: { ...FOLLOWED, every: 5 },
  runningImport: { staleAfter: Infinity, every: 1.5 },
  vehicleToEdit: { staleAfter: 0 },
  holder: { staleAfter: 0 },
  found: { staleAfter: 0 },
};

beforeEach(() => {
  vi.useFakeTimers();
  // On a server the query library sets no timers.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => isServer);
});

/** Shows data of this age; `calls` counts how often they are fetched again. */
function show(kind: keyof typeof KINDS, secondsAgo: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: DEFAULT } });
  const calls = vi.fn<() => Promise<string>>(async () => 'after');
  const queryKey = ['/api/orders'];
  queryClient.setQueryData(queryKey, 'before', { updatedAt: Date.now() - secondsAgo * 1000 });
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: calls, ...KINDS[kind] });
  queryClient.mount();
  const stop = shown.subscribe(() => undefined);
  return {
    calls,
    hide: () => {
      stop();
      queryClient.unmount();
      queryClient.clear();
    },
  };
}

// Object.entries forgets that the names are the keys of the table.
describe.each(Object.entries(RULES) as [keyof typeof KINDS, Rule][])(
  'data of the kind %s',
  (kind, { staleAfter, every, onFocus }) => {
    test('are fetched again when they are shown after their stale time, and not before', () => {
      const anHour = 3600;
      const young = show(kind, Math.max(0, Math.min(staleAfter, anHour) - 1));
      expect(young.calls).toHaveBeenCalledTimes(staleAfter === 0 ? 1 : 0);
      young.hide();
      const old = show(kind, Math.min(staleAfter, anHour) + 1);
      expect(old.calls).toHaveBeenCalledTimes(staleAfter === Infinity ? 0 : 1);
      old.hide();
    });

    test('are fetched again in between if others change them while the reader looks', async () => {
      const shown = show(kind, 0);
      shown.calls.mockClear();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(shown.calls).toHaveBeenCalledTimes(every === undefined ? 0 : (10 * 60) / every);
      shown.hide();
    });

    test('are fetched again on focus if others change them while the reader is away', async () => {
      const shown = show(kind, 0);
      await vi.advanceTimersByTimeAsync(0);
      shown.calls.mockClear();
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(shown.calls).toHaveBeenCalledTimes(onFocus ? 1 : 0);
      focusManager.setFocused(undefined);
      shown.hide();
    });
  },
);

test('no other file states how fresh data are', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./freshness.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const figure = /\b(?:staleTime|gcTime|refetchInterval|refetchOnWindowFocus): (?:\d|[A-Z]|'|true|false)/;
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(Object.keys(sources).filter((file) => figure.test(sources[file] ?? ''))).toEqual([]);
});
