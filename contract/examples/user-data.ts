import type { ExamplesOf } from '../endpoints.ts';
import type * as userData from '../user-data.ts';
import { accountExamples } from './accounts.ts';
import { addressExamples } from './addresses.ts';
import { complaintExamples } from './complaints.ts';
import { orderDocumentExamples } from './order-documents.ts';
import { orderExamples } from './orders.ts';
import { ownDealerExamples } from './own-dealer.ts';
import { paperExamples } from './papers.ts';
import { sessionExamples } from './sessions.ts';
import { markExamples } from './marks.ts';

const { dealer: _dealer, ...user } = accountExamples['GET /api/user'].result;
const sessions = sessionExamples['GET /api/user/sessions'].result.sessions.map(
  ({ isCurrent: _isCurrent, ...session }) => session,
);
const { order, reservations } = orderExamples['GET /api/orders/{id}'].result;

const { kind, date, fileName, addedAt } = orderDocumentExamples['POST /api/orders/{id}/documents'].result;
const addedDocument = { kind, date, fileName, addedAt };

const complaint = complaintExamples['PATCH /api/orders/{id}/complaints/{complaintId}'].result;

export const userDataExamples: ExamplesOf<typeof userData> = {
  'GET /api/user/data': {
    result: {
      user,
      company: ownDealerExamples['GET /api/dealer'].result,
      addresses: addressExamples['GET /api/dealer/addresses'].result.addresses,
      papers: paperExamples['GET /api/dealer/papers'].result.papers,
      sessions,
      marks: [markExamples['PUT /api/vehicles/{id}/mark'].result],
      views: [],
      searches: [],
      feeds: [],
      orders: [
        {
          id: order.id,
          status: order.status,
          orderDate: order.orderDate,
          totalAmount: order.totalAmount,
          shippingCost: order.shippingCost,
          notes: order.notes,
          purchaseReference: order.purchaseReference,
          billingAddress: order.billingAddress,
          deliveryAddress: order.deliveryAddress,
          invoices: [],
          addedDocuments: [addedDocument],
          complaints: [
            {
              state: complaint.state,
              vin: complaint.vehicle.vin,
              text: complaint.text,
              mileageKm: complaint.mileageKm,
              reportedAt: complaint.reportedAt,
              photos: complaint.photos.map((photo) => photo.fileName),
              answers: complaint.answers.map(({ author: _author, ...answer }) => answer),
            },
          ],
          vehicles: reservations.map(({ vehicle, reservedAt, expiresAt, status, priceNet }) => ({
            reservedAt,
            expiresAt,
            status,
            priceNet,
            vin: vehicle.vin,
            make: vehicle.make,
            model: vehicle.model,
            documents: ['Zustandsbericht'],
          })),
        },
      ],
      requests: [],
      mails: [
        {
          kind: 'accountApproved',
          createdAt: '2026-02-02T09:15:00.000Z',
          sentAt: '2026-02-02T09:15:04.000Z',
          payload: { companyName: 'Autohaus Sommer GmbH' },
        },
      ],
      events: [
        {
          at: '2026-02-02T09:15:00.000Z',
          action: 'DEALER_STATUS_CHANGED',
          actorRole: 'admin',
          isOwn: false,
          before: { status: 'PENDING' },
          after: { status: 'ACTIVE' },
        },
      ],
    },
    errors: { RATE_LIMITED: { limit: 'DATA' } },
  },
};
