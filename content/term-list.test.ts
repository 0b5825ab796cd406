import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../contract/constants.ts';
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
  fr: /en option/g,
};

describe.each(LOCALES)('in %s', (locale) => {
  test('each term of the list is used', () => {
    const texts = textsIn(locale).map(({ text }) => text);
    const isUsed = (term: string) => texts.some((text) => matcherOf(term).test(text));
    expect(TERMS[locale].map(({ term }) => term).filter((term) => !isUsed(term))).toEqual([]);
  });

  test('no text uses a word that the list avoids', () => {
    const avoided = TERMS[locale].flatMap((entry) => entry.avoided);
    expect(avoided.length).toBeGreaterThan(20);
    const used = textsIn(locale).flatMap(({ file, text }) =>
      avoided.filter((word) => matcherOf(word).test(text)).map((word) => `${file}: ${word}`),
    );
    expect(used).toEqual([]);
  });
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

/** Finds a term as a word of its own, in upper or lower case. */
function matcherOf(term: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])${term.replaceAll('.', String.raw`\.`)}(?![\p{L}-])`, 'iu');
}

/** The texts of the portal, its mails and the help in one language, without program code. */
function textsIn(locale: Locale): { file: string; text: string }[] {
  return [
    ...readdirSync(join(projectRoot, 'web/texts', locale)).map((name) => `web/texts/${locale}/${name}`),
    `content/mail/${locale}.ts`,
    `content/invoices/${locale}.ts`,
    ...readdirSync(join(projectRoot, 'content/documentation'))
      .filter((name) => name.endsWith(`.${locale}.md`))
      .map((name) => `content/documentation/${name}`),
  ].map((file) => ({ file, text: wordsOf(readFileSync(join(projectRoot, file), 'utf8'), file, locale) }));
}

function wordsOf(source: string, file: string, locale: Locale): string {
  const words = file.endsWith('.md')
    ? source.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|\{\{\w+\}\}/g, ' ')
    : [...source.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '').matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"/g)]
        .map(([literal]) => literal)
        .filter((literal) => !literal.includes('/'))
        .join('\n');
  return words
    .replaceAll(String.raw`\u00a0`, ' ')
    .replaceAll(String.raw`\u202f`, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\{\w+/g, ' ')
    .replaceAll(EXCEPTIONS[locale], ' ');
}
