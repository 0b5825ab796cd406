import type { Locale } from '../../contract/constants.ts';
import { PS_PER_KW } from '../../contract/constants.ts';
import { formatInteger, groupThousands } from '../../contract/notation.ts';

// Amounts of money keep the German notation in every language. All other numbers have that of the reader
// (contract/notation.ts).

/** Keeps a number and its unit on one line. */
const NBSP = '\u00A0';

/** "18490.00" -> "18.490,00 €", to the cent and without a float. */
export function formatMoney(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `${groupThousands(whole, 'de')},${cents.padEnd(2, '0')}${NBSP}€`;
}

/** "+33 4 72 00" -> "tel:+3347200" */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

export const ccmIn = (locale: Locale): string => (locale === 'fr' ? 'cm³' : 'ccm');

/** 1968 -> "1.968 ccm", in English "1,968 ccm", in French "1 968 cm³" */
export function formatCcm(value: number, locale: Locale): string {
  return `${formatInteger(value, locale)}${NBSP}${ccmIn(locale)}`;
}

/** 150 -> "150 kW (204 PS)", in French "150 kW (204 ch)" */
export function formatPower(kw: number, locale: Locale): string {
  const ps = Math.round(kw * PS_PER_KW);
  return `${formatInteger(kw, locale)}${NBSP}kW${NBSP}(${formatInteger(ps, locale)}${NBSP}${locale === 'fr' ? 'ch' : 'PS'})`;
}

/** "2022-03-15" -> "15.03.2022" in German, "15/03/2022" in English and French. */
export function formatDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return [date, month, year].join(DAY_MARK[locale]);
}

/** "2022-03-15" -> "03/2022", the notation of the trade for first registrations. */
export function formatMonth(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `${month}/${year}`;
}

/** 1887437 -> "1,8 MB", in English "1.8 MB", in French "1,8 Mo" */
export function formatBytes(bytes: number, locale: Locale): string {
  const unit = locale === 'fr' ? 'o' : 'B';
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024));
  if (bytes < 1024 * 1024) return `${formatInteger(kilobytes, locale)}${NBSP}K${unit}`;
  const megabytes = (bytes / (1024 * 1024)).toFixed(1);
  return `${locale === 'en' ? megabytes : megabytes.replace('.', ',')}${NBSP}M${unit}`;
}

const DAY_MARK: Record<Locale, string> = { de: '.', en: '/', fr: '/' };
