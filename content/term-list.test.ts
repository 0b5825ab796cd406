import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, TERMS_VERSION } from '../contract/constants.ts';
import { projectRoot } from '../database/project-root.ts';

interface Term {
  term: string;
  avoided: string[];
}

/** The table of content/terms.md, by language. */
const TERMS = readTerms();

/** Sentences that the specification prescribes, and proper uses of a word that is avoided otherwise. */
const EXCEPTIONS: Record<Locale, RegExp> = {
  // The sentence of the card, the hint of the vehicle page, and the name of a key of a delivery.
  de: /zzgl\.\s+\}% VAT|„VAT“|in Ihren Warenkorb zu legen|vin/g,
  en: /to your cart|Already in cart/g,
  // Equipment, a choice in a form, the registration in the country of the buyer and its papers, invoices past their day, a
  // company in its register, and the terms of service as they were agreed.
  fr: /en option|une des options|(?:exemple|certificat) d’immatriculation|factures échues|sont immatriculées|(?:inscrivez|vente à|pouvoir de) votre entreprise/g,
};

/** The endings of another case or number. */
const ENDINGS: Record<Locale, string> = { de: 'e|en|n|s|es|er|ern', en: 's|es', fr: 's|es|e' };

describe.each(LOCALES)('in %s', (locale) => {
  test('each term of the list is used', () => {
    const texts = textsIn(locale).map(({ text }) => text);
    const isUsed = (term: string) => texts.some((text) => matcherOf(term, '').test(text));
    expect(TERMS[locale].map(({ term }) => term).filter((term) => !isUsed(term))).toEqual([]);
  });

  test('no text uses a word that the list avoids', () => {
    const avoided = TERMS[locale].flatMap((entry) => entry.avoided);
    expect(avoided.length).toBeGreaterThan(20);
    const used = textsIn(locale).flatMap(({ file, text }) =>
      avoided.filter((word) => matcherOf(word, ENDINGS[locale]).test(text)).map((word) => `${file}: ${word}`),
    );
    expect(used).toEqual([]);
  });
});

test('only the help and the legal texts write the name of the tax out in German', () => {
  const mayWriteItOut = /^content\/(?:documentation|legal)\//;
  const articles = readdirSync(join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.de.md'))
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
  const parts = [...textsIn('de'), ...articles].filter(({ file }) => !mayWriteItOut.test(file));
  expect(parts.map(({ file }) => file)).toContain('content/blog/market-trends-2025.de.md');
  const used = parts.filter(({ text }) => /Umsatzsteuer/i.test(text)).map(({ file }) => file);
  expect(used).toEqual([]);
});

function readTerms(): Record<Locale, Term[]> {
  const rows = readFileSync(join(projectRoot, 'content/terms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = (at: number): Term[] =>
    rows.map((cells) => ({
      term: cells[at] ?? '',
      avoided: (cells[at + 3] ?? '').split(', ').filter(Boolean),
    }));
  return { de: column(1), en: column(2), fr: column(3) };
}

/** Finds a term as a word of its own, in upper or lower case, with or without one of the endings. */
function matcherOf(term: string, endings: string): RegExp {
  const word = term.replaceAll('.', String.raw`\.`);
  return new RegExp(String.raw`(?<![\p{L}-])${word}(?:${endings})?(?![\p{L}-])`, 'iu');
}

/** The texts of the portal, its mails, the help and the terms of service in one language, without program code. */
function textsIn(locale: Locale): { file: string; text: string }[] {
  return [
    ...readdirSync(join(projectRoot, 'web/texts', locale)).map((name) => `web/texts/${locale}/${name}`),
    `content/mail/${locale}.ts`,
    `content/invoices/${locale}.ts`,
    ...readdirSync(join(projectRoot, 'content/documentation'))
      .filter((name) => name.endsWith(`.${locale}.md`))
      .map((name) => `content/documentation/${name}`),
    `content/legal/terms-of-service/${TERMS_VERSION}.${locale}.md`,
    `content/tables/${locale}.ts`,
    ...MAILS_IN_ALL_LANGUAGES,
  ].map((file) => ({ file, text: wordsOf(partIn(locale, file), file, locale) }));
}

/** Those that have texts have them below the keys `de`, `en` and `fr`. */
const MAILS_IN_ALL_LANGUAGES = readdirSync(join(projectRoot, 'content/mail'))
  .filter((name) => !LOCALES.some((locale) => name === `${locale}.ts`))
  .map((name) => `content/mail/${name}`);

/** The source of a file, or its parts in this language. */
function partIn(locale: Locale, file: string): string {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  if (!MAILS_IN_ALL_LANGUAGES.includes(file)) return source;
  const parts = source.matchAll(/^ {2}(de|en|fr): (.*?)(?=^ {2}(?:de|en|fr): |^\})/gms);
  return [...parts].flatMap(([, language, text = '']) => (language === locale ? text : [])).join('\n');
}

function wordsOf(source: string, file: string, locale: Locale): string {
  const words = file.endsWith('.md')
    ? source.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|\{\{\w+\}\}/g, ' ')
    : [...source.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '').matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"/g)]
        .map(([literal]) => literal.replaceAll(/<\/?\w+>/g, ' '))
        .filter((literal) => !literal.includes('/'))
        .join('\n');
  return words
    .replaceAll(String.raw`\u00a0`, ' ')
    .replaceAll(String.raw`\u202f`, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\{\w+/g, ' ')
    .replaceAll(EXCEPTIONS[locale], ' ');
}
