import {
  dehydrate,
  hydrate,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Locale, Theme } from '../contract/constants.ts';
import type { PublicProvider } from '../contract/provider.ts';
import { type Call, CallFailed } from './api/call.ts';
import { userQuery } from './api/user.ts';
import { parseSearch, stringifySearch } from './address.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { routeTree } from './routes.tsx';
import type { WordStore } from './texts/words.ts';

/** What the server knows of a page before it is rendered; the browser is told the same. */
export interface PageFacts {
  locale: Locale;
  theme: Theme;
  provider: PublicProvider;
  /** Origin of links that leave the page, such as canonical ones. */
  publicUrl: string;
  /** The instant of rendering, so that both halves write the same times. */
  now: number;
}

export interface RouterContext {
  queryClient: QueryClient;
  call: Call;
  words: WordStore;
  facts: PageFacts;
  /** The scripts of each route, by its id, the entry first: told to the server alone, which has the browser fetch them. */
  scripts?: Record<string, string[]> | undefined;
}

/** What an answer says of the one who asked, while the page still believes otherwise. */
interface Meanwhile {
  onSessionEnded: () => void;
  onRightsEnded: () => void;
}

/** Data is asked for when something changed it, or by hand: never again by itself, and never twice on failure. */
function makeQueryClient({ onSessionEnded, onRightsEnded }: Meanwhile): QueryClient {
  const onError = (error: unknown) => {
    const code = error instanceof CallFailed ? error.problem?.code : undefined;
    if (code === 'NOT_AUTHENTICATED') onSessionEnded();
    if (code === 'ADMIN_ONLY' || code === 'DEALER_NOT_ACTIVE') onRightsEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // 'always': what is done without a network fails at once, and is not done later behind somebody's back.
      queries: {
        staleTime: Infinity,
        gcTime: 10 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

interface Given extends Pick<RouterContext, 'call' | 'words' | 'scripts'> {
  facts?: PageFacts;
  nonce?: string;
}

export function makeRouter(given: Given) {
  const queryClient = makeQueryClient({
    // The page is looked at again as a visitor, whom its guard sends to sign in and back.
    onSessionEnded: () => {
      queryClient.setQueryData(userQuery().queryKey, null);
      void router.invalidate();
    },
    // The page asks anew whom it shows itself to; what he was doing is not taken from under his hands.
    onRightsEnded: () => void queryClient.refetchQueries({ queryKey: userQuery().queryKey }),
  });
  // In the browser the facts come with the page, before anything is rendered.
  const context = {
    queryClient,
    call: given.call,
    words: given.words,
    facts: given.facts,
    scripts: given.scripts,
  } as RouterContext;
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // One page has one address.
    caseSensitive: true,
    // Queries keep the data; the router must not keep it a second time.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    parseSearch,
    stringifySearch,
    ...(given.nonce ? { ssr: { nonce: given.nonce } } : {}),
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ facts: context.facts, queries: JSON.stringify(dehydrate(queryClient)) }),
    }),
    hydrate: (told) => {
      context.facts = told.facts;
      hydrate(queryClient, JSON.parse(told.queries));
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
