import type { cart as german } from '../de/cart.ts';
import type { Translation } from '../messages.ts';

export const cart: Translation<typeof german> = {
  title: 'Your vehicle selection',
  lead: 'Check your selection, then make a binding reservation. The selection is kept in this browser only.',
  clear: {
    button: 'Clear selection',
    title: 'Clear the selection?',
    consequence:
      '{count, plural, one {The vehicle} other {The # vehicles}} will be removed from your selection. Nothing has been reserved yet.',
    confirm: 'Clear selection',
    keep: 'Keep',
  },
  removal: {
    one: '{name} removed',
    several: '{count, plural, one {# vehicle} other {# vehicles}} removed',
    all: 'Selection cleared',
    undo: 'Undo',
  },
  empty: 'No vehicles in your selection',
  emptyHint:
    'Add vehicles from the inventory to your selection. It is kept only in the browser in which you make it.',
  toInventory: 'Browse the inventory',
  toSummary: 'Go to the summary',
  needsScripts: 'Your selection is kept in this browser. Please switch on JavaScript to see it.',
  unchecked: 'Price and availability could not be checked for every vehicle.',
  checkAgain: 'Check again',
  row: {
    open: 'View {name}',
    vin: 'VIN {vin}',
    noVin: 'N/A',
    registered: 'Reg. {month}',
    net: '{price} net',
    gross: '{price} gross',
    forYou: 'Your price {price} without VAT',
    before: 'Before',
    remove: 'Remove {name}',
    takeOut: 'Remove',
    acceptPrice: 'Accept new price',
    acceptPriceOf: 'Accept new price: {name}, {price}',
    corrected: 'The data of this vehicle have changed since you selected it. Please check them.',
    cheaper: 'The net price has dropped from {before} to {now}.',
    repriced: 'The net price has risen from {before} to {now}.',
    own: 'You have already ordered this vehicle. Please remove it from your selection.',
    colleague:
      '{by} has already ordered this vehicle for your company. Please remove it from your selection.',
    toOrder: 'Open order #{number}',
    toReservations: 'Open your reservations',
    reserved: 'Reserved in the meantime. Please remove it from your selection.',
    sold: 'Sold in the meantime. Please remove it from your selection.',
    gone: 'This vehicle is no longer offered. Please remove it from your selection.',
  },
  totals: {
    vehicles: 'Vehicles, net',
    delivery: 'Delivery cost, net',
    vat: 'VAT {percent}%',
    gross: 'Total, gross',
    toPay: 'To pay, without VAT',
    withoutVat: 'Total, without VAT',
    intraCommunity: 'VAT-exempt intra-Community supply',
  },
  open: {
    title: '{count, plural, one {# vehicle needs} other {# vehicles need}} your decision',
    repriced: 'new price',
    own: 'already ordered by you',
    colleague: 'already ordered by {by}',
    reserved: 'reserved in the meantime',
    sold: 'sold in the meantime',
    gone: 'no longer offered',
    removeLost: 'Remove {count, plural, one {# unavailable vehicle} other {# unavailable vehicles}}',
  },
  sent: {
    title: 'Your order has been sent but not yet confirmed',
    text: 'We could not confirm your order for {count, plural, one {# vehicle} other {# vehicles}}. Just send it again: it will only count once.',
    again: 'Send the order again',
    orders: 'View orders',
    leave: 'Do not send again',
  },
  order: {
    done: 'Binding reservation made',
    doneText: 'We have received your order #{number}.',
    failed: 'Error',
    lost: 'The connection was lost before the answer arrived. You can safely send your order again: it will only count once.',
    cancelled:
      'Your order #{number} had arrived, but has been cancelled since. Nothing is reserved. You can order again.',
    tooManyVehicles:
      'Nothing has been reserved: you already have a great many vehicles in orders in progress. Please wait until we have processed them, or give us a call.',
    addressGone:
      'Nothing was reserved: the chosen delivery address no longer exists. Please check where we should deliver.',
    vehicle: '{name} ({vin})',
    priceNow: '{vehicle} now {price}',
    unavailable:
      'Nothing has been reserved. No longer available: {list}{more, plural, =0 {} other { and # more}}.',
    repriced:
      'Nothing has been reserved. Changed net prices: {list}{more, plural, =0 {} other { and # more}}.',
  },
  address: {
    add: 'Add a delivery address',
    edit: 'Edit the delivery address',
    name: 'Name of the company, branch or yard',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    save: 'Save address',
    saved: 'Delivery address saved',
    overtaken: 'The address is now: {now}. Save again if your entry is to apply.',
    full: 'Your account has no room for more delivery addresses. Please delete one first.',
    remove: {
      title: 'Delete the delivery address “{name}”?',
      consequence: 'Orders that go to this address keep it.',
      confirm: 'Delete address',
      keep: 'Keep address',
      done: 'Delivery address deleted',
      failed: 'Delivery address not deleted',
    },
  },
  addresses: {
    billing: 'Invoice to',
    delivery: 'Deliver to',
    company: 'Company address, {place}',
    edit: 'Edit address',
    remove: 'Delete address',
    gone: 'The delivery address “{name}” does not exist any more. We deliver to the address of the company.',
    byOwner: 'Only colleagues with all rights change delivery addresses.',
    failed: 'Your delivery addresses could not be loaded.',
    /** Why German VAT is charged to a dealer with another country or a VAT id of one. */
    taxed: {
      GERMAN_DEALER: 'Companies in Germany pay German VAT, even with the VAT ID of another EU country.',
      GERMAN_DELIVERY: 'Delivery within Germany: German VAT applies.',
      OUTSIDE_EU: 'Delivery outside the EU: German VAT applies.',
      NO_FOREIGN_ID:
        'Without a valid VAT ID of another EU country, German VAT applies. Please give us yours before you order.',
      INVALID_ID:
        'According to our check, your VAT ID {vatId} is not valid: German VAT applies. Please call us before you order.',
    },
  },
  summary: {
    label: 'Summary and order',
    title: '{count, plural, one {# vehicle} other {# vehicles}}',
    shipping: 'Delivery method',
    delivery: 'Delivery',
    deliveryHint:
      '{fee} net per vehicle. Usually with you within {days}\u00a0working days of receiving your payment',
    pickup: 'Pickup',
    pickupHint: 'By arrangement only: please talk to us',
    reference: 'Your order reference',
    notes: 'Order notes',
    optional: '(optional)',
    binding: 'The reservation is already a legally binding purchase.',
    validity:
      'The reservation is valid for {hours}\u00a0hours. If we have not started processing your order by then, it ends at no cost to you, and the vehicles are available to all dealers again.',
    cancellation: 'Reserving is free. We may charge an administrative fee of {fee} for a cancellation.',
    payment:
      'Payment by bank transfer within {days}\u00a0working days of the invoice date, only from your company’s own account.',
    accept:
      'I accept the <terms>terms of service</terms> and understand that this reservation is legally binding',
    order: 'Reserve all (binding)',
    sending: 'Sending your order…',
    nothingReserved: 'Nothing has been reserved. Please decide what to do about the vehicles listed.',
    cheaperNow:
      'Nothing has been reserved: a price has just dropped. You can now reserve at the lower price.',
    removeFirst: 'Please remove the unavailable vehicles first.',
    tooMany:
      'An order can hold {max} vehicles at most. Please remove {count, plural, one {# vehicle} other {# vehicles}}.',
    acceptPricesFirst: 'Please accept the new prices first or remove the vehicles.',
    nothing: 'No vehicles in your selection',
    viewerOnly: 'Your rights do not allow orders. Please ask a colleague.',
    acceptFirst: 'You must accept the terms to continue',
    addMore: 'Add more vehicles',
  },
  request: {
    text: 'Your company lets you order up to {limit} net per order yourself. This selection is above that: send it as a request to colleagues with all rights. That reserves nothing yet.',
    send: 'Send as a request',
    sending: 'Your request is being sent …',
    done: 'Request sent',
    doneText: 'Your colleagues with all rights get an email.',
    failed: 'Nothing was sent.',
    unanswered: 'We do not know whether the request has arrived. You can send it again: it counts once.',
  },
  confirmation: {
    title: 'Binding reservation made',
    text: 'We have received your order #{number} for {count, plural, one {#\u00a0vehicle} other {#\u00a0vehicles}}. The confirmation is on its way to {email}.',
    vehicles: 'Your vehicles',
    next: 'What happens next',
    step1:
      '{contact} ({company}) will call you within {hours}\u00a0hours, that is by {until}. You can also call us: <phone>{number}</phone> ({open}).',
    step2:
      'You will receive the invoice by email and pay by bank transfer within {days}\u00a0working days of the invoice date.',
    step3:
      'We will confirm the delivery within {release}\u00a0working days of receiving your payment. It usually reaches you within {arrival}\u00a0working days of payment.',
    order: 'View this order',
    print: 'Print',
    orders: 'View orders',
    inventory: 'Browse the inventory',
  },
  faq: {
    title: 'Frequently asked questions',
    binding: {
      q: 'Is the reservation binding?',
      a: 'Yes. It is a binding purchase. The vehicle is reserved for you for {hours}\u00a0hours.',
    },
    lapse: {
      q: 'What happens after {hours}\u00a0hours?',
      a: 'If we have not started processing your order by then, it ends and neither side owes the other anything. The vehicles are then available to all dealers again, and you may reserve them afresh. Once we are processing the order, no reservation expires any more.',
    },
    payment: {
      q: 'How do I pay?',
      a: 'By bank transfer from your company’s own account, within {days}\u00a0working days of the invoice date.',
    },
    delivery: {
      q: 'When does the vehicle arrive?',
      a: 'Usually within {days}\u00a0working days of receiving your payment.',
    },
    cancel: {
      q: 'Can I cancel?',
      a: 'As long as the order is in progress, yes. We may charge an administrative fee of {fee}.',
    },
  },
};
