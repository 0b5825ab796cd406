import {
  environmentManager,
  focusManager,
  isServer,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INVENTORY_REFRESH_SECONDS } from '../contract/constants.ts';
import { aUser, pageContextIn } from '../fixtures/pages.ts';
import { PATIENCE } from '../fixtures/patience.ts';
import { callBy } from './api/call.ts';
import { keptInput } from './api/kept-input.ts';
import { type User, userQuery } from './api/user.ts';
import { makeRouter } from './router.tsx';
import { wordStore } from './texts/words.ts';

const VEHICLE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const ORDER_ID = VEHICLE_ID;
/** The rail of the back office counts the work on each of its pages. */
const RAIL = '/api/admin/worklist';
const visitor = null;
const dealer = aUser();
const admin = aUser(null);

/** Opens a page as the server does. Returns its query client, and how each component asked for its data. */
async function openPage(path: string, user: User | null) {
  const call = callBy(async (url) =>
    url === '/api/user' && user
      ? { status: 200, statusText: 'OK', text: JSON.stringify(user) }
      : { status: url === '/api/user' ? 401 : 503, statusText: 'Failed', text: '' },
  );
  const words = wordStore('de');
  await words.need(['descriptions']);
  const router = makeRouter({ call, words, pageContext: pageContextIn('de') });
  const { queryClient } = router.options.context;
  const asked = vi.spyOn(queryClient.getQueryCache(), 'build');
  const handle = createRequestHandler({
    request: new Request(`http://localhost:3000${path}`),
    createRouter: () => router,
    getRouterManifest: async () => ({ routes: {} }),
  });
  await handle(({ responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: createElement(RouterServer, { router }) }),
  );
  return { queryClient, asked: asked.mock.calls.map(([, options]) => options) };
}

describe('the data that came with a page', () => {
  const renderedAt = performance.timeOrigin - 40_000;

  /** When the browser takes them to be read. */
  async function ageAfter(navigation: 'navigate' | 'reload' | 'back_forward') {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('navigation'), { type: navigation }),
    ]);
    const router = makeRouter({ call: callBy(() => Promise.reject(new Error())), words: wordStore('de') });
    const queries = [{ key: ['list'], data: [], readAt: renderedAt }];
    await router.options.hydrate?.({ pageContext: pageContextIn('de'), queries });
    return router.options.context.queryClient.getQueryState(['list'])?.dataUpdatedAt;
  }

  test.each(['navigate', 'reload'] as const)(
    'are as new as the request for it, because the server may have rendered it before: %s',
    async (navigation) => expect(await ageAfter(navigation)).toBe(performance.timeOrigin),
  );

  test("are as old as they are if the page comes from the browser's history", async () => {
    expect(await ageAfter('back_forward')).toBe(renderedAt);
  });
});

describe('the data of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    environmentManager.setIsServer(() => isServer);
    focusManager.setFocused(undefined);
  });

  test.each<[string, User | null, string[]]>([
    ['/', visitor, []],
    ['/vehicles', visitor, ['/api/vehicles']],
    [`/vehicles/${VEHICLE_ID}`, visitor, ['/api/vehicles/{id}']],
    ['/dashboard', dealer, ['/api/company/requests', '/api/orders', '/api/user']],
    ['/orders', dealer, ['/api/orders']],
    ['/reservations', dealer, ['/api/reservations']],
    ['/admin', admin, ['/api/admin/overview', '/api/admin/mails/failed', RAIL]],
    ['/admin/orders', admin, ['/api/orders', RAIL]],
    [
      `/admin/orders/${ORDER_ID}`,
      admin,
      ['/api/orders/{id}', '/api/admin/notes', '/api/admin/audit', '/api/admin/mails', RAIL],
    ],
    ['/admin/admins', admin, ['/api/admin/admins', RAIL]],
    ['/admin/mails', admin, ['/api/admin/mails', RAIL]],
    [`/admin/mails/${ORDER_ID}`, admin, ['/api/admin/mails/{id}', RAIL]],
    ['/admin/invoices', admin, ['/api/admin/invoices', RAIL]],
    ['/admin/reservations', admin, ['/api/reservations', RAIL]],
    ['/admin/upload', admin, ['/api/imports', RAIL]],
    [`/admin/upload/${ORDER_ID}`, admin, ['/api/imports/{id}', RAIL]],
    ['/admin/users', admin, ['/api/admin/dealers', RAIL]],
    ['/admin/vehicles', admin, ['/api/vehicles', RAIL]],
    [
      `/admin/vehicles/${VEHICLE_ID}`,
      admin,
      ['/api/vehicles/{id}', '/api/reservations', '/api/admin/audit', RAIL],
    ],
  ])(
    'are fetched again every 30 seconds and on focus only where others change them: %s',
    async (path, user, followed) => {
      const { queryClient, asked } = await openPage(path, user);
      // On a server the query library sets no timers.
      environmentManager.setIsServer(() => false);
      const again = new Set<string>();
      const stops = asked.map((options) => {
        const { queryKey } = options;
        queryClient.setQueryData(queryKey, 'known');
        const queryFn = async () => {
          again.add(String(queryKey[0]));
          return 'known';
        };
        return new QueryObserver(queryClient, {
          ...options,
          // The lists keep rows that the reader works on, which needs a document.
          structuralSharing: false,
          queryKey,
          queryFn,
        }).subscribe(() => {});
      });
      queryClient.mount();
      await vi.advanceTimersByTimeAsync(INVENTORY_REFRESH_SECONDS * 1000);
      expect([...again].toSorted()).toEqual(followed.toSorted());
      again.clear();
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
      expect([...again].toSorted()).toEqual(followed.toSorted());
      for (const stop of stops) stop();
      queryClient.unmount();
    },
  );

  test('are fetched once, even when the call fails', async () => {
    const { queryClient } = await openPage('/', visitor);
    const queryFn = vi.fn<() => Promise<string>>(async () => {
      throw new Error('503');
    });
    await expect(queryClient.fetchQuery({ queryKey: ['/api/orders'], queryFn })).rejects.toThrow('503');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

test('a page that is open when admins begin to need a second factor leads to the account, unless it holds input', async () => {
  const needing = { ...admin, needsSecondFactor: true };
  const call = callBy(async (url) =>
    url === '/api/user'
      ? { status: 200, statusText: 'OK', text: JSON.stringify(needing) }
      : { status: 403, statusText: 'Forbidden', text: JSON.stringify({ code: 'SECOND_FACTOR_NEEDED' }) },
  );
  const router = makeRouter({ call, words: wordStore('de'), pageContext: pageContextIn('de') });
  const { queryClient } = router.options.context;
  const query = userQuery(call);
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  queryClient.setQueryData(query.queryKey, admin);
  const stop = new QueryObserver(queryClient, { ...query, staleTime: Infinity }).subscribe(() => {});
  const refuse = () =>
    expect(
      queryClient.fetchQuery({ queryKey: ['refused'], queryFn: () => call('GET /api/admin/overview') }),
    ).rejects.toThrow('403');

  keptInput.forms += 1;
  await refuse();
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toEqual(needing), PATIENCE);
  expect(invalidate).not.toHaveBeenCalled();
  keptInput.forms -= 1;
  await refuse();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce(), PATIENCE);
  stop();
});

test('a query that failed without a network is fetched again when the network is back', async () => {
  environmentManager.setIsServer(() => false);
  const { queryClient } = await openPage('/imprint', visitor);
  let calls = 0;
  const queryFn = () => {
    calls += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  queryClient.mount();
  const leave = new QueryObserver(queryClient, { queryKey: ['lost'], queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(calls).toBe(1), PATIENCE);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(calls).toBe(2), PATIENCE);
  leave();
  queryClient.unmount();
  environmentManager.setIsServer(() => isServer);
});
