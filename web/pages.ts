import { createRouter } from '@tanstack/react-router';
import { isLocale } from '../contract/constants.ts';
import { parseSearch, type Search } from './address.ts';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routes.tsx';
import type { Area } from './texts/parts.ts';

/** A page as its route describes it. */
interface Page {
  /** The id of its route. */
  id: string;
  /** `/vehicles/$id` */
  path: string;
  areas: readonly Area[];
  isIndexable: boolean;
  load: () => Promise<object>;
}

/** What the browser needs to show a page. */
export interface PageScripts {
  /** The source of the page's component, as the build's manifest names it: `web/orders/OrdersPage.tsx`. */
  module: string;
  areas: readonly Area[];
}

// It only reads the tree. It opens no page, so nothing reads the context.
const { routesById, getMatchedRoutes } = createRouter({ routeTree, context: {} as RouterContext });

/** All pages. The tree of routes is the only list of them; the browser does not need this one. */
export const PAGES: readonly Page[] = Object.values(routesById).flatMap(
  ({ id, fullPath, options: { staticData } }) => {
    const { areas, isIndexable, load } = staticData ?? {};
    if (!areas || isIndexable === undefined || !load) return [];
    return [{ id, path: fullPath.replace(/(.)\/$/, '$1'), areas, isIndexable, load }];
  },
);

/**
 * Whether the address is one of a page that search engines may list, without parameters that the page does not know. To every
 * visitor it answers the same.
 */
export function isPublicAddress({ pathname, search }: URL): boolean {
  const [, , route] = getMatchedRoutes(pathname);
  if (!route?.options.staticData?.isIndexable) return false;
  const { lang, ...given } = parseSearch(search);
  if (lang !== undefined && !isLocale(lang)) return false;
  const { validateSearch } = route.options;
  const known: Search = typeof validateSearch === 'function' ? validateSearch(given) : {};
  return Object.entries(given).every(
    ([name, value]) => JSON.stringify(known[name]) === JSON.stringify(value),
  );
}

/** Where the private pages are: the shortest beginnings of their paths, without parameters. */
export function privatePaths(): string[] {
  const paths = PAGES.filter(({ isIndexable }) => !isIndexable)
    .map(({ path }) => path.replace(/\/[^/]*\$.*/, ''))
    .toSorted();
  return paths.filter((path, at) => !paths.slice(0, at).some((other) => `${path}/`.startsWith(`${other}/`)));
}

/** The modules that a page may be in. */
const MODULES = import.meta.glob<object>(['./*/*Page.tsx', './admin/*/*Section.tsx', '!./layout/**']);

/**
 * The module and the texts of each page, by the id of its route. A route has only a function that imports its module.
 * The file is the one whose module is the same object.
 */
export async function findPageScripts(): Promise<Record<string, PageScripts>> {
  const loaded = Object.entries(MODULES).map(async ([file, load]) => [await load(), file] as const);
  const fileOf = new Map<object, string>(await Promise.all(loaded));
  const found = PAGES.map(async ({ id, areas, load }) => {
    const file = fileOf.get(await load());
    if (!file) throw new Error(`web/pages.ts finds no module for the page ${id}`);
    return [id, { areas, module: file.replace('./', 'web/') }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
