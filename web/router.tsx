import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { CallFailed } from './api/call.ts';
import { FRESHNESS } from './api/freshness.ts';
import { keptInput } from './api/kept-input.ts';
import { type SentQuery, sentQueries } from './api/sent.ts';
import { userQuery } from './api/user.ts';
import { parseSearch, stringifySearch } from './address.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import type { PageContext, RouterContext } from './router-context.ts';
import { routeTree } from './routes.tsx';
import { withRetry } from './with-retry.ts';

/** Called when an answer shows that the signed-in user of the page is outdated. */
interface Meanwhile {
  onSessionEnded: () => void;
  onRightsEnded: () => void;
  onSecondFactorNeeded: () => void;
}

/** `FRESHNESS` says when data are fetched again. A call that fails is not retried. */
function makeQueryClient(meanwhile: Meanwhile): QueryClient {
  const onError = (error: unknown) => {
    const code = error instanceof CallFailed ? error.problem?.code : undefined;
    if (code === 'NOT_AUTHENTICATED') meanwhile.onSessionEnded();
    if (code === 'ADMIN_ONLY' || code === 'DEALER_NOT_ACTIVE') meanwhile.onRightsEnded();
    if (code === 'SECOND_FACTOR_NEEDED') meanwhile.onSecondFactorNeeded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // With 'always' a call without a network fails at once. By default it would be sent when the network is back.
      // What failed or is stale is fetched again then.
      queries: { ...FRESHNESS.default, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Rarely needed, so it is not loaded with every page. The server renders it at once. */
const NotFoundPage = import.meta.env.SSR
  ? (await import('./layout/NotFoundPage.tsx')).NotFoundPage
  : lazyRouteComponent(() => withRetry(() => import('./layout/NotFoundPage.tsx')), 'NotFoundPage');

let isFirstRendering = true;

/** A reader who scrolled before the page was hydrated stays there: its first rendering does not scroll to the top. */
function restoresScroll(): boolean {
  const keeps = isFirstRendering && scrollY > 0;
  isFirstRendering = false;
  return !keeps;
}

/**
 * The data of the page are as new as the request for it, also if the server rendered it earlier. A page that the browser took
 * from its history was not requested.
 */
function ageOf({ readAt }: SentQuery): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromHistory = navigation && 'type' in navigation && navigation.type === 'back_forward';
  return isFromHistory ? readAt : Math.max(readAt, performance.timeOrigin);
}

interface Given extends Pick<RouterContext, 'call' | 'words' | 'scripts'> {
  pageContext?: PageContext;
  nonce?: string;
}

export function makeRouter(given: Given) {
  const refetchUser = () => queryClient.refetchQueries({ queryKey: userQuery().queryKey });
  const queryClient = makeQueryClient({
    // The user is read again: nobody, or who has signed in in another tab. The guard of the page then redirects to the
    // login and back. A page that holds input stays: its form tells the reader to log in in another tab, and the next call
    // after it is closed ends up here.
    onSessionEnded: () => {
      if (keptInput.forms > 0) return;
      queryClient.clear();
      void router.invalidate();
    },
    // Only the user is fetched again. The page is not loaded again, so that the user's input is not lost.
    onRightsEnded: () => void refetchUser(),
    // The guard of the page then redirects to the account, where the admin sets it up. A page that holds input stays.
    onSecondFactorNeeded: () =>
      void refetchUser().then(() => (keptInput.forms > 0 ? undefined : router.invalidate())),
  });
  // In the browser `hydrate` sets the page context before anything is rendered.
  const context = {
    queryClient,
    call: given.call,
    words: given.words,
    pageContext: given.pageContext,
    scripts: given.scripts,
  } as RouterContext;
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Each page has one address.
    caseSensitive: true,
    // The query cache holds the data; the router must not cache them as well.
    defaultPreloadStaleTime: 0,
    scrollRestoration: import.meta.env.SSR || restoresScroll,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    parseSearch,
    stringifySearch,
    ...(given.nonce ? { ssr: { nonce: given.nonce } } : {}),
    ...(import.meta.env.SSR && {
      dehydrate: () => ({
        pageContext: context.pageContext,
        // The data are answers of the API, which are JSON.
        queries: sentQueries(queryClient) as object,
      }),
    }),
    hydrate: (told) => {
      // They come from `dehydrate`.
      context.pageContext = told.pageContext;
      context.sent = told.queries as SentQuery[];
      for (const query of context.sent)
        queryClient.setQueryData(query.key, query.data, { updatedAt: ageOf(query) });
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
