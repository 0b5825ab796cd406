const KEY = 'orderNotes';

/** The notes that were typed so far. The tab stores them, so that they survive the end of a session. */
export function storedNotes(dealerId: string | undefined): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== dealerId || typeof kept[1] !== 'string') return '';
    return kept[1];
  } catch {
    return '';
  }
}

export function storeNotes(dealerId: string | undefined, notes: string): void {
  try {
    if (notes === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([dealerId, notes]));
  } catch {
    // Storage may be off or full. Then the notes are empty after a reload.
  }
}
