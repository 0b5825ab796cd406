import { z } from 'zod';
import { User } from './accounts.ts';
import { Complaint, ComplaintAnswer } from './complaints.ts';
import { DeliveryAddress } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { Feed } from './feeds.ts';
import { amount, id, instant, invoiceNumber } from './fields.ts';
import { Mark } from './marks.ts';
import { ORDER_STATUSES } from './states.ts';
import { AddedDocument } from './order-documents.ts';
import { CompanyRequest } from './order-requests.ts';
import { OrderAddress, ReservationWithVehicle } from './orders.ts';
import { OwnDealer } from './own-dealer.ts';
import { Paper } from './papers.ts';
import { rateLimitedBy } from './payloads.ts';
import { SavedSearch } from './saved-searches.ts';
import { Session } from './sessions.ts';
import { View } from './views.ts';

/**
 * An order of the user's company. `documents` are the names of the PDFs that its vehicle has now, `invoices` the numbers of
 * its invoices and credit notes, `addedDocuments` what was added to the order. `photos` of a complaint are names of files.
 */
const StoredOrder = z.object({
  id,
  status: z.enum(ORDER_STATUSES),
  orderDate: instant,
  totalAmount: amount,
  shippingCost: amount,
  notes: z.string().nullable(),
  purchaseReference: z.string().nullable(),
  billingAddress: OrderAddress.nullable(),
  deliveryAddress: OrderAddress.nullable(),
  invoices: z.array(invoiceNumber),
  addedDocuments: z.array(AddedDocument.pick({ kind: true, date: true, fileName: true, addedAt: true })),
  complaints: z.array(
    Complaint.pick({ state: true, text: true, mileageKm: true, reportedAt: true }).extend({
      vin: z.string(),
      photos: z.array(z.string()),
      answers: z.array(ComplaintAnswer.omit({ author: true })),
    }),
  ),
  vehicles: z.array(
    ReservationWithVehicle.pick({ reservedAt: true, expiresAt: true, status: true, priceNet: true }).extend({
      vin: z.string(),
      make: z.string(),
      model: z.string(),
      documents: z.array(z.string()),
    }),
  ),
});

/** A mail to the user's address; `payload` is what its text was made of, without secrets. */
const StoredMail = z.object({
  kind: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  payload: z.record(z.string(), z.unknown()),
});

/** What the user did, or what others did to their account; for owners also what the provider did to their company. Of others only the role is named. */
const StoredEvent = z.object({
  at: instant,
  action: z.string(),
  actorRole: z.string(),
  isOwn: z.boolean(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

/** What is stored about a user and their company. Nothing of a colleague, and no notes of clerks. */
export const UserData = z.object({
  user: User.omit({ dealer: true }),
  company: OwnDealer.nullable(),
  addresses: z.array(DeliveryAddress),
  papers: z.array(Paper),
  sessions: z.array(Session.omit({ isCurrent: true })),
  marks: z.array(Mark),
  /** Views of lists of the back office that the user has saved. */
  views: z.array(View.pick({ list: true, name: true, search: true, isShared: true })),
  searches: z.array(
    SavedSearch.pick({ name: true, search: true, alert: true, isPaused: true, createdAt: true }),
  ),
  feeds: z.array(Feed.omit({ id: true, createdBy: true })),
  orders: z.array(StoredOrder),
  /** What the user asked the owners of the company to order. */
  requests: z.array(CompanyRequest.omit({ id: true, requestedBy: true, isOwn: true, decidedBy: true })),
  mails: z.array(StoredMail),
  events: z.array(StoredEvent),
});
export type UserData = z.output<typeof UserData>;

export const getUserData = endpoint({
  method: 'GET',
  path: '/api/user/data',
  summary: 'Everything that is stored about the signed-in user and their company; five times a day',
  access: 'signedIn',
  result: UserData,
  errors: { RATE_LIMITED: rateLimitedBy('DATA') },
});
