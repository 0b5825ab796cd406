import type { reservations as german } from '../de/reservations.ts';
import type { Translation } from '../messages.ts';

export const reservations: Translation<typeof german> = {
  title: 'My reservations',
  order: 'Order #{number}',
  tabs: { RUNNING: 'Running', ENDED: 'Ended' },
  vehicle: 'Vehicle',
  firstRegistered: 'First registered',
  mileage: 'Mileage',
  price: 'Net price',
  reservedAt: 'Reserved at',
  expiresIn: 'Expires in',
  actions: 'Actions',
  left: '{hours}\u00a0h {minutes}\u00a0min',
  never: 'No expiry',
  details: 'Details',
  detailsOf: 'Details: {name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel reservation: {name}',
  notCancellable: 'The order is already being processed.',
  invoiced: 'The order has been invoiced.',
  paid: 'Already paid: only the whole order can be cancelled.',
  empty: { RUNNING: 'No running reservations', ENDED: 'No ended reservations' },
  emptyHint: {
    RUNNING: 'Reserve a vehicle from the inventory.',
    ENDED: 'Cancelled, expired and completed reservations appear here.',
  },
  toInventory: 'Browse the inventory',
  failed: 'There was an error loading your reservations. Please try again',
  mayCost:
    'The vehicle will become available to other dealers again. If it is the last vehicle of the order, the order will be cancelled. We may charge an administrative fee of {fee} for a cancellation.',
  dialog: {
    title: 'Cancel the reservation for {name}?',
    confirm: 'Cancel reservation',
    keep: 'Keep reservation',
    done: 'Reservation for {name} cancelled',
    failed: 'Cancellation failed',
    tooMany: 'Too many orders and cancellations in a short time. Please wait a few minutes.',
  },
};
