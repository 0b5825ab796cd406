import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownDealerQuery, sessionsQuery } from '../account/queries.ts';
import { failedMailsQuery, overviewQuery } from '../admin/dashboard/queries.ts';
import { dealersQuery } from '../admin/queries.ts';
import { holderQuery, vehicleToEditQuery } from '../admin/vehicles/queries.ts';
import { recentOrdersQuery } from '../dashboard/queries.ts';
import { newestQuery } from '../home/queries.ts';
import { ordersQuery } from '../orders/queries.ts';
import { reservationsQuery } from '../reservations/queries.ts';
import { orderQuery, STATES_KEY, statesQuery, vehicleQuery } from '../trade/queries.ts';
import { inventoryQuery } from '../vehicles/queries.ts';
import { urlOf } from './call.ts';
import { keyOf, queryOf, type ReadPath } from './query-of.ts';
import { ORDERS_AND_VEHICLES, refresh } from './refresh.ts';
import { userQuery } from './user.ts';

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const newestSearch = { status: 'AVAILABLE', sortBy: 'firstRegistration', limit: '4' };

interface Listed {
  queryKey: QueryKey;
  fetch: (queryClient: QueryClient) => Promise<unknown>;
  /** The path whose refresh has to reach the query. */
  path: ReadPath;
}

const listed = <Data>(query: FetchQueryOptions<Data, Error, Data>, path: ReadPath): Listed => ({
  queryKey: query.queryKey,
  fetch: (queryClient) => queryClient.fetchQuery(query),
  path,
});

/** Every query of the portal. */
const QUERIES: Record<string, Listed> = {
  user: listed(userQuery(), '/api/user'),
  ownDealer: listed(ownDealerQuery(), '/api/dealer'),
  sessions: listed(sessionsQuery(), '/api/user/sessions'),
  inventory: listed(inventoryQuery({ make: ['Audi', 'BMW'], page: '2' }), '/api/vehicles'),
  'inventory with the search of the newest': listed(inventoryQuery(newestSearch), '/api/vehicles'),
  newest: listed(newestQuery(), '/api/vehicles'),
  vehicle: listed(vehicleQuery(id), '/api/vehicles'),
  'vehicle to edit': listed(vehicleToEditQuery(id), '/api/vehicles'),
  states: listed(statesQuery([id]), '/api/vehicles'),
  orders: listed(ordersQuery({ status: 'PENDING' }), '/api/orders'),
  recentOrders: listed(recentOrdersQuery(), '/api/orders'),
  order: listed(orderQuery(id), '/api/orders'),
  reservations: listed(reservationsQuery({ dealerId: id }), '/api/reservations'),
  holder: listed(holderQuery(id), '/api/reservations'),
  dealers: listed(dealersQuery({ search: 'Nord' }), '/api/admin/dealers'),
  overview: listed(overviewQuery(), '/api/admin/overview'),
  failedMails: listed(failedMailsQuery, '/api/admin/mails/failed'),
};

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ vehicles: [], states: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(QUERIES))('the query %s', (_, { queryKey, fetch, path }) => {
  test('has a key that is the path and the input of its call', async () => {
    await fetch(new QueryClient());
    // A key holds unknown values. The second one of `queryOf` is what `urlOf` takes.
    const [template, input = {}] = queryKey as [string, Parameters<typeof urlOf>[1]?];
    expect(asked).toEqual([urlOf(template, input)]);
  });

  test('is reached by a refresh of its path', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, {});
    await refresh(queryClient, [path]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('is not reached by a refresh of other paths', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, {});
    const paths = [...ORDERS_AND_VEHICLES, '/api/user', '/api/admin/dealers', '/api/admin/overview'] as const;
    await refresh(
      queryClient,
      paths.filter((other) => other !== path && !path.startsWith(`${other}/`)),
    );
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });
});

test('no two queries share a key', () => {
  const keys = Object.values(QUERIES).map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a refresh does not reach a path that only begins with the same letters', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['/api/orders-archive'], {});
  await refresh(queryClient, ['/api/orders']);
  expect(queryClient.getQueryState(['/api/orders-archive'])?.isInvalidated).toBe(false);
});

test('the key without an input is the prefix of all keys of its endpoint', () => {
  const { queryKey } = queryOf('GET /api/vehicles/states', { query: { id: [id] } });
  expect(queryKey[0]).toBe(keyOf('GET /api/vehicles/states')[0]);
  expect(STATES_KEY).toEqual(['/api/vehicles/states']);
});

test('the states of more vehicles than one call takes are fetched in several calls', async () => {
  await new QueryClient().fetchQuery(statesQuery(Array.from({ length: 101 }, (_, at) => String(at))));
  expect(asked.map((url) => new URLSearchParams(url.split('?')[1]).getAll('id').length)).toEqual([100, 1]);
});

test('no other file makes the key of a query', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./query-of.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const makers = Object.keys(sources).filter((file) => /queryKey: \[/.test(sources[file] ?? ''));
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(makers).toEqual([]);
});
