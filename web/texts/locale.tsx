import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, LOCALES, TIME_ZONE } from '../../contract/constants.ts';
import { remember } from './remember.ts';
import type { Messages } from './messages.ts';

/** One chunk a language; the server has them all. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('virtual:texts/en')).default;
  if (locale === 'fr') return (await import('virtual:texts/fr')).default;
  return (await import('virtual:texts/de')).default;
}

export const isLocale = (word: unknown): word is Locale => LOCALES.some((locale) => locale === word);

const SetLocale = createContext<(locale: Locale) => void>(() => {});

/** Changes the language in place: what was typed, filtered and scrolled stays. */
export const useSetLocale = () => use(SetLocale);

/** Gives the words of the interface; a change loads the other language first and then swaps the words. */
export function LocaleProvider(props: {
  locale: Locale;
  messages: Messages;
  now: Date;
  /** Told when the words have changed, for what stands outside the components, such as the title. */
  onChange: (locale: Locale, messages: Messages) => void;
  children: ReactNode;
}) {
  const { onChange } = props;
  const [spoken, setSpoken] = useState({ locale: props.locale, messages: props.messages });
  const setLocale = useCallback(
    (locale: Locale) => {
      remember('locale', locale);
      void loadMessages(locale).then((messages) => {
        setSpoken({ locale, messages });
        onChange(locale, messages);
      });
    },
    [onChange],
  );
  return (
    <SetLocale value={setLocale}>
      <IntlProvider {...spoken} timeZone={TIME_ZONE} now={props.now}>
        {props.children}
      </IntlProvider>
    </SetLocale>
  );
}
