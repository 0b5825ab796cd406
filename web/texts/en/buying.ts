import type { buying as german } from '../de/buying.ts';
import type { Translation } from '../messages.ts';

export const buying: Translation<typeof german> = {
  forYou: {
    label: 'Your price',
    vat: 'Your VAT {percent}\u00a0%',
    reason: 'VAT-exempt intra-Community supply to your company’s address',
    total: 'You pay',
  },
  own: {
    held: 'You have ordered this vehicle.',
    order: 'Open the order',
    reservations: 'Open your reservations',
  },
  /** Names of the button on a card for screen readers, which begin with its word. */
  card: { add: 'Add: {name}', inCart: 'In your selection: {name}' },
  suspended: 'Your account is suspended. Please call us:',
  reserve: {
    open: 'Reserve now',
    title: 'Make a binding reservation for {name}?',
    consequence:
      'The reservation is valid for {hours}\u00a0hours and is a legally binding purchase. We may charge an administrative fee of {fee} for a cancellation.',
    confirmAgain: 'Please confirm again.',
    accept:
      'I accept the <terms>terms of service</terms> and understand that this reservation is legally binding',
    vehicleNet: 'Vehicle, net',
    deliveryNet: 'Delivery cost, net',
    vat: 'VAT {percent}%',
    gross: 'Total, gross',
    toPay: 'To pay, without VAT',
    reason: 'Reason',
    intraCommunity: 'VAT-exempt intra-Community supply',
    acceptFirst: 'You must accept the terms to continue',
    confirm: 'Reserve (binding)',
    done: 'Reserved for you',
    doneText: 'Order #{number}, valid for {hours}\u00a0hours. You will receive the confirmation by email.',
    toOrders: 'Go to orders',
    failed: 'Reservation Failed',
    tooManyVehicles: 'Too many vehicles in open orders',
    noAnswer: 'The server did not answer. Simply try again: you will not reserve twice.',
  },
};
