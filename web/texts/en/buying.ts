import type { buying as german } from '../de/buying.ts';
import type { Translation } from '../messages.ts';

export const buying: Translation<typeof german> = {
  forYou: {
    label: 'Your price',
    german: 'net · gross {gross} with {percent}% VAT ({vat})',
    vat: 'Your VAT {percent}\u00a0%',
    reason: 'VAT-exempt intra-Community supply to your company’s address',
    total: 'Your price, plus delivery',
    short: '{percent}% VAT, plus delivery',
  },
  own: {
    held: 'You have ordered this vehicle.',
    heldBy: '{by} has ordered this vehicle for your company.',
    order: 'Open the order',
  },
  /** Names of the button on a card for screen readers, which begin with its word. */
  card: { add: 'Add: {name}', inCart: 'In your selection: {name}' },
  suspended: 'Your account is suspended. Please call us:',
  viewer: 'Your rights do not allow orders. Please ask a colleague.',
  reserve: {
    open: 'Reserve now',
    title: 'Make a binding reservation for {name}?',
    consequence:
      'The reservation is a legally binding purchase and is valid for {hours}\u00a0hours. If we have not begun to process your order by then, it ends at no cost to you, and the vehicle is open to all dealers again. We may charge an administrative fee of {fee} for a cancellation.',
    deliverTo: 'Deliver to',
    otherAddress: 'For another delivery address, please add the vehicle to your <cart>selection</cart>.',
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
    toOrder: 'Open the order',
    failed: 'Reservation Failed',
    tooManyVehicles: 'Too many vehicles in orders in progress',
    noAnswer: 'The server did not answer. Simply try again: you will not reserve twice.',
  },
};
