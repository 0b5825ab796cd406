import type { Locale } from '../../contract/constants.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import { errors as errorsDe } from '../../web/texts/de/errors.ts';
import { layout as de } from '../../web/texts/de/layout.ts';
import { errors as errorsEn } from '../../web/texts/en/errors.ts';
import { layout as en } from '../../web/texts/en/layout.ts';
import { errors as errorsFr } from '../../web/texts/fr/errors.ts';
import { layout as fr } from '../../web/texts/fr/layout.ts';

const LAYOUT = { de, en, fr };
const ERRORS = { de: errorsDe, en: errorsEn, fr: errorsFr };

/** The page for when even the error page cannot be rendered: no styles, no scripts, nothing that may fail. */
export function plainPage(locale: Locale, portalName: string, isAway: boolean): string {
  const { title, text, retry } = LAYOUT[locale].error;
  const reason = isAway ? ERRORS[locale].UNAVAILABLE : text;
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} – ${portalName}`)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(reason)}</p>`,
    `<p><a href="">${escapeHtml(retry)}</a></p></main></body></html>`,
    '',
  ].join('\n');
}
