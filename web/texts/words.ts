import loaders from 'virtual:texts';
import type { Locale } from '../../contract/constants.ts';
import type { Messages } from './messages.ts';
import { partsOf } from './parts.ts';

export interface Words {
  locale: Locale;
  /** Those of the pages that were needed so far. */
  messages: Messages;
}

/** The words of the interface, outside the components, so that titles and guards may read them too. */
export interface WordStore {
  now: () => Words;
  subscribe: (listener: () => void) => () => void;
  /** Has the words of the page at this path at hand. */
  need: (path: string) => Promise<void>;
  /** Changes the language: the other words are loaded first, then swapped. */
  speak: (locale: Locale) => Promise<void>;
}

export async function wordStore(first: Locale, path: string): Promise<WordStore> {
  const parts = new Set(partsOf(path));
  const listeners = new Set<() => void>();
  let wanted = first;
  let words: Words = { locale: first, messages: await load(first, parts) };
  /** The parts whose words are at hand; what is on its way is not. */
  let loaded = new Set(parts);

  /** What was asked for while the words were on their way is loaded as well, so that the last wish holds. */
  async function catchUp(): Promise<void> {
    const asked = { locale: wanted, parts: new Set(parts) };
    const messages = await load(asked.locale, asked.parts);
    if (asked.locale !== wanted || asked.parts.size !== parts.size) return catchUp();
    words = { locale: wanted, messages };
    loaded = asked.parts;
    for (const listener of listeners) listener();
  }

  return {
    now: () => words,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need: async (next) => {
      const missing = partsOf(next).filter((part) => !loaded.has(part));
      if (missing.length === 0) return;
      for (const part of missing) parts.add(part);
      try {
        await catchUp();
      } catch (error) {
        // Asked for again by the next who needs them.
        for (const part of missing) if (!loaded.has(part)) parts.delete(part);
        throw error;
      }
    },
    speak: async (locale) => {
      if (locale === wanted && locale === words.locale) return;
      wanted = locale;
      try {
        await catchUp();
      } catch (error) {
        wanted = words.locale;
        throw error;
      }
    },
  };
}

async function load(locale: Locale, parts: Iterable<string>): Promise<Messages> {
  const loaded = await Promise.all(
    [...parts].map(async (part) => (await loaders[locale][part]?.())?.default),
  );
  // Whole for the page that is shown: a test holds that each page's parts have all its words.
  return Object.assign({}, ...loaded) as Messages;
}
