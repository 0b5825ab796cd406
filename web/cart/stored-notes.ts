/** A text of the next order that was typed so far. The tab stores it, so that it survives the end of a session. */
const textIn = (key: string) => ({
  read(dealerId: string | undefined): string {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (!Array.isArray(kept) || kept[0] !== dealerId || typeof kept[1] !== 'string') return '';
      return kept[1];
    } catch {
      return '';
    }
  },
  store(dealerId: string | undefined, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify([dealerId, text]));
    } catch {
      // Storage may be off or full. Then the text is empty after a reload.
    }
  },
});

export const storedNotes = textIn('orderNotes');
/** The dealer's own number for the order. */
export const storedReference = textIn('purchaseReference');
