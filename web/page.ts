import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Search } from './address.ts';
import { CallFailed } from './api/call.ts';
import type { User } from './api/user.ts';
import { type Needs, redirectOf } from './guards.ts';
import { withTexts } from './layout/with-texts.tsx';
import type { RouterContext } from './router-context.ts';
import type { Area } from './texts/parts.ts';

/** Who may open a page, and whether it is indexable. Only pages for everybody may be indexable. */
type Audience =
  | { needs: 'anybody'; isIndexable: boolean }
  | { needs: 'guest' | 'admin' }
  /** `adminPath`: an admin is redirected to this path, because the page shows the data of one dealer. */
  | { needs: 'signedIn'; adminPath?: string }
  | { needs: 'activeDealer'; adminPath: string };

type PageEntry<Path, Name extends string> = Audience & {
  path: Path;
  /** The areas of the texts that the page's components use: exactly these are loaded. */
  areas: readonly Area[];
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>;
  /** The component in that module. */
  name: Name;
};

declare module '@tanstack/react-router' {
  /**
   * The data about a page that server and browser read from its route. The root route is not a page and has none of
   * it.
   */
  interface StaticDataRouteOption {
    areas?: readonly Area[];
    isIndexable?: boolean;
    load?: () => Promise<object>;
  }
}

interface Opening {
  context: RouterContext & { user: User | null; isUserKnown: boolean };
  location: { href: string; search: Search };
}

/**
 * The options of a page's route. Its texts are loaded before its loader runs: the router does not show the page
 * earlier. When they cannot be loaded, the error panel is shown instead of the page.
 */
export const page = <const Path extends string, Name extends string>(entry: PageEntry<Path, Name>) => {
  const { path, areas, load } = entry;
  return {
    path,
    staticData: { areas, load, isIndexable: entry.needs === 'anybody' && entry.isIndexable },
    beforeLoad: async (opening: Opening) => {
      guard(entry.needs, 'adminPath' in entry ? entry.adminPath : undefined, opening);
      await opening.context.words.need(areas);
    },
    component: withTexts(areas, lazyRouteComponent(load, entry.name)),
  };
};

/**
 * Redirects people who may not open the page: the server with 303, the browser at once. While the server cannot read the
 * user, nobody is redirected to sign in: the page shows the error.
 */
function guard(needs: Needs, adminPath: string | undefined, { context, location }: Opening): void {
  if (!context.isUserKnown && needs !== 'guest' && needs !== 'anybody')
    throw new CallFailed(503, '', 'Service Unavailable');
  const { next } = location.search;
  const target = redirectOf(needs, location.href, context.user, {
    next: typeof next === 'string' ? next : undefined,
    adminPath,
  });
  if (target !== undefined) throw redirect({ href: target, statusCode: 303 });
}
