import type { Locale } from '../../contract/constants.ts';
import type { de } from './de/all.ts';

/** Every key of the interface, defined by the German texts. English and French must have the same keys. */
export type Messages = typeof de;

/** The type of another language: the same keys, other texts. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
