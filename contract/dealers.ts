import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant, notes, optional } from './fields.ts';
import { CLERK_MESSAGE_MAX } from './note-figures.ts';
import { DEALER_PARAMETERS } from './dealer-parameters.ts';
import { queryFrom } from './query.ts';
import { DEALER_STATUSES, VAT_ID_CHECKS } from './states.ts';

/**
 * A dealer as admins see it: the whole account. `orderCount` counts all orders, `openOrderCount` those that are PENDING or
 * PROCESSED. A dealer with orders cannot be deleted. `erasedAt`: since when the account has no personal data; names, phone
 * and e-mail address are "erased" then, and the status is SUSPENDED for good.
 */
export const Dealer = z.object({
  id,
  companyName: z.string(),
  legalForm: z.string().nullable(),
  vatId: z.string().nullable(),
  vatIdCheck: z.enum(VAT_ID_CHECKS),
  email: z.string(),
  /** Whether a user of the account has proved their e-mail address, or a clerk has approved the account. */
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  tier: z.string(),
  status: z.enum(DEALER_STATUSES),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  contactFirstName: z.string().nullable(),
  contactLastName: z.string().nullable(),
  contactPosition: z.string().nullable(),
  contactPhone: z.string().nullable(),
  marketingOptIn: z.boolean(),
  notes: z.string(),
  createdAt: instant,
  orderCount: z.number().int(),
  openOrderCount: z.number().int(),
  erasedAt: instant.nullable(),
});
export type Dealer = z.output<typeof Dealer>;

export const listDealers = endpoint({
  method: 'GET',
  path: '/api/admin/dealers',
  summary: 'All dealers, searched by company, name, email, city or VAT id',
  access: 'admin',
  query: queryFrom(DEALER_PARAMETERS),
  result: z.object({ dealers: z.array(Dealer), total: z.number().int() }),
});

export const setDealerStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/dealers/{id}/status',
  summary:
    'Approves, suspends or resets a dealer, and mails them; EDITED_MEANWHILE carries `current` with the status that is neither `from` nor the wanted one, or the wanted one if it was set without this `message`',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    status: z.enum(DEALER_STATUSES),
    from: z.enum(DEALER_STATUSES).optional(),
    /** Goes out with the mail about the new status. */
    message: optional(notes(CLERK_MESSAGE_MAX)),
  }),
  result: Dealer,
  errors: { EDITED_MEANWHILE: z.object({ current: z.object({ status: z.enum(DEALER_STATUSES) }) }) },
});

export const deleteDealer = endpoint({
  method: 'DELETE',
  path: '/api/admin/dealers/{id}',
  summary: 'Removes a dealer without orders, with their users and sessions',
  access: 'fullAdmin',
  params: idParams,
  status: 204,
  errors: { DEALER_HAS_ORDERS: null },
});
