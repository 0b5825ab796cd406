import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import type { Area } from './parts.ts';
import { remember } from './remember.ts';
import type { WordStore } from './words.ts';

const SetLocale = createContext<(locale: Locale) => void>(() => {});

/** Changes the language in place. Input, filters and scroll position stay. */
export const useSetLocale = () => use(SetLocale);

/**
 * The current language. A change is rendered as a transition: parts that are server-rendered and not hydrated yet stay
 * until they can be hydrated. A synchronous change would replace them by their fallback.
 */
export function useCurrentLocale(words: WordStore): Locale {
  const [locale, setLocale] = useState(words.locale);
  useEffect(() => {
    const follow = () => startTransition(() => setLocale(words.locale));
    follow();
    return words.subscribe(follow);
  }, [words]);
  return locale;
}

/**
 * Provides the common texts and those of some areas to its children. They must be loaded before. Each page has its own
 * provider, mounted with the page: the router renders a page synchronously, so a shared provider above it, updated in a
 * transition, would get its texts after the page.
 */
export function TextsProvider(props: {
  words: WordStore;
  areas: readonly Area[];
  /**
   * The language around the provider. While a new language is being rendered, the page may have texts in that language
   * only.
   */
  locale: Locale;
  /** By default taken from the provider above. */
  now?: Date;
  children: ReactNode;
}) {
  const { words, areas, locale, now } = props;
  const picked = useMemo(() => words.pick(areas, locale), [words, areas, locale]);
  return (
    <IntlProvider {...picked} timeZone={TIME_ZONE} {...(now && { now })}>
      {props.children}
    </IntlProvider>
  );
}

/** Every page has the common texts without declaring them. */
const NONE: readonly Area[] = [];

/** Provides the common texts and a function to change the language. The new texts are loaded before the change. */
export function LocaleProvider(props: {
  words: WordStore;
  now: Date;
  /** Called after a change of language, for what is outside the components, such as the title. */
  onChange: () => void;
  children: ReactNode;
}) {
  const { words, onChange } = props;
  const locale = useCurrentLocale(words);
  const setLocale = useCallback(
    (chosen: Locale) => {
      remember('locale', chosen);
      // If the new texts cannot be loaded, the page keeps its language.
      words.speak(chosen).then(onChange, () => {});
    },
    [words, onChange],
  );
  return (
    <SetLocale value={setLocale}>
      <TextsProvider words={words} areas={NONE} locale={locale} now={props.now}>
        {props.children}
      </TextsProvider>
    </SetLocale>
  );
}
