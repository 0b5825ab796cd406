import { startTransition, useRef, useState } from 'react';
import type { Change, InventorySearch } from './search.ts';

/**
 * The filters as the reader has pressed them. They show at once, and the list follows after the next paint: on a phone its
 * rendering takes many frames.
 */
export function usePressed(
  search: InventorySearch,
  follow: (...change: Parameters<Change>) => Promise<void>,
): [InventorySearch, Change] {
  const [pressed, setPressed] = useState<InventorySearch | null>(null);
  const latest = useRef<InventorySearch>(null);
  const change: Change = (next, how) => {
    latest.current = next;
    setPressed(next);
    // A frame begins before its paint, so the list is requested in the task after it.
    requestAnimationFrame(() =>
      setTimeout(async () => {
        await follow(next, how);
        // The router shows the new list in a transition as well, so neither is seen without the other.
        if (latest.current === next) startTransition(() => setPressed(null));
      }),
    );
  };
  return [pressed ?? search, change];
}
