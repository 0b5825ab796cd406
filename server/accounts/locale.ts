import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/constants.ts';

/** The language of the page that sent the request: the visitor's choice, otherwise German. */
export function pageLocale(request: FastifyRequest): Locale {
  const chosen = request.cookies['locale'] ?? '';
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
