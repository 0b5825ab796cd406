import {
  environmentManager,
  isServer,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESHNESS } from '../api/freshness.ts';
import { live } from '../api/live.ts';
import { refresh } from '../api/refresh.ts';
import { statesQuery } from '../trade/queries.ts';
import { cardsQuery } from '../vehicles/queries.ts';
import { Pace } from './pace.ts';
import { type LiveEvent, showChanges } from './show-changes.ts';

const ID = '0f0e1a52-6f6c-4b7e-9c4e-0d7a7c9f1b11';
const OTHER = '6ee7b0ad-33ab-4f3c-8b31-b7a1ad1e2f9a';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => isServer);
  live.isOpen = false;
});

function aPage() {
  const queryClient = new QueryClient({ defaultOptions: { queries: FRESHNESS.default } });
  const pace = new Pace(queryClient);
  /** Shows data that follow what others change; returns the calls that fetch them again. */
  const show = (queryKey: QueryKey, data: unknown, kind: object = FRESHNESS.inventory) => {
    queryClient.setQueryData(queryKey, data);
    const calls = vi.fn<() => Promise<unknown>>(async () => data);
    new QueryObserver(queryClient, { queryKey, queryFn: calls, ...kind }).subscribe(() => undefined);
    return calls;
  };
  const receive = (event: LiveEvent) => showChanges(queryClient, pace, event, () => 0.5);
  const change = () => {
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 1 });
    return mutation.execute(undefined);
  };
  return { queryClient, show, receive, change };
}

const sold = (id: string): LiveEvent => ({
  name: 'vehicles',
  data: { vehicles: [{ id, status: 'SOLD', priceNet: '90.00' }], gone: [] },
});
const changed = (...topics: ('orders' | 'account' | 'dealers')[]): LiveEvent => ({
  name: 'changed',
  data: { topics },
});
const list = (...ids: string[]) => ({
  vehicles: ids.map((id) => ({ id, status: 'AVAILABLE', priceNet: '100.00', make: 'Audi' })),
});

describe('a vehicle that changes', () => {
  test('changes in a list in its place, without a call', () => {
    const { queryClient, show, receive } = aPage();
    const calls = show(['/api/vehicles', { query: {} }], list(OTHER, ID));
    receive(sold(ID));
    expect(queryClient.getQueryData(['/api/vehicles', { query: {} }])).toEqual({
      vehicles: [
        { id: OTHER, status: 'AVAILABLE', priceNet: '100.00', make: 'Audi' },
        { id: ID, status: 'SOLD', priceNet: '90.00', make: 'Audi' },
      ],
    });
    expect(calls).not.toHaveBeenCalled();
  });

  test('changes at once in the inventory that dealers read, which each page asks for again at an instant of its own', async () => {
    const { queryClient, show, receive } = aPage();
    const { queryKey } = cardsQuery({}, null);
    const card = { id: ID, status: 'AVAILABLE', priceNet: '100.00', formerPriceNet: '110.00', make: 'Audi' };
    const other = { ...card, id: OTHER };
    const calls = show(queryKey, { cards: [other, card], pagination: { total: 2 } });
    receive(sold(ID));
    expect(queryClient.getQueryData(queryKey)).toEqual({
      // The former price is that of the price before.
      cards: [other, { id: ID, status: 'SOLD', priceNet: '90.00', make: 'Audi' }],
      pagination: { total: 2 },
    });
    receive({
      name: 'vehicles',
      data: { vehicles: [{ id: OTHER, status: 'RESERVED', priceNet: '100.00' }], gone: [] },
    });
    expect(queryClient.getQueryData(queryKey)).toMatchObject({
      cards: [{ status: 'RESERVED', formerPriceNet: '110.00' }, { status: 'SOLD' }],
    });
    await vi.advanceTimersByTimeAsync(2_499);
    expect(calls).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('is asked for again at an instant of its own when it is gone from the inventory that dealers read', async () => {
    const { show, receive } = aPage();
    const calls = show(cardsQuery({}, null).queryKey, { cards: [{ id: ID }] });
    receive({ name: 'vehicles', data: { vehicles: [], gone: [ID] } });
    expect(calls).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('does not put off that the list asks by itself', async () => {
    const { show, receive } = aPage();
    const calls = show(['/api/vehicles', { query: {} }], list(ID));
    for (let seconds = 0; seconds < 65; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      receive(sold(ID));
    }
    expect(calls.mock.calls.length).toBeGreaterThan(1);
  });

  test('is asked for again by its page and by a cart of its own, and by nobody who does not show it', () => {
    const { show, receive } = aPage();
    const page = show(['/api/vehicles/{id}', { params: { id: ID } }], {}, FRESHNESS.vehicle);
    const cart = show(statesQuery([ID]).queryKey, [{ id: ID }]);
    const order = show(['/api/orders/{id}', {}], { vehicles: [{ vehicleId: ID }] });
    const others = show(statesQuery([OTHER]).queryKey, [{ id: OTHER }]);
    receive(sold(ID));
    expect([page, cart, order, others].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0]);
  });

  test('changes at once beside a list, whose marks each page asks for again at an instant of its own', async () => {
    const { queryClient, show, receive } = aPage();
    const { queryKey } = statesQuery([OTHER, ID]);
    const other = { id: OTHER, status: 'AVAILABLE', priceNet: '100.00', mark: 'WATCHED' };
    const calls = show(queryKey, [other, { ...other, id: ID }]);
    receive(sold(ID));
    expect(queryClient.getQueryData(queryKey)).toEqual([
      other,
      { id: ID, status: 'SOLD', priceNet: '90.00', mark: 'WATCHED' },
    ]);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(calls).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveBeenCalledTimes(1);
    // What the reader does themselves is asked for at once.
    await refresh(queryClient, ['/api/vehicles']);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('is asked for at once beside a list if the own company has ordered or cancelled, maybe in another tab', () => {
    const { show, receive } = aPage();
    const calls = show(statesQuery([OTHER, ID]).queryKey, [{ id: OTHER }, { id: ID }]);
    receive(sold(ID));
    expect(calls).not.toHaveBeenCalled();
    // A dealer is told of orders of their own company only.
    receive(changed('orders'));
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('does not change a form that is open', () => {
    const { show, receive } = aPage();
    const form = show(
      ['/api/vehicles/{id}', { params: { id: ID } }, 'with ETag'],
      {},
      { staleTime: Infinity },
    );
    receive(sold(ID));
    expect(form).not.toHaveBeenCalled();
  });

  test('is asked for again if an answer on its way may be older', async () => {
    const { queryClient, show, receive } = aPage();
    const key = ['/api/vehicles', { query: {} }];
    const calls = show(key, list(ID));
    void queryClient.refetchQueries({ queryKey: key });
    receive(sold(ID));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveBeenCalledTimes(2);
  });
});

describe('a topic', () => {
  test('is asked for again at once, and then at most every two seconds', async () => {
    const { show, receive } = aPage();
    const orders = show(['/api/orders', {}], {});
    receive(changed('orders'));
    expect(orders).toHaveBeenCalledTimes(1);
    for (let told = 0; told < 10; told += 1) receive(changed('orders'));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(orders).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(orders).toHaveBeenCalledTimes(2);
  });

  test('reaches the work list and its counts, whatever it is', () => {
    const { show, receive } = aPage();
    const worklist = show(['/api/admin/worklist', {}], {}, FRESHNESS.adminList);
    const dealers = show(['/api/admin/dealers', {}], {}, FRESHNESS.adminList);
    const views = show(['/api/admin/views', {}], {}, FRESHNESS.adminList);
    receive(changed('dealers'));
    expect([worklist, dealers, views].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  test("waits after the clerk's own change, so that the next row does not move away", async () => {
    const { show, receive, change } = aPage();
    const orders = show(['/api/orders', {}], {}, FRESHNESS.orders);
    await change();
    receive(changed('orders'));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(orders).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(orders).toHaveBeenCalledTimes(1);
  });
});

test('what may have been missed is asked for again at an instant of its own', async () => {
  const { show, receive } = aPage();
  const inventory = show(['/api/vehicles', {}], list(ID));
  receive({ name: 'start', data: { complete: true } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(inventory).not.toHaveBeenCalled();
  receive({ name: 'start', data: { complete: false } });
  await vi.advanceTimersByTimeAsync(2_499);
  expect(inventory).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(inventory).toHaveBeenCalledTimes(1);
});

test('a page asks who its user is as soon as the session has ended in another tab', async () => {
  const { show, receive } = aPage();
  const user = show(['/api/user', {}, 'or null'], { id: ID }, FRESHNESS.default);
  receive({ name: 'end', data: { reason: 'STOP' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(user).not.toHaveBeenCalled();
  receive({ name: 'end', data: { reason: 'RIGHTS' } });
  expect(user).toHaveBeenCalledTimes(1);
});

test('an urgent change does not wait for what was planned later', () => {
  const { show, receive } = aPage();
  const cart = show(statesQuery([ID]).queryKey, [{ id: ID }]);
  receive({ name: 'start', data: { complete: false } });
  receive(sold(ID));
  expect(cart).toHaveBeenCalledTimes(1);
});

test('the back office asks every 30 seconds while it is told what changes, and every 5 seconds otherwise', async () => {
  const { show } = aPage();
  live.isOpen = true;
  const told = show(['/api/orders', {}], {}, FRESHNESS.adminList);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledTimes(1);
  live.isOpen = false;
  const alone = show(['/api/admin/dealers', {}], {}, FRESHNESS.adminList);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(alone).toHaveBeenCalledTimes(1);
});
