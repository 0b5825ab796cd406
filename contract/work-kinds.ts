// Plain data without zod, because the parameters of lists name these kinds: docs/decisions/0019.

/**
 * What waits for a clerk about a dealer: one to review, a VAT id to check, and a dealer who has changed name or address of the
 * company themselves.
 */
export const DEALER_WORK_KINDS = ['REVIEW', 'VAT_ID', 'DEALER_CHANGED'] as const;
export type DealerWork = (typeof DEALER_WORK_KINDS)[number];

/** All kinds of work in the order of the list; also a mail that no attempt could send, and an import with failed or missing files. */
export const WORK_KINDS = [
  'REVIEW',
  'CALL',
  'LAPSING',
  'COMPLAINT',
  'PAYMENT_OVERDUE',
  'PAYMENT_DUE',
  'REFUND',
  'VAT_ID',
  'DEALER_CHANGED',
  'ARRIVAL_PROOF',
  'FAILED_MAIL',
  'FAILED_IMPORT',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** An order that lapses within so many hours is on the list. */
export const LAPSING_HOURS = 24;
