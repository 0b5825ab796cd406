import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Search } from '../address.ts';
import { headOf } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import type { RouterContext } from '../router-context.ts';
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

type Data = typeof import('./data.ts');

interface Shown<Name extends string> {
  areas: readonly Area[];
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>;
  name: Name;
}

const head = ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: { title: string } }) =>
  headOf(loaderData, match.context);

/** What the routes of all sections have in common: they are pages inside the back office. Only admins load their data. */
const section = <
  Name extends string,
  const Entry extends keyof Data['PREFETCH'],
  const Path extends string = `/${Entry}`,
>(
  options: Shown<Name> & {
    /** Its entry in the rail. */
    entry: Entry;
    /** Absent: that of the entry. */
    path?: Path;
  },
) => ({
  getParentRoute: () => office,
  // The default of Path; TypeScript does not tie a default to a value.
  ...page({ path: `/${options.entry}` as Path, ...options, needs: 'admin' }),
  head,
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: async ({ context, deps }: { context: RouterContext; deps: Search }) =>
    (await import('./data.ts')).openSection(context, options.entry, deps),
});

/** What the pages of one vehicle, order, import, dealer or mail have in common. */
const pageOfOne = <const Path extends `/${string}/$id`, Name extends string>(
  options: Shown<Name> & {
    path: Path;
    /** Fetches the thing, and answers the title of its page. */
    open: Exclude<Extract<keyof Data, `open${string}`>, 'openSection'>;
  },
) => ({
  getParentRoute: () => office,
  ...page({ ...options, needs: 'admin' }),
  head,
  loader: async ({ context, params }: { context: RouterContext; params: { id: string } }) =>
    (await import('./data.ts'))[options.open](context, params.id),
});

const DASHBOARD = {
  areas: ['admin', 'adminDashboard', 'mails', 'validation'],
  load: () => import('./dashboard/DashboardSection.tsx'),
  name: 'DashboardSection',
  entry: 'dashboard',
} as const;

const dashboard = createRoute({ ...section({ path: '/', ...DASHBOARD }) });
const dashboardByName = createRoute({ ...section(DASHBOARD) });

const vehicles = createRoute({
  ...section({
    areas: [
      'admin',
      'adminVehicles',
      'features',
      'filters',
      'inventory',
      'pastPage',
      'validation',
      'vehicleCondition',
    ],
    load: () => import('./vehicles/VehiclesSection.tsx'),
    name: 'VehiclesSection',
    entry: 'vehicles',
  }),
});

const vehicle = createRoute({
  ...pageOfOne({
    path: '/vehicles/$id',
    areas: [
      'admin',
      'adminHistory',
      'adminVehicle',
      'adminVehicles',
      'mails',
      'validation',
      'vehicleCondition',
    ],
    load: () => import('./vehicles/VehicleSection.tsx'),
    name: 'VehicleSection',
    open: 'openVehicle',
  }),
});

const reservations = createRoute({
  ...section({
    areas: ['admin', 'adminReservations', 'pastPage', 'reservations', 'validation'],
    load: () => import('./reservations/ReservationsSection.tsx'),
    name: 'ReservationsSection',
    entry: 'reservations',
  }),
});

const orders = createRoute({
  ...section({
    areas: ['admin', 'adminOrder', 'orders', 'cart', 'countries', 'pastPage', 'validation'],
    load: () => import('./orders/OrdersSection.tsx'),
    name: 'OrdersSection',
    entry: 'orders',
  }),
});

const order = createRoute({
  ...pageOfOne({
    path: '/orders/$id',
    areas: [
      'admin',
      'adminHistory',
      'adminMails',
      'adminOrder',
      'orders',
      'cart',
      'countries',
      'complaints',
      'mails',
      'validation',
      'vehicleCondition',
    ],
    load: () => import('./orders/OrderSection.tsx'),
    name: 'OrderSection',
    open: 'openOrder',
  }),
});

const invoices = createRoute({
  ...section({
    areas: ['admin', 'adminInvoices', 'orders', 'pastPage', 'validation'],
    load: () => import('./invoices/InvoicesSection.tsx'),
    name: 'InvoicesSection',
    entry: 'invoices',
  }),
});

const upload = createRoute({
  ...section({
    areas: ['admin', 'adminUpload', 'pastPage', 'validation'],
    load: () => import('./upload/UploadSection.tsx'),
    name: 'UploadSection',
    entry: 'upload',
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
    areas: ['admin', 'adminDealers', 'countries', 'pastPage', 'validation'],
    load: () => import('./dealers/DealersSection.tsx'),
    name: 'DealersSection',
    entry: 'users',
  }),
});

const dealer = createRoute({
  ...pageOfOne({
    path: '/users/$id',
    areas: [
      'admin',
      'adminDealers',
      'adminHistory',
      'adminMails',
      'adminOrder',
      'countries',
      'mails',
      'validation',
      'vehicleCondition',
    ],
    load: () => import('./dealers/DealerSection.tsx'),
    name: 'DealerSection',
    open: 'openDealer',
  }),
});

const mails = createRoute({
  ...section({
    areas: ['admin', 'adminMails', 'mails', 'pastPage', 'validation'],
    load: () => import('./mails/MailsSection.tsx'),
    name: 'MailsSection',
    entry: 'mails',
  }),
});

const mail = createRoute({
  ...pageOfOne({
    path: '/mails/$id',
    areas: ['adminMails', 'mails', 'validation'],
    load: () => import('./mails/MailSection.tsx'),
    name: 'MailSection',
    open: 'openMail',
  }),
});

const history = createRoute({
  ...section({
    areas: ['admin', 'adminHistory', 'mails', 'pastPage', 'validation', 'vehicleCondition'],
    load: () => import('./history/HistorySection.tsx'),
    name: 'HistorySection',
    entry: 'history',
  }),
});

const admins = createRoute({
  ...section({
    areas: ['admin', 'adminAdmins', 'pastPage', 'validation'],
    load: () => import('./admins/AdminsSection.tsx'),
    name: 'AdminsSection',
    entry: 'admins',
  }),
});

const provider = createRoute({
  ...section({
    areas: ['adminProvider', 'countries'],
    load: () => import('./provider/ProviderSection.tsx'),
    name: 'ProviderSection',
    entry: 'provider',
  }),
});

export const admin = office.addChildren([
  dashboard,
  dashboardByName,
  vehicles,
  vehicle,
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
  admins,
  provider,
]);
