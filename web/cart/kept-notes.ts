const KEY = 'orderNotes';

/** The notes typed so far: a session that ends while they are typed must not cost them. The tab keeps them. */
export function keptNotes(dealerId: string | undefined): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== dealerId || typeof kept[1] !== 'string') return '';
    return kept[1];
  } catch {
    return '';
  }
}

export function keepNotes(dealerId: string | undefined, notes: string): void {
  try {
    if (notes === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([dealerId, notes]));
  } catch {
    // Storage may be switched off or full: then a reload begins anew.
  }
}
