import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { Document } from './frame/Document.tsx';
import { type User, userQuery } from './api/user.ts';
import { cartSearch, confirmedOrderQuery } from './cart/queries.ts';
import { isTriedAgain } from './frame/insist.ts';
import { type Needs, redirectOf } from './guards.ts';
import { newestQuery } from './home/queries.ts';
import { ordersQuery } from './orders/queries.ts';
import { ordersSearch } from './orders/search.ts';
import { pageIn } from './frame/use-filters.ts';
import { reservationsQuery } from './reservations/queries.ts';
import type { Search } from './address.ts';
import type { pictureMeta } from './frame/picture-meta.ts';
import type { RouterContext } from './router.tsx';
import type { Messages } from './texts/messages.ts';
import { vehicleQuery } from './stock/queries.ts';
import { loadInventory } from './vehicles/queries.ts';
import { inventorySearch } from './vehicles/search.ts';
import { CallFailed } from './api/call.ts';

const root = createRootRouteWithContext<RouterContext>()({
  // A server that cannot tell who asks still shows the page: as to a visitor, with what failed where it belongs.
  beforeLoad: async ({ context, location }) => {
    const [known, wordsFault] = await Promise.all([
      context.queryClient.ensureQueryData(userQuery(context.call)).then(
        (user) => ({ user, isUserKnown: true }),
        () => ({ user: null, isUserKnown: false }),
      ),
      // Told to the document, which says so in its frame: a root that fails would take all with it.
      context.words.need(location.pathname).catch((fault: unknown) => fault),
    ]);
    return { ...known, wordsFault };
  },
  component: Document,
});

type Context = RouterContext & { user: User | null; isUserKnown: boolean };

/**
 * Sends away who may not open the page: on the server with 303, in the browser at once. Nobody is sent to sign in because
 * the server could not tell who he is: he is told so.
 */
const guard =
  (needs: Needs) =>
  ({ context, location }: { context: Context; location: { href: string; search: Search } }) => {
    if (!context.isUserKnown && needs !== 'guest') throw new CallFailed(503, '', 'Service Unavailable');
    const { next } = location.search;
    const target = redirectOf(
      needs,
      location.href,
      context.user,
      typeof next === 'string' ? next : undefined,
    );
    if (target !== undefined) throw redirect({ href: target, statusCode: 303 });
  };

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

/** The head of a page by the words of the frame: all have titles, those that are to be found have descriptions. */
const title =
  (page: keyof Messages['frame']['titles']) =>
  ({ match }: { match: { context: RouterContext } }) => {
    const { titles, descriptions } = match.context.words.now().messages.frame;
    const description = page === 'home' || page === 'inventory' ? descriptions[page] : undefined;
    return described({ title: titles[page], ...(description && { description }) }, match.context);
  };

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context }) => context.queryClient.prefetchQuery(newestQuery(context.call)),
  head: title('home'),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  // Undefined rather than absent: the router would fill an absent parameter with the one that was refused.
  validateSearch: (search: Search): { next?: string | undefined; tab?: 'register' | undefined } => ({
    next: typeof search['next'] === 'string' ? search['next'] : undefined,
    tab: search['tab'] === 'register' ? 'register' : undefined,
  }),
  beforeLoad: guard('guest'),
  loader: () => import('./auth/AuthPage.tsx').then(({ prepareForms }) => prepareForms(), isTriedAgain),
  head: title('auth'),
  component: lazyRouteComponent(() => import('./auth/AuthPage.tsx'), 'AuthPage'),
});

const inventory = createRoute({
  getParentRoute: () => root,
  path: '/vehicles',
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
  component: lazyRouteComponent(() => import('./vehicles/InventoryPage.tsx'), 'InventoryPage'),
});

const vehicle = createRoute({
  getParentRoute: () => root,
  path: '/vehicles/$id',
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
  notFoundComponent: lazyRouteComponent(() => import('./vehicles/VehicleNotFound.tsx'), 'VehicleNotFound'),
  component: lazyRouteComponent(() => import('./vehicles/VehiclePage.tsx'), 'VehiclePage'),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  validateSearch: cartSearch,
  loaderDeps: ({ search }) => cartSearch(search),
  beforeLoad: guard('activeDealer'),
  loader: async ({ context, deps: { order } }) => {
    const details =
      order === undefined
        ? undefined
        : await context.queryClient
            .fetchQuery(confirmedOrderQuery(order, context.call))
            .catch(() => undefined);
    return { isConfirmed: details !== undefined && details.order.status !== 'CANCELLED' };
  },
  head: ({ match, loaderData }) => {
    const { frame, cart: words } = match.context.words.now().messages;
    const title = loaderData?.isConfirmed ? words.confirmation.title : frame.titles.cart;
    return described({ title }, match.context);
  },
  component: lazyRouteComponent(() => import('./cart/CartPage.tsx'), 'CartPage'),
});

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersSearch(search),
  beforeLoad: guard('activeDealer'),
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(ordersQuery(deps, context.call)),
  head: title('orders'),
  component: lazyRouteComponent(() => import('./orders/OrdersPage.tsx'), 'OrdersPage'),
});

const reservations = createRoute({
  getParentRoute: () => root,
  path: '/reservations',
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  beforeLoad: guard('activeDealer'),
  loader: ({ context, deps: { page } }) =>
    context.queryClient.prefetchQuery(
      reservationsQuery({ dealerId: context.user?.dealer?.id, page }, context.call),
    ),
  head: title('reservations'),
  component: lazyRouteComponent(() => import('./reservations/ReservationsPage.tsx'), 'ReservationsPage'),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: guard('signedIn'),
  head: title('dashboard'),
  component: lazyRouteComponent(() => import('./dashboard/DashboardPage.tsx'), 'DashboardPage'),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin/{-$section}',
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  beforeLoad: guard('admin'),
  loader: async ({ context, params, deps }) => {
    // Of no use to anybody but an admin.
    const { adminData, isAdminSection } = await import('./admin/data.ts');
    const section = params.section ?? 'dashboard';
    if (!isAdminSection(section)) throw notFound();
    await adminData(section, context, deps);
  },
  head: title('admin'),
  component: lazyRouteComponent(() => import('./admin/AdminPage.tsx'), 'AdminPage'),
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
  path: '/documentation',
  loader: async ({ context }) => {
    const { openDocumentation } = await import('./documentation/sections.ts');
    return openDocumentation(readerOf(context));
  },
  head: ({ match }) => described(match.context.words.now().messages.documentation, match.context),
  component: lazyRouteComponent(() => import('./documentation/DocumentationPage.tsx'), 'DocumentationPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms-of-service',
  loader: ({ context }) => opened('legal/terms-of-service', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
  component: lazyRouteComponent(() => import('./legal/LegalPage.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy',
  loader: ({ context }) => opened('legal/privacy-policy', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
  component: lazyRouteComponent(() => import('./legal/LegalPage.tsx'), 'PrivacyPage'),
});

const imprint = createRoute({
  getParentRoute: () => root,
  path: '/imprint',
  loader: ({ context }) => opened('legal/imprint', context),
  head: ({ match, loaderData }) => described(loaderData, match.context),
  component: lazyRouteComponent(() => import('./legal/LegalPage.tsx'), 'ImprintPage'),
});

const cookieSettings = createRoute({
  getParentRoute: () => root,
  path: '/cookie-settings',
  head: ({ match }) => described(match.context.words.now().messages.cookies, match.context),
  component: lazyRouteComponent(() => import('./legal/CookieSettingsPage.tsx'), 'CookieSettingsPage'),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  loader: () => import('./contact/ContactPage.tsx').then(({ prepareForm }) => prepareForm(), isTriedAgain),
  head: ({ match }) => described(match.context.words.now().messages.contact, match.context),
  component: lazyRouteComponent(() => import('./contact/ContactPage.tsx'), 'ContactPage'),
});

const blog = createRoute({
  getParentRoute: () => root,
  path: '/blog',
  loader: async ({ context }) => {
    const { openBlog } = await import('./blog/open.ts');
    return openBlog(readerOf(context));
  },
  head: ({ match }) => described(match.context.words.now().messages.blog, match.context),
  component: lazyRouteComponent(() => import('./blog/BlogPage.tsx'), 'BlogPage'),
});

const article = createRoute({
  getParentRoute: () => root,
  path: '/blog/$slug',
  loader: async ({ context, params }) => {
    const { openArticle } = await import('./blog/open.ts');
    const found = await openArticle(params.slug, readerOf(context));
    if (!found) throw notFound();
    return found;
  },
  head: ({ match, loaderData }) => described(loaderData?.content, match.context),
  component: lazyRouteComponent(() => import('./blog/ArticlePage.tsx'), 'ArticlePage'),
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
export const PAGE_MODULES: Record<string, string> = {
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
