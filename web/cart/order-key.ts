const STORED_UNDER = 'orderKey';

interface OrderKey {
  content: string;
  key: string;
}

/** For a browser whose storage is switched off or full: then the key lives as long as the page. */
let inMemory: OrderKey | undefined;

/**
 * The Idempotency-Key of ordering exactly this: the same after a reload or a lost answer, so that the order counts
 * once, and another one as soon as anything in it changes.
 */
export function orderKeyOf(wish: unknown): string {
  const content = JSON.stringify(wish);
  const known = inMemory ?? stored();
  if (known?.content === content) return known.key;
  inMemory = { content, key: makeOrderKey() };
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(inMemory));
  } catch {
    // The one in memory counts.
  }
  return inMemory.key;
}

/**
 * Whenever the cart changes, also when it is emptied by an order: who cancels that order and chooses the same vehicles
 * again wants a new order, not the answer to the old one.
 */
export function forgetOrderKey(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(STORED_UNDER);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** 32 hex digits. Not randomUUID, which browsers have on https and localhost only. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stored(): OrderKey | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('content' in parsed) || !('key' in parsed))
      return undefined;
    const { content, key } = parsed;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}
