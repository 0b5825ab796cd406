import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { WORK_KINDS } from './work-kinds.ts';

/** What a row is about. The browser knows the page of each. */
export const WORK_SUBJECTS = ['dealer', 'order', 'mail', 'vehicleImport'] as const;

/** The work list names so many rows of each kind, those with the earliest deadline. */
export const WORK_ROWS_MAX = 20;

/**
 * `name`: the company, the kind of the mail, or the first failed or missing file. `since`: since when it waits. `deadline`: null where nothing was promised.
 * `isUnconfirmed`: the dealer has not confirmed the e-mail address. `reminder`: the payment reminder that may be sent now.
 * `mayBeCancelled`: the days of grace after the second one have passed. `needsNewInvoice`: the invoice names a payment that
 * was taken back, so that the dealer is reminded of nothing before a new one is issued.
 */
const WorkRow = z.object({
  id,
  subject: z.enum(WORK_SUBJECTS),
  name: z.string(),
  phone: z.string().nullable(),
  since: instant,
  deadline: instant.nullable(),
  isOverdue: z.boolean(),
  isUnconfirmed: z.boolean(),
  reminder: z.literal([1, 2]).nullable(),
  mayBeCancelled: z.boolean(),
  needsNewInvoice: z.boolean(),
});

/** The work of one kind: how much there is, and its first rows. */
const Work = z.object({
  kind: z.enum(WORK_KINDS),
  total: z.number().int(),
  rows: z.array(WorkRow).max(WORK_ROWS_MAX),
});
export type Work = z.output<typeof Work>;

export const getWorklist = endpoint({
  method: 'GET',
  path: '/api/admin/worklist',
  summary: 'What waits for a clerk, by kind; kinds without work are left out',
  access: 'admin',
  result: z.object({ worklist: z.array(Work), total: z.number().int() }),
});
