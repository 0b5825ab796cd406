import type { Locale } from './constants.ts';

// Intl is not used where its data could differ between server and browser, which React would report as a hydration
// mismatch.

/** Keeps a number and its unit on one line. */
const NBSP = '\u00A0';
/** The sign between thousands. In French it is a narrow no-break space. */
const THOUSANDS: Record<Locale, string> = { de: '.', en: ',', fr: '\u202F' };

/** 48210 -> "48.210", in English "48,210", in French "48 210" */
export const formatInteger = (value: number, locale: Locale): string =>
  groupThousands(Math.trunc(value).toString(), locale);

/** 5.4 -> "5,4", in English "5.4". A whole number has no decimal. */
export function formatDecimal(value: number, locale: Locale): string {
  const [, tenth = ''] = String(Math.round(value * 10) / 10).split('.');
  return `${formatInteger(value, locale)}${tenth && `${locale === 'en' ? '.' : ','}${tenth}`}`;
}

/** 48210 -> "48.210 km", in English "48,210 km", in French "48 210 km" */
export const formatKm = (value: number, locale: Locale): string => `${formatInteger(value, locale)}${NBSP}km`;

/** The digits of a whole number in groups of three: "48210" -> "48.210" */
export function groupThousands(digits: string, locale: Locale): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, THOUSANDS[locale]);
}

/** "EURO_6D_TEMP" -> "Euro 6d-TEMP" */
export function emissionWord(emissionClass: string): string {
  const [, number = '', step = ''] =
    /^EURO_(\d)_?(\w*)$/.exec(emissionClass.replace('EURO_6', 'EURO_6_')) ?? [];
  return number === '' ? emissionClass : `Euro ${number}${step === 'D_TEMP' ? 'd-TEMP' : step.toLowerCase()}`;
}
