import { LOCALES } from './constants.ts';
import { DEALER_PARAMETERS } from './dealer-parameters.ts';
import { endpoint } from './endpoint.ts';
import { MAIL_PARAMETERS } from './mail-parameters.ts';
import { ORDER_PARAMETERS } from './order-parameters.ts';
import { queryFrom } from './query.ts';
import { RESERVATION_PARAMETERS } from './reservation-parameters.ts';

/** The language of heads and words; absent: that of the admin. */
const LANGUAGE = { locale: { kind: 'choice', of: LOCALES } } as const;

const { page: _ordersPage, limit: _ordersLimit, ...ORDER_FILTERS } = ORDER_PARAMETERS;
const { page: _dealersPage, limit: _dealersLimit, ...DEALER_FILTERS } = DEALER_PARAMETERS;
const { page: _entriesPage, limit: _entriesLimit, ...RESERVATION_FILTERS } = RESERVATION_PARAMETERS;
const { page: _mailsPage, limit: _mailsLimit, ...MAIL_FILTERS } = MAIL_PARAMETERS;

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders.csv',
  summary: 'All orders that the filters leave, as a table for spreadsheets, in the order of the list',
  access: 'admin',
  query: queryFrom({ ...ORDER_FILTERS, ...LANGUAGE }),
  isFile: true,
});

export const exportDealers = endpoint({
  method: 'GET',
  path: '/api/admin/dealers.csv',
  summary: 'All dealers that the filters leave, as a table for spreadsheets, in the order of the list',
  access: 'admin',
  query: queryFrom({ ...DEALER_FILTERS, ...LANGUAGE }),
  isFile: true,
});

export const exportReservations = endpoint({
  method: 'GET',
  path: '/api/admin/reservations.csv',
  summary: 'All reservations that the filters leave, as a table for spreadsheets, in the order of the list',
  access: 'admin',
  query: queryFrom({ ...RESERVATION_FILTERS, ...LANGUAGE }),
  isFile: true,
});

export const exportMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails.csv',
  summary: 'All mails that the filters leave, as a table for spreadsheets, the newest first',
  access: 'admin',
  query: queryFrom({ ...MAIL_FILTERS, ...LANGUAGE }),
  isFile: true,
});
