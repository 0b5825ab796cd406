import type { Country } from '../../contract/choices.ts';
import type { Locale } from '../../contract/constants.ts';
import { type FieldName, FIELDS } from './steps.ts';

const COUNTRIES: Record<Locale, Country> = { de: 'DE', en: 'DE', fr: 'FR' };

/** The country with which the registration starts in a language. */
export const countryOf = (locale: Locale): Country => COUNTRIES[locale];

/** Whether the country is still the one of the language, and nobody has typed an address in it. */
export const followsLanguage = (locale: Locale, valueOf: (name: FieldName) => unknown): boolean =>
  FIELDS.address.every((name) =>
    name === 'address.country' ? valueOf(name) === countryOf(locale) : !valueOf(name),
  );
