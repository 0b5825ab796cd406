import { de } from '../../content/mail/de.ts';
import { en } from '../../content/mail/en.ts';
import { fr } from '../../content/mail/fr.ts';
import type { MailSentences, MailWords, ToldOrder } from '../../content/mail/words.ts';
import { type Locale, ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import { totalsOf } from '../../contract/vat.ts';
import type { Provider } from '../provider.ts';
import { countryName, day, instant, languageName, mileage, money, typeset } from './format.ts';
import type { OrderFacts, QueuedMail, VehicleFacts } from './kinds.ts';

const WORDS: Record<Locale, MailWords> = { de, en, fr };

/** Who writes, and where the links lead. */
export interface Sender {
  provider: Provider;
  /** Origin of links, "https://portal.example". */
  publicUrl: string;
}

export type Fact = readonly [label: string, value: string];

export interface LetterVehicle {
  name: string;
  url: string;
  vin: string;
  /** First registration and mileage, as far as known. */
  details: string;
  price: string;
}

/** A mail in words, before it is set as HTML or as plain text. */
export interface Letter {
  locale: Locale;
  subject: string;
  portalName: string;
  greeting: string | null;
  opening: string[];
  facts: Fact[];
  vehicles: { heading: string; name: string; price: string; vin: string; rows: LetterVehicle[] } | null;
  totals: { heading: string | null; rows: Fact[]; gross: Fact; reason: string | null } | null;
  notes: { heading: string; text: string } | null;
  steps: { heading: string; items: string[] } | null;
  closing: string[];
  button: { label: string; url: string };
  /** Between a label and what it names, in plain text. */
  colon: string;
  regards: readonly string[];
  footer: string[];
}

export type OrderMail = Extract<QueuedMail, { facts: OrderFacts }>;

export function isAboutOrder(mail: QueuedMail): mail is OrderMail {
  return 'orderId' in mail.facts;
}

/** Puts a mail's facts into words. */
export function writeLetter(mail: QueuedMail, sender: Sender): Letter {
  const { provider } = sender;
  const locale = mail.to?.locale ?? provider.mailLocale;
  const words = WORDS[locale];
  const sentences = sentencesOf(mail, words, locale);
  const order = isAboutOrder(mail) ? mail : null;
  const isToProvider = mail.to === null;
  return {
    locale,
    subject: sentences.subject,
    portalName: provider.portalName,
    greeting: isToProvider ? null : words.greeting(mail.facts.contactName),
    opening: sentences.opening.map(typeset),
    facts: factRows(mail, words, locale),
    vehicles: order && vehiclesOf(order.facts.vehicles, words, locale, sender.publicUrl),
    totals: order && totalsShown(order, words, locale),
    notes: notesOf(mail, words),
    steps: sentences.steps
      ? { heading: typeset(words.headings.next), items: sentences.steps.map(typeset) }
      : null,
    closing: [
      ...(sentences.closing ?? []),
      ...(isToProvider ? [] : [questions(words, provider, locale, order !== null)]),
    ].map(typeset),
    button: { label: sentences.button, url: new URL(pathOf(mail), sender.publicUrl).href },
    colon: typeset(words.colon),
    regards: isToProvider ? [] : words.regards(provider.portalName),
    footer: footerOf(words, provider, locale),
  };
}

/** What somebody wrote in his own words. */
function notesOf(mail: QueuedMail, { headings }: MailWords): Letter['notes'] {
  if (mail.kind === 'contactMessage') return { heading: headings.message, text: mail.facts.message };
  return isAboutOrder(mail) && mail.facts.notes ? { heading: headings.notes, text: mail.facts.notes } : null;
}

function sentencesOf(mail: QueuedMail, words: MailWords, locale: Locale): MailSentences {
  const { toDealer, toProvider, toSender } = words;
  switch (mail.kind) {
    case 'registrationReceived':
    case 'accountApproved':
    case 'accountSuspended':
      return toDealer[mail.kind](mail.facts);
    case 'registrationToReview':
      return toProvider[mail.kind](mail.facts);
    case 'orderConfirmation':
    case 'orderStatusChanged':
      return toDealer[mail.kind](toldOrder(mail.facts, words, locale));
    case 'newOrder':
      return toProvider[mail.kind](toldOrder(mail.facts, words, locale));
    case 'expiryReminder':
      return toProvider[mail.kind]({ ...toldOrder(mail.facts, words, locale), hours: mail.facts.hours });
    case 'orderCancelled':
    case 'reservationCancelled':
      return (mail.to ? toDealer : toProvider)[mail.kind]({
        ...toldOrder(mail.facts, words, locale),
        by: mail.facts.by,
      });
    case 'contactMessage':
      return mail.to ? toSender.contactMessage() : toProvider.contactMessage(mail.facts);
    case 'reservationExpired':
      return (mail.to ? toDealer : toProvider)[mail.kind](toldOrder(mail.facts, words, locale));
  }
}

const orderNumber = (orderId: string) => orderId.slice(0, ORDER_NUMBER_LENGTH);

function toldOrder(facts: OrderFacts, words: MailWords, locale: Locale): ToldOrder {
  return {
    number: `#${orderNumber(facts.orderId)}`,
    count: facts.vehicles.length,
    expiresAt: facts.expiresAt && instant(facts.expiresAt, locale, words),
    status: facts.status,
    companyName: facts.companyName,
  };
}

/** Where the button leads. */
function pathOf(mail: QueuedMail): string {
  if (mail.kind === 'registrationToReview' || (mail.kind === 'contactMessage' && !mail.to)) {
    return `/admin/users?search=${encodeURIComponent(mail.facts.email)}`;
  }
  if (mail.kind === 'accountSuspended') return '/dashboard';
  if (!isAboutOrder(mail)) return '/vehicles';
  if (mail.kind === 'reservationExpired' && mail.to) return '/vehicles';
  return `${mail.to ? '' : '/admin'}/orders?search=${orderNumber(mail.facts.orderId)}`;
}

/** The kinds whose order goes on: it has a period and a sum to pay. */
const GOES_ON = new Set<QueuedMail['kind']>([
  'orderConfirmation',
  'newOrder',
  'orderStatusChanged',
  'expiryReminder',
]);

function factRows(mail: QueuedMail, words: MailWords, locale: Locale): Fact[] {
  const { facts, kind } = mail;
  const { labels } = words;
  const shown: [label: string, value: string | null][] = [];
  if (mail.to === null || kind === 'contactMessage')
    shown.push([labels.company, facts.companyName], [labels.contact, facts.contactName]);
  if (kind === 'contactMessage') {
    shown.push(
      [labels.email, mail.facts.email],
      [labels.phone, mail.facts.phone],
      [labels.language, languageName(mail.facts.writtenIn, locale)],
      [labels.subject, mail.facts.subject],
    );
  }
  if (kind === 'registrationToReview') {
    shown.push(
      [labels.email, mail.facts.email],
      [labels.city, mail.facts.city],
      [labels.country, countryName(mail.facts.country, locale)],
      [labels.vatId, mail.facts.vatId],
    );
  }
  if (isAboutOrder(mail)) {
    const { facts: order } = mail;
    if (mail.to === null) shown.push([labels.email, order.dealerEmail], [labels.phone, order.dealerPhone]);
    shown.push(
      [labels.order, `#${orderNumber(order.orderId)}`],
      [labels.orderDate, instant(order.orderDate, locale, words)],
    );
    if (GOES_ON.has(kind)) {
      shown.push(
        [labels.validUntil, order.expiresAt && instant(order.expiresAt, locale, words)],
        [labels.deliveryTo, countryName(order.deliveryCountry, locale)],
      );
    }
  }
  return shown.flatMap(([label, value]) => (value ? [[label, typeset(value)] as const] : []));
}

function vehiclesOf(
  vehicles: VehicleFacts[],
  { headings, labels }: MailWords,
  locale: Locale,
  publicUrl: string,
): Letter['vehicles'] {
  const rows = vehicles.map((vehicle) => ({
    name: [vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' '),
    url: new URL(`/vehicles/${vehicle.vehicleId}`, publicUrl).href,
    vin: vehicle.vin,
    details: [
      vehicle.firstRegistered && `${labels.firstRegistered} ${day(vehicle.firstRegistered, locale)}`,
      vehicle.mileageKm !== null && mileage(vehicle.mileageKm),
    ]
      .filter(Boolean)
      .join(' · '),
    price: money(vehicle.priceNet),
  }));
  const heading = rows.length === 1 ? labels.vehicle : headings.vehicles;
  return { heading, name: labels.vehicle, price: labels.priceNet, vin: labels.vin, rows };
}

/** The four lines. Not for an order that ended: nothing of it is to be paid. */
function totalsShown(
  { kind, facts }: OrderMail,
  { headings, labels }: MailWords,
  locale: Locale,
): Letter['totals'] {
  const isReduced = kind === 'reservationCancelled';
  if (!GOES_ON.has(kind) && !isReduced) return null;
  const totals = totalsOf(facts.totalAmount, facts.shippingCost, facts.vatCase);
  return {
    heading: isReduced ? headings.remaining : null,
    rows: [
      [labels.vehiclesNet, money(totals.vehiclesNet)],
      [labels.deliveryNet, money(totals.deliveryNet)],
      [typeset(labels.vat(totals.vatPercent)), money(totals.vat)],
    ],
    gross: [labels.gross, money(totals.gross)],
    reason:
      facts.vatCase === 'INTRA_COMMUNITY'
        ? typeset(labels.intraCommunity(countryName(facts.deliveryCountry, locale)))
        : null,
  };
}

function questions(words: MailWords, provider: Provider, locale: Locale, isOrder: boolean): string {
  return words.questions({
    hours: provider.hours[locale],
    phone: provider.phone,
    email: isOrder ? provider.salesEmail : provider.supportEmail,
  });
}

function footerOf({ legal, colon }: MailWords, provider: Provider, locale: Locale): string[] {
  const { legalName, street, postalCode, city, country, registerCourt, registerNumber } = provider;
  return [
    `${legalName}, ${street}, ${postalCode}\u00a0${city}, ${countryName(country, locale)}`,
    `${registerCourt}, ${registerNumber} · ${legal.managingDirector}${colon} ${provider.managingDirector}`,
    `${legal.vatId} ${provider.vatId}`,
    legal.automatic(provider.portalName),
  ].map(typeset);
}
