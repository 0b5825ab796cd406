const STORED_UNDER = 'orderKey';

/**
 * The Idempotency-Key of ordering exactly this: the same after a reload or a lost answer, so that the order counts
 * once, and another one as soon as anything in it changes.
 */
export function orderKeyOf(
  wish: unknown,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  makeKey: () => string,
): string {
  const content = JSON.stringify(wish);
  const known = read(storage);
  if (known?.content === content) return known.key;
  const key = makeKey();
  try {
    storage.setItem(STORED_UNDER, JSON.stringify({ content, key }));
  } catch {
    // Without storage the key holds for this attempt.
  }
  return key;
}

function read(storage: Pick<Storage, 'getItem'>): { content: string; key: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(STORED_UNDER) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('content' in parsed) || !('key' in parsed))
      return undefined;
    const { content, key } = parsed;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}
