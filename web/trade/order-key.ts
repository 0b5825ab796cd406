import { CallFailed } from '../api/call.ts';

/** A new Idempotency-Key: 32 hex digits. Not randomUUID, which browsers have on https and localhost only. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an order may stand although no answer says so: sent again with its key it counts once. */
export const isUnansweredOrder = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.status >= 500;

/** Whether a call was refused before anybody looked at the order: that says nothing of an order sent earlier. */
export const isRefusedUnseen = (error: unknown): boolean =>
  error instanceof CallFailed && [401, 403, 429].includes(error.status);
