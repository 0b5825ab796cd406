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

/** Changes the language in place: what was typed, filtered and scrolled stays. */
export const useSetLocale = () => use(SetLocale);

/**
 * The current language. A change is rendered as a transition: parts that the server rendered and that are not hydrated
 * yet stay until they can be, where a synchronous change would replace them by their fallback.
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
 * Gives the common texts and those of some areas to its children, which must have been loaded before. Each page has a
 * provider of its own, mounted with it: the router publishes a page synchronously, so that texts which came to a
 * provider above it in a transition would be rendered after the page.
 */
export function TextsProvider(props: {
  words: WordStore;
  areas: readonly Area[];
  /** The language that is rendered around it: while a new one is being rendered, the page may have texts in that one alone. */
  locale: Locale;
  /** Taken from the provider above, if there is one. */
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

/** What no page declares, but every page has. */
const NONE: readonly Area[] = [];

/** Gives the common texts, and the means to change the language: the new texts are loaded first and then swapped. */
export function LocaleProvider(props: {
  words: WordStore;
  now: Date;
  /** Called when the language has changed, for what stands outside the components, such as the title. */
  onChange: () => void;
  children: ReactNode;
}) {
  const { words, onChange } = props;
  const locale = useCurrentLocale(words);
  const setLocale = useCallback(
    (chosen: Locale) => {
      remember('locale', chosen);
      // Without the new texts the page stays in the language that it has.
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
