import type { QueryClient } from '@tanstack/react-query';
import type { Locale, Theme } from '../contract/constants.ts';
import type { PublicProvider } from '../contract/provider.ts';
import type { Call } from './api/call.ts';
import type { Posted } from './api/posted.ts';
import type { SentQuery } from './api/sent.ts';
import type { WordStore } from './texts/words.ts';

/** What the server knows about a page before it renders it. The browser gets the same data with the page. */
export interface PageContext {
  locale: Locale;
  theme: Theme;
  provider: PublicProvider;
  /** The origin of absolute links, such as the canonical link. */
  publicUrl: string;
  /** The instant of rendering, so that server and browser render the same times. */
  now: number;
  /** The form that the browser posted to this page, before hydration or without JavaScript. */
  posted?: Posted;
}

/** What every route can read. */
export interface RouterContext {
  queryClient: QueryClient;
  call: Call;
  words: WordStore;
  pageContext: PageContext;
  /** The data with which the server rendered the page. Only the browser has them. */
  sent?: readonly SentQuery[];
  /** The scripts of each route by its id, the entry first. Only the server has them: it lists them in the page. */
  scripts?: Record<string, string[]> | undefined;
}
