import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { IMAGE_WIDTHS, type Locale, VAT_PERCENT } from '../../contract/constants.ts';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { aListed, anInventory, picture, shown, wordsOf } from '../../fixtures/inventory-page.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';

describe('the inventory', () => {
  test('has a title with a description, the number of vehicles, filters, sorting and pages', async () => {
    const html = await shown(anInventory([aListed()], { total: 1284, totalPages: 54 }));
    const words = wordsOf(html);
    expect(html).toMatch(/<h1[^>]*>Fahrzeugbestand<\/h1>/);
    for (const text of [
      de.inventory.lead,
      '1.284 Fahrzeuge',
      'Marke',
      'Modell',
      'Preis bis',
      'Kilometer bis',
    ])
      expect(words).toContain(text);
    expect(words).toContain(de.inventory.filters.more);
    expect(words).toContain(de.inventory.sort.firstRegistration);
    expect(html).toContain('aria-label="Seite 54"');
  });

  test.each<[Locale, string, string, string]>([
    ['de', '1.284', '48.210\u00a0km', '50.000\u00a0km (1.500)'],
    ['en', '1,284', '48,210\u00a0km', '50,000\u00a0km (1,500)'],
    ['fr', '1\u202f284', '48\u202f210\u00a0km', '50\u202f000\u00a0km (1\u202f500)'],
  ])(
    'has counts and kilometres in the notation of the reader, and prices in the German one: %s',
    async (locale, count, mileage, step) => {
      const inventory = anInventory([aListed()], { total: 1284, totalPages: 54 });
      inventory.facets.mileageMax = [{ value: 50_000, count: 1500 }];
      const html = await shown(inventory, { locale, path: '/vehicles?mileageMin=12500&priceMin=12500' });
      expect(html).toMatch(new RegExp(`id="inventory-count"[^>]*>${count}[ \u00a0]`));
      // The card, the select of the bar, the same without scripts, and the chips.
      expect(html).toContain(`>${mileage}</span>`);
      expect(html.split(`${step}</option>`).length - 1).toBe(2);
      expect(html).toMatch(new RegExp(`>[^<>]*${mileage.replace('48', '12').replace('210', '500')}</span>`));
      for (const price of ['12.500\u00a0€', '33.490,00\u00a0€']) expect(html).toContain(price);
    },
  );

  test('a base colour is named in the language of the reader, and one of a maker in an old address as it is', async () => {
    const path = '/vehicles?make=Audi&colour=White&colour=Alpinwei%C3%9F';
    const html = await shown(anInventory([aListed()]), { path, locale: 'fr' });
    for (const chip of ['Blanc', 'Alpinweiß'])
      expect(html).toMatch(new RegExp(`aria-label="[^"]*${chip}[^"]*"`));
  });

  test.each<[Locale, string]>([
    ['de', 'HU mindestens bis 01.06.2027'],
    ['en', 'Roadworthiness test valid until at least 01/06/2027'],
    ['fr', 'CT valable au moins jusqu’au 01/06/2027'],
  ])(
    'the chip of the next inspection says that the day is the earliest, not the latest: %s',
    async (locale, chip) => {
      const path = '/vehicles?nextInspectionFrom=2027-06-01';
      expect(wordsOf(await shown(anInventory([aListed()]), { path, locale }))).toContain(chip);
    },
  );

  test.each<[Locale, RegExp]>([
    ['de', /aria-label="Filter ([^"]+) entfernen"/g],
    ['en', /aria-label="Remove filter ([^"]+)"/g],
    ['fr', /aria-label="Retirer le filtre ([^"]+)"/g],
  ])('every chip begins with a capital or a number: %s', async (locale, removal) => {
    const bounds = ['priceMin', 'priceMax', 'mileageMin', 'mileageMax', 'kwMin', 'kwMax', 'towLoadMin'];
    const numbers = [
      ...bounds,
      'rangeMin',
      'co2Max',
      'ownersMax',
      'damagesMin',
      'damagesMax',
      'doors',
      'seats',
    ];
    const days = ['firstRegisteredFrom', 'firstRegisteredTo', 'nextInspectionFrom'];
    const choices = 'accidentFree=true&hasDocuments=true&serviceBook=COMPLETE&fuelType=Diesel&colour=Black';
    const path = `/vehicles?${[...numbers.map((name) => `${name}=5`), ...days.map((name) => `${name}=2027-06-01`), choices].join('&')}`;
    const html = await shown(anInventory([aListed()]), { path, locale });
    const chips = [...html.matchAll(removal)].map(([, chip = '']) => chip);
    expect(chips).toHaveLength(numbers.length + days.length + 5);
    expect(chips.filter((chip) => !/^[\p{Lu}\d]/u.test(chip))).toEqual([]);
  });

  test('without scripts the fields of dates have no numeric minimum, those of numbers have', async () => {
    const html = await shown(anInventory([aListed()]));
    const [, plain = ''] = /<noscript>(<form.*?<\/form>)/s.exec(html) ?? [];
    const inputs = plain.match(/<input[^>]*>/g) ?? [];
    const dates = inputs.filter((input) => input.includes('type="date"'));
    const numbers = inputs.filter((input) => input.includes('type="number"'));
    expect([dates.length, numbers.length > 0]).toEqual([3, true]);
    expect(dates.filter((input) => /\smin=/.test(input))).toEqual([]);
    expect(numbers.filter((input) => !input.includes('min="0"'))).toEqual([]);
  });

  test.each([
    ['kein diesel', 'fuelType', ['Petrol', 'Electric', 'Hybrid', 'LPG'], '„kein diesel“'],
    ['schadenfrei', 'damagesMax', ['0'], 'Ohne Schäden'],
    ['sofort verfügbar', null, [], '„sofort verfügbar“'],
    ['schäden bis 500', 'damagesMax', ['500'], 'Schäden bis 500\u00a0€'],
  ])('the chip of „%s“ is short', async (words, filter, values, name) => {
    const inventory = anInventory([aListed()]);
    inventory.understood = [{ words, without: '', filters: filter === null ? [] : [{ filter, values }] }];
    const html = await shown(inventory, { path: `/vehicles?q=${encodeURIComponent(words)}` });
    expect(html).toContain(`aria-label="Filter ${name} entfernen"`);
  });

  test('understood words are chips that can be taken off one by one', async () => {
    const inventory = anInventory([aListed()]);
    inventory.understood = [
      { words: 'diesel', without: 'golf 2021', filters: [{ filter: 'fuelType', values: ['Diesel'] }] },
      {
        words: '2021',
        without: 'golf diesel',
        filters: [
          { filter: 'firstRegisteredFrom', values: ['2021-01-01'] },
          { filter: 'firstRegisteredTo', values: ['2021-12-31'] },
        ],
      },
    ];
    const html = await shown(inventory, { path: '/vehicles?q=golf+diesel+2021' });
    const chips = [...html.matchAll(/<a [^>]*aria-label="Filter ([^"]*) entfernen"[^>]*>/g)].map(
      ([tag, name]) => [
        decodeURIComponent(/href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('+', ' ') ?? ''),
        name,
      ],
    );
    expect(chips).toEqual([
      ['/vehicles?q=diesel 2021', '„golf“'],
      ['/vehicles?q=golf 2021', 'Diesel'],
      ['/vehicles?q=golf diesel', 'EZ 2021'],
    ]);
  });

  test('has a second skip link, which leads to the list', async () => {
    const html = await shown(anInventory([aListed()]));
    expect(html).toContain('<a href="#list" class="skip-link">Zur Liste springen</a>');
    const [, list = ''] = html.split('<div id="list" tabindex="-1"');
    expect(list).toContain('<article');
    expect(list).not.toContain('aria-label="Sortieren"');
  });

  test('collapses its pages beyond seven: the first, the last, the current and its neighbours stay', async () => {
    const html = await shown(anInventory([aListed()], { total: 1284, totalPages: 54, page: 20 }), {
      path: '/vehicles?page=20',
    });
    const pages = [...html.matchAll(/aria-label="Seite (\d+)"/g)].map(([, page]) => page);
    expect(pages).toEqual(['1', '19', '20', '21', '54']);
    expect(html.match(/>…</g)).toHaveLength(2);
  });

  test('has one, two, three or four columns, depending on the width', async () => {
    expect(await shown(anInventory([aListed()]))).toContain('class="vehicle-cards"');
    const styles = await readFile(new URL('../styles/parts.css', import.meta.url), 'utf8');
    const [rule] = /\.vehicle-cards \{[^}]*\}/.exec(styles) ?? [];
    expect(rule).toContain('[--columns:1] sm:[--columns:2] lg:[--columns:3] xl:[--columns:4]');
    expect(rule).toContain('grid-template-columns: repeat(var(--columns), minmax(0, 1fr))');
  });

  test.each([
    ['/vehicles?make=Audi&page=99', { total: 30, totalPages: 2 }, '/vehicles?page=2&make=Audi'],
    ['/vehicles?make=Audi&page=2', { total: 3, totalPages: 1 }, '/vehicles?make=Audi'],
  ])('past its last page leads to the last one, with the same filters: %s', async (path, pages, to) => {
    const answers = { 'GET /api/vehicles': anInventory([], { page: 99, ...pages }) };
    expect(await pageOf(path, { answers })).toMatchObject({ status: 303, location: to });
  });

  test.each([
    ['de', 'Fahrzeuge konnten nicht geladen werden', de.errors.UNAVAILABLE, de.layout.error.retry],
    ['en', 'Failed to fetch vehicles', en.errors.UNAVAILABLE, en.layout.error.retry],
    ['fr', 'Impossible de charger les véhicules', fr.errors.UNAVAILABLE, fr.layout.error.retry],
  ] as const)(
    'that the server could not read says so, and has a retry that works without scripts: %s',
    async (locale, title, reason, retry) => {
      const html = await shown(503, { locale, path: '/vehicles?make=Audi' });
      expect(wordsOf(html)).toContain(title);
      expect(html).toContain(reason);
      expect(html).toMatch(new RegExp(`href="/vehicles\\?make=Audi"[^>]*>.*${retry}`));
      expect(html).not.toContain('animate-pulse');
    },
  );

  test('shows a bound between the steps as a choice of its own', async () => {
    const html = await shown(anInventory([aListed()]), { path: '/vehicles?priceMax=15500' });
    expect(html).toMatch(/<option value="15500" selected="">Bis 15\.500\u00a0€<\/option>/);
    expect(html).toMatch(/aria-label="Filter Bis 15\.500\u00a0€ entfernen"[^>]*href="\/vehicles"/);
  });

  test('offers the steps of price and mileage, each with its number of vehicles', async () => {
    const html = await shown(anInventory([aListed()]));
    for (const step of ['10.000', '20.000', '30.000', '40.000', '50.000'])
      expect(html).toContain(`Bis ${step}\u00a0€ (2)`);
    for (const step of ['50.000', '100.000', '150.000', '200.000'])
      expect(html).toContain(`Bis ${step}\u00a0km (2)`);
  });

  test('offers relevance as a sort only with a search', async () => {
    const named = new RegExp(
      `<option value="(${VEHICLE_PARAMETERS.sortBy.of.join('|')})"( selected="")?`,
      'g',
    );
    const sorts = (html: string) => [
      ...new Set([...html.matchAll(named)].map(([, sort, chosen]) => `${sort}${chosen ? '!' : ''}`)),
    ];
    const SORTS = VEHICLE_PARAMETERS.sortBy.of.slice(1);
    expect(sorts(await shown(anInventory([aListed()])))).toEqual(['firstRegistration!', ...SORTS.slice(1)]);
    expect(
      sorts(await shown(anInventory([aListed()]), { path: '/vehicles?q=audi&sortBy=relevance' })),
    ).toEqual(['relevance!', ...SORTS]);
  });

  test('with hidden vehicles tells everybody but dealers that they cannot hide any, and leads to the list', async () => {
    const html = await shown(400, { path: '/vehicles?hidden=only&make=Audi' });
    expect(wordsOf(html)).toContain(de.inventory.hiddenNeeds);
    expect(html).toMatch(/<a [^>]*href="\/vehicles"[^>]*>Alle zurücksetzen</);
  });

  test('offers every filter without scripts as well, and hidden vehicles to active dealers alone', async () => {
    const namesFor = async (user: ReturnType<typeof aUser> | null) => {
      const html = await shown(anInventory([aListed()]), { user });
      const form = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
      return [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name).toSorted();
    };
    const { page: _, limit: __, hidden: ___, ...others } = VEHICLE_PARAMETERS;
    const forAll = Object.keys(others).toSorted();
    expect(await namesFor(aUser())).toEqual([...forAll, 'hidden'].toSorted());
    for (const user of [null, aUser({ status: 'PENDING' })]) expect(await namesFor(user)).toEqual(forAll);
  });
});

describe('a card', () => {
  test.each([
    ['de', `zzgl. ${VAT_PERCENT}% VAT`],
    ['en', `plus ${VAT_PERCENT}% VAT`],
    ['fr', `HT + TVA ${VAT_PERCENT}\u00a0%`],
  ] as const)('says what is added to the net price: %s', async (locale, words) => {
    expect(await shown(anInventory([aListed()]), { locale })).toContain(words);
  });

  test('shows status, name, net price, and the variant with gearbox and fuel', async () => {
    const words = wordsOf(await shown(anInventory([aListed()])));
    for (const text of ['Verfügbar', 'Audi A6 Avant', '33.490,00 €', '40 TDI S line Automatik · Diesel'])
      expect(words).toContain(text);
  });

  test('shows the former price struck through, where the price has fallen', async () => {
    const html = await shown(anInventory([aListed({ formerPriceNet: '34990.00' }), aListed()]));
    expect(wordsOf(html)).toContain('33.490,00 € zzgl. 19% VAT früher 34.990,00 €');
    expect(html.match(/<s [^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>34\.990,00\u00a0€$/)]);
  });

  test('is one tab stop: its button, or its picture where the button is disabled', async () => {
    for (const status of ['AVAILABLE', 'RESERVED'] as const) {
      const html = await shown(anInventory([aListed({ status })]));
      const card = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
      const stops = [...card.matchAll(/<(?:a|button)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/ disabled=""| tabindex="-1"/.test(tag));
      expect(stops).toHaveLength(1);
    }
  });

  test.each([
    [{ damagesSum: '465.50', damageCount: 3 }, 'Schäden 465,50 € HU 03/2027'],
    [{ damagesSum: null, damageCount: 3 }, '3 Schäden HU 03/2027'],
    [{ damagesSum: '0.00', damageCount: 1 }, 'Schäden 0,00 € HU 03/2027'],
    [{ damagesSum: '0.00', damageCount: 0, nextInspection: null }, 'Ohne Schäden'],
  ])('marks the damages and the next inspection, where the delivery says them: %j', async (wishes, marks) => {
    const html = await shown(anInventory([aListed({ nextInspection: '2027-03-31', ...wishes })]));
    const [, found = ''] = /<p class="vehicle-card-marks">(.*?)<\/p>/s.exec(html) ?? [];
    expect(wordsOf(found).trim()).toBe(marks);
  });

  // It is November 2026.
  test.each<[Locale, string, string]>([
    ['de', '2026-11-30', 'HU 11/2026'],
    ['de', '2026-11-01', 'HU 11/2026'],
    ['en', '2026-11-30', 'Test due 11/2026'],
    ['fr', '2026-11-30', 'CT (HU) 11/2026'],
    ['de', '2026-10-31', 'HU abgelaufen (10/2026)'],
    ['en', '2026-10-31', 'Test expired (10/2026)'],
    ['fr', '2026-10-31', 'CT expiré (10/2026)'],
  ])('says in words that the month of an inspection is over: %s %s', async (locale, nextInspection, said) => {
    const html = await shown(anInventory([aListed({ nextInspection })]), { locale });
    const [, found = ''] = /<p class="vehicle-card-marks">(.*?)<\/p>/s.exec(html) ?? [];
    expect(wordsOf(found).trim().endsWith(said)).toBe(true);
    expect(found.includes('class="expired"')).toBe(nextInspection < '2026-11-01');
  });

  test('shows first registration, mileage, power and fuel, each in its place', async () => {
    const words = wordsOf(await shown(anInventory([aListed({ mileageKm: null })])));
    expect(words).toMatch(/EZ 03\/2022.*Laufleistung: – .*150 kW \(204 PS\).*Kraftstoff: Diesel/s);
    expect(wordsOf(await shown(anInventory([aListed()])))).toContain('48.210 km');
  });

  test.each<[Locale, string]>([
    ['de', 'Kombi · Schaltung · Benzin'],
    ['en', 'Estate · Manual · Petrol'],
    ['fr', 'Break · Manuelle · Essence'],
  ])("shows body, fuel and transmission in the reader's language: %s", async (locale, said) => {
    const vehicle = aListed({ bodyType: 'ESTATE', transmission: 'Manual', fuelType: 'Petrol' });
    expect(wordsOf(await shown(anInventory([vehicle]), { locale }))).toContain(said);
  });

  test('takes facts from the delivery where the fields of the vehicle are empty', async () => {
    const specsJson = {
      Make: 'Skoda',
      Model: 'Octavia',
      'Trim/spec.': 'Ambition',
      Transmission: 'Manual',
      'Fuel type': 'Petrol',
    };
    const bare = { make: '', model: '', variant: null, transmission: null, fuelType: null, specsJson };
    const words = wordsOf(await shown(anInventory([aListed(bare)])));
    expect(words).toContain('Skoda Octavia');
    expect(words).toContain('Ambition Schaltung · Benzin');
  });

  test('shows the cover, else the first picture, else a drawing, in the width that it needs', async () => {
    const flagged = await shown(anInventory([aListed({ media: [picture('a', false), picture('b', true)] })]));
    expect(flagged).toContain(IMAGE_WIDTHS.map((width) => `/media/b/${width}.webp ${width}w`).join(', '));
    const first = await shown(anInventory([aListed({ media: [picture('a', false), picture('c', false)] })]));
    expect(first).toMatch(/<img[^>]*src="\/media\/a\/640\.webp"[^>]*width="640" height="480"/);
    expect(await shown(anInventory([aListed()]))).not.toContain('<img');
  });

  test('opens the vehicle in a new tab; its button does so only while the vehicle is available', async () => {
    const vehicle = aListed();
    const link = new RegExp(`href="/vehicles/${vehicle.id}"`, 'g');
    const available = await shown(anInventory([vehicle]));
    expect(available.match(link)).toHaveLength(2);
    const [, button = ''] = /(<a[^>]*>)(?:<span[^>]*>)?Details/.exec(available) ?? [];
    expect(button).toContain(`href="/vehicles/${vehicle.id}"`);
    expect(button).toContain('target="_blank"');
    for (const status of ['RESERVED', 'SOLD'] as const) {
      const html = await shown(anInventory([{ ...vehicle, status }]));
      expect(html.match(link)).toHaveLength(1);
      expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span[^>]*>Details/);
    }
  });
});
