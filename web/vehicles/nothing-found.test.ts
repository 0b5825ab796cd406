import { describe, expect, test } from 'vitest';
import type { Locale } from '../../contract/constants.ts';
import { anInventory, shown, wordsOf } from '../../fixtures/inventory-page.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import type { Inventory } from './queries.ts';

/** The links of the empty list, with their addresses. */
async function offered(path: string, wishes: Partial<Inventory>, locale: Locale = 'de') {
  const html = await shown({ ...anInventory([]), ...wishes }, { path, locale });
  const [, list = ''] = html.split('<div id="list" tabindex="-1"');
  const links = [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', words = '']) => [
    wordsOf(words).trim(),
    href.replaceAll('&amp;', '&'),
  ]);
  return { words: wordsOf(list), links };
}

const leftOut = (filter: string, ...values: string[]) => [{ filter, values }];

describe('the inventory without a match', () => {
  test('a search names the word that fails and links the nearest list, once', async () => {
    const { words, links } = await offered('/vehicles?q=golf+diesel+w%C3%A4rmepumpe&make=Volkswagen', {
      nearest: { query: { q: 'golf diesel' }, total: 12, leftOut: ['wärmepumpe'] },
      relaxed: [
        { leftOut: leftOut('make', 'Volkswagen'), query: { q: 'golf diesel wärmepumpe' }, total: 0 },
        { leftOut: leftOut('q', 'wärmepumpe'), query: { make: ['Volkswagen'], q: 'golf diesel' }, total: 12 },
        { leftOut: leftOut('q', 'golf'), query: { make: ['Volkswagen'], q: 'diesel wärmepumpe' }, total: 2 },
        {
          leftOut: [...leftOut('make', 'Volkswagen'), ...leftOut('q', 'golf diesel wärmepumpe')],
          query: {},
          total: 4321,
        },
      ],
    });
    expect(words).toContain('Das Wort „wärmepumpe“ passt zu keinem dieser Fahrzeuge.');
    expect(links).toEqual([
      ['12 Fahrzeuge zu „golf diesel“ anzeigen', '/vehicles?make=Volkswagen&q=golf+diesel'],
      ['„golf“ weglassen: 2 Fahrzeuge', '/vehicles?make=Volkswagen&q=diesel+w%C3%A4rmepumpe'],
      ['Alle Filter weglassen: 4.321 Fahrzeuge', '/vehicles'],
    ]);
  });

  test.each<[Locale, string, string]>([
    ['de', 'Das Wort „trekhaak“ passt zu keinem', 'Die Wörter „kia niro“ passen zu keinem'],
    ['en', 'matches the word “trekhaak”.', 'matches the words “kia niro”.'],
    ['fr', 'au mot « trekhaak »', 'aux mots « kia niro »'],
  ])('a search of which no word is found names all its words: %s', async (locale, one, several) => {
    const without = (query: Record<string, string>, total: number, ...words: string[]) => ({
      leftOut: words.flatMap((word) => leftOut('q', word)),
      query,
      total,
    });
    const single = await offered('/vehicles?q=trekhaak', { relaxed: [without({}, 9, 'trekhaak')] }, locale);
    expect(single.words).toContain(one);
    expect(single.links).toHaveLength(1);
    const relaxed = [
      without({ q: 'niro' }, 0, 'kia'),
      without({ q: 'kia' }, 0, 'niro'),
      without({}, 9, 'kia', 'niro'),
    ];
    const { words } = await offered('/vehicles?q=kia+niro', { relaxed }, locale);
    expect(words).toContain(several);
  });

  test.each<[Locale, string[]]>([
    [
      'de',
      [
        'Škoda / BMW weglassen: 3 Fahrzeuge',
        'Bis 1.000 € weglassen: 1 Fahrzeug',
        'Alle Filter weglassen: 60 Fahrzeuge',
      ],
    ],
    [
      'en',
      [
        'Remove: Škoda / BMW (3 vehicles)',
        'Remove: Up to 1.000 € (1 vehicle)',
        'Remove all filters (60 vehicles)',
      ],
    ],
    [
      'fr',
      [
        'Retirer : Škoda / BMW (3 véhicules)',
        'Retirer : Jusqu’à 1.000 € (1 véhicule)',
        'Retirer tous les filtres (60 véhicules)',
      ],
    ],
  ])(
    'filters are offered with what is found without them, most vehicles first, none that does not help: %s',
    async (locale, labels) => {
      const path = '/vehicles?make=%C5%A0koda&make=BMW&priceMax=1000&doors=3&sortBy=mileage';
      const makes = ['Škoda', 'BMW'];
      const { links } = await offered(
        path,
        {
          relaxed: [
            { leftOut: leftOut('priceMax', '1000'), query: { make: makes, doors: ['3'] }, total: 1 },
            { leftOut: leftOut('make', ...makes), query: { priceMax: '1000', doors: ['3'] }, total: 3 },
            { leftOut: leftOut('doors', '3'), query: { make: makes, priceMax: '1000' }, total: 0 },
            {
              leftOut: [
                ...leftOut('make', ...makes),
                ...leftOut('priceMax', '1000'),
                ...leftOut('doors', '3'),
              ],
              query: {},
              total: 60,
            },
          ],
        },
        locale,
      );
      expect(links).toEqual([
        [labels[0], '/vehicles?priceMax=1000&doors=3&sortBy=mileage'],
        [labels[1], '/vehicles?make=%C5%A0koda&make=BMW&doors=3&sortBy=mileage'],
        [labels[2], '/vehicles?sortBy=mileage'],
      ]);
    },
  );

  test('at most five filters are offered', async () => {
    const filters = ['priceMax', 'priceMin', 'mileageMin', 'mileageMax', 'kwMin', 'kwMax', 'towLoadMin'];
    const search = Object.fromEntries(filters.map((filter) => [filter, '7']));
    const { links } = await offered(`/vehicles?${new URLSearchParams(search)}`, {
      relaxed: [
        ...filters.map((filter, at) => {
          const { [filter]: _, ...query } = search;
          return { leftOut: leftOut(filter, '7'), query, total: 10 + at };
        }),
        { leftOut: filters.flatMap((filter) => leftOut(filter, '7')), query: {}, total: 60 },
      ],
    });
    expect(links.map(([label = '']) => /\d+ Fahrzeuge$/.exec(label)?.[0])).toEqual(
      [16, 15, 14, 13, 12, 60].map((total) => `${total} Fahrzeuge`),
    );
  });

  test('where no single filter helps it says that several have to go', async () => {
    const { words, links } = await offered(
      '/vehicles?make=Audi&priceMax=10000',
      {
        relaxed: [
          { leftOut: leftOut('make', 'Audi'), query: { priceMax: '10000' }, total: 0 },
          { leftOut: leftOut('priceMax', '10000'), query: { make: ['Audi'] }, total: 0 },
          { leftOut: [...leftOut('make', 'Audi'), ...leftOut('priceMax', '10000')], query: {}, total: 9 },
        ],
      },
      'en',
    );
    for (const text of [en.filters.none.empty, en.filters.none.withoutSeveral]) expect(words).toContain(text);
    expect(links).toEqual([['Remove all filters (9 vehicles)', '/vehicles']]);
  });

  test('without any vehicle at all it offers nothing', async () => {
    const { words, links } = await offered('/vehicles?make=Audi', {
      relaxed: [{ leftOut: leftOut('make', 'Audi'), query: {}, total: 0 }],
    });
    expect(words).toContain(de.filters.none.noStock);
    expect(links).toEqual([]);
  });
});
