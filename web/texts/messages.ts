import type { Locale } from '../../contract/constants.ts';
import type { de } from './de/all.ts';

/** Every key of the interface, as German names them; English and French must have the same. */
export type Messages = typeof de;

/** The shape of another language: the same keys, other words. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
