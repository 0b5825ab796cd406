import { expect, test } from 'vitest';
import type { Locale } from '../../contract/constants.ts';
import { WATCH_MAIL_VEHICLES_MAX } from '../../contract/watching.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import type { MailKind, PayloadOf } from './kinds.ts';
import { renderMail } from './render.ts';
import { aMail, EVERY_MAIL, orderPayload } from './samples.ts';

const rendered = <K extends MailKind>(kind: K, locale: Locale, wishes: Partial<PayloadOf<K>> = {}) =>
  renderMail(aMail(kind, locale, wishes), { provider, publicUrl: 'https://portal.example' });

const read = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

test.each([
  ['de', 'Ihre Verträge laufen weiter', 'Rechnungen erhalten Sie per E-Mail'],
  ['en', 'Your contracts go on', 'you will receive invoices by email'],
  ['fr', 'Vos contrats se poursuivent', 'vous recevrez les factures par e-mail'],
] as const)(
  'a suspended dealer reads that contracts go on and invoices come by mail: %s',
  (locale, ...said) => {
    const text = read(rendered('accountSuspended', locale).text);
    for (const words of said) expect(text).toContain(words);
  },
);

test.each([
  ['de', 'Beobachtungsliste: BMW 320d Touring mit neuem Preis oder Status'],
  ['en', 'Watch list: BMW 320d Touring with a new price or status'],
  ['fr', 'Liste de suivi : nouveau prix ou statut pour BMW 320d Touring'],
] as const)('the subject of a mail about one watched vehicle names it: %s', (locale, subject) => {
  const [vehicle] = orderPayload().vehicles;
  if (!vehicle) throw new Error('the order has no vehicle');
  const vehicles = [{ ...vehicle, status: 'RESERVED' as const, priceBefore: null }];
  expect(read(rendered('watchedVehicleChanged', locale, { count: 1, vehicles }).subject)).toBe(subject);
});

test.each([
  ['de', '50 weitere Fahrzeuge sehen Sie auf Ihrer Beobachtungsliste.'],
  ['en', 'You see 50 more vehicles on your watch list.'],
  ['fr', '50 autres véhicules figurent sur votre liste de suivi.'],
] as const)(
  'a mail about a hundred watched vehicles lists fifty and counts the others: %s',
  (locale, sentence) => {
    const [vehicle] = orderPayload().vehicles;
    if (!vehicle) throw new Error('the order has no vehicle');
    const vehicles = Array.from({ length: WATCH_MAIL_VEHICLES_MAX }, (_, place) => ({
      ...vehicle,
      variant: `Variante ${place}`,
      priceBefore: '25490.00',
      status: 'AVAILABLE' as const,
    }));
    const { html, text, subject } = rendered('watchedVehicleChanged', locale, { count: 100, vehicles });
    expect(subject).toContain('100');
    expect(read(text).match(/Variante/g)).toHaveLength(WATCH_MAIL_VEHICLES_MAX);
    expect(read(text)).toContain(sentence);
    expect(read(html)).toContain(sentence);
    // Gmail shows no more than 102 KB of a mail.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  },
);

test('German mails go on in lower case after the greeting, unless with a noun, a name or a polite pronoun', () => {
  const stayCapital = ['Ihr', 'Ihre', 'Ihrer', 'Firmenname', 'Jules'];
  for (const { kind, to } of EVERY_MAIL) {
    if (to === 'provider') continue;
    const [, opening = ''] = /^Guten Tag[^,]*,\s+(\p{L}+)/mu.exec(rendered(kind, 'de').text) ?? [];
    expect([kind, opening]).not.toEqual([kind, '']);
    const expected = stayCapital.includes(opening) ? opening : opening.toLowerCase();
    expect([kind, opening]).toEqual([kind, expected]);
  }
});

test('the sentences of French mails begin with a capital letter', () => {
  for (const { kind, to } of EVERY_MAIL) {
    if (to !== 'dealer') continue;
    const [, opening = ''] = /^Bonjour[^,]*,\s+(\S)/m.exec(rendered(kind, 'fr').text) ?? [];
    expect([kind, opening]).toEqual([kind, opening.toUpperCase()]);
  }
});

test.each([
  ['de', 'wieder', /bleib/],
  ['en', 'again', /remain/],
  ['fr', 'de nouveau', /restent/],
] as const)(
  'the mail about an order that is in progress again does not say that its vehicles remained reserved: %s',
  (locale, again, remained) => {
    for (const status of ['PROCESSED', 'COMPLETED'] as const) {
      const { text } = rendered('orderStatusChanged', locale, { status, isReopened: true });
      expect(read(text)).toContain(again);
      expect(text).not.toMatch(remained);
    }
  },
);

test.each([
  ['de', 'senden Ihnen die Rechnung', 'falls sie Ihnen noch nicht vorliegt'],
  ['en', 'send you the invoice', 'unless you already have it'],
  ['fr', 'vous envoyons la facture', 'si vous ne l’avez pas déjà reçue'],
] as const)(
  'the mail about an order that is open again announces no invoice where the order has one: %s',
  (locale, announced, perhaps) => {
    const textOf = (expiresAt: string | null) =>
      read(rendered('orderStatusChanged', locale, { status: 'PENDING', expiresAt }).text);
    expect(textOf('2026-03-09T10:00:00.000Z')).toContain(announced);
    expect(textOf(null)).not.toContain(announced);
    expect(textOf(null)).toContain(perhaps);
  },
);

test.each([
  [
    'de',
    'Ihre Zahlung ist bereits eingegangen; bitte überweisen Sie nichts.',
    'Bitte überweisen Sie den Betrag',
  ],
  ['en', 'We already have your payment; please do not transfer anything.', 'Please transfer the amount'],
  ['fr', 'Votre paiement nous est déjà parvenu ; ne virez rien.', 'Merci de virer ce montant'],
] as const)('the mail with an invoice that is paid asks for no transfer: %s', (locale, paid, asked) => {
  const textOf = (isPaid: boolean) => read(rendered('invoiceIssued', locale, { isPaid }).text);
  expect(textOf(true)).toContain(paid);
  expect(textOf(true)).not.toContain(asked);
  expect(textOf(false)).toContain(asked);
  expect(textOf(false)).not.toContain(paid);
});

test.each([
  ['de', 'Sie überweisen den Gesamtbetrag', 'Zu zahlen'],
  ['en', 'You pay the full amount', 'To pay'],
  ['fr', 'Vous réglez la totalité', 'Net à payer'],
] as const)(
  'the mail about the status of an order that is paid asks for no payment: %s',
  (locale, ...asked) => {
    for (const status of ['PENDING', 'PROCESSED'] as const)
      for (const isReopened of [false, true]) {
        const textOf = (isPaid: boolean) =>
          read(
            rendered('orderStatusChanged', locale, { status, isReopened, isPaid, vatCase: 'INTRA_COMMUNITY' })
              .text,
          );
        for (const words of asked) {
          expect(textOf(false)).toContain(words);
          expect(textOf(true)).not.toContain(words);
        }
      }
  },
);

test.each([
  [
    'de',
    'Sie erhalten von uns eine neue Rechnung. Bis dahin ist nichts zu überweisen.',
    'noch nicht vorliegt',
  ],
  ['en', 'You receive a new invoice from us. Until then there is nothing to transfer.', 'already have it'],
  ['fr', 'Vous recevrez une nouvelle facture. D’ici là, il n’y a rien à virer.', 'pas déjà reçue'],
] as const)(
  'the mail about the status of an order whose payment was taken back from its invoice announces a new invoice: %s',
  (locale, announced, former) => {
    for (const status of ['PENDING', 'PROCESSED'] as const) {
      const textOf = (needsNewInvoice: boolean) =>
        read(rendered('orderStatusChanged', locale, { status, expiresAt: null, needsNewInvoice }).text);
      expect(textOf(true)).toContain(announced);
      expect(textOf(true)).not.toContain(former);
      expect(textOf(false)).not.toContain(announced);
    }
  },
);

test.each([
  ['de', 'behalten Firma, Rechnungsadresse, Lieferland und Steuersatz wie beim Bestellen'],
  ['en', 'keep the company name, billing address, country of delivery and VAT rate they were placed with'],
  ['fr', 'gardent le nom, l’adresse de facturation, le pays de livraison et le taux de TVA d’origine'],
] as const)(
  'the mail about a changed company name or country says what existing orders and their invoices keep: %s',
  (locale, kept) => {
    expect(read(rendered('accountChanged', locale).text)).toContain(kept);
  },
);

test.each([
  ['de', 'läuft nicht mehr', 'bleiben für Sie reserviert, ohne Frist', /geprüft/],
  ['en', 'no longer applies', 'remain reserved for you, with no time limit', /reviewed/],
  ['fr', 'ne court plus', 'vous restent réservés, sans limite de durée', /vérifi/],
] as const)(
  'only an order whose reservations expired at some time is said to have no period any more: %s',
  (locale, over, unlimited, reviewed) => {
    const mailOf = (endsPeriod: boolean) =>
      rendered('orderStatusChanged', locale, { status: 'PROCESSED', endsPeriod });
    expect(read(mailOf(true).text)).toContain(over);
    expect(read(mailOf(false).text)).not.toContain(over);
    expect(read(mailOf(false).text)).toContain(unlimited);
    expect(mailOf(false).subject).not.toMatch(reviewed);
  },
);

test.each([
  ['de', 'Für die Stornierung können wir', 'Haben Sie um die Stornierung gebeten oder sie zu vertreten'],
  ['en', 'for the cancellation.', 'If you asked for the cancellation or are responsible for it'],
  [
    'fr',
    'pour cette annulation',
    'Si vous avez demandé cette annulation ou si la cause vous en est imputable',
  ],
] as const)(
  'a mail names the fee as the dialog of the cancellation does, and where we cancelled under its condition: %s',
  (locale, own, ours) => {
    for (const kind of ['orderCancelled', 'reservationCancelled'] as const) {
      const textOf = (wishes: Partial<PayloadOf<typeof kind>>) => read(rendered(kind, locale, wishes).text);
      for (const endReason of ['SINGLE', 'WITH_ORDER'] as const) {
        const byDealer = textOf({ by: 'DEALER', endReason });
        expect(byDealer).toMatch(/250[,.]00/);
        expect(byDealer).toContain(own);
        expect(byDealer).not.toContain(ours);
        const byClerk = textOf({ by: 'ADMIN', endReason });
        expect(byClerk).toMatch(/250[,.]00/);
        expect(byClerk).toContain(ours);
      }
      // The dialog about a vehicle names no fee. An older version did not queue the reason.
      for (const endReason of ['RELEASED', null] as const)
        expect(textOf({ by: 'ADMIN', endReason })).not.toMatch(/250[,.]00/);
      expect(textOf({ by: 'DEALER', endReason: null })).toContain(own);
    }
  },
);

test.each([
  [
    'de',
    'gilt für künftige Bestellungen und für alle Rechnungen, die wir ab jetzt ausstellen',
    'Eine offene Bestellung ohne USt. können wir erst abrechnen, wenn',
  ],
  [
    'en',
    'applies to future orders and to all invoices that we issue from now on',
    'We cannot invoice an open order without VAT until',
  ],
  [
    'fr',
    'vaut pour les commandes à venir et pour toutes les factures émises à partir de maintenant',
    'Une commande en cours sans TVA ne pourra être facturée que lorsque',
  ],
] as const)(
  'a dealer whose VAT ID has changed reads what that means for invoices, and for open orders without VAT: %s',
  (locale, applies, waits) => {
    const changed = (vatId: string | null) => read(rendered('vatIdChanged', locale, { vatId }).text);
    expect(changed('FR98765432109')).toContain(applies);
    expect(changed('FR98765432109')).not.toContain(waits);
    expect(changed(null)).toContain(waits);
    expect(read(rendered('vatIdInvalid', locale).text)).toContain(waits);
  },
);
