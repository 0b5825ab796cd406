import type { Locale } from '../../contract/constants.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { VatCase } from '../../contract/vat-case.ts';

/** What the mails about an account tell. */
export interface AccountFacts {
  companyName: string;
  contactName: string;
}

/** A vehicle as an order sold it. Amounts are net, in EUR. */
export interface VehicleFacts {
  vehicleId: string;
  make: string;
  model: string;
  variant: string | null;
  vin: string;
  mileageKm: number | null;
  firstRegistered: string | null;
  priceNet: string;
}

/** What the mails about an order tell; instants as ISO 8601. `vehicles` are those that the mail is about. */
export interface OrderFacts extends AccountFacts {
  orderId: string;
  orderDate: string;
  status: OrderStatus;
  expiresAt: string | null;
  totalAmount: string;
  shippingCost: string;
  vatCase: VatCase;
  deliveryCountry: string;
  notes: string | null;
  dealerEmail: string;
  dealerPhone: string | null;
  vehicles: VehicleFacts[];
}

/** Every mail that the portal writes, with the facts that it reports. */
export interface MailFacts {
  registrationReceived: AccountFacts;
  /** To the provider. */
  registrationToReview: AccountFacts & {
    dealerId: string;
    email: string;
    city: string | null;
    country: string;
    vatId: string | null;
  };
  accountApproved: AccountFacts;
  accountSuspended: AccountFacts;
  orderConfirmation: OrderFacts;
  /** To the provider. */
  newOrder: OrderFacts;
  orderStatusChanged: OrderFacts;
  /** To the dealer; to the provider as well when the dealer cancelled. */
  orderCancelled: OrderFacts & { by: 'DEALER' | 'ADMIN' };
  /** `vehicles` holds the one that was taken out. To the dealer; to the provider as well when the dealer cancelled. */
  reservationCancelled: OrderFacts & { by: 'DEALER' | 'ADMIN' };
  /** To the dealer and to the provider. */
  reservationExpired: OrderFacts;
  /** To the provider. */
  expiryReminder: OrderFacts & { hours: number };
  /** To the provider, and a copy to the one who wrote it. */
  contactMessage: AccountFacts & {
    email: string;
    phone: string;
    subject: string;
    message: string;
    writtenIn: Locale;
  };
}

export type MailKind = keyof MailFacts;

/** A mail as it lies in the outbox. `to` null: the provider. */
export type QueuedMail = {
  [K in MailKind]: {
    id: string;
    kind: K;
    to: { address: string; locale: Locale } | null;
    facts: MailFacts[K];
  };
}[MailKind];
