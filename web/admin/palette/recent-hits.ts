import { RECENT_HITS_KEY } from '../../layout/forget-hits.ts';

/** So many are remembered. */
const MOST = 6;

export interface RecentHit {
  kind: 'order' | 'vehicle' | 'dealer' | 'invoice';
  /** Of the page of the hit. */
  id: string;
  label: string;
  hint: string;
}

export function readRecentHits(userId: string): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RECENT_HITS_KEY) ?? 'null');
    if (!Array.isArray(stored) || stored[0] !== userId) return [];
    return stored.slice(1).filter(isRecentHit);
  } catch {
    // The browser refuses the storage, or somebody else wrote to it.
    return [];
  }
}

/** The hits that were opened before, the latest first, and the others in their order. */
export function splitByRecent(
  hits: readonly RecentHit[],
  recent: readonly RecentHit[],
): { opened: RecentHit[]; others: RecentHit[] } {
  const isSame = (a: RecentHit) => (b: RecentHit) => a.kind === b.kind && a.id === b.id;
  return {
    // What is found now is newer than what was stored.
    opened: recent.flatMap((stored) => hits.find(isSame(stored)) ?? []),
    others: hits.filter((hit) => !recent.some(isSame(hit))),
  };
}

/** Puts a hit on top. */
export function rememberHit(userId: string, hit: RecentHit): void {
  const others = readRecentHits(userId).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  try {
    sessionStorage.setItem(RECENT_HITS_KEY, JSON.stringify([userId, hit, ...others].slice(0, MOST + 1)));
  } catch {
    // A full or refused storage remembers nothing.
  }
}

const KINDS: readonly unknown[] = ['order', 'vehicle', 'dealer', 'invoice'];

function isRecentHit(value: unknown): value is RecentHit {
  if (typeof value !== 'object' || value === null) return false;
  // Any object has these members or not; the next line reads what they are.
  const { kind, id, label, hint } = value as Partial<Record<string, unknown>>;
  return KINDS.includes(kind) && [id, label, hint].every((text) => typeof text === 'string');
}
