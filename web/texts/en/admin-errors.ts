import type { ErrorCode } from '../../../contract/errors.ts';

/** One sentence for each error code that only the back office gets. */
export const adminErrors = {
  VEHICLE_IN_USE: 'This vehicle belongs to an order.',
  DEALER_HAS_ORDERS: 'This dealer has orders. Suspend the account instead.',
  INVOICE_MISSING: 'There is no valid invoice for this order.',
  LAST_ADMIN: 'This is the last administrator with all rights.',
  REMINDER_NOT_POSSIBLE: 'This payment reminder is not possible.',
  INVOICE_NOT_POSSIBLE: 'There can be no invoice for this order.',
} satisfies Partial<Record<ErrorCode, string>>;
