import type { adminReservations as german } from '../de/admin-reservations.ts';
import type { Translation } from '../messages.ts';

export const adminReservations: Translation<typeof german> = {
  title: 'Reservations',
  count: '{count, plural, one {# reservation} other {# reservations}}',
  failed: 'There was an error loading the reservations',
  none: 'No reservations',
  noneHint: 'As soon as a dealer places an order, the vehicles appear here.',
  noneOfDealer: 'This dealer has not reserved anything yet.',
  noneOfStatus: 'No reservation has this status.',
  sorts: { dateDesc: 'Newest first', dateAsc: 'Oldest first', expiry: 'Expiring first' },
  dealerFilter: 'Filter by dealer',
  onlyDealer: 'Dealer: {name}',
  unknownDealer: 'selected',
  allDealers: 'Show the reservations of all dealers',
  searching: 'Searching',
  noDealer: 'No dealer found',
  vehicle: 'Vehicle',
  dealer: 'Dealer',
  order: 'Order',
  price: 'Net price',
  reservedAt: 'Reserved at',
  expiresAt: 'Valid until',
  status: 'Status',
  actions: 'Actions',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {name}',
  notCancellable: 'Only via its order',
  cancelText:
    'The vehicle will be removed from {dealer}’s order #{order} and become available to everyone again. The dealer will be notified by email. If it is the last vehicle, the order will be cancelled. The dealer may be charged an administrative fee of {fee}.',
};
