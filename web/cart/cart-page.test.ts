import { describe, expect, test } from 'vitest';
import { CALL_HOURS, PAYMENT_WORKING_DAYS, RELEASE_WORKING_DAYS } from '../../contract/constants.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const dealer = aUser();
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const asked = `/cart?order=${ID}`;

/** The server's answers about the order, with the fields that matter here. */
const answersOf = (order: object): Record<string, object | number> => ({
  [`GET /api/orders/${ID}`]: {
    order: {
      id: ID,
      status: 'PENDING',
      itemCount: 2,
      totalAmount: '36980.00',
      shippingCost: '350.00',
      vatCase: 'STANDARD',
      ...order,
    },
    reservations: [],
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
