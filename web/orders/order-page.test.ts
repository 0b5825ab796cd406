import { describe, expect, test } from 'vitest';
import { invoiceExamples } from '../../contract/examples/invoices.ts';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageContextIn, pageOf } from '../../fixtures/pages.ts';
import { formatBytes } from '../ui/format.ts';
import type { Invoice, OrderDetails } from './queries.ts';

const dealer = aUser();
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const address = (name: string, city: string) => ({
  name,
  street: 'Hafenstraße 7',
  postalCode: '24103',
  city,
  country: 'DE',
});

const ORDER: OrderDetails['order'] = {
  id: ID,
  status: 'PENDING',
  orderDate: '2026-11-20T09:30:00.000Z',
  itemCount: 1,
  totalAmount: '18490.00',
  shippingCost: '175.00',
  dealerId: crypto.randomUUID(),
  endReason: null,
  endedAt: null,
  shippingMethod: 'DELIVERY',
  notes: null,
  purchaseReference: 'EK-4711',
  vatCase: 'STANDARD',
  deliveryCountry: 'DE',
  billingAddress: address('Autohaus Nord GmbH', 'Kiel'),
  deliveryAddress: address('Autohaus Nord, Lager', 'Lübeck'),
  termsVersion: '2025-05-20',
  completedAt: null,
  isInvoiced: false,
  calledAt: null,
  paidAt: null,
  refundedAt: null,
  deliveryOn: null,
  placedBy: 'Jules Perrin',
  isOwn: false,
  placerMayCancel: true,
  dealer: {
    companyName: 'Autohaus Nord GmbH',
    street: 'Neue Straße 1',
    postalCode: '24114',
    city: 'Flensburg',
    country: 'DE',
    email: 'einkauf@autohaus-nord.example',
    phone: null,
    vatId: 'FR40303265045',
    vatIdCheck: 'UNCHECKED',
  },
};

const NEW: OrderDetails['timeline'] = [
  { kind: 'ORDERED', at: '2026-11-20T09:30:00.000Z', until: null },
  { kind: 'CALLED', at: null, until: '2026-11-21T09:30:00.000Z' },
  { kind: 'INVOICED', at: null, until: '2026-11-23T09:30:00.000Z' },
  { kind: 'PAID', at: null, until: null },
  { kind: 'COMPLETED', at: null, until: null },
];
const delivery = { kind: 'DELIVERY', at: null, until: '2026-12-03T22:59:59.000Z' } as const;
/** The timeline after these steps. */
const after = (...steps: Partial<OrderDetails['timeline'][number]>[]): OrderDetails['timeline'] =>
  NEW.map((step) => ({ ...step, ...steps.find(({ kind }) => kind === step.kind) }));

const open = (
  order: Partial<OrderDetails['order']> = {},
  timeline = NEW,
  locale: 'de' | 'en' | 'fr' = 'de',
  invoices: Invoice[] = [],
) =>
  pageOf(`/orders/${ID}`, {
    user: dealer,
    locale,
    answers: {
      [`GET /api/orders/${ID}`]: { order: { ...ORDER, ...order }, reservations: [], documents: [], timeline },
      [`GET /api/orders/${ID}/invoices`]: { invoices, total: invoices.length },
    },
  });

describe('the page of an order', () => {
  test.each([
    ['de', 'Bestellung #7c9e6679', 'Rechnungsadresse'],
    ['en', 'Order #7c9e6679', 'Billing address'],
    ['fr', 'Commande #7c9e6679', 'Adresse de facturation'],
  ] as const)(
    'has a title with its number, and is rendered by the server: %s',
    async (locale, title, word) => {
      const { title: tab, words } = await open({}, NEW, locale);
      expect(tab).toMatch(new RegExp(`^${title} – `));
      expect(words).toContain(title);
      expect(words).toContain(word);
    },
  );

  test.each([
    ['de', 'bestellt am 20.11.2026, 10:30 Uhr von Jules Perrin'],
    ['en', 'ordered on 20/11/2026, 10:30 by Jules Perrin'],
    ['fr', 'commandé le 20/11/2026, 10:30 par Jules Perrin'],
  ] as const)('says when it was placed, and by whom: %s', async (locale, told) => {
    expect((await open({}, NEW, locale)).words).toContain(told);
  });

  test('shows both addresses as of placing, and the own number', async () => {
    const { words } = await open();
    expect(words).toContain('Rechnungsadresse Autohaus Nord GmbH Hafenstraße 7 24103 Kiel Deutschland');
    expect(words).toContain('Lieferadresse Autohaus Nord, Lager Hafenstraße 7 24103 Lübeck Deutschland');
    expect(words).not.toContain('Flensburg');
    expect(words).toContain('EK-4711');
  });

  test('prints the heading of the own number only with a number', async () => {
    const headingIn = async (purchaseReference: string | null) =>
      /<section([^>]*)><h3[^>]*>Ihre Bestellnummer/.exec((await open({ purchaseReference })).main)?.[1];
    expect(await headingIn(null)).toContain('print:hidden');
    expect(await headingIn('EK-4711')).toBe('');
  });

  test('shows the address of the dealer for an order that is older than the copies', async () => {
    const { words } = await open({ billingAddress: null, deliveryAddress: null });
    expect(words).toContain('Händler Autohaus Nord GmbH Neue Straße 1 24114 Flensburg Deutschland');
  });

  test('has the name and address of the seller for the print', async () => {
    const { main } = await open();
    const { legalName, street, city } = pageContextIn('de').provider;
    const [letterhead = ''] = /<address[^>]*print:block.*?<\/address>/s.exec(main) ?? [];
    for (const words of [legalName, street, city]) expect(letterhead).toContain(words);
  });

  test('has the documents of its vehicles as links, with the vehicle they belong to', async () => {
    const { result } = orderExamples['GET /api/orders/{id}'];
    const { main, words } = await pageOf(`/orders/${ID}`, {
      user: dealer,
      answers: { [`GET /api/orders/${ID}`]: { ...result, order: ORDER } },
    });
    const [document] = result.documents;
    expect(main).toContain(`href="${document?.url}"`);
    const { make, model, vin } = result.reservations[0]?.vehicle ?? {};
    expect(words).toContain(
      `Zustandsbericht.pdf ${make} ${model}, ${vin}, PDF, ${formatBytes(482_113, 'de').replace('\u00a0', ' ')}`,
    );
    expect(words).toContain('Dokumente der Fahrzeuge Wie vom Lieferanten angegeben.');
    expect((await open()).words).not.toContain('Dokumente');
  });

  test('has the pictures of its vehicles as ZIPs, except of a vehicle that left it or has none', async () => {
    const { result } = orderExamples['GET /api/orders/{id}'];
    const zipsWith = async (reservation: object, vehicle: object = {}) => {
      const reservations = result.reservations.map((each) => ({
        ...each,
        ...reservation,
        vehicle: { ...each.vehicle, ...vehicle },
      }));
      const { main } = await pageOf(`/orders/${ID}`, {
        user: dealer,
        answers: { [`GET /api/orders/${ID}`]: { ...result, order: ORDER, reservations } },
      });
      return main.match(/href="\/api\/vehicles\/[^"]*\/media\.zip"/g) ?? [];
    };
    const [{ vehicle } = { vehicle: { id: '' } }] = result.reservations;
    expect(await zipsWith({})).toEqual([`href="/api/vehicles/${vehicle.id}/media.zip"`]);
    expect(await zipsWith({ status: 'CANCELLED' })).toEqual([]);
    expect(await zipsWith({ isExpired: true })).toEqual([]);
    expect(await zipsWith({}, { coverUrl: null })).toEqual([]);
  });

  test('of another dealer does not exist', async () => {
    const { status } = await pageOf(`/orders/${ID}`, { user: dealer, answers: {} });
    expect(status).toBe(404);
  });

  test('leads guests to the login and admins to the back office', async () => {
    expect((await pageOf(`/orders/${ID}`)).location).toBe(`/auth?next=%2Forders%2F${ID}`);
    expect((await pageOf(`/orders/${ID}`, { user: aUser(null) })).location).toBe('/admin/orders');
  });
});

describe('the timeline of an order', () => {
  test('says what has happened and what is due until when', async () => {
    const { words } = await open();
    expect(words).toContain(
      'Verlauf Bestellt 20.11.2026, 10:30 Uhr Unser Anruf bis 21.11.2026, 10:30 Uhr ' +
        'Rechnung bis 23.11.2026, 10:30 Uhr Bezahlt steht aus Abgeschlossen steht aus',
    );
  });

  test('names the day of delivery and the refund once they are known', async () => {
    const { words } = await open({ status: 'PROCESSED' }, [...NEW.slice(0, 4), delivery]);
    expect(words).toContain('Bezahlt steht aus Lieferung am 03.12.2026');
    const at = '2026-12-05T10:00:00.000Z';
    const ended = await open({ status: 'CANCELLED', endReason: 'ADMIN' }, [
      ...NEW.slice(0, 1),
      { kind: 'CANCELLED', at, until: null },
      { kind: 'REFUNDED', at: null, until: null },
    ]);
    expect(ended.words).toContain('Storniert 05.12.2026, 11:00 Uhr Zahlung erstattet steht aus');
  });
});

describe('what the dealer has to do now', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const called = { kind: 'CALLED', at, until: null } as const;
  const invoiced = { kind: 'INVOICED', at, until: null } as const;
  const paid = { kind: 'PAID', at, until: null } as const;
  const due = { kind: 'PAID', at: null, until: '2026-11-25T22:59:59.000Z' } as const;

  test.each([
    [
      'wait for the call',
      'PENDING',
      after({ kind: 'CALLED', until: '2026-11-21T12:01:00.000Z' }),
      'Wir rufen Sie bis 21.11.2026, 13:01 Uhr an',
    ],
    ['no promise of a call that is late', 'PENDING', NEW, 'Wir bestätigen Ihre Bestellung bis 23.11.2026'],
    [
      'wait for the invoice',
      'PENDING',
      after(called),
      'Wir bestätigen Ihre Bestellung bis 23.11.2026, 10:30 Uhr',
    ],
    ['wait while it is processed', 'PROCESSED', after({ kind: 'INVOICED', until: null }), 'in Bearbeitung'],
    [
      'pay',
      'PROCESSED',
      after(called, invoiced, due),
      'Bitte überweisen Sie den Rechnungsbetrag bis 25.11.2026',
    ],
    ['wait for the delivery', 'PROCESSED', after(called, invoiced, paid), 'Ihre Zahlung ist eingegangen'],
    [
      'receive the vehicles',
      'PROCESSED',
      [...after(invoiced, paid), delivery],
      'Ihre Zahlung ist eingegangen. Wir liefern am 03.12.2026',
    ],
    ['report defects', 'COMPLETED', after(invoiced), 'melden Sie Mängel innerhalb von 24 Stunden'],
    ['nothing once it has ended', 'CANCELLED', NEW.slice(0, 1), 'Diese Bestellung ist beendet'],
  ] as const)('is said on its page: %s', async (_, status, timeline, told) => {
    const { words } = await open({ status, endReason: status === 'CANCELLED' ? 'DEALER' : null }, [
      ...timeline,
    ]);
    expect(words).toContain(`Was Sie jetzt tun ${told.startsWith('Wir') ? 'Nichts: ' : ''}`);
    expect(words).toContain(told);
  });

  test.each([
    [
      'de',
      'Bitte überweisen Sie den Rechnungsbetrag bis 25.11.2026',
      'melden Sie Mängel innerhalb von 24 Stunden',
    ],
    ['en', 'Please transfer the amount of the invoice by 25/11/2026', 'report defects within 24 hours'],
    [
      'fr',
      'Veuillez virer le montant de la facture au plus tard le 25/11/2026',
      'signaler les défauts dans les 24 heures',
    ],
  ] as const)('is to pay a completed order, and to report defects: %s', async (locale, pay, report) => {
    const { words } = await open({ status: 'COMPLETED' }, after(invoiced, due), locale);
    expect(words).toContain(pay);
    expect(words).toContain(report);
  });

  test('is nothing once a completed order takes no complaints any more, but a payment stays due', async () => {
    const completedAt = '2026-01-02T09:00:00.000Z';
    const done = await open({ status: 'COMPLETED', completedAt }, after(invoiced));
    expect(done.words).toContain('Was Sie jetzt tun Nichts: Diese Bestellung ist beendet.');
    const unpaid = await open({ status: 'COMPLETED', completedAt }, after(invoiced, due));
    expect(unpaid.words).toContain('Bitte überweisen Sie den Rechnungsbetrag bis 25.11.2026');
    for (const { words } of [done, unpaid]) expect(words).not.toContain('melden Sie Mängel');
    expect(unpaid.words).not.toContain('Nichts:');
  });

  test.each([
    ['de', 'Die Rechnung war am 19.11.2026 fällig.', 'bis 19.11.2026, nur'],
    ['en', 'The invoice was due on 19/11/2026.', 'by 19/11/2026, only'],
    ['fr', 'La facture était à régler au plus tard le 19/11/2026.', 'Veuillez virer'],
  ] as const)('names a day that has passed as passed: %s', async (locale, told, not) => {
    const late = { kind: 'PAID', at: null, until: '2026-11-19T22:59:59.000Z' } as const;
    const { words } = await open({ status: 'PROCESSED' }, after(invoiced, late), locale);
    expect(words).toContain(told);
    expect(words).not.toContain(not);
  });

  test('promises no payment that has not arrived, although the day of delivery is known', async () => {
    const { words } = await open({ status: 'PROCESSED' }, [...after(invoiced, due), delivery]);
    expect(words).toContain('Bitte überweisen Sie den Rechnungsbetrag bis 25.11.2026');
    expect(words).not.toContain('Ihre Zahlung ist eingegangen');
  });

  test.each([
    ['de', 'unterschreiben Sie die Gelangensbestätigung'],
    ['en', 'sign the entry certificate'],
    ['fr', 'signer l’attestation de réception'],
  ] as const)(
    'is to prove the arrival of a delivery without VAT, until it is proved: %s',
    async (locale, told) => {
      const read = async (total: number) => {
        const order = { ...ORDER, status: 'COMPLETED', vatCase: 'INTRA_COMMUNITY' };
        const answers = {
          [`GET /api/orders/${ID}`]: {
            order,
            reservations: [],
            documents: [],
            timeline: after(invoiced, paid),
          },
          [`GET /api/orders/${ID}/documents`]: { documents: [], total },
        };
        return (await pageOf(`/orders/${ID}`, { user: dealer, locale, answers })).words;
      };
      expect(await read(0)).toContain(told);
      expect(await read(1)).not.toContain(told);
    },
  );

  test.each([
    ['none yet', 'PENDING', NEW, 'Noch keine Rechnung'],
    ['none any more', 'CANCELLED', NEW.slice(0, 1), 'Zu dieser Bestellung gibt es keine Rechnung'],
  ] as const)('says why there is no invoice: %s', async (_, status, timeline, told) => {
    const { words } = await open({ status, endReason: status === 'CANCELLED' ? 'DEALER' : null }, [
      ...timeline,
    ]);
    expect(words).toContain(told);
  });
});

describe('the invoices of an order', () => {
  const [invoice] = invoiceExamples['GET /api/orders/{id}/invoices'].result.invoices;
  if (!invoice) throw new Error('the example has no invoice');
  const { number } = invoice;
  const creditNote = {
    ...invoice,
    number: '2026-000018',
    kind: 'CREDIT_NOTE' as const,
    state: null,
    payment: null,
    nextReminder: null,
    dueOn: null,
    cancels: number,
    vatAmount: '0.00',
  };
  const read = (locale: 'de' | 'en' | 'fr') =>
    open({ status: 'PROCESSED' }, after({ kind: 'INVOICED', at: invoice.issuedAt, until: null }), locale, [
      invoice,
      creditNote,
    ]);

  test.each([
    [
      'de',
      'Rechnung 2026-000017 Offen 22.211,35 € brutto ausgestellt am 31.01.2026, zahlbar bis 04.02.2026',
      'Stornorechnung 2026-000018 22.211,35 € ohne USt. ausgestellt am 31.01.2026, storniert die Rechnung 2026-000017',
    ],
    [
      'en',
      'Invoice 2026-000017 Open 22.211,35 € gross issued on 31/01/2026, payable by 04/02/2026',
      'Credit note 2026-000018 22.211,35 € without VAT issued on 31/01/2026, cancels invoice 2026-000017',
    ],
    [
      'fr',
      'Facture 2026-000017 Ouverte 22.211,35 € TTC émise le 31/01/2026, payable jusqu’au 04/02/2026',
      'Facture d’avoir 2026-000018 22.211,35 € sans TVA émise le 31/01/2026, annule la facture 2026-000017',
    ],
  ] as const)('are on its page with their sums and days: %s', async (locale, first, second) => {
    const { words } = await read(locale);
    expect(words).toContain(first);
    expect(words).toContain(second);
  });

  test('are paid to an account that can be copied and scanned, until they are paid', async () => {
    const { main, words } = await read('de');
    expect(words).toContain(
      'So bezahlen Sie Kontoinhaber Leasing Nord GmbH Kopieren IBAN DE02 1203 0000 0000 2020 51 Kopieren BIC BYLADEM1001 Kopieren Betrag 22.211,35 € Kopieren Verwendungszweck 2026-000017',
    );
    for (const field of ['Kontoinhaber', 'IBAN', 'BIC', 'Betrag', 'Verwendungszweck'])
      expect(main).toContain(`aria-label="${field} kopieren"`);
    expect(main.split('QR-Code für die Überweisung der Rechnung 2026-000017')).toHaveLength(2);
    const paid = { ...invoice, state: 'PAID' as const, payment: null, nextReminder: null };
    const later = await open({ status: 'PROCESSED' }, [...NEW], 'de', [paid]);
    expect(later.words).not.toContain('So bezahlen Sie');
    expect(later.main).not.toContain('QR-Code');
  });

  test('are downloads, each with its number in its name', async () => {
    const { main } = await read('de');
    for (const { number: each } of [invoice, creditNote]) {
      expect(main).toContain(`href="/api/invoices/${each}.xml" download`);
      expect(main).toContain(`href="/api/invoices/${each}.pdf" download`);
      for (const kind of ['XRechnung (XML)', 'PDF zum Lesen'])
        expect(main).toContain(`aria-label="${kind} ${each} herunterladen"`);
    }
  });
});
