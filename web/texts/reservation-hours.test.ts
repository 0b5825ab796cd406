import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, RESERVATION_HOURS } from '../../contract/constants.ts';
import { pageOf } from '../../fixtures/pages.ts';

const root = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
}

/** All texts for people: interface, mails, terms, help and articles. */
const sources: Source[] = ['web/texts', 'content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** The texts of a language. */
const sourcesIn = (locale: string) =>
  sources.filter(({ path }) => new RegExp(`[/.]${locale}[/.]`).test(path));

const HOURS = String.raw`(?:\s|\u00a0|&nbsp;|\\u00a0|-)*(?:Stunden|Std|hours?|heures?|h)\b`;
const WRITTEN_OUT =
  /\b(\d+(?:\/\d+)?|vierundzwanzig|achtundvierzig|zweiundsiebzig|twenty-four|forty-eight|seventy-two|vingt-quatre|quarante-huit|soixante-douze)/;

/** The sentences and clauses of a text. */
const sentencesOf = (text: string) => text.split(/[.!?;]\s|\n/);

/** A sentence that says how long a reservation lasts. */
const SAYS_HOW_LONG =
  /(Reservierung (gilt|hält|läuft .* ab)|für (Sie|dich) reserviert|für Sie zurück|reservation (is valid|lasts|holds)|reserved for you for|réservation (est valable|dure|vous garde)|(réservé|pour vous) pendant)/;
/** The placeholder for hours in interface texts, in Markdown and in mails. */
const FIGURE = /\{\{(\w*[hH]ours)\}\}|\$\{(\w*HOURS)\}|\{(hours)\}/g;

describe('the duration of a reservation', () => {
  test('is not written as a number in any text, nor is any other number of hours', () => {
    const written = new RegExp(WRITTEN_OUT.source + HOURS, 'i');
    const offenders = sources.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => written.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(offenders).toEqual([]);
  });

  test.each(LOCALES)('comes from the same figure in interface, mails, terms and help: %s', (locale) => {
    const sayings = sourcesIn(locale).flatMap(({ path, text }) =>
      sentencesOf(text)
        .filter((sentence) => SAYS_HOW_LONG.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(FIGURE)].map((found) => ({ path, found }))),
    );
    const figures = sayings.map(({ found }) => found[1] ?? found[2] ?? found[3]);
    for (const figure of figures)
      expect(['reservationHours', 'RESERVATION_HOURS', 'hours']).toContain(figure);
    const places = new Set(sayings.map(({ path }) => path.split('/').slice(0, 2).join('/')));
    expect([...places].toSorted()).toEqual(
      expect.arrayContaining(['content/documentation', 'content/legal', 'content/mail', 'web/texts']),
    );
  });

  test.each([
    ['de', `Die Reservierung gilt ${RESERVATION_HOURS} Stunden`],
    ['en', `A reservation lasts ${RESERVATION_HOURS} hours`],
    ['fr', `${RESERVATION_HOURS} heures`],
  ] as const)('is rendered from the constant on the page of the terms: %s', async (locale, words) => {
    const page = await pageOf('/terms-of-service', { locale });
    expect(page.words.replaceAll('&nbsp;', ' ')).toContain(words);
  });

  test('is 72 hours', () => expect(RESERVATION_HOURS).toBe(72));
});
