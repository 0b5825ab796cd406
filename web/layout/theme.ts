import { useSyncExternalStore } from 'react';
import { type Theme, THEMES } from '../../contract/constants.ts';
import { remember } from '../texts/remember.ts';

export const isTheme = (word: unknown): word is Theme => THEMES.some((theme) => theme === word);

/** The top bar's ground, for the browser's own bars: `--surface` of tokens.css, which a test compares. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#171c23' } as const;

const listeners = new Set<() => void>();

/** Puts a theme on the page and keeps it; "system" follows the device, in CSS alone. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  remember('theme', theme);
  for (const listener of listeners) listener();
}

/** The theme in force; `onServer` is what the cookie said. */
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
