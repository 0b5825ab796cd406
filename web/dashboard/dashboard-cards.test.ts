import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const own = {
  id: crypto.randomUUID(),
  companyName: 'Autohaus Nord GmbH',
  legalForm: null,
  vatId: 'DE811907980',
  vatIdCheck: 'UNCHECKED',
  email: 'einkauf@autohaus-nord.example',
  emailConfirmed: true,
  needsSecondFactor: false,
  phone: null,
  tier: 'STANDARD',
  status: 'ACTIVE',
  street: 'Hafenstraße 7',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  contactFirstName: null,
  contactLastName: null,
  contactPosition: null,
  contactPhone: null,
  marketingOptIn: false,
  createdAt: '2026-11-20T08:05:00.000Z',
};

const anOrder = (id: string, status: string, endReason: string | null = null) => ({
  id: `${id}-5e6f-4a7b-8c9d-0e1f2a3b4c5d`,
  status,
  endReason,
  orderDate: '2026-11-19T23:30:00.000Z',
});

const dashboardOf = (
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED',
  { orders = [] as object[], dealer = {}, locale = 'de' as 'de' | 'en' | 'fr' } = {},
) =>
  pageOf('/dashboard', {
    user: aUser({ status }),
    locale,
    answers: {
      'GET /api/dealer': { ...own, status, ...dealer },
      'GET /api/orders': { orders, total: orders.length },
    },
  });

/** The part of the page from this heading to the next one. */
const cardOf = (main: string, title: string) => {
  const [, card = ''] = main.split(new RegExp(`<h2[^>]*>${title}</h2>`));
  return card.split('<h2')[0] ?? '';
};

describe("the cards of a dealer's dashboard", () => {
  test('show status, account type and the day of the registration', async () => {
    const { words } = await dashboardOf('ACTIVE', { dealer: { tier: '' } });
    expect(words).toContain('Kontostatus Status Aktiv Kontoart Standard Registriert am 20.11.2026');
  });

  test('say that the data of the company could not be loaded, and claim nothing about them', async () => {
    const { words } = await pageOf('/dashboard', { user: aUser(), answers: { 'GET /api/dealer': 503 } });
    expect(words).toContain('Kontostatus Status Aktiv');
    expect(words).not.toContain('Kontoart');
    expect(words).not.toContain('Registriert am');
    expect(words).toContain('Die Firmendaten konnten nicht geladen werden Erneut versuchen');
  });

  test.each([
    ['de', 'Kontoart Standard'],
    ['en', 'Account type Standard'],
    ['fr', 'Type de compte Standard'],
  ] as const)('say the account type in a word, and one without a word as it is: %s', async (locale, told) => {
    expect((await dashboardOf('ACTIVE', { dealer: { tier: 'STANDARD' }, locale })).words).toContain(told);
    const { words } = await dashboardOf('ACTIVE', { dealer: { tier: 'FLEET' }, locale });
    expect(words).toContain(told.replace('Standard', 'FLEET'));
  });

  test.each(['PENDING', 'ACTIVE', 'SUSPENDED'] as const)(
    'offer a %s dealer what they may do',
    async (status) => {
      const { main } = await dashboardOf(status);
      const paths = [...cardOf(main, 'Schnellzugriff').matchAll(/ href="([^"]+)"/g)].map(([, path]) => path);
      const ofActive =
        status === 'ACTIVE' ? ['/cart', '/orders', '/reservations', '/watchlist', '/searches'] : [];
      expect(paths).toEqual(['/vehicles', ...ofActive, '/documentation']);
    },
  );

  test('name the sales address, the telephone number and the way to the contact form', async () => {
    const help = cardOf((await dashboardOf('PENDING')).main, 'Hilfe und Support');
    expect(help).toContain('href="mailto:sales@example.com"');
    expect(help).toMatch(/href="tel:\+\d+"/);
    expect(help).toContain('href="/contact"');
  });

  test('show the account, with a dash for what is missing, and lead to its page', async () => {
    const { words, main } = await dashboardOf('ACTIVE');
    expect(words).toMatch(
      /Firma Autohaus Nord GmbH Rechtsform – USt-IdNr\. DE811907980 E-Mail einkauf@autohaus-nord\.example Telefon – Straße und Hausnummer Hafenstraße 7 Postleitzahl 20457 Ort Hamburg Land Deutschland/,
    );
    const empty = { vatId: null, street: '', postalCode: '', city: '', country: '' };
    expect((await dashboardOf('ACTIVE', { dealer: empty })).words).toMatch(
      /Rechtsform – USt-IdNr\. – E-Mail einkauf@autohaus-nord\.example Telefon – Straße und Hausnummer – Postleitzahl – Ort – Land –/,
    );
    expect(main).toMatch(/<a [^>]*href="\/account"[^>]*>Bearbeiten</);
    expect((await dashboardOf('PENDING')).main).toMatch(/<a [^>]*href="\/account"[^>]*>Mein Konto</);
  });
});

describe('the recent orders on the dashboard', () => {
  test('show number, day and status in lower case, and lead to all orders', async () => {
    const orders = [
      anOrder('1a2b3c4d', 'PROCESSED'),
      anOrder('2b3c4d5e', ''),
      anOrder('3c4d5e6f', 'CANCELLED', 'EXPIRED'),
    ];
    const { words, main, queries } = await dashboardOf('ACTIVE', { orders });
    expect(queries['GET /api/orders']).toBe('limit=3');
    expect(main).toMatch(
      /<a aria-label="Bestellung #1a2b3c4d öffnen" [^>]*href="\/orders\/1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d"/,
    );
    expect(words).toMatch(
      /Letzte Bestellungen Alle Bestellungen #1a2b3c4d 20\.11\.2026 in bearbeitung #2b3c4d5e 20\.11\.2026 offen #3c4d5e6f 20\.11\.2026 abgelaufen/,
    );
    expect(main).toMatch(/href="\/orders"[^>]*>Alle Bestellungen</);
  });

  test('lead to the inventory while there are none', async () => {
    const { words, main } = await dashboardOf('ACTIVE');
    expect(words).toContain('Noch keine Bestellungen');
    expect(main).toMatch(/href="\/vehicles"[^>]*>Zum Fahrzeugbestand</);
  });

  test.each(['PENDING', 'SUSPENDED'] as const)('are not shown to a %s dealer', async (status) => {
    expect((await dashboardOf(status, { orders: [anOrder('1a2b3c4d', 'PENDING')] })).words).not.toContain(
      '#1a2b3c4d',
    );
  });
});

describe('the notice', () => {
  test.each([
    [
      'de',
      'Was wir prüfen: Firma und Rechtsform',
      'Wie es weitergeht: Fehlt uns etwas, melden wir uns bei Ihnen.',
      'Bis wann: voraussichtlich bis 24.11.2026.',
    ],
    [
      'en',
      'What we check: company and legal form',
      'What happens next: if anything is missing, we will contact you.',
      'Until when: probably by 24/11/2026.',
    ],
    [
      'fr',
      'Ce que nous vérifions : société et forme juridique',
      'La suite : s’il manque quelque chose, nous vous contacterons.',
      'Échéance : en principe d’ici au 24/11/2026.',
    ],
  ] as const)(
    'tells a waiting dealer what is checked, what happens next and until when: %s',
    async (locale, ...told) => {
      const { words } = await dashboardOf('PENDING', { locale });
      for (const sentence of told) expect(words).toContain(sentence);
    },
  );

  test.each([
    ['de', 'Fahrzeuge filtern und Preise vergleichen'],
    ['en', 'filter vehicles and compare prices'],
    ['fr', 'filtrer les véhicules et comparer les prix'],
  ] as const)('leads a waiting dealer to what they may do meanwhile: %s', async (locale, words) => {
    const { main } = await dashboardOf('PENDING', { locale });
    expect(main).toMatch(new RegExp(`href="/vehicles"[^>]*>${words}</a>`));
    expect((await dashboardOf('ACTIVE', { locale })).words).not.toContain(words);
  });

  test('tells a suspended dealer whom to call, and that contracts go on', async () => {
    const { words, main } = await dashboardOf('SUSPENDED');
    expect(main).toMatch(/href="tel:\+\d+"/);
    expect(words).toContain(
      'Verbindliche Bestellungen bleiben bestehen, und Rechnungen erhalten Sie per E-Mail.',
    );
  });
});
