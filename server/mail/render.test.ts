import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { ZodError } from 'zod';
import { de } from '../../content/mail/de.ts';
import { en } from '../../content/mail/en.ts';
import { fr } from '../../content/mail/fr.ts';
import type { MailWords } from '../../content/mail/words.ts';
import { LOCALES, type Locale } from '../../contract/constants.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { projectRoot } from '../../database/project-root.ts';
import { typeset } from './format.ts';
import type { KindTo, MailKind, PayloadOf } from './kinds.ts';
import { FirstMailPayload } from './payloads.ts';
import { renderMail } from './render.ts';
import { aMail, EVERY_MAIL, orderPayload } from './samples.ts';

const publicUrl = 'https://portal.example';

function rendered<K extends MailKind>(kind: K, locale: Locale | null, wishes: Partial<PayloadOf<K>> = {}) {
  return renderMail(aMail(kind, locale, wishes), { provider, publicUrl });
}

const anAddressIn = (country: string) => ({
  name: 'Garage Lumière',
  street: '12 rue de Lille',
  postalCode: '59000',
  city: 'Lille',
  country,
});

const WORDS: Record<Locale, MailWords> = { de, en, fr };

/** The words of a text, without what only plain text has: rules, numbers of steps, colons after labels. */
const wordsOf = (text: string) =>
  text.split(/\s+/).flatMap((word) => word.replace(/^-+$|^\d\.$/, '').replace(/:$/, '') || []);

const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/** Joins lines and replaces no-break spaces, as a reader does. */
const read = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  test.each(EVERY_MAIL)('the mail $kind to the $to is complete', ({ kind, to }) => {
    const mail = renderMail(aMail(kind, to === 'provider' ? null : locale), {
      provider: { ...provider, mailLocale: locale },
      publicUrl,
    });
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{|\{\w+\}/);
    }
    expect(mail.text).toContain(provider.registerNumber);
    expect(mail.text).toContain(publicUrl);
    // An address alone on its line cannot be wrapped.
    const wrapped = mail.text
      .split('\n')
      .filter((line) => !line.startsWith(`${publicUrl}/`) || / /.test(line));
    expect(Math.max(...wrapped.map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  test.each(EVERY_MAIL)(
    'the mail $kind to the $to has the same text in HTML and in plain text',
    ({ kind, to }) => {
      const { html, text } = renderMail(aMail(kind, to === 'provider' ? null : locale), {
        provider: { ...provider, mailLocale: locale },
        publicUrl,
      });
      // Only the body: the head repeats the subject.
      const inHtml = wordsOf(textOf(html.slice(html.indexOf('<body'))));
      const inText = wordsOf(text);
      // The list of vehicles has another heading in HTML, where links hide their addresses.
      const { labels, headings } = WORDS[locale];
      const onlyInText = [...linksOf(html), ...wordsOf(headings.vehicles)];
      expect(inHtml.filter((word) => ![...inText, labels.vehicle].includes(word))).toEqual([]);
      expect(inText.filter((word) => ![...inHtml, ...onlyInText].includes(word))).toEqual([]);
    },
  );

  test('every mail has its texts, and no text is unused', () => {
    const { toDealer, toProvider, toSender } = WORDS[locale];
    const kindsTo = (audience: string) =>
      new Set(EVERY_MAIL.flatMap(({ kind, to }) => (to === audience ? [kind] : [])));
    expect(new Set<string>(Object.keys(toDealer))).toEqual(kindsTo('dealer'));
    expect(new Set<string>(Object.keys(toProvider))).toEqual(kindsTo('provider'));
    expect(new Set<string>(Object.keys(toSender))).toEqual(kindsTo('sender'));
  });

  test('a reservation shows its expiry in Berlin time, in summer and in winter', () => {
    const winter = rendered('orderConfirmation', locale, { expiresAt: '2026-11-24T13:05:00.000Z' });
    const summer = rendered('orderConfirmation', locale, { expiresAt: '2026-07-24T13:05:00.000Z' });
    expect(read(winter.text)).toMatch(/24\D.*2026.*14(:| h )05/);
    expect(read(summer.text)).toMatch(/24\D.*2026.*15(:| h )05/);
  });

  test('the texts contain no business figure: figures come from the contract', () => {
    const words = readFileSync(join(projectRoot, 'content/mail', `${locale}.ts`), 'utf8')
      .split('\n')
      // Paragraphs of laws, the limit of a plural and "1re mise en circulation" are not business figures.
      .filter((line) => !/§|2006\/112|1re/.test(line))
      .join('\n')
      .replaceAll(/count === 1|\\u00a0|'2-digit'/g, '');
    expect(words).not.toMatch(/\d/);
  });
});

describe('the order confirmation', () => {
  test('names the order in its subject', () => {
    expect(rendered('orderConfirmation', 'de').subject).toBe(
      'Bestellung #1a2b3c4d: 2 Fahrzeuge verbindlich reserviert bis 24.11.2026, 14:05 Uhr',
    );
  });

  test('lists every vehicle with its link, and the four lines of the total', () => {
    const { text, html } = rendered('orderConfirmation', 'de');
    for (const part of [read(text), read(html)]) {
      for (const { vin, vehicleId } of orderPayload().vehicles) {
        expect(part).toContain(vin);
        expect(part).toContain(`${publicUrl}/vehicles/${vehicleId}`);
      }
      for (const amount of ['43.380,00 €', '350,00 €', '8.308,70 €', '52.038,70 €'])
        expect(part).toContain(amount);
    }
    expect(read(text)).toContain('USt. 19 % 8.308,70 €');
  });

  test.each([
    ['de', '45.300\u00a0km'],
    ['en', '45,300\u00a0km'],
    ['fr', '45\u202f300\u00a0km'],
  ] as const)(
    'has kilometres in the notation of the reader, and amounts in the German one: %s',
    (locale, mileage) => {
      const { text, html } = rendered('orderConfirmation', locale);
      for (const part of [text, html]) expect(part).toContain(mileage);
      expect(read(text)).toContain('52.038,70 €');
    },
  );

  test('states why a dealer in another EU country pays 0 % VAT', () => {
    const { text } = rendered('orderConfirmation', 'de', {
      vatCase: 'INTRA_COMMUNITY',
      deliveryCountry: 'FR',
    });
    expect(read(text)).toContain('USt. 0 % 0,00 €');
    expect(read(text)).toContain('Zu zahlen, ohne USt. 43.730,00 €');
    expect(read(text)).toContain('Steuerfreie innergemeinschaftliche Lieferung, Bestimmungsland: Frankreich');
    expect(read(rendered('orderConfirmation', 'de').text)).not.toContain('innergemeinschaftliche');
  });

  test.each(['orderConfirmation', 'orderCancelled'] as const)("has the dealer's own number: %s", (kind) => {
    expect(read(rendered(kind, 'de').text)).toContain('Ihre Bestellnummer: EK-4711');
  });

  test("names the number as the dealer's to the provider", () => {
    expect(read(rendered('newOrder', null).text)).toContain('Bestellnummer des Händlers: EK-4711');
  });

  test('says where the invoice and the vehicles go', () => {
    const { text } = rendered('orderConfirmation', 'de');
    expect(read(text)).toContain(
      'Rechnungsadresse: Autohaus Größe & Söhne GmbH, Hafenstraße 7, 50667 Köln, Deutschland',
    );
    expect(read(text)).toContain(
      'Lieferadresse: Größe & Söhne, Lager Nord, Am Kanal 3, 48155 Münster, Deutschland',
    );
    expect(read(text)).not.toContain('Lieferland');
  });

  test('states why a dealer in another EU country pays VAT', () => {
    const billingAddress = anAddressIn('FR');
    const toNetherlands = rendered('orderConfirmation', 'de', { deliveryCountry: 'NL', billingAddress });
    expect(read(toNetherlands.text)).toContain(
      'Für eine steuerfreie Lieferung (Bestimmungsland: Niederlande) fehlt uns eine gültige USt-IdNr.',
    );
    for (const deliveryCountry of ['DE', 'CH'])
      expect(
        read(rendered('orderConfirmation', 'de', { deliveryCountry, billingAddress }).text),
      ).not.toContain('steuerfreie');
  });

  test('asks no German dealer for another VAT id, wherever the vehicles go', () => {
    const { text } = rendered('orderConfirmation', 'de', { deliveryCountry: 'NL' });
    expect(read(text)).not.toContain('steuerfreie');
  });

  test('links to the order', () => {
    expect(rendered('orderConfirmation', 'en').html).toContain(`${publicUrl}/orders/1a2b3c4d-`);
    expect(rendered('newOrder', null).html).toContain(
      `${publicUrl}/admin/orders/1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d`,
    );
  });
});

test.each(LOCALES)('the dealer pays within three working days from the date of the invoice: %s', (locale) => {
  const words = {
    de: 'innerhalb von 3 Werktagen (Montag bis Freitag) ab Rechnungsdatum',
    en: 'within 3 working days (Monday to Friday) of the invoice date',
    fr: 'sous 3 jours ouvrés (du lundi au vendredi) à compter de la date de facture',
  };
  expect(read(rendered('orderConfirmation', locale).text)).toContain(words[locale]);
});

test('a mail about a cancelled reservation shows that vehicle and the new total of the order', () => {
  const { text } = rendered('reservationCancelled', 'de');
  expect(text).toContain('WBA8G31040K123456');
  expect(text).not.toContain('TMBJJ7NX4NY012345');
  expect(read(text)).toContain('Gesamtbetrag brutto 22.211,35 €');
});

test('a mail about an ended order asks for no payment', () => {
  for (const kind of ['orderCancelled', 'reservationExpired'] as const) {
    expect(rendered(kind, 'de').text).not.toContain('Gesamtbetrag');
  }
});

test('only a dealer who has an invoice reads that it is not to be paid, or that the payment is refunded', () => {
  const cancelled = (isInvoiced: boolean, isPaid = false) =>
    read(rendered('orderCancelled', 'de', { by: 'ADMIN', endReason: null, isInvoiced, isPaid }).text);
  expect(cancelled(true)).toContain('nicht mehr; Sie erhalten eine Stornorechnung');
  expect(cancelled(true, true)).toContain('Ihre Zahlung erstatten wir; Sie erhalten eine Stornorechnung');
  expect(cancelled(true, true)).not.toContain('Bitte bezahlen Sie');
  // The invoice was cancelled to be corrected, and then the order.
  expect(cancelled(false, true)).toContain('Ihre Zahlung erstatten wir.');
  expect(cancelled(false)).not.toMatch(/Rechnung|Zahlung/i);
  const lapsed = (isPaid: boolean) => read(rendered('reservationExpired', 'de', { isPaid }).text);
  expect(lapsed(true)).toContain('Ihre Zahlung erstatten wir.');
  expect(lapsed(false)).not.toContain('Zahlung');
});

test('a clerk can call and write from the mail, and reads what they need to do so', () => {
  const registration = rendered('registrationToReview', null);
  for (const words of ['+49 221 555 0199', 'GmbH', 'Hafenstraße 7', '50667 Köln'])
    expect(read(registration.text)).toContain(words);
  const order = rendered('newOrder', null, { dealerLocale: 'fr' });
  expect(read(order.text)).toMatch(/Sprache: Französisch.*USt-IdNr.: DE123456789/);
  expect(read(order.text)).toContain('Anruf innerhalb von 24 Stunden, also bis 22.11.2026, 14:05 Uhr');
  expect(linksOf(order.html)).toEqual(
    expect.arrayContaining(['mailto:einkauf@example.com', 'tel:+493023125777']),
  );
  expect(linksOf(registration.html)).toContain('tel:+492215550199');
});
test('the links of a mail to the provider lead to the pages of dealer, order and vehicle in the back office', () => {
  const { orderId, vehicles } = orderPayload();
  const { html } = rendered('registrationToReview', null, { dealerId: orderId });
  const links = linksOf(html + rendered('newOrder', null).html);
  for (const path of [`users/${orderId}`, `orders/${orderId}`, `vehicles/${vehicles[0]?.vehicleId}`])
    expect(links).toContain(`${publicUrl}/admin/${path}`);
});

test('a mail that an older version queued is sent without the new details', () => {
  const {
    dealerVatId,
    dealerLocale,
    isInvoiced,
    isPaid,
    billingAddress,
    deliveryAddress,
    purchaseReference,
    ...older
  } = orderPayload();
  expect([dealerVatId, dealerLocale, isInvoiced, isPaid]).toEqual(['DE123456789', 'de', false, false]);
  expect([billingAddress?.city, deliveryAddress?.city, purchaseReference]).toEqual([
    'Köln',
    'Münster',
    'EK-4711',
  ]);
  const mail = { ...aMail('newOrder', null), payload: older };
  const { text } = renderMail(mail, { provider, publicUrl });
  expect(text).not.toMatch(/Sprache|anschrift|Bestellnummer/);
  const confirmation = { ...aMail('orderConfirmation', 'de'), payload: older };
  expect(read(renderMail(confirmation, { provider, publicUrl }).text)).toContain('Lieferland: Deutschland');
});

test('a mail about watched vehicles has the status of each, and the price before', () => {
  const { text, subject } = rendered('watchedVehicleChanged', 'de');
  expect(subject).toBe('Beobachtungsliste: 2 Fahrzeuge mit neuem Preis oder Status');
  expect(read(text)).toContain('verfügbar · bisher 25.490,00 €');
  expect(read(text)).toContain('reserviert');
  expect(text).not.toContain('weitere');
});

test('each status has its own mail', () => {
  const subjects = (['PENDING', 'PROCESSED', 'COMPLETED'] as const).map(
    (status) => rendered('orderStatusChanged', 'en', { status }).subject,
  );
  expect(new Set(subjects).size).toBe(3);
});

test('the mail about a payment names the day of delivery, and says when it has changed', () => {
  const first = rendered('paymentReceived', 'de');
  expect(first.subject).toBe('Bestellung #1a2b3c4d: Zahlung eingegangen, Lieferung am 03.12.2026');
  expect(read(first.text)).toContain('Liefertag: 03.12.2026');
  const moved = rendered('paymentReceived', 'en', { deliveryBefore: '2026-12-01' });
  expect(moved.subject).toBe('Order #1a2b3c4d: new day of delivery, 03 Dec 2026');
  expect(read(moved.text)).toContain('Größe & Söhne, Lager Nord, Am Kanal 3, 48155 Münster');
  expect(read(rendered('paymentReceived', 'fr').text)).toContain(
    'Nous livrons les 2 véhicules le 03/12/2026.',
  );
});

test('a reminder states the remaining hours', () => {
  expect(rendered('expiryReminder', null, { hours: 4 }).subject).toContain('weniger als 4 Stunden');
  expect(rendered('expiryReminder', null, { hours: 24 }).subject).toContain('weniger als 24 Stunden');
});

test('the mail escapes what people typed', () => {
  const { html } = rendered('newOrder', null, {
    companyName: '<img src=x onerror=alert(1)> & "Söhne"',
    notes: '</td><script>alert(1)</script>\nzweite Zeile',
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Söhne&quot;');
  expect(html).toContain('&lt;/script&gt;\nzweite Zeile');
});

const HOSTILE = '"><img src=x onerror=alert(1)>\r\nBcc: all@example.com\u2028\u0000</title></style><script>';
/** Fields whose schema admits no free text: a hostile value is refused. `0`: the first of a list of choices. */
const STRICT_FIELDS = new Set(
  `orderId orderDate status expiresAt totalAmount shippingCost vatCase by endReason dealerLocale
  vehicleId importId firstRegistered priceNet priceBefore dealerId writtenIn number cancels gross dueOn deliveryOn payBy at reportedAt state 0`.split(
    /\s+/,
  ),
);

/** The payload with one of its strings replaced by the hostile text, once for each string. */
function* withHostileText(payload: unknown, field = ''): Generator<{ field: string; payload: unknown }> {
  if (typeof payload === 'string') yield { field, payload: HOSTILE };
  if (typeof payload !== 'object' || payload === null) return;
  for (const [key, value] of Object.entries(payload)) {
    for (const hostile of withHostileText(value, key)) {
      const copy = Array.isArray(payload) ? [...payload] : { ...payload };
      yield { field: hostile.field, payload: Object.assign(copy, { [key]: hostile.payload }) };
    }
  }
}

const tagsOf = (html: string) => html.match(/<\/?[a-z]\w*/gi);

test.each(EVERY_MAIL)('the mail $kind to the $to escapes hostile text', ({ kind, to }) => {
  const mail = aMail(kind, to === 'provider' ? null : 'fr');
  const render = (payload: unknown) => renderMail({ ...mail, payload }, { provider, publicUrl });
  const tags = tagsOf(render(mail.payload).html);
  const hostile = [...withHostileText(mail.payload)];
  for (const { payload } of hostile.filter(({ field }) => STRICT_FIELDS.has(field)))
    expect(() => render(payload)).toThrow(ZodError);
  for (const { payload } of hostile.filter(({ field }) => !STRICT_FIELDS.has(field))) {
    const { subject, text, html } = render(payload);
    expect(tagsOf(html)).toEqual(tags);
    expect(subject).not.toMatch(/\p{Cc}|[\u2028\u2029]/u);
    expect(text).not.toMatch(/^Bcc:|[^\P{Cc}\n]|[\u2028\u2029]/mu);
  }
});

test('a mail without texts in a language does not compile', () => {
  expectTypeOf<keyof MailWords['toProvider']>().toEqualTypeOf<KindTo<'provider'>>();
  expectTypeOf<Omit<MailWords['toProvider'], 'newOrder'>>().not.toExtend<MailWords['toProvider']>();
  expectTypeOf<KindTo<'sender'>>().toEqualTypeOf<'contactMessage'>();
});

test('the first mail to an address holds of what the sender typed only the company, and no link', () => {
  const companyName = 'autohaus24.de, www.phish.example/claim, 0900 12 34 567 GmbH';
  for (const locale of LOCALES) {
    const mail = aMail('registrationReceived', locale);
    const payload = { companyName, contactName: 'Klicken Sie hier' };
    const { subject, text, html } = renderMail({ ...mail, payload }, { provider, publicUrl });
    expect(read(text)).toContain('autohaus24. de, www. phish. example/ claim, … GmbH');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/24\.de|phish\.e|0900|Klicken/);
  }
});

test('the first mail to an address links to the page that proves it; a mail from before that rule links to the vehicles', () => {
  const { token, ...before } = FirstMailPayload.parse(aMail('registrationReceived', 'de').payload);
  const linkOf = (payload: unknown) =>
    linksOf(renderMail({ ...aMail('registrationReceived', 'de'), payload }, { provider, publicUrl }).html);
  expect(linkOf({ ...before, token })).toContain(`${publicUrl}/auth/confirm?token=${token}&lang=de`);
  expect(linkOf(before)).toContain(`${publicUrl}/vehicles`);
});

test('a company name with line breaks stays on one line', () => {
  const companyName = 'Autohaus\r\nBcc: all@example.com\u2028\u0000 GmbH';
  const { subject, text } = rendered('newOrder', null, { companyName });
  expect(subject).toContain('Autohaus Bcc: all@example.com GmbH');
  // Not at the start of any line, not even in plain text.
  expect(text).not.toMatch(/^Bcc:/m);
});

test('a number stays on one line with its unit, a year and an hour need not', () => {
  expect(typeset('nach 72 Stunden')).toBe('nach 72\u00a0Stunden');
  expect(typeset('(9 am to 5 pm)')).toBe('(9\u00a0am to 5\u00a0pm)');
  expect(typeset('le 24 novembre 2026 à 14\u00a0h\u00a005 sans suite : fin')).toBe(
    'le 24\u00a0novembre 2026 à 14\u00a0h\u00a005 sans suite\u202f: fin',
  );
});
