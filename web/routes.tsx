import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Document } from './layout/Document.tsx';
import { type User, userQuery } from './api/user.ts';
import { cartSearch } from './cart/search.ts';
import { ignoreError } from './layout/with-retry.ts';
import { type Needs, redirectOf } from './guards.ts';
import { withTexts } from './layout/with-texts.tsx';
import { newestQuery } from './home/queries.ts';
import { ordersQuery } from './orders/queries.ts';
import { ordersSearch } from './orders/search.ts';
import { pageIn } from './layout/use-filters.ts';
import { reservationsQuery } from './reservations/queries.ts';
import type { Search } from './address.ts';
import type { pictureMeta } from './layout/picture-meta.ts';
import type { RouterContext } from './router.tsx';
import type { Messages } from './texts/messages.ts';
import { AREAS_OF_PAGE, type PagePath } from './texts/parts.ts';
import { orderQuery, vehicleQuery } from './trade/queries.ts';
import { loadInventory } from './vehicles/queries.ts';
import { inventorySearch } from './vehicles/search.ts';
import { CallFailed } from './api/call.ts';

const root = createRootRouteWithContext<RouterContext>()({
  // A server that cannot tell who asks still shows the page: as to a visitor, with what failed where it belongs.
  beforeLoad: ({ context }) =>
    context.queryClient.ensureQueryData(userQuery(context.call)).then(
      (user) => ({ user, isUserKnown: true }),
      () => ({ user: null, isUserKnown: false }),
    ),
  component: Document,
});

interface Opening {
  context: RouterContext & { user: User | null; isUserKnown: boolean };
  location: { href: string; search: Search };
}

/**
 * Sends away who may not open the page: on the server with 303, in the browser at once. Nobody is sent to sign in because
 * the server could not tell who he is: he is told so.
 */
function guard(needs: Needs, { context, location }: Opening): void {
  if (!context.isUserKnown && needs !== 'guest') throw new CallFailed(503, '', 'Service Unavailable');
  const { next } = location.search;
  const target = redirectOf(needs, location.href, context.user, typeof next === 'string' ? next : undefined);
  if (target !== undefined) throw redirect({ href: target, statusCode: 303 });
}

/**
 * What every page's route is made of. Its texts are loaded before its loader runs: the router shows no page earlier. Texts
 * that cannot be loaded are a fault of this page, which is shown in its place.
 */
const page = <Path extends PagePath, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  needs?: Needs,
) => ({
  path,
  beforeLoad: async (opening: Opening) => {
    if (needs) guard(needs, opening);
    await opening.context.words.need(AREAS_OF_PAGE[path]);
  },
  component: withTexts(AREAS_OF_PAGE[path], lazyRouteComponent(load, name)),
});

/** What a page says of itself to search engines and previews of links; PageHead makes the rest of it. */
interface Said {
  title: string;
  description?: string;
  picture?: ReturnType<typeof pictureMeta>;
}

/** The head of a page; nothing was said of what is not there. */
function described(said: Said | undefined, { facts }: RouterContext) {
  if (!said) return {};
  const { title, description, picture = [] } = said;
  const portalName = facts?.provider.portalName;
  return {
    meta: [
      { title: portalName ? `${title} – ${portalName}` : title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      ...picture,
    ],
  };
}

/** The head of a page by the words of the layout: all have titles, those that are to be found have descriptions. */
const title =
  (page: keyof Messages['layout']['titles']) =>
  ({ match }: { match: { context: RouterContext } }) => {
    const { titles, descriptions } = match.context.words.now().messages.layout;
    const description = page === 'home' || page === 'inventory' ? descriptions[page] : undefined;
    return described({ title: titles[page], ...(description && { description }) }, match.context);
  };

const home = createRoute({
  getParentRoute: () => root,
  ...page('/', () => import('./home/HomePage.tsx'), 'HomePage'),
  loader: ({ context }) => context.queryClient.prefetchQuery(newestQuery(context.call)),
  head: title('home'),
});

const auth = createRoute({
  getParentRoute: () => root,
  ...page('/auth', () => import('./auth/AuthPage.tsx'), 'AuthPage', 'guest'),
  // Undefined rather than absent: the router would fill an absent parameter with the one that was refused.
  validateSearch: (search: Search): { next?: string | undefined; tab?: 'register' | undefined } => ({
    next: typeof search['next'] === 'string' ? search['next'] : undefined,
    tab: search['tab'] === 'register' ? 'register' : undefined,
  }),
  loader: () => import('./auth/AuthPage.tsx').then(({ prepareForms }) => prepareForms(), ignoreError),
  head: title('auth'),
});

const inventory = createRoute({
  getParentRoute: () => root,
  ...page('/vehicles', () => import('./vehicles/InventoryPage.tsx'), 'InventoryPage'),
  validateSearch: inventorySearch,
  // Parameters that are not this page's own, such as lang, come along from above: they are no part of the question.
  loaderDeps: ({ search }) => inventorySearch(search),
  loader: ({ context, deps }) => loadInventory(context, deps),
  head: ({ match }) => {
    const { meta = [] } = title('inventory')({ match });
    // What somebody filtered is a view of the inventory, not a page to be found.
    const { page: _page, ...filters } = inventorySearch(match.search);
    const isFiltered = Object.keys(filters).length > 0;
    return { meta: isFiltered ? [...meta, { name: 'robots', content: 'noindex, follow' }] : meta };
  },
});

const vehicle = createRoute({
  getParentRoute: () => root,
  ...page('/vehicles/$id', () => import('./vehicles/VehiclePage.tsx'), 'VehiclePage'),
  loader: async ({ context, params }) => {
    try {
      const [found, { vehicleHead }] = await Promise.all([
        context.queryClient.ensureQueryData(vehicleQuery(params.id, context.call)),
        import('./vehicles/head.ts'),
      ]);
      return vehicleHead(found, context.words.now(), context.facts.publicUrl);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) throw notFound();
      // Shown by the page itself, with a way back.
      return { title: context.words.now().messages.vehicle.failed };
    }
  },
  // A vehicle that does not exist has the title of the page that says so.
  head: ({ match, loaderData }) => described(loaderData, match.context),
  notFoundComponent: withTexts(
    AREAS_OF_PAGE['/vehicles/$id'],
    lazyRouteComponent(() => import('./vehicles/VehicleNotFound.tsx'), 'VehicleNotFound'),
  ),
});

const cart = createRoute({
  getParentRoute: () => root,
  ...page('/cart', () => import('./cart/CartPage.tsx'), 'CartPage', 'activeDealer'),
  validateSearch: cartSearch,
  loaderDeps: ({ search }) => cartSearch(search),
  loader: async ({ context, deps: { order } }) => {
    const details =
      order === undefined
        ? undefined
        : await context.queryClient.fetchQuery(orderQuery(order, context.call)).catch(() => undefined);
    return { isConfirmed: details !== undefined && details.order.status !== 'CANCELLED' };
  },
  head: ({ match, loaderData }) => {
    const { layout, cart: words } = match.context.words.now().messages;
    const title = loaderData?.isConfirmed ? words.confirmation.title : layout.titles.cart;
    return described({ title }, match.context);
  },
});

const orders = createRoute({
  getParentRoute: () => root,
  ...page('/orders', () => import('./orders/OrdersPage.tsx'), 'OrdersPage', 'activeDealer'),
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersSearch(search),
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(ordersQuery(deps, context.call)),
  head: title('orders'),
});

const reservations = createRoute({
  getParentRoute: () => root,
  ...page(
    '/reservations',
    () => import('./reservations/ReservationsPage.tsx'),
    'ReservationsPage',
    'activeDealer',
  ),
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: ({ context, deps: { page } }) =>
    context.queryClient.prefetchQuery(
      reservationsQuery({ dealerId: context.user?.dealer?.id, page }, context.call),
    ),
  head: title('reservations'),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  ...page('/dashboard', () => import('./dashboard/DashboardPage.tsx'), 'DashboardPage', 'signedIn'),
  head: title('dashboard'),
});

const admin = createRoute({
  getParentRoute: () => root,
  ...page('/admin/{-$section}', () => import('./admin/AdminPage.tsx'), 'AdminPage', 'admin'),
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    // Of no use to anybody but an admin.
    const { adminData, isAdminSection } = await import('./admin/data.ts');
    const section = params.section ?? 'dashboard';
    if (!isAdminSection(section)) throw notFound();
    await adminData(section, context, deps);
  },
  head: title('admin'),
});

const readerOf = ({ words, facts }: RouterContext) => ({
  locale: words.now().locale,
  provider: facts.provider,
});

/** Opens a text of content/ in the reader's language. */
async function opened(name: string, context: RouterContext) {
  const { openContent } = await import('./content/library.ts');
  const content = await openContent(name, readerOf(context));
  if (!content) throw notFound();
  return content;
}

const documentation = createRoute({
  getParentRoute: () => root,
  ...page('/documentation', () => import('./documentation/DocumentationPage.tsx'), 'DocumentationPage'),
  loader: async ({ context }) => {
    const { openDocumentation } = await import('./documentation/sections.ts');
    return openDocumentation(readerOf(context));
  },
  head: ({ match }) => described(match.context.words.now().messages.documentation, match.context),
});

const terms = createRoute({
  getParentRoute: () => root,
  ...page('/terms-of-service', () => import('./legal/LegalPage.tsx'), 'TermsPage'),
  loader: ({ context }) => opened('legal/terms-of-service', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
});

const privacy = createRoute({
  getParentRoute: () => root,
  ...page('/privacy-policy', () => import('./legal/LegalPage.tsx'), 'PrivacyPage'),
  loader: ({ context }) => opened('legal/privacy-policy', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
});

const imprint = createRoute({
  getParentRoute: () => root,
  ...page('/imprint', () => import('./legal/LegalPage.tsx'), 'ImprintPage'),
  loader: ({ context }) => opened('legal/imprint', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
});

const cookieSettings = createRoute({
  getParentRoute: () => root,
  ...page('/cookie-settings', () => import('./legal/CookieSettingsPage.tsx'), 'CookieSettingsPage'),
  head: ({ match }) => described(match.context.words.now().messages.cookies, match.context),
});

const contact = createRoute({
  getParentRoute: () => root,
  ...page('/contact', () => import('./contact/ContactPage.tsx'), 'ContactPage'),
  loader: () => import('./contact/ContactPage.tsx').then(({ prepareForm }) => prepareForm(), ignoreError),
  head: ({ match }) => described(match.context.words.now().messages.contact, match.context),
});

const blog = createRoute({
  getParentRoute: () => root,
  ...page('/blog', () => import('./blog/BlogPage.tsx'), 'BlogPage'),
  loader: async ({ context }) => {
    const { openBlog } = await import('./blog/open.ts');
    return openBlog(readerOf(context));
  },
  head: ({ match }) => described(match.context.words.now().messages.blog, match.context),
});

const article = createRoute({
  getParentRoute: () => root,
  ...page('/blog/$slug', () => import('./blog/ArticlePage.tsx'), 'ArticlePage'),
  loader: async ({ context, params }) => {
    const { openArticle } = await import('./blog/open.ts');
    const found = await openArticle(params.slug, readerOf(context));
    if (!found) throw notFound();
    return found;
  },
  head: ({ match, loaderData }) => described(loaderData?.content, match.context),
});

export const routeTree = root.addChildren([
  home,
  auth,
  inventory,
  vehicle,
  cart,
  orders,
  reservations,
  dashboard,
  admin,
  documentation,
  terms,
  privacy,
  imprint,
  cookieSettings,
  contact,
  blog,
  article,
]);

/** The module of each route's page, so that the server can have the browser load it at once. */
export const PAGE_MODULES: Record<PagePath, string> = {
  '/': 'web/home/HomePage.tsx',
  '/auth': 'web/auth/AuthPage.tsx',
  '/vehicles': 'web/vehicles/InventoryPage.tsx',
  '/vehicles/$id': 'web/vehicles/VehiclePage.tsx',
  '/cart': 'web/cart/CartPage.tsx',
  '/orders': 'web/orders/OrdersPage.tsx',
  '/reservations': 'web/reservations/ReservationsPage.tsx',
  '/dashboard': 'web/dashboard/DashboardPage.tsx',
  '/admin/{-$section}': 'web/admin/AdminPage.tsx',
  '/documentation': 'web/documentation/DocumentationPage.tsx',
  '/terms-of-service': 'web/legal/LegalPage.tsx',
  '/privacy-policy': 'web/legal/LegalPage.tsx',
  '/imprint': 'web/legal/LegalPage.tsx',
  '/cookie-settings': 'web/legal/CookieSettingsPage.tsx',
  '/contact': 'web/contact/ContactPage.tsx',
  '/blog': 'web/blog/BlogPage.tsx',
  '/blog/$slug': 'web/blog/ArticlePage.tsx',
};
