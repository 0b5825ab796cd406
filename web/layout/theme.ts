import { useSyncExternalStore } from 'react';
import { type Theme, THEMES } from '../../contract/constants.ts';
import { remember } from '../texts/remember.ts';

export const isTheme = (word: unknown): word is Theme => THEMES.some((theme) => theme === word);

/** The background of the top bar, for the browser's own bars. A test compares it with `--surface` of tokens.css. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#171c23' } as const;

const listeners = new Set<() => void>();

/** Applies a theme to the page and stores it. "system" follows the device, by CSS alone. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  remember('theme', theme);
  for (const listener of listeners) listener();
}

/** The current theme. `onServer` is the one from the cookie. */
export function useTheme(onServer: Theme): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      const { theme } = document.documentElement.dataset;
      return isTheme(theme) ? theme : 'system';
    },
    () => onServer,
  );
}
