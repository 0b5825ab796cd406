import { CallFailed } from '../api/call.ts';

/** A new Idempotency-Key: 32 hex digits. Browsers have randomUUID only on https and localhost. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the call was refused before the server looked at the order. Then it says nothing about an order that was sent
 * earlier.
 */
export const isRefusedBeforeCheck = (error: unknown): boolean =>
  error instanceof CallFailed && [401, 403, 429].includes(error.status);
