import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale, PAGE_LOCALE_HEADER } from '../../contract/constants.ts';

/**
 * The language of the page that sent the request. A form that was sent without scripts does not name it; there it is the
 * visitor's choice, otherwise German.
 */
export function pageLocale(request: FastifyRequest): Locale {
  const named = [request.headers[PAGE_LOCALE_HEADER], request.cookies['locale']].map(String);
  return named.find(isLocale) ?? DEFAULT_LOCALE;
}
