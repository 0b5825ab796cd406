import type { OrderStatus } from '../../contract/states.ts';

/** An order as the mails' sentences speak of it: instants and amounts are written out in the recipient's language. */
export interface ToldOrder {
  /** "#1a2b3c4d" */
  number: string;
  /** How many vehicles the mail is about. */
  count: number;
  /** Null: the reservation does not run out. */
  expiresAt: string | null;
  status: OrderStatus;
  companyName: string;
}

export interface ToldAccount {
  companyName: string;
}

export interface ToldMessage extends ToldAccount {
  contactName: string;
  subject: string;
}

/** Who ended something. */
export type Canceller = 'DEALER' | 'ADMIN';

/** The sentences of one mail, in the sequence in which they are read. */
export interface MailSentences {
  subject: string;
  /** Before the vehicles. */
  opening: readonly string[];
  /** What happens next, step by step. */
  steps?: readonly string[];
  /** After the vehicles and the steps. */
  closing?: readonly string[];
  /** On the button. */
  button: string;
}

/** All words of all mails in one language. A mail without words does not compile. */
export interface MailWords {
  toDealer: {
    registrationReceived(told: ToldAccount): MailSentences;
    accountApproved(told: ToldAccount): MailSentences;
    accountSuspended(told: ToldAccount): MailSentences;
    orderConfirmation(order: ToldOrder): MailSentences;
    orderStatusChanged(order: ToldOrder): MailSentences;
    orderCancelled(order: ToldOrder & { by: Canceller }): MailSentences;
    reservationCancelled(order: ToldOrder & { by: Canceller }): MailSentences;
    reservationExpired(order: ToldOrder): MailSentences;
  };
  toProvider: {
    registrationToReview(told: ToldAccount): MailSentences;
    newOrder(order: ToldOrder): MailSentences;
    orderCancelled(order: ToldOrder): MailSentences;
    reservationCancelled(order: ToldOrder): MailSentences;
    reservationExpired(order: ToldOrder): MailSentences;
    expiryReminder(order: ToldOrder & { hours: number }): MailSentences;
    contactMessage(told: ToldMessage): MailSentences;
  };
  /** To somebody who wrote through the contact form and need not be a dealer. */
  toSender: {
    contactMessage(): MailSentences;
  };
  /** Between a label and what it names. */
  colon: string;
  /** Without a name where none is known. */
  greeting(name: string): string;
  regards(portalName: string): readonly [string, string];
  headings: {
    vehicles: string;
    /** Over the totals of an order from which a vehicle was taken. */
    remaining: string;
    next: string;
    /** The dealer's own remark, to him and to the provider. */
    notes: string;
    /** What somebody wrote through the contact form. */
    message: string;
  };
  labels: {
    vehicle: string;
    priceNet: string;
    vin: string;
    firstRegistered: string;
    vehiclesNet: string;
    deliveryNet: string;
    vat(percent: number): string;
    gross: string;
    /** Why there is 0 % VAT. */
    intraCommunity(country: string): string;
    order: string;
    orderDate: string;
    validUntil: string;
    deliveryTo: string;
    company: string;
    contact: string;
    email: string;
    phone: string;
    language: string;
    subject: string;
    city: string;
    country: string;
    vatId: string;
  };
  questions(contact: { hours: string; phone: string; email: string }): string;
  /** The legal lines at the foot. */
  legal: {
    managingDirector: string;
    vatId: string;
    /** Why this mail came. */
    automatic(portalName: string): string;
  };
  instant: { date: Intl.DateTimeFormatOptions; join(date: string, time: string): string };
}
