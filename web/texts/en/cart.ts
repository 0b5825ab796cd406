import type { cart as german } from '../de/cart.ts';
import type { Translation } from '../messages.ts';

export const cart: Translation<typeof german> = {
  title: 'Your vehicle selection',
  lead: 'Check your selection and reserve with binding effect.',
  clear: 'Cancel selection',
  empty: 'No vehicles in your selection',
  emptyHint: 'Add vehicles from the inventory to your selection.',
  toInventory: 'To the inventory',
  row: {
    open: 'View {name}',
    noVin: 'N/A',
    registered: 'Reg. {month}',
    gross: 'gross {price}',
    remove: 'Remove {name}',
    repriced: 'The price has changed. The new price applies.',
    reserved: 'Reserved in the meantime. Please remove the vehicle to order the others.',
    sold: 'Sold in the meantime. Please remove the vehicle to order the others.',
    gone: 'This vehicle is no longer available. Please remove it.',
  },
  totals: {
    vehicles: 'Vehicles net',
    delivery: 'Delivery net',
    vat: 'VAT {percent}%',
    gross: 'Total gross',
    intraCommunity: 'VAT-exempt intra-Community supply',
  },
  summary: {
    title: '{count, plural, one {# vehicle} other {# vehicles}}',
    shipping: 'Shipping',
    delivery: 'Delivery',
    deliveryHint: '{fee} net per vehicle',
    pickup: 'Pickup',
    pickupHint: 'Not possible at the moment',
    notes: 'Order notes',
    optional: '(optional)',
    validity: 'The reservation is valid for {hours} hours.',
    binding: 'The reservation is already a legally binding purchase.',
    cancellation: 'Reserving is free. We may charge an administrative fee of {fee} for a cancellation.',
    payment:
      'Payment by bank transfer within {days} working days of the invoice date, only from your company’s account.',
    accept: 'I accept the terms of service and understand that this reservation is legally binding',
    order: 'Reserve all with binding effect',
    removeFirst: 'Please remove what is no longer available first.',
    nothing: 'No vehicles in your selection',
    acceptFirst: 'You must accept the terms to continue',
    addMore: 'Add more vehicles',
  },
  confirmation: {
    title: 'Reserved with binding effect',
    text: 'We have received your order #{number} for {count, plural, one {# vehicle} other {# vehicles}} ({total} net). The confirmation follows by email.',
    next: 'What happens next',
    step1: 'We call you within {hours} hours.',
    step2: 'You receive the invoice by email and pay by bank transfer within {days} working days.',
    step3: 'Once your payment has arrived, we confirm the delivery.',
    orders: 'To the orders',
    inventory: 'To the inventory',
  },
  faq: {
    title: 'Frequently asked questions',
    binding: {
      q: 'Is the reservation binding?',
      a: 'Yes. It is a binding purchase. The vehicle is reserved for you for {hours} hours.',
    },
    payment: {
      q: 'How do I pay?',
      a: 'By bank transfer from your company’s account, within {days} working days of the invoice date.',
    },
    delivery: {
      q: 'When does the vehicle arrive?',
      a: 'Usually within {days} working days after your payment has arrived.',
    },
    cancel: {
      q: 'Can I cancel?',
      a: 'As long as the order is pending, yes. We may charge an administrative fee of {fee}.',
    },
  },
};
