import type { Call, ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { queryOf } from '../api/query-of.ts';

export type DealerList = ResultOf<'GET /api/admin/dealers'>;
export type Dealer = DealerList['dealers'][number];

/** The list of dealers. `search` has the parameters as the address holds them. */
export const dealersQuery = (search: Record<string, string>, by?: Call) =>
  queryOf('GET /api/admin/dealers', { query: search }, by);

export type ListedInvoice = ResultOf<'GET /api/admin/invoices'>['invoices'][number];

/** The invoices of all orders. `search` has the parameters as the address holds them. */
export const allInvoicesQuery = (search: Record<string, string>, by?: Call) =>
  queryOf('GET /api/admin/invoices', { query: search }, by);

export type DealerDetails = ResultOf<'GET /api/admin/dealers/{id}'>;

/** One dealer, with orders and last sign-in. */
export const dealerDetailsQuery = (id: string, by?: Call) => ({
  ...queryOf('GET /api/admin/dealers/{id}', { params: { id } }, by),
  ...FRESHNESS.adminList,
});

export type NoteList = ResultOf<'GET /api/admin/notes'>;

export type NotesAbout = { subject: 'order' | 'dealer'; subjectId: string };

/** What clerks have noted about an order or a dealer. */
export const notesQuery = (about: NotesAbout, by?: Call) => ({
  ...queryOf('GET /api/admin/notes', { query: { ...about } }, by),
  ...FRESHNESS.adminList,
});

export type Work = ResultOf<'GET /api/admin/worklist'>['worklist'][number];

/** What waits for a clerk. The rail and the dashboard show it. */
export const worklistQuery = (by?: Call) => ({
  ...queryOf('GET /api/admin/worklist', {}, by),
  ...FRESHNESS.adminList,
});
