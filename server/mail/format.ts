import { euros } from '../../content/mail/euros.ts';
import type { MailPhrases } from '../../content/mail/phrases.ts';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { toCents } from '../../contract/money.ts';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';
const REGIONAL: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

/** "18490.00" -> "18.490,00 €" */
export const money = (amount: string): string => euros(toCents(amount));

/** A day without time, such as a first registration. */
export function day(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGIONAL[locale], {
    day: '2-digit',
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** An instant in Berlin time: "24.11.2026, 14:05 Uhr". */
export function instant(
  iso: string,
  { locale, phrases: { instant: style } }: { locale: Locale; phrases: MailPhrases },
): string {
  const at = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(REGIONAL[locale], { ...options, timeZone: TIME_ZONE }).format(at);
  return style.join(
    format(style.date).replaceAll(' ', NBSP),
    format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
}

/** "FR" -> "Frankreich" */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(REGIONAL[locale], { type: 'region' }).of(code) ?? code;
}

/** "fr" -> "Französisch" */
export function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(REGIONAL[locale], { type: 'language' }).of(language) ?? language;
}

/** A number of one or two digits on its own: not minutes, and not the end of a year. */
const FIGURE = /(?<=(?<![\d:+]|\bh[ \u00a0])\b\d{1,2}) (?=\p{L}{3}|[ap]m\b|h\b)/gu;

/** The link of an e-mail address, whatever stands in it. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** The link of a telephone number. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Keeps numbers with their units, and French punctuation with its word, on one line. */
export function typeset(sentence: string): string {
  return sentence
    .replaceAll(/ (?=[:;?!»])|(?<=«) /g, NARROW_NBSP)
    .replaceAll(/ (?=[%€]|Uhr\b)|(?<=\d) (?=\d)|(?<=§|Nr\.) /g, NBSP)
    .replaceAll(FIGURE, NBSP);
}

/** Text that people typed, without characters that could break a line or a header. */
export function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/** Text that a stranger typed, without anything that mail programs turn into a link: addresses and telephone numbers. */
export function unlinked(value: string): string {
  return value.replaceAll(/([.:/\\@])(?=\S)/g, '$1 ').replaceAll(/\d(?:[ ()/+.-]{0,3}\d){5,}/g, '…');
}

/** Like `oneLine`, but keeps the line breaks of a remark. */
export function severalLines(value: string): string {
  return value
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}
