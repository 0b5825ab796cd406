import type { adminInvoices as german } from '../de/admin-invoices.ts';
import type { Translation } from '../messages.ts';

export const adminInvoices: Translation<typeof german> = {
  title: 'Invoices',
  count: '{count, plural, one {# document} other {# documents}}',
  search: 'Number, dealer or email',
  from: 'Issued from',
  to: 'to',
  number: 'Number',
  creditNote: 'Credit for {number}',
  dealer: 'Dealer',
  order: 'Order',
  issued: 'Issued',
  due: 'Payable by',
  gross: 'Gross',
  state: 'Status',
  files: 'Files',
  exports: {
    bookings: 'Accounting entries as CSV',
    supplies: 'Intra-Community supplies as CSV',
    allBookings: 'All accounting entries as CSV',
    allSupplies: 'All intra-Community supplies as CSV',
    allText: 'All documents of the chosen days, including those that the filters hide',
  },
  sorts: {
    dateDesc: 'Newest first',
    dateAsc: 'Oldest first',
    dueAsc: 'Due first',
    amountDesc: 'Amount, high to low',
    amountAsc: 'Amount, low to high',
  },
  failed: 'Invoices could not be loaded',
  none: 'No invoices yet',
  noneHint: 'An invoice is issued on the page of its order.',
  noneFound: 'No invoices match these filters',
};
