import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/constants.ts';

/** The language of the pages for a visitor: the chosen one, otherwise German. */
export function chosenLocale(request: FastifyRequest): Locale {
  const chosen = request.cookies['locale'] ?? '';
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

/** The language that a visitor prefers: the chosen one, otherwise that of the browser, otherwise German. */
export function localeOf(request: FastifyRequest): Locale {
  const wishes = [
    request.cookies['locale'] ?? '',
    ...acceptedLanguages(request.headers['accept-language'] ?? ''),
  ];
  return wishes.find(isLocale) ?? DEFAULT_LOCALE;
}

/** "fr-CH, en;q=0.8, *;q=0.1" -> ["fr", "en", "*"], sorted by preference. Languages with q=0 are left out. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
