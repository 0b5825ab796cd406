import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../contract/constants.ts';
import { ARTICLES, LEGAL_PAGES, readPage, type ReadPage, WORD_PAGES } from '../fixtures/word-pages.ts';

const pages = new Map<string, ReadPage>();
const page = (path: string, locale: Locale): ReadPage => {
  const read = pages.get(`${path} ${locale}`);
  if (!read) throw new Error(`${path} was not read in ${locale}`);
  return read;
};

beforeAll(async () => {
  for (const locale of LOCALES)
    for (const path of WORD_PAGES) pages.set(`${path} ${locale}`, await readPage(path, locale));
});

const everyPage = LOCALES.flatMap((locale) => WORD_PAGES.map((path): [string, Locale] => [path, locale]));

describe('the server renders the whole page', () => {
  test.each(everyPage)('%s in %s has its text, title and description', (path, locale) => {
    const { status, html, text } = page(path, locale);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ – Forecourt<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{70,}"/);
    expect(text).not.toMatch(/\{\{|\b(undefined|null|NaN)\b/);
    expect(html).not.toMatch(/<[^>]+ style="/);
  });

  test.each([
    ['/terms-of-service', 'Geltungsbereich', 15_000],
    ['/privacy-policy', 'Verantwortlicher', 10_000],
    ['/imprint', 'Anbieter', 1_000],
    ['/documentation', 'So läuft der Kauf ab', 15_000],
    ['/blog/quality-assurance', 'Qualitätssicherung', 4_000],
  ])(
    '%s contains its whole text from "%s" to the end, with a similar length in every language',
    (path, words, length) => {
      expect(page(path, 'de').text).toContain(words);
      for (const locale of LOCALES) expect(page(path, locale).text.length).toBeGreaterThan(length * 0.8);
    },
  );
});

test('the data of a page does not repeat the text that the page shows', () => {
  for (const path of ['/terms-of-service', '/documentation', '/blog/market-trends-2025']) {
    const { html } = page(path, 'de');
    const paragraphs = [...html.matchAll(/<p>([^<]{60,})/g)].map(([, words = '']) => words);
    expect(paragraphs.length).toBeGreaterThan(5);
    expect(paragraphs.filter((words) => html.split(words).length !== 2)).toEqual([]);
  }
});

test('the documentation folds into five sections, each with its own address', () => {
  for (const locale of LOCALES) {
    const sections = [...page('/documentation', locale).html.matchAll(/<details id="([\w-]+)"/g)].map(
      ([, id]) => id,
    );
    expect(sections).toEqual(['account-management', 'inventory', 'reservations', 'orders', 'support']);
  }
});

test('a legal text shows its date and lists its headings', () => {
  const DATE: Record<Locale, string> = {
    de: 'Stand: 20. Mai 2025',
    en: 'As of 20 May 2025',
    fr: 'En vigueur au 20 mai 2025',
  };
  for (const locale of LOCALES) {
    for (const path of ['/terms-of-service', '/privacy-policy'])
      expect(page(path, locale).text).toContain(DATE[locale]);
    for (const path of LEGAL_PAGES) {
      const { html } = page(path, locale);
      const headings = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
      const links = [
        ...(/<nav aria-labelledby.*?<\/nav>/s.exec(/<main.*/s.exec(html)?.[0] ?? '')?.[0] ?? '').matchAll(
          /href="#([\w-]+)"/g,
        ),
      ].map(([, id]) => id);
      expect(links).toEqual(headings);
    }
  }
});

describe('the blog', () => {
  test('has exactly four articles: a featured one and three below it', () => {
    for (const locale of LOCALES) {
      const { html } = page('/blog', locale);
      const links = [...html.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => slug ?? '');
      expect(links.toSorted()).toEqual(ARTICLES.toSorted());
      const [featured = ''] = html.split('<h3');
      expect(featured).toContain('href="/blog/market-trends-2025"');
      expect(html.match(/<article/g)).toHaveLength(4);
    }
  });

  test('has a newsletter box with an address field and a button', () => {
    const { html } = page('/blog', 'de');
    expect(html).toMatch(/<input[^>]* type="email"|<input type="email"/);
    expect(html).toMatch(/<button type="button"[^>]*><span[^>]*>Abonnieren/);
    expect(html).not.toContain('<form');
  });

  test('an article with an unknown name is not found', async () => {
    for (const locale of LOCALES) {
      const { status, html } = await readPage('/blog/no-such-article', locale);
      expect(status).toBe(404);
      expect(html).toMatch(/<title>404/);
    }
  });

  test('the fraud warning says that it is being revised, and keeps the contact visible', () => {
    const REVISED: Record<Locale, RegExp> = {
      de: /wird.{0,10} überarbeitet/i,
      en: /being revised/i,
      fr: /en cours de révision/i,
    };
    for (const locale of LOCALES) {
      const { html, text } = page('/blog/fake-pdf-catalogues', locale);
      expect(text).toMatch(REVISED[locale]);
      expect(html).toMatch(
        /<aside[^>]* class="fixed [^"]*bottom-0.*?href="mailto:support@example\.com".*?href="tel:/s,
      );
      expect(page('/blog/quality-assurance', locale).html).not.toContain('<aside');
    }
  });
});

test('the cookie settings start as specified: necessary is locked, functional and analytics are on', () => {
  const { html } = page('/cookie-settings', 'de');
  const toggles = [...html.matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([input]) => ({
    isOn: / checked=/.test(input),
    isLocked: / disabled=/.test(input),
  }));
  expect(toggles).toEqual([
    { isOn: true, isLocked: true },
    { isOn: true, isLocked: false },
    { isOn: true, isLocked: false },
    { isOn: false, isLocked: false },
  ]);
});
