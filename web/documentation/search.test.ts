import { describe, expect, test } from 'vitest';
import { hitsIn, holdsAll, wordsOf } from './search.ts';

const found = (text: string, query: string) =>
  hitsIn(text, wordsOf(query)).map(([from, to]) => text.slice(from, to));

describe('a search finds words', () => {
  test.each([
    ['in upper and lower case', 'Die Lieferung und die LIEFERZEIT', 'lieferung', ['Lieferung']],
    ['inside other words', 'Lieferzeit, Auslieferung', 'liefer', ['Liefer', 'liefer']],
    [
      'with and without accents',
      'Réservation réservée à l’œuvre',
      'reserv oeuvre',
      ['Réserv', 'réserv', 'œuvre'],
    ],
    ['with ss for ß', 'Straße', 'strasse', ['Straße']],
    ['with a straight apostrophe', 'l’achat', "l'achat", ['l’achat']],
    ['as one hit where they overlap', 'Bestellnummer', 'bestell bestellnummer', ['Bestellnummer']],
    ['across a word joiner', 'per E-\u2060Mail an', 'e-mail', ['E-\u2060Mail']],
    ['next to a no-break space', '72\u00A0Stunden', '72 stunden', ['72', 'Stunden']],
  ])('%s', (_, text, query, hits) => {
    expect(found(text, query)).toEqual(hits);
  });
});

test('a single letter is ignored', () => {
  expect(wordsOf(' a  b ')).toEqual([]);
});

test('a topic is found if it contains every word', () => {
  expect(holdsAll('Stornieren einer Bestellung', wordsOf('bestellung stornieren'))).toBe(true);
  expect(holdsAll('Stornieren einer Bestellung', wordsOf('bestellung bezahlen'))).toBe(false);
});
