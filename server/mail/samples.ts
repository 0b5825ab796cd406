import { randomUUID } from 'node:crypto';
import type { Locale } from '../../contract/constants.ts';
import type { Audience } from './define-kind.ts';
import { type MailKind, MAILS, type PayloadOf, type QueuedMail } from './kinds.ts';
import type { OrderPayload } from './payloads.ts';

/** The payload of a mail about an order of two vehicles; `orderId` begins with 1a2b3c4d. */
export function orderPayload(wishes: Partial<OrderPayload> = {}): OrderPayload {
  return {
    orderId: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    orderDate: '2026-11-21T13:05:00.000Z',
    status: 'PENDING',
    expiresAt: '2026-11-24T13:05:00.000Z',
    totalAmount: '43380.00',
    shippingCost: '350.00',
    vatCase: 'STANDARD',
    deliveryCountry: 'DE',
    billingAddress: {
      name: 'Autohaus Größe & Söhne GmbH',
      street: 'Hafenstraße 7',
      postalCode: '50667',
      city: 'Köln',
      country: 'DE',
    },
    deliveryAddress: {
      name: 'Größe & Söhne, Lager Nord',
      street: 'Am Kanal 3',
      postalCode: '48155',
      city: 'Münster',
      country: 'DE',
    },
    notes: null,
    purchaseReference: 'EK-4711',
    companyName: 'Autohaus Größe & Söhne GmbH',
    contactName: 'Jörg Müller',
    dealerEmail: 'einkauf@example.com',
    dealerPhone: '+49 30 23125 777',
    dealerVatId: 'DE123456789',
    dealerLocale: 'de',
    isInvoiced: false,
    isPaid: false,
    vehicles: [
      {
        vehicleId: '7d3f1c9e-52a4-4f0b-9a61-3c8e2b7d4f10',
        make: 'BMW',
        model: '320d Touring',
        variant: 'M Sport xDrive Steptronic',
        vin: 'WBA8G31040K123456',
        mileageKm: 45_300,
        firstRegistered: '2023-03-15',
        priceNet: '24890.00',
      },
      {
        vehicleId: '0b9e4f6a-8c1d-4e2f-b3a7-6d5c4b3a2f1e',
        make: 'Skoda',
        model: 'Octavia Combi',
        variant: null,
        vin: 'TMBJJ7NX4NY012345',
        mileageKm: null,
        firstRegistered: null,
        priceNet: '18490.00',
      },
    ],
    ...wishes,
  };
}

const accountPayload = { companyName: 'Autohaus Größe & Söhne GmbH', contactName: 'Jörg Müller' };

const complaintPayload = {
  ...orderPayload({ status: 'COMPLETED', expiresAt: null, isInvoiced: true }),
  vehicles: orderPayload().vehicles.slice(0, 1),
  complaint: {
    text: 'Das Getriebe ruckt beim Schalten.\nEs steht nicht im Zustandsbericht.',
    mileageKm: 45_340,
    reportedAt: '2026-11-30T08:40:00.000Z',
    reportedBy: 'Jules Perrin',
    photos: 2,
    late: ['FIRST_NOTICE' as const],
  },
};

const requestPayload = {
  companyName: 'Autohaus Größe & Söhne GmbH',
  contactName: '',
  requestedBy: 'Jules Perrin',
  totalAmount: '43380.00',
  notes: 'Beide gehen nach Lyon.',
  vehicles: orderPayload().vehicles,
};

const PAYLOADS: { [K in MailKind]: PayloadOf<K> } = {
  registrationReceived: { ...accountPayload, token: 'kq3vYt0mV2b8Zx1cN5h7rA', isSuspended: false },
  registrationToReview: {
    ...accountPayload,
    dealerId: '5e6f7a8b-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
    email: 'einkauf@example.com',
    phone: '+49 221 555 0199',
    legalForm: 'GmbH',
    street: 'Hafenstraße 7',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
    vatId: 'DE123456789',
  },
  accountApproved: { ...accountPayload, message: 'Willkommen! Ihre Ansprechpartnerin ist Petra Sommer.' },
  accountSuspended: accountPayload,
  accountChanged: { ...accountPayload, hasVatId: true },
  emailChanged: {
    ...accountPayload,
    dealerId: '5e6f7a8b-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
    before: 'einkauf@example.com',
    after: 'ankauf@example.com',
  },
  vatIdChanged: { ...accountPayload, vatId: 'DE123456789', isToCheck: true },
  vatIdInvalid: { ...accountPayload, vatId: 'FR12345678901' },
  papersRequested: {
    ...accountPayload,
    message: 'Bitte senden Sie uns Ihre Gewerbeanmeldung.\nSie finden das Formular unter www.example.com.',
  },
  orderConfirmation: orderPayload(),
  newOrder: orderPayload({ notes: 'Bitte vor 12 Uhr anrufen.\nSchlüssel zum Lager Nord.' }),
  orderStatusChanged: {
    ...orderPayload({ status: 'PROCESSED', expiresAt: null }),
    isReopened: false,
    endsPeriod: true,
  },
  paymentReceived: {
    ...orderPayload({ status: 'PROCESSED', expiresAt: null, isInvoiced: true }),
    deliveryOn: '2026-12-03',
    deliveryBefore: null,
    arrivalForm: null,
  },
  orderCancelled: { ...orderPayload({ status: 'CANCELLED' }), by: 'DEALER', endReason: 'WITH_ORDER' },
  reservationCancelled: {
    ...orderPayload({ totalAmount: '18490.00', shippingCost: '175.00' }),
    vehicles: orderPayload().vehicles.slice(0, 1),
    by: 'DEALER',
    endReason: 'SINGLE',
  },
  reservationExpired: orderPayload({ status: 'CANCELLED' }),
  expiryReminder: { ...orderPayload(), hours: 4 },
  complaintOpened: complaintPayload,
  complaintAnswered: {
    ...complaintPayload,
    state: 'ACCEPTED',
    answer: 'Ein Gutachter kommt am Donnerstag.\nBitte lassen Sie das Fahrzeug so lange stehen.',
  },
  orderRequested: requestPayload,
  requestDeclined: {
    ...requestPayload,
    contactName: 'Jules Perrin',
    reason: 'Zu teuer für diesen Monat.\nBitte fragen Sie im Januar noch einmal.',
  },
  requestOrdered: { ...orderPayload(), contactName: 'Jules Perrin', left: 1 },
  invoiceIssued: {
    ...accountPayload,
    orderId: orderPayload().orderId,
    number: '2026-000017',
    gross: '52038.70',
    dueOn: '2026-11-26',
  },
  paymentReminder: {
    ...accountPayload,
    orderId: orderPayload().orderId,
    number: '2026-000017',
    gross: '52038.70',
    dueOn: '2026-11-26',
  },
  secondPaymentReminder: {
    ...accountPayload,
    orderId: orderPayload().orderId,
    number: '2026-000017',
    gross: '52038.70',
    dueOn: '2026-11-26',
    payBy: '2026-12-03',
  },
  creditNoteIssued: {
    ...accountPayload,
    orderId: orderPayload().orderId,
    number: '2026-000018',
    gross: '52038.70',
    cancels: '2026-000017',
  },
  watchedVehicleChanged: {
    ...accountPayload,
    token: '7d3f1c9e-52a4-4f0b-9a61-3c8e2b7d4f10.kq3vYt0mV2b8Zx1cN5h7rA',
    count: 2,
    vehicles: orderPayload().vehicles.map((vehicle, at) => ({
      ...vehicle,
      priceBefore: at === 0 ? '25490.00' : null,
      status: at === 0 ? ('AVAILABLE' as const) : ('RESERVED' as const),
    })),
  },
  savedSearch: {
    ...accountPayload,
    token: '3f0e6a52-9c1d-4e7b-8f25-6d4b3a2c1e0f.kq3vYt0mV2b8Zx1cN5h7rA',
    name: 'Diesel-Kombis bis 20.000 €',
    search: 'fuelType=Diesel&bodyType=ESTATE&priceMax=20000',
    count: 2,
    vehicles: orderPayload().vehicles.map((vehicle, at) => ({
      ...vehicle,
      status: at === 0 ? ('AVAILABLE' as const) : ('RESERVED' as const),
    })),
  },
  passwordReset: { token: 'kq3vYt0mV2b8Zx1cN5h7rA' },
  importFailed: {
    importId: '7c9e1b3d-5f8a-4c02-9d4e-6a8b0c2d4f6e',
    failed: 2,
  },
  adminInvited: { contactName: 'Karla Klein', token: 'kq3vYt0mV2b8Zx1cN5h7rB' },
  colleagueInvited: { companyName: 'Autohaus Muster & Söhne GmbH', token: 'kq3vYt0mV2b8Zx1cN5h7rD' },
  adminReset: { contactName: 'Karla Klein', token: 'kq3vYt0mV2b8Zx1cN5h7rC' },
  newNetwork: {
    contactName: 'Karla Klein',
    at: '2026-11-21T13:05:00.000Z',
    browser: 'Firefox',
    system: 'Linux',
    network: '203.0',
  },
  secondFactorOn: { contactName: 'Karla Klein' },
  secondFactorOff: { contactName: 'Karla Klein' },
  passwordChanged: { contactName: 'Jörg Müller' },
  contactMessage: {
    ...accountPayload,
    accountId: null,
    email: 'einkauf@example.com',
    phone: '+49 221 555 0199',
    subject: 'Rückruf zu zwei Kombis',
    message: 'Guten Tag,\nbitte rufen Sie mich zu zwei Kombis aus Ihrem Bestand zurück.',
    writtenIn: 'fr',
  },
};

/** A mail of this kind to a person who reads this language, or to the provider (`locale` null). */
export function aMail<K extends MailKind>(
  kind: K,
  locale: Locale | null,
  wishes: Partial<PayloadOf<K>> = {},
): QueuedMail {
  return {
    id: randomUUID(),
    kind,
    to: locale && { address: 'einkauf@example.com', locale },
    payload: { ...PAYLOADS[kind], ...wishes },
  };
}

/** Every kind with each audience that receives it. */
export const EVERY_MAIL: readonly { kind: MailKind; to: Audience }[] = (Object.keys(MAILS) as MailKind[]) // the type of MAILS lists all its keys
  .flatMap((kind) => MAILS[kind].to.map((to) => ({ kind, to })));
