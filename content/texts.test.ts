import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, TERMS_VERSION } from '../contract/constants.ts';
import { readMarkdown } from '../web/build/markdown.ts';
import { de } from '../web/texts/de/all.ts';
import { en } from '../web/texts/en/all.ts';
import { fr } from '../web/texts/fr/all.ts';

const AREAS = ['legal', 'documentation', 'blog'];

interface Text {
  area: string;
  slug: string;
  locale: Locale;
  source: string;
}

const texts: Text[] = AREAS.flatMap((area) =>
  readdirSync(join(import.meta.dirname, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => {
      const [slug = '', ending] = file.split('.');
      const locale = LOCALES.find((each) => each === ending);
      if (locale === undefined) throw new Error(`a text without a language: ${file}`);
      return { area, slug, locale, source: readFileSync(join(import.meta.dirname, area, file), 'utf8') };
    }),
);
/** A former version of the terms keeps the figures of its time as digits (decision 0026). */
const isFormer = ({ slug }: Text) =>
  slug.startsWith('terms-of-service/') && slug !== `terms-of-service/${TERMS_VERSION}`;
const nameOf = ({ area, slug, locale }: Text) => `${area}/${slug}.${locale}`;
const read = (text: Text) => readMarkdown(text.source, { sinksHeadings: text.area === 'documentation' });
const listed = texts.map((text): [string, Text] => [nameOf(text), text]);
/** Quotation marks of another language, and French signs without the space that belongs to them. */
const FOREIGN_MARKS: Record<Locale, RegExp[]> = {
  de: [/[“”][^“”]*”|[^„]*”|«|»/g],
  en: [/„|«|»/g],
  fr: [/„|“|”/g, /.{0,20}(?<![\u202F\u00A0])[:;!?»](?=[\s*]|$).{0,9}/gm, /«(?![\u202F\u00A0]).{0,9}/g],
};
/** The body without placeholders, anchors and addresses. */
const wordsOf = ({ source }: Text) =>
  source
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/\{\{\w+\}\}|\{#[\w-]+\}|\]\([^)]*\)/g, '');

test('every text exists in every language', () => {
  const slugs = new Set(texts.map(({ area, slug }) => `${area}/${slug}`));
  const expected = [...slugs].flatMap((slug) => LOCALES.map((locale) => `${slug}.${locale}`));
  expect(texts.map(nameOf).toSorted()).toEqual(expected.toSorted());
  expect(slugs.size).toBe(12);
});

describe.each(listed)('%s', (_, text) => {
  test('is valid and has a description of one sentence', () => {
    const { description } = read(text);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('has the same anchors as the German text', () => {
    const german = texts.find((each) => each.slug === text.slug && each.locale === 'de');
    const anchors = (each: Text | undefined) =>
      each ? read(each).headings.map(({ id, level }) => [id, level]) : [];
    expect(anchors(text)).toEqual(anchors(german));
  });

  test('contains no figure as digits: each comes from a placeholder', () => {
    const left = (isFormer(text) ? '' : wordsOf(text))
      // Citations of laws, numbered steps and years contain digits.
      .replaceAll(/(§§?|Art\.|Abs\.|Nr\.|art\.|par\.|al\.|no\.|n°)\s?\d+[a-z]?(\(\d\))?/g, '')
      .replaceAll(/^\d+\. /gm, '')
      .replaceAll(/\b20\d\d\b/g, '');
    expect(left.match(/^.*\d.*$/gm) ?? []).toEqual([]);
  });

  test('uses the quotation marks of its language', () => {
    const { headings: _headings, html: _html, ...head } = read(text);
    const words = [...Object.values(head), wordsOf(text)].join('\n');
    expect(words.match(/^.*["'].*$/gm) ?? []).toEqual([]);
    for (const foreign of FOREIGN_MARKS[text.locale]) expect(words.match(foreign) ?? []).toEqual([]);
  });
});

describe('the articles', () => {
  const articles = listed.filter(([, { area }]) => area === 'blog');

  test.each(articles)('%s has its date, description and contents', (_, text) => {
    const { date, topic, summary } = read(text);
    expect(date).toMatch(/^2025-\d\d-\d\d$/);
    expect(topic).toMatch(/^\S+( \S+){0,4}$/);
    expect(summary?.length).toBeGreaterThan(40);
  });

  test.each(articles.filter(([name]) => !name.includes('fake-pdf')))(
    '%s is long enough to be useful',
    (_, text) => {
      expect(wordsOf(text).split(/\s+/).length).toBeGreaterThanOrEqual(650);
    },
  );
});

test('anchors are unique on the documentation page, including those of its sections', () => {
  for (const locale of LOCALES) {
    const sections = texts.filter((text) => text.area === 'documentation' && text.locale === locale);
    const anchors = sections.flatMap((text) => [text.slug, ...read(text).headings.map(({ id }) => id)]);
    expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([]);
  }
});

describe('a link within the portal', () => {
  const PAGE_OF_AREA: Record<string, (slug: string) => string> = {
    // Each version of the terms is on one page.
    legal: (slug) => `/${slug.split('/')[0]}`,
    documentation: () => '/documentation',
    blog: (slug) => `/blog/${slug}`,
  };
  const pageOf = ({ area, slug }: Text) => PAGE_OF_AREA[area]?.(slug) ?? '';
  const anchors = new Set(
    texts.flatMap((text) => [
      `${pageOf(text)}#${text.slug}`,
      ...read(text).headings.map(({ id }) => `${pageOf(text)}#${id}`),
    ]),
  );
  const OTHER_PAGES =
    /^\/(|account|company|auth(\?tab=register|\/reset)?|vehicles|contact|cart|orders|reservations|dashboard|blog|cookie-settings)$/;

  test.each(listed)('in %s leads to an existing page and heading', (_, text) => {
    const links = [...text.source.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => {
      if (/^https:|^mailto:/.test(link)) return false;
      const [page = '', anchor] = link.split('#');
      const path = page === '' ? pageOf(text) : page;
      if (anchor !== undefined) return !anchors.has(`${path}#${anchor}`);
      return !OTHER_PAGES.test(path) && !texts.some((each) => pageOf(each) === path);
    });
    expect(lost).toEqual([]);
  });
});

describe('the interface texts', () => {
  /** Digits that are not business figures: error numbers, examples, standards, ordinals, plural branches, names of equipment. */
  const NO_FIGURES =
    /404|21\.?750[.,]00|(DE|FR)\d{9,11}|17 (Zeichen|characters|caractères)|\b1re\b|=\d|\{\w+\d\}|360°|\b[234]-Zonen|\b[Tt]yp(?:e)? 2\b|22 kW/g;
  interface Words {
    [key: string]: string | Words;
  }
  const flat = (words: Words, prefix = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? `${prefix}${key}: ${value}` : flat(value, `${prefix}${key}.`),
    );

  test.each([
    ['German', de],
    ['English', en],
    ['French', fr],
  ])('contain no figure as digits in %s: each is an argument', (_, words) => {
    const left = flat(words).filter((line) =>
      /\d/.test(line.slice(line.indexOf(': ')).replaceAll(NO_FIGURES, '')),
    );
    expect(left).toEqual([]);
  });

  /** Quoted for another reason: search words and tax terms. */
  const NO_LABELS = new Set([
    'VW',
    'MB',
    'Merc',
    'AHK',
    'Navi',
    'RFK',
    'Pano',
    'Diesel Kombi Automatik',
    'Diesel estate automatic',
    'Break diesel automatique',
    'VAT',
    'Gelangensbestätigung',
  ]);

  test.each([
    ['de', de],
    ['en', en],
    ['fr', fr],
  ])('are quoted in the help exactly as they appear on the screen: %s', (locale, words) => {
    const onScreen = new Set(flat(words).map((line) => line.slice(line.indexOf(': ') + 2)));
    const quoted = texts
      .filter((text) => text.area === 'documentation' && text.locale === locale)
      .flatMap(({ source }) => [...source.matchAll(/[„“«]\u202F?([^„“”«»]+?)\u202F?[”“»]/g)])
      .map(([, label = '']) => label);
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((label) => !onScreen.has(label) && !NO_LABELS.has(label))).toEqual([]);
  });
});
