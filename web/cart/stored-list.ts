interface Stored<Item> {
  text: string | null;
  items: readonly Item[];
}

/**
 * A list in localStorage that React can subscribe to. `read` returns the same array as long as nothing changes. Changes
 * of other tabs arrive as storage events. If the browser refuses to store, the list lives as long as the page.
 * `itemsIn` parses foreign text: each invalid item is dropped.
 */
export function storedList<Item>(key: string, itemsIn: (stored: unknown) => readonly Item[]) {
  let known: Stored<Item> = { text: null, items: [] };
  let isStored = true;
  const listeners = new Set<() => void>();

  function readText(): string | null {
    if (!isStored) return known.text;
    try {
      return localStorage.getItem(key);
    } catch {
      return known.text;
    }
  }

  function parse(text: string | null): readonly Item[] {
    try {
      return itemsIn(JSON.parse(text ?? '[]'));
    } catch {
      return [];
    }
  }

  return {
    read: (): readonly Item[] => {
      const text = readText();
      if (text !== known.text) known = { text, items: parse(text) };
      return known.items;
    },
    write: (items: readonly Item[]): void => {
      const text = JSON.stringify(items);
      try {
        localStorage.setItem(key, text);
        isStored = true;
      } catch {
        isStored = false;
      }
      known = { text, items: parse(text) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
