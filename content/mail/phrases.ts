import type { DefectTerm } from '../../contract/complaint-rules.ts';
import type { OrderStatus, VehicleStatus } from '../../contract/states.ts';

/** Variables of the sentences about an order. Instants are already formatted in the reader's language. */
export interface OrderVariables {
  /** "#1a2b3c4d" */
  number: string;
  /** How many vehicles the mail is about. */
  count: number;
  /** Null: the reservation does not expire. */
  expiresAt: string | null;
  status: OrderStatus;
  companyName: string;
}

/** Variables of the sentences about an invoice or a credit note. */
export interface InvoiceVariables {
  /** "2026-000017" */
  number: string;
  /** "#1a2b3c4d" */
  order: string;
  /** "22.211,35 €" */
  gross: string;
}

/** Variables of the sentences about a new complaint. `isLate`: it came after the end of a term. */
export interface ComplaintVariables extends OrderVariables {
  reportedAt: string;
  isLate: boolean;
}

/** The sentences of one mail, in reading order. */
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

/** The phrases that all mails in one language share. */
export interface MailPhrases {
  /** Between a label and its value. */
  colon: string;
  /** `name` is empty if it is unknown. */
  greeting(name: string): string;
  regards(portalName: string): readonly [string, string];
  /** On the link that ends mails which the reader has chosen. */
  unsubscribe: string;
  headings: {
    vehicles: string;
    /** Above the totals of an order after a vehicle was removed. */
    remaining: string;
    next: string;
    /** The dealer's own remark. */
    notes: string;
    /** The text of a contact message. */
    message: string;
    /** What a clerk writes to a dealer. */
    clerkMessage: string;
    /** What the dealer reported. */
    complaint: string;
    /** Why an owner declined the request of a buyer. */
    reason: string;
  };
  labels: {
    vehicle: string;
    priceNet: string;
    /** Of a watched vehicle whose price has changed. */
    priceBefore(price: string): string;
    vin: string;
    firstRegistered: string;
    vehiclesNet: string;
    deliveryNet: string;
    vat(percent: number): string;
    gross: string;
    /** The last line where no VAT is due. */
    toPay: string;
    /** The same, of an order that is paid. */
    totalWithoutVat: string;
    /** Why there is 0 % VAT. */
    intraCommunity(country: string): string;
    /** Why there is VAT although the vehicles go to another country of the EU. */
    vatAbroad(country: string): string;
    order: string;
    /** The dealer's number, as the dealer reads it. */
    ownPurchaseReference: string;
    /** The same, as the provider reads it. */
    purchaseReference: string;
    orderDate: string;
    /** The day on which the vehicles of a paid order are delivered. */
    deliveryOn: string;
    validUntil: string;
    /** Of an order that is older than the copies of its addresses. */
    deliveryCountry: string;
    billingAddress: string;
    deliveryAddress: string;
    company: string;
    contact: string;
    email: string;
    phone: string;
    language: string;
    subject: string;
    legalForm: string;
    street: string;
    city: string;
    country: string;
    vatId: string;
    signedInAt: string;
    browser: string;
    /** The first half of an address of the internet. */
    network: string;
    /** The buyer who sent the request. */
    requestedBy: string;
    reportedAt: string;
    reportedBy: string;
    /** What the dealer read in a vehicle that they complain about. */
    mileageRead: string;
    photos: string;
    /** The terms that were over when a complaint came. */
    late: string;
    lateTerm: Record<DefectTerm, string>;
  };
  /** The status of a watched vehicle. */
  vehicleStatus: Record<VehicleStatus, string>;
  questions(contact: { hours: string; phone: string; email: string }): string;
  /** The legal lines at the foot. */
  legal: {
    managingDirector: string;
    vatId: string;
    /** Why this mail was sent. */
    automatic(portalName: string): string;
  };
  instant: { date: Intl.DateTimeFormatOptions; join(date: string, time: string): string };
}
