import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, erasable, id, idParams, instant, priceInput, requiredNotes } from './fields.ts';
import { OrderRequest, PlacedOrder, placingErrors } from './order-placing.ts';
import { SoldVehicle } from './orders.ts';

/** The most open requests of one company. */
export const OPEN_REQUESTS_MAX = 50;
/** The most decided requests that are listed, the newest first. */
export const DECIDED_REQUESTS_LISTED = 20;
/** The most characters in the reason of an owner who declines. */
export const REQUEST_REASON_MAX = 1000;

/** OPEN until an owner decides or the buyer takes it back. The others are final. */
export const REQUEST_STATES = ['OPEN', 'ORDERED', 'DECLINED', 'WITHDRAWN'] as const;

/**
 * What a buyer asks the owners to order. It reserves nothing. `totalAmount`: net, as the buyer saw it. `deliveryAddress`:
 * null for the address of the company; it may be deleted by now. `reason`: why an owner declined. `orderId`: the order that
 * an owner has placed. WITHDRAWN: the sender has taken it back; `decidedBy` is the sender then.
 */
export const CompanyRequest = z.object({
  id,
  requestedBy: z.string(),
  requestedAt: instant,
  isOwn: z.boolean(),
  /** As the buyer saw them. One may be sold, deleted or have another price by now. */
  vehicles: z.array(SoldVehicle),
  totalAmount: amount,
  notes: z.string().nullable(),
  purchaseReference: z.string().nullable(),
  deliveryAddress: z.object({ id, name: z.string(), city: z.string(), country: z.string() }).nullable(),
  state: z.enum(REQUEST_STATES),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  orderId: id.nullable(),
});
export type CompanyRequest = z.output<typeof CompanyRequest>;

/** Another owner was faster. */
const Decided = z.object({ current: CompanyRequest.pick({ state: true, orderId: true }) });

const Limit = z.object({ approvalLimit: amount.nullable() });

export const getApprovalLimit = endpoint({
  method: 'GET',
  path: '/api/company/limit',
  summary: 'The net total above which only the owners of the own company order; null: no limit',
  access: 'activeDealer',
  result: Limit,
});

export const changeApprovalLimit = endpoint({
  method: 'PATCH',
  path: '/api/company/limit',
  summary: 'Sets the net total above which only owners order; null or empty text: no limit',
  access: 'activeDealer',
  needs: 'OWNER',
  body: z.strictObject({
    approvalLimit: erasable(priceInput),
    /** The limit that the caller saw. */
    from: amount.nullable().optional(),
  }),
  result: Limit,
  errors: { EDITED_MEANWHILE: z.object({ current: Limit }) },
});

export const listCompanyRequests = endpoint({
  method: 'GET',
  path: '/api/company/requests',
  summary:
    'Open requests, then the newest decided ones: for owners those of the company that were not taken back, for a buyer the own ones',
  access: 'activeDealer',
  needs: 'BUYER',
  result: z.object({ requests: z.array(CompanyRequest), total: z.number().int() }),
});

export const sendCompanyRequest = endpoint({
  method: 'POST',
  path: '/api/company/requests',
  summary:
    'Asks the owners to order these vehicles, under the checks of an order; nothing is reserved. The same request again is answered with the open one',
  access: 'activeDealer',
  needs: 'BUYER',
  limit: 'ORDER_CALLS',
  body: OrderRequest,
  result: CompanyRequest,
  status: 201,
  errors: placingErrors,
});

export const orderCompanyRequest = endpoint({
  method: 'POST',
  path: '/api/company/requests/{id}/order',
  summary:
    'An owner orders what was requested, or a part of it, under all checks of now; EDITED_MEANWHILE once it was decided',
  access: 'activeDealer',
  needs: 'OWNER',
  limit: 'ORDER_CALLS',
  params: idParams,
  body: OrderRequest.omit({ notes: true, purchaseReference: true, shippingMethod: true }),
  result: PlacedOrder,
  status: 201,
  errors: { ...placingErrors, EDITED_MEANWHILE: Decided, REQUEST_WITHDRAWN: null },
});

export const declineCompanyRequest = endpoint({
  method: 'POST',
  path: '/api/company/requests/{id}/decline',
  summary: 'An owner declines a request and says why; EDITED_MEANWHILE once it was decided',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  body: z.strictObject({ reason: requiredNotes(1, REQUEST_REASON_MAX) }),
  result: CompanyRequest,
  errors: { EDITED_MEANWHILE: Decided, REQUEST_WITHDRAWN: null },
});

export const withdrawCompanyRequest = endpoint({
  method: 'POST',
  path: '/api/company/requests/{id}/withdraw',
  summary: 'The sender takes back an open request; EDITED_MEANWHILE once an owner has decided it',
  access: 'activeDealer',
  needs: 'BUYER',
  params: idParams,
  result: CompanyRequest,
  errors: { EDITED_MEANWHILE: Decided },
});
