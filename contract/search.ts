import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id, instant, line } from './fields.ts';
import { INVOICE_KINDS } from './invoice-states.ts';
import { DEALER_STATUSES, ORDER_END_REASONS, ORDER_STATUSES, VEHICLE_STATUSES } from './states.ts';

/** The most hits of each kind that the search returns. */
export const SEARCH_HITS_MAX = 5;

/** `complaints`: how many of it wait for an answer. */
const FoundOrder = z.object({
  id,
  dealerName: z.string(),
  status: z.enum(ORDER_STATUSES),
  endReason: z.enum(ORDER_END_REASONS).nullable(),
  orderDate: instant,
  complaints: z.number().int(),
});

const FoundVehicle = z.object({
  id,
  make: z.string(),
  model: z.string(),
  variant: z.string().nullable(),
  vin: z.string(),
  status: z.enum(VEHICLE_STATUSES),
});

const FoundDealer = z.object({
  id,
  companyName: z.string(),
  email: z.string(),
  city: z.string().nullable(),
  country: z.string(),
  status: z.enum(DEALER_STATUSES),
});

/** An invoice or credit note. It is opened with its order. */
const FoundInvoice = z.object({
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  orderId: id,
  dealerName: z.string(),
  grossAmount: amount,
});

export const searchAll = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  summary:
    'Finds orders, vehicles, dealers and invoices by number, VIN or a part of it, names, e-mail address; a few of each kind',
  access: 'admin',
  query: z.strictObject({ q: line(2, 100) }),
  result: z.object({
    orders: z.array(FoundOrder).max(SEARCH_HITS_MAX),
    vehicles: z.array(FoundVehicle).max(SEARCH_HITS_MAX),
    dealers: z.array(FoundDealer).max(SEARCH_HITS_MAX),
    invoices: z.array(FoundInvoice).max(SEARCH_HITS_MAX),
  }),
});
