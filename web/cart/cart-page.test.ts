import { describe, expect, test } from 'vitest';
import { CALL_HOURS, PAYMENT_WORKING_DAYS, RELEASE_WORKING_DAYS } from '../../contract/constants.ts';
import { aUser, pageContextIn, pageOf } from '../../fixtures/pages.ts';

const dealer = aUser();
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const asked = `/cart?order=${ID}`;

const anAddress = (name: string, city: string) => ({
  name,
  street: 'Hafenstraße 7',
  postalCode: '24103',
  city,
  country: 'DE',
});

const reserved = (model: string, status = 'ACTIVE') => ({
  id: crypto.randomUUID(),
  status,
  priceNet: '18490.00',
  vehicle: {
    id: crypto.randomUUID(),
    make: 'Volkswagen',
    model,
    variant: '2.0 TDI',
    vin: `VIN of the ${model}`,
    coverUrl: `/media/${model}`,
  },
});

/** The server's answers about the order, with the fields that matter here. */
const answersOf = (order: object): Record<string, object | number> => ({
  [`GET /api/orders/${ID}`]: {
    order: {
      id: ID,
      status: 'PENDING',
      orderDate: '2026-11-20T09:30:00.000Z',
      itemCount: 2,
      totalAmount: '36980.00',
      shippingCost: '350.00',
      vatCase: 'STANDARD',
      billingAddress: anAddress('Autohaus Nord GmbH', 'Kiel'),
      deliveryAddress: anAddress('Autohaus Nord, Lager', 'Lübeck'),
      ...order,
    },
    reservations: [reserved('Passat'), reserved('Golf'), reserved('Polo', 'CANCELLED')],
    timeline: [],
  },
});

describe('the confirmation of an order, opened by its address', () => {
  test.each([
    ['de', 'Verbindlich reserviert', '44.422,70 €'],
    ['en', 'Binding reservation made', '44.422,70 €'],
    ['fr', 'Réservation ferme enregistrée', '44.422,70 €'],
  ] as const)(
    'is rendered by the server with number, total and next steps: %s',
    async (locale, title, gross) => {
      const { words } = await pageOf(asked, { user: dealer, locale, answers: answersOf({}) });
      for (const said of [title, '#7c9e6679', gross, dealer.email]) expect(words).toContain(said);
      for (const figure of [CALL_HOURS, PAYMENT_WORKING_DAYS, RELEASE_WORKING_DAYS])
        expect(words).toContain(String(figure));
    },
  );

  test('shows the vehicles that are still in the order, with their pictures, and the addresses', async () => {
    const { main, words } = await pageOf(asked, { user: dealer, answers: answersOf({}) });
    for (const model of ['Passat', 'Golf']) {
      expect(main).toContain(`src="/media/${model}/640.webp"`);
      expect(words).toContain(`Volkswagen ${model} 2.0 TDI VIN of the ${model} 18.490,00 € netto`);
    }
    expect(words).not.toContain('Polo');
    expect(words).toContain('Rechnung an Autohaus Nord GmbH Hafenstraße 7 24103 Kiel Deutschland');
    expect(words).toContain('Lieferung an Autohaus Nord, Lager Hafenstraße 7 24103 Lübeck Deutschland');
  });

  test.each([
    ['de', 'Stunden an, also bis 21.11.2026, 10:30 Uhr'],
    ['en', 'hours, that is by 21/11/2026, 10:30'],
    ['fr', 'heures, soit avant le 21/11/2026, 10:30'],
  ] as const)(
    'names who will call, until when, and the telephone number as a link: %s',
    async (locale, until) => {
      const { main, words } = await pageOf(asked, { user: dealer, locale, answers: answersOf({}) });
      const { contactName, legalName, phone, hours } = pageContextIn(locale).provider;
      expect(words).toContain(`${contactName} (${legalName})`);
      expect(words).toContain(until);
      expect(main).toMatch(
        new RegExp(`<a href="tel:[+0-9]+"[^>]*>${phone.replaceAll(/[+()]/g, String.raw`\$&`)}</a>`),
      );
      expect(words).toContain(`(${hours[locale].replaceAll('\u00a0', ' ')})`);
    },
  );

  test('leads to the page of the order, and can be printed with letterhead', async () => {
    const { main, words } = await pageOf(asked, { user: dealer, answers: answersOf({}) });
    expect(main).toContain(`href="/orders/${ID}"`);
    expect(main).toMatch(/Drucken<\/span><\/button>/);
    const { legalName, street } = pageContextIn('de').provider;
    expect(words.trim()).toMatch(new RegExp(`^${legalName} ${street} `));
  });

  test('says why there is no VAT in an order to another country of the EU', async () => {
    const { words } = await pageOf(asked, {
      user: dealer,
      answers: answersOf({ vatCase: 'INTRA_COMMUNITY' }),
    });
    expect(words).toContain('Zu zahlen, ohne USt. 37.330,00 €');
    expect(words).toContain('Steuerfreie innergemeinschaftliche Lieferung');
  });

  test.each([
    ['of another dealer', asked, { [`GET /api/orders/${ID}`]: 404 }],
    ['that was cancelled since', asked, answersOf({ status: 'CANCELLED' })],
    ['whose number is none', '/cart?order=../login', answersOf({})],
  ])('is replaced by the cart for an order %s', async (_, path, answers) => {
    const { words } = await pageOf(path, { user: dealer, answers });
    expect(words).toContain('Ihre Fahrzeugauswahl');
    expect(words).not.toContain('Verbindlich reserviert');
  });
});

test('without scripts the page says that the browser has the cart', async () => {
  const { words } = await pageOf('/cart', { user: dealer });
  expect(words).toContain('Bitte schalten Sie JavaScript ein');
});
