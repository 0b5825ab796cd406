import languages from 'virtual:texts';
import type { Locale } from '../../contract/constants.ts';
import type { Messages } from './messages.ts';
import type { Area, Part } from './parts.ts';

export interface Words {
  locale: Locale;
  /** The messages of the areas that were needed so far. */
  messages: Messages;
}

/**
 * The texts of the interface, outside the components, so that titles and guards can read them too. Loaded texts are
 * never removed. After need() has resolved, its areas are loaded in the current language, and in every later one.
 */
export interface WordStore {
  /** The current language. */
  locale: () => Locale;
  /**
   * The common texts and those of some areas, in this language if loaded, else in the current one. Throws if need() has
   * not loaded them, because a page must never show text keys.
   */
  pick: (areas: readonly Area[], locale: Locale) => Words;
  /** The language with which the page began: the one in which the server has rendered it. */
  first: Locale;
  /** Whether the texts of these areas are loaded in this language. */
  has: (areas: readonly Area[], locale: Locale) => boolean;
  /** All loaded texts of the current language. */
  now: () => Words;
  /** Calls the listener when the language has changed. */
  subscribe: (listener: () => void) => () => void;
  /** Loads the common texts and those of some areas. */
  need: (areas: readonly Area[]) => Promise<void>;
  /** Loads them in the first language too, for what is hydrated after the reader has changed the language. */
  needAsRendered: (areas: readonly Area[]) => Promise<void>;
  /** Loads all areas that are loaded in the old language in the new one too, then changes the language. */
  speak: (locale: Locale) => Promise<void>;
}

export function wordStore(first: Locale): WordStore {
  const loaded: Record<Locale, Map<Part, object>> = { de: new Map(), en: new Map(), fr: new Map() };
  const listeners = new Set<() => void>();
  let current = first;
  let wanted = first;

  async function load(locale: Locale, parts: readonly Part[]): Promise<void> {
    const missing = parts.filter((part) => !loaded[locale].has(part));
    if (missing.length === 0) return;
    const { default: loaders } = await languages[locale]();
    await Promise.all(missing.map(async (part) => loaded[locale].set(part, (await loaders[part]()).default)));
  }
  const hasAllIn = (locale: Locale) => [...loaded[current].keys()].every((part) => loaded[locale].has(part));

  async function need(areas: readonly Area[]): Promise<void> {
    // The language may change while the texts are loading.
    let locale: Locale;
    do {
      locale = current;
      await load(locale, ['common', ...areas]);
    } while (locale !== current);
  }

  return {
    locale: () => current,
    pick: (areas, wished) => {
      const parts: readonly Part[] = ['common', ...areas];
      const locale = parts.every((part) => loaded[wished].has(part)) ? wished : current;
      const texts = parts.map((part) => {
        const found = loaded[locale].get(part);
        if (!found) throw new Error(`the texts of ${part} are not loaded in ${locale}`);
        return found;
      });
      // Complete for the page: a test checks that the areas of each page contain all texts that it uses.
      return { locale, messages: Object.assign({}, ...texts) as Messages };
    },
    first,
    has: (areas, locale) => areas.every((area) => loaded[locale].has(area)),
    // Complete for the current page, as above.
    now: () => ({ locale: current, messages: Object.assign({}, ...loaded[current].values()) as Messages }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need,
    needAsRendered: async (areas) => {
      await load(first, areas);
      await need(areas);
    },
    speak: async (locale) => {
      wanted = locale;
      try {
        // need() may load further areas in the meantime.
        while (!hasAllIn(locale)) await load(locale, [...loaded[current].keys()]);
      } catch (error) {
        if (wanted === locale) wanted = current;
        throw error;
      }
      // Another language was chosen meanwhile, or this one is already current.
      if (wanted !== locale || current === locale) return;
      current = locale;
      for (const listener of listeners) listener();
    },
  };
}
