import { describe, expect, test } from 'vitest';
import { EQUIPMENT_PREVIEW_LINES, RESERVATION_HOURS } from '../../contract/constants.ts';
import { aUser, pageContextIn, pageOf } from '../../fixtures/pages.ts';
import type { User } from '../api/user.ts';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { telephoneLink } from '../ui/format.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const ORDER_ID = '0b6e4a2c-93d1-4f5b-8a57-4f6f4d1f2a11';
const CALL = `GET /api/vehicles/${ID}`;

type Wishes = Partial<VehicleWithMedia['vehicle']>;

function aVehicle(wishes: Wishes = {}, media: VehicleWithMedia['media'] = []): VehicleWithMedia {
  const vehicle: VehicleWithMedia['vehicle'] = {
    ...vehicleExamples['GET /api/vehicles/{id}'].result.vehicle,
    id: ID,
    vin: 'WAUZZZF25NN048210',
    make: 'Audi',
    model: 'A6 Avant',
    variant: '40 TDI quattro',
    firstRegistered: '2022-03-15',
    mileageKm: 48_210,
    engineSizeCc: 1968,
    kw: 150,
    transmission: 'Automatic',
    fuelType: 'Diesel',
    colour: 'Daytonagrau',
    doors: 5,
    steeringPosition: 'LEFT',
    priceNet: '33490.00',
    formerPriceNet: null,
    status: 'AVAILABLE',
    specsJson: {},
    equipmentText: null,
    features: [],
    createdAt: '2026-11-01T08:00:00Z',
    ...wishes,
  };
  return { vehicle, media };
}

function aMedium(title: string, mediaType: 'image' | 'pdf'): VehicleWithMedia['media'][number] {
  const id = `medium-${title}`;
  return {
    id,
    vehicleId: ID,
    url: `/media/${id}`,
    mediaType,
    title,
    documentType: mediaType === 'pdf' ? 'CONDITION_REPORT' : null,
    ordinal: 1,
    isCover: false,
    uploadedAt: '2026-11-01T08:00:00Z',
    width: null,
    height: null,
    byteSize: 1_887_437,
  };
}

const open = (data: VehicleWithMedia | number, asked: { user?: User; locale?: 'de' | 'en' | 'fr' } = {}) =>
  pageOf(`/vehicles/${ID}`, { ...asked, answers: { [CALL]: data } });

/** The buttons of the page with this text, disabled or not. */
const buttons = (main: string, words: string) =>
  [...main.matchAll(/<(?:button|a)[^>]*>(?:(?!<\/(?:button|a)>).)*/gs)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`>${words}`));

test.each(['constructor', 'toString', '__proto__', 'a.b'])(
  'a fuel and a gearbox that the portal does not know are shown as they are written: %s',
  async (word) => {
    const { words } = await open(aVehicle({ fuelType: word, transmission: word }));
    expect(words.split(word).length).toBeGreaterThan(2);
    expect(words).not.toContain('states.');
  },
);

describe('the page of a vehicle', () => {
  test('is shown to everybody, with its make, model and variant and a way back to the inventory', async () => {
    const page = await open(aVehicle());
    expect(page.status).toBe(200);
    expect(page.title).toBe('Audi A6 Avant 40 TDI quattro – Forecourt');
    const [heading = ''] = page.main.match(/<h1.*?<\/h1>/s) ?? [];
    expect(heading.replaceAll(/<[^>]*>/g, '')).toBe('Audi A6 Avant 40 TDI quattro');
    expect(page.main).toMatch(/<a[^>]*href="\/vehicles"[^>]*>(?:(?!<\/a>).)*Zurück zum Bestand/);
  });

  test('shows status and VIN, and says so where there is none', async () => {
    const page = await open(aVehicle({ status: 'RESERVED' }));
    expect(page.words).toContain('Reserviert');
    expect(page.words).toContain('FIN WAUZZZF25NN048210');
    expect((await open(aVehicle({ vin: '' }))).words).toContain('FIN nicht hinterlegt');
  });

  test('shows the net price, the VAT and the gross price', async () => {
    const { words } = await open(aVehicle());
    expect(words).toContain('33.490,00 € netto, zzgl. 19 % USt.');
    const fallen = await open(aVehicle({ formerPriceNet: '34990.00' }));
    expect(fallen.words).toContain('33.490,00 € früher 34.990,00 € netto, zzgl. 19 % USt.');
    expect(words).toContain('USt. 19 % 6.363,10 €');
    expect(words).toContain('Bruttopreis 39.853,10 €');
  });

  test('names the vehicle in the subject of a question by e-mail', async () => {
    const { main } = await open(aVehicle());
    const { salesEmail } = pageContextIn('de').provider;
    expect(main).toContain(
      `href="mailto:${salesEmail}?subject=${encodeURIComponent(`Audi A6 Avant ${aVehicle().vehicle.vin}`)}"`,
    );
  });

  test('shows the technical data', async () => {
    const { words } = await open(aVehicle());
    for (const line of [
      'Marke Audi',
      'Modell A6 Avant',
      'Ausführung 40 TDI quattro',
      'Erstzulassung 15.03.2022',
      'Laufleistung 48.210 km',
      'Leistung 150 kW (204 PS)',
      'Hubraum 1.968 ccm',
      'Kraftstoff Diesel',
      'Getriebe Automatik',
      'Farbe Daytonagrau',
      'Türen 5',
      'Lenkung Links',
    ])
      expect(words).toContain(line);
  });

  test.each([
    ['de', '48.210\u00a0km', '1.968\u00a0ccm'],
    ['en', '48,210\u00a0km', '1,968\u00a0ccm'],
    ['fr', '48\u202f210\u00a0km', '1\u202f968\u00a0cm³'],
  ] as const)(
    'has mileage and engine size in the notation of the reader, and the price in the German one: %s',
    async (locale, mileage, size) => {
      const { html, main } = await open(aVehicle(), { locale });
      expect(main).toContain(`<dd class="font-medium wrap-break-word">${mileage.replace('\u00a0', ' ')}`);
      for (const text of [mileage, size, '33.490,00\u00a0€']) expect(main).toContain(text);
      const preview = /<meta property="og:description" content="([^"]*)"/.exec(html)?.[1];
      expect(preview).toContain(mileage);
    },
  );

  test.each([
    [110, '110 kW (150 PS)'],
    [85, '85 kW (116 PS)'],
    [96, '96 kW (131 PS)'],
  ])('shows PS as kW times 1.36, rounded: %i', async (kw, shown) => {
    expect((await open(aVehicle({ kw }))).words).toContain(shown);
  });

  test('takes facts from the delivery where the fields of the vehicle are empty', async () => {
    const specsJson = {
      Make: 'Skoda',
      Model: 'Octavia',
      'Trim/spec.': 'Sportline',
      Transmission: 'Manual',
      'Fuel type': 'Petrol',
      Colour: 'Blau',
    };
    const bare = { make: '', model: '', variant: null, transmission: null, fuelType: null, colour: null };
    const page = await open(aVehicle({ ...bare, specsJson }));
    expect(page.title).toBe('Skoda Octavia Sportline – Forecourt');
    for (const line of ['Kraftstoff Benzin', 'Getriebe Schaltung', 'Farbe Blau'])
      expect(page.words).toContain(line);
  });

  test('shows the first lines of the equipment and says how many more there are', async () => {
    const lines = Array.from({ length: 24 }, (_, at) => `Ausstattung Nr. ${at + 1}`);
    const { main, words } = await open(aVehicle({ equipmentText: `${lines.join('\r\n')}\n\n` }));
    const items = [...main.matchAll(/<li class="([^"]*)"><span lang="de">Ausstattung Nr\. /g)].map(
      ([, classes = '']) => classes,
    );
    expect(items).toHaveLength(24);
    const hidden = items.filter((classes) => classes.split(' ').includes('hidden'));
    expect(hidden).toHaveLength(24 - EQUIPMENT_PREVIEW_LINES);
    expect(words).toContain('3 weitere Merkmale anzeigen');
    // The whole list is shown in print and without scripts.
    for (const classes of hidden) expect(classes).toMatch(/print:list-item.*noscript:list-item/);
  });

  test.each([
    ['de', 'Wie vom Lieferanten angegeben.', ['Dokumente', 'Ausstattung']],
    ['en', 'In the words of the supplier, in German.', ['Documents', 'Equipment']],
    ['fr', 'Dans les termes du fournisseur, en allemand.', ['Documents', 'Équipement']],
  ] as const)('marks what the supplier wrote with its language: %s', async (locale, source, titles) => {
    const report = aMedium('Zustandsbericht', 'pdf');
    const vehicle = aVehicle({ equipmentText: 'Sitzheizung', colour: 'Daytonagrau' }, [report]);
    const page = await pageOf(`/vehicles/${ID}`, { locale, answers: { [CALL]: vehicle } });
    expect(page.words).toContain(`${titles[0]} ${source} Zustandsbericht`);
    expect(page.words).toContain(`${titles[1]} ${source} Sitzheizung`);
    expect(page.main).toContain('<span lang="de">Sitzheizung</span>');
    expect(page.main).toContain('<span lang="de">Daytonagrau</span>');
    expect(page.main).toMatch(/<span lang="de"[^>]*>Zustandsbericht</);
  });

  test('has no toggle for equipment that is shown as a whole', async () => {
    const equipmentText = Array.from({ length: EQUIPMENT_PREVIEW_LINES }, (_, at) => `Zeile ${at}`).join(
      '\n',
    );
    const { words } = await open(aVehicle({ equipmentText }));
    expect(words).toContain('Wie vom Lieferanten angegeben. Zeile 0');
    expect(words).not.toContain('anzeigen');
  });

  test('offers each document to be viewed in a new tab and to be downloaded', async () => {
    const { main, words } = await open(aVehicle({}, [aMedium('Zustandsbericht', 'pdf')]));
    expect(words).toContain('Zustandsbericht Zustandsbericht, PDF, 1,8 MB');
    const [view, download] = [...main.matchAll(/<a[^>]*href="\/media\/medium-Zustandsbericht[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(view).toMatch(/href="\/media\/medium-Zustandsbericht".*target="_blank"/);
    expect(download).toContain('href="/media/medium-Zustandsbericht?download"');
  });

  test('names the contact, by phone and by e-mail', async () => {
    const { main, words } = await open(aVehicle());
    expect(words).toContain('Fragen zu diesem Fahrzeug?');
    expect(main).toContain('href="tel:+493023125100"');
    expect(main).toContain('href="mailto:sales@example.com?subject=');
  });

  test('shows a drawing instead of missing pictures, and no button to enlarge a single one', async () => {
    const none = await open(aVehicle());
    expect(none.main).toMatch(/<section aria-label="Bilder">.*?<svg[^>]*car-front/);
    const one = await open(aVehicle({}, [aMedium('Front', 'image')]));
    expect(one.main).toContain('/media/medium-Front/1440.webp 1440w');
    expect(one.words).not.toContain('Bilder groß ansehen');
    const two = await open(aVehicle({}, [aMedium('Front', 'image'), aMedium('Heck', 'image')]));
    expect(two.words).toContain('Bilder groß ansehen');
  });

  test('is readable where the browser refuses inline styles and scripts', async () => {
    const images = [aMedium('Front', 'image'), aMedium('Heck', 'image')];
    const { main } = await open(aVehicle({}, images), { user: aUser() });
    expect(main).not.toMatch(/ style="/);
    expect(main).not.toContain('animate-pulse');
  });
});

describe('what the page offers', () => {
  test('an available vehicle links a visitor to the login, and back', async () => {
    const { main, words } = await open(aVehicle());
    const [login] = buttons(main, 'Zum Reservieren anmelden');
    expect(login).toContain(`href="/auth?next=%2Fvehicles%2F${ID}"`);
    expect(words).toContain('Bitte melden Sie sich an, um Fahrzeuge in Ihren Warenkorb zu legen');
    const english = await open(aVehicle(), { locale: 'en' });
    expect(english.words).toContain('Please login to add vehicles to your cart');
  });

  test('a dealer who is PENDING must be approved first', async () => {
    const { main, words } = await open(aVehicle(), { user: aUser({ status: 'PENDING' }) });
    expect(main).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Freischaltung erforderlich/);
    expect(words).toContain(
      'Ihr Händlerkonto muss freigeschaltet sein, damit Sie Fahrzeuge reservieren können.',
    );
    expect(words).not.toContain('Sofort reservieren');
  });

  test('a dealer who is SUSPENDED reads so, with the telephone number to call', async () => {
    const { phone } = pageContextIn('de').provider;
    const { main, words } = await open(aVehicle(), { user: aUser({ status: 'SUSPENDED' }) });
    expect(main).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Konto gesperrt/);
    expect(words).toContain(`Ihr Konto ist gesperrt. Bitte rufen Sie uns an: ${phone}`);
    expect(main).toContain(`href="${telephoneLink(phone)}"`);
    expect(words).not.toContain('muss freigeschaltet sein');
    expect(words).not.toContain('Sofort reservieren');
  });

  test('an active dealer adds the vehicle and reads how long a reservation lasts', async () => {
    const { main, words } = await open(aVehicle(), { user: aUser() });
    for (const add of buttons(main, 'In die Auswahl')) expect(add).not.toContain('disabled=""');
    // It needs scripts. Until they are there a press would be lost.
    expect(main).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Sofort reservieren/);
    expect(words).toContain('In die Auswahl legen');
    expect(words).toContain(
      `Die Reservierung gilt ${RESERVATION_HOURS} Stunden und ist ein verbindlicher Kauf.`,
    );
  });

  test.each(['RESERVED', 'SOLD'] as const)('a vehicle that is %s is offered to nobody', async (status) => {
    for (const asked of [{}, { user: aUser() }]) {
      const { main, words } = await open(aVehicle({ status }), asked);
      expect(main).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Nicht verfügbar/);
      expect(words).toContain('Dieses Fahrzeug ist bereits vergeben.');
    }
  });

  test.each([
    [null, 'Sie haben dieses Fahrzeug bestellt. Zur Bestellung'],
    ['Jules Perrin', 'Jules Perrin hat dieses Fahrzeug für Ihre Firma bestellt. Zur Bestellung'],
  ])(
    'the dealer who has ordered the vehicle reads so at once, with a link to the order: %s',
    async (placedBy, said) => {
      const answers = {
        [CALL]: aVehicle({ status: 'RESERVED' }),
        'GET /api/vehicles/states': {
          states: [
            {
              id: ID,
              status: 'RESERVED',
              priceNet: '33490.00',
              isOwn: true,
              ownOrder: { id: ORDER_ID, placedBy },
            },
          ],
        },
      };
      const { main, words } = await pageOf(`/vehicles/${ID}`, { user: aUser(), answers });
      expect(main).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Von Ihnen bestellt/);
      expect(words).toContain(said);
      expect(main).toContain(`href="/orders/${ORDER_ID}"`);
      // The bar on phones leads to the orders that hold this vehicle.
      expect(main).toMatch(/<a[^>]*href="\/orders\?search=WAUZZZ[^>]*>Von Ihnen bestellt/);
      expect(words).not.toContain('bereits vergeben');
      const other = await pageOf(`/vehicles/${ID}`, { user: aUser({ status: 'PENDING' }), answers });
      expect(other.words).toContain('bereits vergeben');
    },
  );

  test('an admin edits the vehicle instead', async () => {
    const { main, words } = await open(aVehicle(), { user: aUser(null) });
    const [edit] = buttons(main, 'Bearbeiten');
    expect(edit).toContain(`href="/admin/vehicles/${ID}"`);
    expect(words).not.toContain('In die Auswahl');
  });
});

describe('a vehicle that cannot be shown', () => {
  test.each([
    ['de', 'Fahrzeug nicht gefunden'],
    ['en', 'Vehicle not found'],
    ['fr', 'Véhicule introuvable'],
  ] as const)('does not exist: %s', async (locale, words) => {
    const page = await open(404, { locale });
    expect(page.status).toBe(404);
    expect(page.title).toBe(`${words} – Forecourt`);
    expect(page.words).toContain(words);
    expect(page.main).toContain('href="/vehicles"');
  });

  test.each([
    ['de', 'Fahrzeugdetails konnten nicht geladen werden', 'Zurück zum Bestand'],
    ['en', 'Failed to fetch vehicle details', 'Back to the inventory'],
    ['fr', 'Impossible de charger le véhicule', 'Retour au stock'],
  ] as const)('cannot be read by the server: %s', async (locale, words, back) => {
    const page = await open(500, { locale });
    expect(page.title).toBe(`${words} – Forecourt`);
    expect(page.main).toMatch(new RegExp(`role="alert".*${words}`));
    expect(buttons(page.main, back)[0]).toContain('href="/vehicles"');
    expect(page.main).not.toContain('aria-busy');
  });
});

test('who may only look cannot add a vehicle to the cart', async () => {
  const buttonOf = async (rights: 'BUYER' | 'VIEWER') => {
    const answers = { [CALL]: aVehicle() };
    const { main } = await pageOf(`/vehicles/${ID}`, { user: { ...aUser(), rights }, answers });
    return [...main.matchAll(/<button([^>]*)><span>In die Auswahl/g)].map(([, looks = '']) =>
      looks.includes('disabled=""'),
    );
  };
  expect(new Set(await buttonOf('BUYER'))).toEqual(new Set([false]));
  expect(new Set(await buttonOf('VIEWER'))).toEqual(new Set([true]));
});
