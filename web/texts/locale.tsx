import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { remember } from './remember.ts';
import type { Words, WordStore } from './words.ts';

const SetLocale = createContext<(locale: Locale) => void>(() => {});

/** Changes the language in place: what was typed, filtered and scrolled stays. */
export const useSetLocale = () => use(SetLocale);

export const useWords = (words: WordStore): Words =>
  useSyncExternalStore(words.subscribe, words.now, words.now);

/** Gives the words of the interface; a change loads the other language first and then swaps the words. */
export function LocaleProvider(props: {
  words: WordStore;
  now: Date;
  /** Told when another language is spoken, for what stands outside the components, such as the title. */
  onChange: () => void;
  children: ReactNode;
}) {
  const { words, onChange } = props;
  const spoken = useWords(words);
  const setLocale = useCallback(
    (locale: Locale) => {
      remember('locale', locale);
      // Without the other words the page goes on in the language that it has.
      words.speak(locale).then(onChange, () => {});
    },
    [words, onChange],
  );
  return (
    <SetLocale value={setLocale}>
      <IntlProvider {...spoken} timeZone={TIME_ZONE} now={props.now}>
        {props.children}
      </IntlProvider>
    </SetLocale>
  );
}
