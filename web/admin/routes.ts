import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Search } from '../address.ts';
import { headOf } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import type { RouterContext } from '../router-context.ts';
import type { Messages } from '../texts/messages.ts';
import type { Area } from '../texts/parts.ts';

/** The back office: the rail with its sections, and one section beside it. */
const office = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/admin',
    needs: 'admin',
    areas: ['admin'],
    load: () => import('./AdminPage.tsx'),
    name: 'AdminPage',
  }),
  validateSearch: (search: Search): Search => search,
});

type Prefetched = keyof (typeof import('./data.ts'))['PREFETCH'];

/** Fetches the data that the page shows first into the query cache. Only admins need the module that does it. */
const prefetch = async (data: Prefetched | undefined, context: RouterContext, search: Search) => {
  const { PREFETCH, prefetchRail } = await import('./data.ts');
  await Promise.all([prefetchRail(context), data && PREFETCH[data](context, search)]);
};

/** What the routes of all sections have in common: they are pages inside the back office. */
const section = <const Path extends string, Name extends string>(options: {
  path: Path;
  areas: readonly Area[];
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>;
  name: Name;
  /** Its entry in the rail, which is its title too. */
  entry: Exclude<keyof Messages['admin']['sections'], 'label'>;
  /** What it shows first. */
  data?: Prefetched;
}) => ({
  getParentRoute: () => office,
  ...page({ ...options, needs: 'admin' }),
  head: ({ match }: { match: { context: RouterContext } }) => {
    const { admin: texts, layout } = match.context.words.now().messages;
    const title = `${texts.sections[options.entry]} – ${layout.titles.admin}`;
    return headOf({ title }, match.context);
  },
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: ({ context, deps }: { context: RouterContext; deps: Search }) =>
    prefetch(options.data, context, deps),
});

/** What the pages of one order, import, dealer or mail have in common. `open` fetches its data and says its title. */
const pageOfOne = <const Path extends `${string}/$id`, Name extends string>(options: {
  path: Path;
  areas: readonly Area[];
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>;
  name: Name;
  open: 'openOrder' | 'openImport' | 'openDealer' | 'openMail';
}) => ({
  getParentRoute: () => office,
  ...page({ ...options, needs: 'admin' }),
  loader: async ({ context, params }: { context: RouterContext; params: { id: string } }) =>
    (await import('./data.ts'))[options.open](context, params.id),
  head: ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: { title: string } }) =>
    headOf(loaderData, match.context),
});

const DASHBOARD = {
  areas: ['adminDashboard', 'adminMails'],
  load: () => import('./dashboard/DashboardSection.tsx'),
  name: 'DashboardSection',
  entry: 'dashboard',
  data: 'overview',
} as const;

const dashboard = createRoute({ ...section({ path: '/', ...DASHBOARD }) });
const dashboardByName = createRoute({ ...section({ path: '/dashboard', ...DASHBOARD }) });

const vehicles = createRoute({
  ...section({
    path: '/vehicles',
    areas: ['admin', 'adminVehicles', 'inventory', 'validation'],
    load: () => import('./vehicles/VehiclesSection.tsx'),
    name: 'VehiclesSection',
    entry: 'vehicles',
    data: 'vehicles',
  }),
});

const reservations = createRoute({
  ...section({
    path: '/reservations',
    areas: ['admin', 'adminReservations', 'reservations'],
    load: () => import('./reservations/ReservationsSection.tsx'),
    name: 'ReservationsSection',
    entry: 'reservations',
    data: 'reservations',
  }),
});

const orders = createRoute({
  ...section({
    path: '/orders',
    areas: ['admin', 'adminOrder', 'orders', 'cart', 'countries', 'validation'],
    load: () => import('./orders/OrdersSection.tsx'),
    name: 'OrdersSection',
    entry: 'orders',
    data: 'orders',
  }),
});

const order = createRoute({
  ...pageOfOne({
    path: '/orders/$id',
    areas: ['adminHistory', 'adminMails', 'adminOrder', 'orders', 'cart', 'countries', 'validation'],
    load: () => import('./orders/OrderSection.tsx'),
    name: 'OrderSection',
    open: 'openOrder',
  }),
});

const invoices = createRoute({
  ...section({
    path: '/invoices',
    areas: ['admin', 'adminInvoices', 'orders'],
    load: () => import('./invoices/InvoicesSection.tsx'),
    name: 'InvoicesSection',
    entry: 'invoices',
    data: 'invoices',
  }),
});

const upload = createRoute({
  ...section({
    path: '/upload',
    areas: ['adminUpload', 'validation'],
    load: () => import('./upload/UploadSection.tsx'),
    name: 'UploadSection',
    entry: 'upload',
    data: 'imports',
  }),
});

const oneImport = createRoute({
  ...pageOfOne({
    path: '/upload/$id',
    areas: ['adminUpload', 'validation'],
    load: () => import('./upload/ImportSection.tsx'),
    name: 'ImportSection',
    open: 'openImport',
  }),
});

const dealers = createRoute({
  ...section({
    path: '/users',
    areas: ['admin', 'adminDealers', 'countries'],
    load: () => import('./dealers/DealersSection.tsx'),
    name: 'DealersSection',
    entry: 'users',
    data: 'dealers',
  }),
});

const dealer = createRoute({
  ...pageOfOne({
    path: '/users/$id',
    areas: ['admin', 'adminDealers', 'adminHistory', 'adminMails', 'adminOrder', 'countries', 'validation'],
    load: () => import('./dealers/DealerSection.tsx'),
    name: 'DealerSection',
    open: 'openDealer',
  }),
});

const mails = createRoute({
  ...section({
    path: '/mails',
    areas: ['admin', 'adminMails'],
    load: () => import('./mails/MailsSection.tsx'),
    name: 'MailsSection',
    entry: 'mails',
    data: 'mails',
  }),
});

const mail = createRoute({
  ...pageOfOne({
    path: '/mails/$id',
    areas: ['adminMails'],
    load: () => import('./mails/MailSection.tsx'),
    name: 'MailSection',
    open: 'openMail',
  }),
});

const history = createRoute({
  ...section({
    path: '/history',
    areas: ['admin', 'adminHistory'],
    load: () => import('./history/HistorySection.tsx'),
    name: 'HistorySection',
    entry: 'history',
    data: 'history',
  }),
});

export const admin = office.addChildren([
  dashboard,
  dashboardByName,
  vehicles,
  reservations,
  orders,
  order,
  invoices,
  upload,
  oneImport,
  dealers,
  dealer,
  mails,
  mail,
  history,
]);
