import { DEFAULT_LOCALE, DEFAULT_THEME, isLocale, THEMES, type Theme } from '../../contract/constants.ts';

/** Paths that are not pages. */
export const NOT_A_PAGE = /^\/(api|media|assets)(\/|$)/;

/** Without scheme and host: HTTP/1.1 allows them in a request, and the router ignores them. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The language that the address names comes before the one that the browser remembers. */
export function localeAndThemeOf({ locale, theme }: Record<string, string | undefined>, query: unknown) {
  const wanted = langOf(query);
  return {
    locale: isLocale(wanted) ? wanted : isLocale(locale) ? locale : DEFAULT_LOCALE,
    theme: isTheme(theme) ? theme : DEFAULT_THEME,
  };
}

/** Whether the address names a language, which the browser then remembers. */
export const hasLanguage = (query: unknown): boolean => isLocale(langOf(query));

const langOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;

const isTheme = (word: unknown): word is Theme => THEMES.some((theme) => theme === word);
