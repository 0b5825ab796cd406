import type { home as german } from '../de/home.ts';
import type { Translation } from '../messages.ts';

export const home: Translation<typeof german> = {
  title: 'Off-lease vehicles at fixed prices. <whole>Reserved on the spot.</whole>',
  lead: 'Inspected vehicles with complete documentation for registered motor dealers in the European Economic Area. No auctions, no waiting.',
  inventory: 'Browse the inventory',
  howItWorks: 'How it works',
  register: 'Register as a dealer',
  contact: 'Contact us',
  claims: {
    label: 'Our inventory in figures',
    vehicles: 'vehicles',
    vehiclesFigure: '{count}+',
    dealers: 'dealers',
    dealersFigure: '{count}+',
    delivery: 'delivery',
    deliveryFigure: '{hours}h',
    documentation: 'documentation',
    documentationFigure: '{percent}%',
  },
  newest: {
    title: 'New in the inventory',
    all: 'View all vehicles',
    registered: 'Reg. {month}',
    net: 'plus {vat}% VAT',
  },
  steps: {
    title: 'How it works',
    register: {
      title: 'Register',
      text: 'Set up an account for your business in four steps. We review it, usually within {from}\u00a0to\u00a0{to}\u00a0working days.',
    },
    browse: {
      title: 'Browse',
      text: 'Filter the inventory, look at pictures, equipment and documents, and add vehicles to your selection.',
    },
    purchase: {
      title: 'Purchase',
      text: 'Reserve at the fixed price: a reservation is a binding purchase. We call you within {call}\u00a0hours and email you the invoice.',
    },
  },
  benefits: {
    title: 'Your benefits',
    quality: {
      title: 'Tested quality',
      text: 'Every vehicle comes from a fleet or a lease and is inspected before it is sold. Pictures and data show its condition.',
    },
    availability: {
      title: 'Fast availability',
      text: 'A reservation takes effect at once and lasts {hours}\u00a0hours. No vehicle is ever promised twice.',
    },
    prices: {
      title: 'Transparent prices',
      text: 'Fixed prices, net and gross, for everybody to see. No bidding, no buyer’s premium, no haggling afterwards.',
    },
    documents: {
      title: 'Complete documentation',
      text: 'Equipment, pictures and documents are with the vehicle before you buy, ready to download.',
    },
    pickup: {
      title: 'Flexible pickup and delivery',
      text: 'We deliver to your premises for {fee} net per vehicle and are liable for transport damage. Pickup is by arrangement: talk to us.',
    },
    features: {
      title: 'Features for buyers',
      text: 'A search that covers equipment and forgives typos, filters for power and mileage, orders and deadlines at a glance, in three languages.',
    },
  },
  testimonials: {
    title: 'What dealers say',
    stars: '{count} out of {count} stars',
    one: {
      quote:
        'I see the price, I see the documents, and if it works for me, the car is mine. That is how buying should be.',
      name: 'Katrin Behrens',
      firm: 'Autohaus Behrens, Oldenburg',
    },
    two: {
      quote: 'No auction where you end up paying more than you planned. I do my sums once and reserve.',
      name: 'Marc Delvaux',
      firm: 'Delvaux Automobiles, Luxembourg',
    },
    three: {
      quote:
        'The description matches the car that rolls onto our forecourt. That saves us time every single week.',
      name: 'Jasper de Wit',
      firm: 'De Wit, Utrecht',
    },
  },
  faq: {
    title: 'Frequently asked questions',
    who: {
      q: 'Who can buy here?',
      a: 'Businesses only: motor dealers in the European Economic Area and in Switzerland. We do not sell to consumers.',
    },
    account: {
      q: 'How long does approval take?',
      a: 'We usually review new accounts within {from}\u00a0to\u00a0{to}\u00a0working days and let you know by email. You can browse the inventory with all prices straight away.',
    },
    auction: {
      q: 'Are the vehicles auctioned?',
      a: 'No. Every vehicle has a fixed price. A reservation is a binding purchase; the vehicle is then held for you for {hours}\u00a0hours.',
    },
    payment: {
      q: 'How do I pay?',
      a: 'By bank transfer only, and only from the company account of the registered business, within {days}\u00a0working days of the invoice date.',
    },
    delivery: {
      q: 'When does the vehicle arrive?',
      a: 'Within {release}\u00a0working days of receiving your payment we confirm the delivery; the vehicle usually reaches you within {arrival}\u00a0working days. Vehicles that are ready to go are dispatched within {dispatch}\u00a0hours. Delivery costs {fee} net per vehicle.',
    },
    warranty: {
      q: 'Is there a warranty?',
      a: 'No. This is a sale between businesses: vehicles are sold as seen, without warranty. Please report defects by email within {hours}\u00a0hours of taking over the vehicle, with photos or documents; we look into them and work out a solution with you.',
    },
    cancel: {
      q: 'What does it cost to cancel?',
      a: 'Reserving is free of charge. If an order is cancelled or not paid, we may charge an administrative fee of {fee}.',
    },
    support: {
      q: 'Who can I ask for help?',
      a: 'Our support: {email}, {phone}, {opening}. We reply within {hours}\u00a0hours.',
    },
  },
  closing: {
    title: 'Ready for your next purchase?',
    text: 'Registration is free. We sell to businesses only; payment is by bank transfer from the company account, and no warranty is given.',
    vehicles: 'You already have an account.',
  },
};
