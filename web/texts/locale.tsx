import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { remember } from './remember.ts';
import type { Words, WordStore } from './words.ts';

const SetLocale = createContext<(locale: Locale) => void>(() => {});

/** Changes the language in place: what was typed, filtered and scrolled stays. */
export const useSetLocale = () => use(SetLocale);

/**
 * The words of now. Other words come as a transition: what the server wrote and the browser has not taken over yet stays
 * until it can be, where a change at once would put away the page.
 */
export function useWords(words: WordStore): Words {
  const [spoken, setSpoken] = useState(words.now);
  useEffect(() => {
    const follow = () => startTransition(() => setSpoken(words.now));
    follow();
    return words.subscribe(follow);
  }, [words]);
  return spoken;
}

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
