import { isRefused, isUnanswered } from '../api/call.ts';
import { isRefusedBeforeCheck } from '../trade/order-key.ts';

export const ORDER = 'POST /api/company/requests/{id}/order';

/** Whether the request may be ordered although this attempt failed. `mayBe`: whether it might be before the attempt. */
export const mayBeOrdered = (error: unknown, mayBe: boolean): boolean =>
  isUnanswered(error) || (mayBe && isRefusedBeforeCheck(error));

/** The order of an earlier attempt, whose answer was lost; null if there was none, or if the request is not ordered. */
export const orderBehind = (error: unknown, mayBe: boolean): string | null =>
  mayBe && isRefused(error, ORDER, 'EDITED_MEANWHILE') ? error.problem.current.orderId : null;
