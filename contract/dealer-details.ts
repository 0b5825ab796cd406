import { z } from 'zod';
import { Dealer } from './dealers.ts';
import { endpoint } from './endpoint.ts';
import { DEALER_NOTES_MAX } from './note-figures.ts';
import { amount, code, email, erasable, id, idParams, instant, notes, vatId } from './fields.ts';
import { DEALER_STATUSES, ORDER_STATUSES, VAT_ID_CHECKS } from './states.ts';

/** The page of a dealer names so many orders: the open ones first, then the newest. */
export const DEALER_ORDERS_MAX = 20;

/** It names at most so many other accounts with the same VAT id, the oldest first. */
export const SAME_VAT_ID_MAX = 20;

/** A refused erasure names at most so many orders. */
export const UNSETTLED_ORDERS_MAX = 20;

/**
 * A dealer with what clerks need to know about them. `vatIdCheckedAt` and `vatIdCheckedBy`: when the VAT id was judged, and
 * the e-mail address of the clerk. `lastSignInAt`: null if nobody has signed in within the time for which sign-ins are
 * kept. `changedAt`: since when a change of name or address by the dealer waits to be seen by a clerk. `sameVatId`: other
 * accounts with this VAT id.
 */
export const DealerDetails = Dealer.extend({
  vatIdCheckedAt: instant.nullable(),
  vatIdCheckedBy: z.string().nullable(),
  lastSignInAt: instant.nullable(),
  changedAt: instant.nullable(),
  sameVatId: z
    .array(z.object({ id, companyName: z.string(), status: z.enum(DEALER_STATUSES) }))
    .max(SAME_VAT_ID_MAX),
  orders: z
    .array(
      z.object({
        id,
        status: z.enum(ORDER_STATUSES),
        orderDate: instant,
        itemCount: z.number().int(),
        totalAmount: amount,
      }),
    )
    .max(DEALER_ORDERS_MAX),
});
export type DealerDetails = z.output<typeof DealerDetails>;

/** What clerks change about a dealer. An absent field stays; null and empty text erase the VAT id. */
const Correction = z.strictObject({
  email: email().optional(),
  vatId: erasable(vatId),
  vatIdCheck: z.enum(VAT_ID_CHECKS, code('NOT_A_CHOICE')).optional(),
  notes: erasable(notes(DEALER_NOTES_MAX)).transform((text) => (text === null ? '' : text)),
  /** `changedAt` of the change that the clerk has seen. A later change stays on the work list. */
  changesSeen: instant.optional(),
});

/** The values of these fields as they are stored. */
const Current = z.object({
  email: z.string(),
  vatId: z.string().nullable(),
  vatIdCheck: z.enum(VAT_ID_CHECKS),
  notes: z.string(),
});

/** What the clerk saw. `changedAt`: a later change by the dealer is one that they have not seen. */
const Seen = Current.extend({ changedAt: instant.nullable() }).partial().strict();

export const getDealerDetails = endpoint({
  method: 'GET',
  path: '/api/admin/dealers/{id}',
  summary: 'One dealer with orders, last sign-in and the other accounts that have the same VAT id',
  access: 'admin',
  params: idParams,
  result: DealerDetails,
  errors: { NOT_FOUND: null },
});

export const correctDealer = endpoint({
  method: 'PATCH',
  path: '/api/admin/dealers/{id}',
  summary:
    "Corrects e-mail address and VAT id, records the check of the VAT id, and mails the dealer. `changesSeen` takes a dealer's own change off the work list, and so does a check. A new address also is the login, and ends the sessions. `from` holds what the clerk saw; EDITED_MEANWHILE carries `current` if a value in it is neither the current nor the new one, or the dealer has changed the company later than `changedAt`",
  access: 'admin',
  params: idParams,
  body: Correction.extend({ from: Seen.optional() }),
  result: DealerDetails,
  errors: { EMAIL_TAKEN: null, EDITED_MEANWHILE: z.object({ current: Current }) },
});

export const eraseDealer = endpoint({
  method: 'POST',
  path: '/api/admin/dealers/{id}/erase',
  summary:
    'Erases the personal data of a dealer for good: ends logins, sessions, marks and papers, and replaces names, phone and e-mail address by "erased". Orders, invoices and audit entries stay. DEALER_HAS_ORDERS carries the `orders` that are open, unpaid, to be refunded, without their proof of arrival or with an open complaint. The second call changes nothing',
  access: 'fullAdmin',
  params: idParams,
  result: DealerDetails,
  errors: {
    NOT_FOUND: null,
    DEALER_HAS_ORDERS: z.object({
      orders: z.array(z.object({ id, status: z.enum(ORDER_STATUSES) })).max(UNSETTLED_ORDERS_MAX),
    }),
  },
});
