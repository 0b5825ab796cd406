import type { orders as german } from '../de/orders.ts';
import type { Translation } from '../messages.ts';

export const orders: Translation<typeof german> = {
  title: 'Orders',
  vehicles: '{count, plural, one {# vehicle} other {# vehicles}}',
  failed: 'Failed to fetch orders: {status}',
  notFound: 'Order details could not be found',
  empty: 'No orders yet',
  emptyHint: 'What you reserve appears here.',
  emptyFiltered: 'No orders found with current filters',
  reset: 'Reset filters',
  toInventory: 'To the inventory',
  pageOf: 'Page {page} of {totalPages}, displaying {count} of {total} orders',
  pages: { navigation: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  filters: {
    title: 'Filters',
    search: 'Order number or VIN',
    status: 'Status',
    anyStatus: 'All',
    sort: 'Sort',
    dateDesc: 'Newest first',
    dateAsc: 'Oldest first',
    amountDesc: 'Amount, high to low',
    amountAsc: 'Amount, low to high',
    from: 'From',
    to: 'To',
  },
  reserved: 'Vehicles',
  expires: 'reserved until {at}',
  dealer: 'Dealer',
  notes: 'Notes',
  cancel: {
    button: 'Cancel order',
    impossible: 'The order is already being processed and can no longer be cancelled.',
    title: 'Cancel order #{number}?',
    consequence:
      '{count, plural, one {The vehicle becomes} other {All # vehicles become}} available to other dealers again. We may charge an administrative fee of {fee} for a cancellation.',
    confirm: 'Cancel order',
    keep: 'Keep order',
    done: 'Order #{number} cancelled',
    failed: 'Cancellation failed',
    ended: {
      DEALER: 'Cancelled by you.',
      ADMIN: 'Cancelled by the provider.',
      EXPIRED: 'The reservation has expired.',
    },
  },
};
