import type { QueryClient } from '@tanstack/react-query';
import { ADMIN_VEHICLE_PARAMETERS } from '../../contract/admin-vehicle-parameters.ts';
import { notFound } from '@tanstack/react-router';
import { AUDIT_PARAMETERS } from '../../contract/audit-parameters.ts';
import { DEALER_PARAMETERS } from '../../contract/dealer-parameters.ts';
import { INVOICE_PARAMETERS } from '../../contract/invoice-parameters.ts';
import { MAIL_PARAMETERS } from '../../contract/mail-parameters.ts';
import type { AddressName } from '../../contract/parameters.ts';
import { RESERVATION_PARAMETERS } from '../../contract/reservation-parameters.ts';
import { readSearch } from '../address.ts';
import { type Call, CallFailed } from '../api/call.ts';
import { adminsQuery, adminsSearch } from './admins/queries.ts';
import { providerQuery } from './provider/queries.ts';
import { overviewQuery } from './dashboard/queries.ts';
import { auditQuery, historyOfQuery } from './history/queries.ts';
import { mailQuery, mailsAboutQuery, mailsQuery } from './mails/queries.ts';
import { ordersQuery } from '../orders/queries.ts';
import { prepareOrder } from '../orders/prepare.ts';
import { ordersSearch } from '../orders/search.ts';
import { papersOfQuery } from '../papers/queries.ts';
import type { RouterContext } from '../router-context.ts';
import { reservationsQuery } from '../reservations/queries.ts';
import { inventoryQuery } from '../vehicles/queries.ts';
import { importQuery, importsQuery, importsSearch } from './upload/queries.ts';
import { reservationsOfVehicleQuery, vehiclePageQuery } from './vehicles/queries.ts';
import { formatInstant } from '../ui/instants.ts';
import { allInvoicesQuery, dealerDetailsQuery, dealersQuery, notesQuery, worklistQuery } from './queries.ts';

/** The parameters of an address, as text. */
export type AdminSearch = Record<string, string | string[]>;

/** The value of a parameter; undefined if it is missing, empty or repeated. */
export function textIn(search: AdminSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The page sizes of the list of vehicles. The first one is not in the address. */
export const VEHICLE_PAGE_SIZES = ['24', '48', '100'] as const;

/** The page size that an address names, if the list of vehicles offers it. */
export const vehiclePageSize = (search: AdminSearch) =>
  VEHICLE_PAGE_SIZES.find((size) => size === search['limit']);

/** An admin's list holds vehicles of every status, unless the address names one. */
export const adminInventorySearch = (search: AdminSearch): VehicleListSearch => ({
  status: 'ALL',
  ...vehicleListSearch(search),
});

/** The part of an address that the list of vehicles accepts. */
export function vehicleListSearch(search: AdminSearch): VehicleListSearch {
  const limit = vehiclePageSize(search);
  return { ...readSearch(ADMIN_VEHICLE_PARAMETERS, search), ...(limit ? { limit } : {}) };
}

/** The list of vehicles as the address holds it. */
export type VehicleListSearch = {
  [Name in AddressName<typeof ADMIN_VEHICLE_PARAMETERS>]?: string | string[];
} & { limit?: string };

/** How many rows the lists of orders and reservations may have. The first is the default. */
export const ROW_COUNTS = ['25', '50', '100'] as const;

/** The part of an address that the list of orders accepts, with the number of rows. */
export const adminOrdersSearch = (search: AdminSearch) => ({
  ...ordersSearch(search),
  limit: ROW_COUNTS.find((count) => count === search['limit']) ?? ROW_COUNTS[0],
});

/** The part of an address that the list of dealers accepts. */
export const dealersSearch = (search: AdminSearch) => readSearch(DEALER_PARAMETERS, search);

/** The part of an address that the list of invoices accepts. */
export const invoicesSearch = (search: AdminSearch) => readSearch(INVOICE_PARAMETERS, search);

/** The part of an address that the list of mails accepts. */
export const mailsSearch = (search: AdminSearch) => readSearch(MAIL_PARAMETERS, search);

/** The part of an address that the history accepts. */
export const historySearch = (search: AdminSearch) => readSearch(AUDIT_PARAMETERS, search);
export type AuditSearch = ReturnType<typeof historySearch>;

/** The part of an address that the list of reservations accepts, with the number of rows. */
export const reservationsSearch = (search: AdminSearch) => ({
  ...readSearch(RESERVATION_PARAMETERS, search),
  limit: ROW_COUNTS.find((count) => count === search['limit']) ?? ROW_COUNTS[0],
});

interface Prefetching {
  queryClient: QueryClient;
  call: Call;
}

/** Fetches what the rail shows in every section. */
export const prefetchRail = ({ queryClient, call }: Prefetching) =>
  queryClient.prefetchQuery(worklistQuery(call));

/** Fetches an order for its page. Throws `notFound` when there is none. */
export async function openOrder(context: RouterContext, id: string) {
  const { queryClient, call } = context;
  const [opened] = await Promise.all([
    prepareOrder(context, id),
    prefetchRail(context),
    queryClient.prefetchQuery(notesQuery({ subject: 'order', subjectId: id }, call)),
    queryClient.prefetchQuery(historyOfQuery({ orderId: id }, call)),
    queryClient.prefetchQuery(mailsAboutQuery({ orderId: id }, call)),
  ]);
  return opened;
}

/** Fetches an import for its page. Throws `notFound` when there is none. Every other error is shown by the page. */
export async function openImport(context: RouterContext, id: string) {
  const { queryClient, call, words, pageContext } = context;
  const [opened] = await Promise.all([
    queryClient.ensureQueryData(importQuery(id, call)).catch((error: unknown) => {
      if (error instanceof CallFailed && error.status === 404) throw notFound();
    }),
    prefetchRail(context),
  ]);
  const { admin, adminUpload } = words.now().messages;
  const at = opened ? ` ${formatInstant(opened.startedAt, pageContext.locale)}` : '';
  return { title: `${admin.sections.upload}${at} – ${adminUpload.title}` };
}

/** Fetches a dealer for their page. Throws `notFound` when there is none. Every other error is shown by the page. */
export async function openDealer(context: RouterContext, id: string) {
  const { queryClient, call, words } = context;
  const about = { subject: 'dealer', subjectId: id } as const;
  try {
    const [dealer] = await Promise.all([
      queryClient.ensureQueryData(dealerDetailsQuery(id, call)),
      prefetchRail(context),
      queryClient.prefetchQuery(notesQuery(about, call)),
      queryClient.prefetchQuery(papersOfQuery(id, call)),
      queryClient.prefetchQuery(historyOfQuery(about, call)),
      queryClient.prefetchQuery(mailsAboutQuery({ dealerId: id }, call)),
    ]);
    return { title: dealer.companyName };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) throw notFound();
    return { title: words.now().messages.admin.sections.users };
  }
}

/** Fetches a mail for its page. Throws `notFound` when there is none. Every other error is shown by the page. */
export async function openMail(context: RouterContext, id: string) {
  const { queryClient, call, words } = context;
  const [mail] = await Promise.all([
    queryClient.ensureQueryData(mailQuery(id, call)).catch((error: unknown) => {
      if (error instanceof CallFailed && error.status === 404) throw notFound();
    }),
    prefetchRail(context),
  ]);
  const { adminMails, mails } = words.now().messages;
  const { title } = adminMails;
  const name = Object.entries(mails.kinds).find(([kind]) => kind === mail?.kind)?.[1];
  return { title: name ? `${name} – ${title}` : title };
}

/** Fetches a vehicle for its page. Throws `notFound` when there is none. Every other error is shown by the page. */
export async function openVehicle(context: RouterContext, id: string) {
  const { queryClient, call, words } = context;
  try {
    const [{ vehicle }] = await Promise.all([
      queryClient.ensureQueryData(vehiclePageQuery(id, call)),
      prefetchRail(context),
      queryClient.prefetchQuery(reservationsOfVehicleQuery(id, call)),
      queryClient.prefetchQuery(historyOfQuery({ subject: 'vehicle', subjectId: id }, call)),
    ]);
    return { title: `${vehicle.make} ${vehicle.model} · ${vehicle.vin}` };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) throw notFound();
    return { title: words.now().messages.admin.sections.vehicles };
  }
}

/** Fetches the data that a section shows first into the query cache. */
export const PREFETCH = {
  dashboard: ({ queryClient, call }: Prefetching) => queryClient.prefetchQuery(overviewQuery(call)),
  vehicles: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(inventoryQuery(adminInventorySearch(search), call)),
  reservations: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(reservationsQuery(reservationsSearch(search), call)),
  orders: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(ordersQuery(adminOrdersSearch(search), call)),
  invoices: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(allInvoicesQuery(invoicesSearch(search), call)),
  upload: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(importsQuery(importsSearch(search), call)),
  users: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(dealersQuery(dealersSearch(search), call)),
  mails: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(mailsQuery(mailsSearch(search), call)),
  admins: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(adminsQuery(adminsSearch(search), call)),
  provider: ({ queryClient, call }: Prefetching) => queryClient.prefetchQuery(providerQuery(call)),
  history: ({ queryClient, call }: Prefetching, search: AdminSearch) =>
    queryClient.prefetchQuery(auditQuery(historySearch(search), call)),
};

/** Fetches what a section shows first. */
export async function openSection(
  context: RouterContext,
  section: keyof typeof PREFETCH,
  search: AdminSearch,
) {
  await Promise.all([prefetchRail(context), PREFETCH[section](context, search)]);
  const { admin, layout } = context.words.now().messages;
  return { title: `${admin.sections[section]} – ${layout.titles.admin}` };
}
