import type { InvoiceVariables, OrderVariables } from '../../content/mail/phrases.ts';
import { CALL_HOURS, type Locale } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { isInEu } from '../../contract/vat-case.ts';
import { totalsOf } from '../../contract/vat.ts';
import type { Block, BlockOf, Detail } from './blocks.ts';
import type { Reader } from './define-kind.ts';
import { countryName, day, instant, languageName, mailtoOf, money, telOf, typeset } from './format.ts';
import type {
  AddressPayload,
  AnswerPayload,
  ComplaintPayload,
  ContactPayload,
  InvoicePayload,
  DeclinedRequestPayload,
  DeliveryPayload,
  OrderPayload,
  DecisionPayload,
  EmailPayload,
  NewNetworkPayload,
  PaperRequestPayload,
  RegistrationPayload,
  RequestPayload,
  VehiclePayload,
  SavedSearchPayload,
  WatchedPayload,
} from './payloads.ts';

/** The company and the person behind a mail. */
interface Contact {
  companyName: string;
  contactName: string;
  email: string;
}

type OptionalDetail = readonly [label: string, value: string | null, link?: string];

export function registrationDetails(dealer: RegistrationPayload, reader: Reader): Block[] {
  const { labels } = reader.phrases;
  return [
    details([
      ...contactRows(dealer, reader),
      phoneRow(dealer.phone, reader),
      [labels.legalForm, dealer.legalForm],
      [labels.street, dealer.street],
      [labels.city, [dealer.postalCode, dealer.city].filter(Boolean).join(' ')],
      [labels.country, countryName(dealer.country, reader.locale)],
      [labels.vatId, dealer.vatId],
    ]),
  ];
}

export function contactMessage(message: ContactPayload, reader: Reader): Block[] {
  const { headings, labels } = reader.phrases;
  return [
    details([
      ...contactRows(message, reader),
      phoneRow(message.phone, reader),
      [labels.language, languageName(message.writtenIn, reader.locale)],
      [labels.subject, message.subject],
    ]),
    { type: 'remark', heading: headings.message, text: message.message },
  ];
}

/** The address with which the dealer logs in from now on. */
export const newAddress = ({ after }: EmailPayload, { phrases }: Reader): Block[] => [
  details([[phrases.labels.email, after, mailtoOf(after)]]),
];

/** When, with which program and from where somebody signed in. */
export function signInDetails({ at, browser, system, network }: NewNetworkPayload, reader: Reader): Block[] {
  const { labels } = reader.phrases;
  return [
    details([
      [labels.signedInAt, instant(at, reader)],
      [labels.browser, [browser, system].filter(Boolean).join(', ')],
      [labels.network, network && `${network} …`],
    ]),
  ];
}

/** What a clerk wrote to the dealer, if anything. */
export const clerkMessage = (
  { message }: DecisionPayload | PaperRequestPayload,
  { phrases }: Reader,
): Block[] => (message ? [{ type: 'remark', heading: phrases.headings.clerkMessage, text: message }] : []);

export function orderVariables(order: OrderPayload, reader: Reader): OrderVariables {
  return {
    number: `#${orderNumberOf(order.orderId)}`,
    count: order.vehicles.length,
    expiresAt: order.expiresAt && instant(order.expiresAt, reader),
    status: order.status,
    companyName: order.companyName,
  };
}

export const invoiceVariables = ({
  orderId,
  number,
  gross,
}: Pick<InvoicePayload, 'orderId' | 'number' | 'gross'>): InvoiceVariables => ({
  number,
  order: `#${orderNumberOf(orderId)}`,
  gross: money(gross),
});

/** Until when a clerk has promised to call about the order. */
export function callBy({ orderDate }: OrderPayload, reader: Reader): string {
  const promised = new Date(Date.parse(orderDate) + CALL_HOURS * 60 * 60 * 1000);
  return instant(promised.toISOString(), reader);
}

/** The page of the order, for a dealer or in the back office. */
export const orderPath = ({ orderId }: OrderPayload, { audience }: Reader): string =>
  `${audience === 'provider' ? '/admin' : ''}/orders/${orderId}`;

/** The page of a vehicle, for a dealer or in the back office. */
const vehiclePath = ({ vehicleId }: VehiclePayload, { audience }: Reader) =>
  `${audience === 'provider' ? '/admin' : ''}/vehicles/${vehicleId}`;

/** An order that goes on: it has a time limit and a total to pay. */
export function openOrder(order: OrderPayload, reader: Reader): Block[] {
  const { labels } = reader.phrases;
  return [
    details([
      ...orderRows(order, reader),
      [labels.validUntil, order.expiresAt && instant(order.expiresAt, reader)],
      ...addressRows(order, reader),
    ]),
    vehicleList(order.vehicles, reader),
    totals(order, null, reader),
    ...notesOf(order, reader),
  ];
}

/** Where the invoice and the vehicles go. An older order knows only the country. */
function addressRows(
  { billingAddress, deliveryAddress, deliveryCountry }: OrderPayload,
  { phrases: { labels }, locale }: Reader,
): OptionalDetail[] {
  if (!billingAddress || !deliveryAddress)
    return [[labels.deliveryCountry, countryName(deliveryCountry, locale)]];
  return [
    [labels.billingAddress, addressLine(billingAddress, locale)],
    [labels.deliveryAddress, addressLine(deliveryAddress, locale)],
  ];
}

const addressLine = ({ name, street, postalCode, city, country }: AddressPayload, locale: Locale) =>
  [name, street, [postalCode, city].filter(Boolean).join(' '), countryName(country, locale)]
    .filter(Boolean)
    .join(', ');

/** A paid order: where its vehicles go, and when. */
export function paidOrder(order: DeliveryPayload, reader: Reader): Block[] {
  return [
    details([
      ...orderRows(order, reader),
      [reader.phrases.labels.deliveryOn, day(order.deliveryOn, reader.locale)],
      ...addressRows(order, reader),
    ]),
    vehicleList(order.vehicles, reader),
    ...notesOf(order, reader),
  ];
}

/** A vehicle that left an order, and the total of the remaining ones. */
export function reducedOrder(order: OrderPayload, reader: Reader): Block[] {
  return [
    details(orderRows(order, reader)),
    vehicleList(order.vehicles, reader),
    totals(order, reader.phrases.headings.remaining, reader),
    ...notesOf(order, reader),
  ];
}

/** An order that has ended. Nothing is to be paid, so there is no total. */
export function endedOrder(order: OrderPayload, reader: Reader): Block[] {
  return [details(orderRows(order, reader)), vehicleList(order.vehicles, reader), ...notesOf(order, reader)];
}

/** What a dealer has reported about a vehicle. */
export function newComplaint(order: ComplaintPayload, reader: Reader): Block[] {
  const { complaint } = order;
  const { headings, labels } = reader.phrases;
  return [
    details([
      ...orderRows(order, reader),
      [labels.reportedAt, instant(complaint.reportedAt, reader)],
      [labels.reportedBy, complaint.reportedBy],
      [
        labels.mileageRead,
        complaint.mileageKm === null ? null : formatKm(complaint.mileageKm, reader.locale),
      ],
      [labels.photos, complaint.photos ? String(complaint.photos) : null],
      [labels.late, complaint.late.map((term) => labels.lateTerm[term]).join(', ')],
    ]),
    vehicleList(order.vehicles, reader),
    { type: 'remark', heading: headings.complaint, text: complaint.text },
  ];
}

/** A clerk's answer above what the dealer had reported. */
export function answeredComplaint(order: AnswerPayload, reader: Reader): Block[] {
  const { headings } = reader.phrases;
  return [
    { type: 'remark', heading: headings.clerkMessage, text: order.answer },
    ...newComplaint(order, reader),
  ];
}

/** What a buyer asks the owners to order, with the sum that they saw. */
export function requestedOrder(request: RequestPayload, reader: Reader): Block[] {
  const { labels } = reader.phrases;
  return [
    details([
      [labels.requestedBy, request.requestedBy],
      [labels.vehiclesNet, money(request.totalAmount)],
    ]),
    vehicleList(request.vehicles, reader),
    ...notesOf(request, reader),
  ];
}

/** Why an owner declined, above what was requested. */
export const declinedRequest = (request: DeclinedRequestPayload, reader: Reader): Block[] => [
  { type: 'remark', heading: reader.phrases.headings.reason, text: request.reason },
  ...requestedOrder(request, reader),
];

function orderRows(order: OrderPayload, reader: Reader): OptionalDetail[] {
  const { labels } = reader.phrases;
  const dealer: OptionalDetail[] =
    reader.audience === 'provider'
      ? [
          ...contactRows({ ...order, email: order.dealerEmail }, reader),
          phoneRow(order.dealerPhone, reader),
          [labels.language, order.dealerLocale && languageName(order.dealerLocale, reader.locale)],
          [labels.vatId, order.dealerVatId],
        ]
      : [];
  return [
    ...dealer,
    [labels.order, `#${orderNumberOf(order.orderId)}`],
    [
      reader.audience === 'provider' ? labels.purchaseReference : labels.ownPurchaseReference,
      order.purchaseReference,
    ],
    [labels.orderDate, instant(order.orderDate, reader)],
  ];
}

function contactRows({ companyName, contactName, email }: Contact, { phrases }: Reader): OptionalDetail[] {
  const { labels } = phrases;
  return [
    [labels.company, companyName],
    [labels.contact, contactName],
    [labels.email, email, mailtoOf(email)],
  ];
}

function phoneRow(phone: string | null, { phrases }: Reader): OptionalDetail {
  return [phrases.labels.phone, phone, telOf(phone ?? '')];
}

/** Labels with their values; those without a value are left out. */
function details(rows: readonly OptionalDetail[]): BlockOf<'details'> {
  return {
    type: 'details',
    rows: rows.flatMap(([label, value, link]): Detail[] => (value ? [[label, typeset(value), link]] : [])),
  };
}

function notesOf({ notes }: { notes: string | null }, { phrases }: Reader): Block[] {
  return notes ? [{ type: 'remark', heading: phrases.headings.notes, text: notes }] : [];
}

function vehicleList(vehicles: readonly VehiclePayload[], reader: Reader): BlockOf<'vehicles'> {
  const { headings, labels } = reader.phrases;
  return {
    type: 'vehicles',
    heading: vehicles.length === 1 ? labels.vehicle : headings.vehicles,
    labels: { name: labels.vehicle, price: labels.priceNet, vin: labels.vin },
    entries: vehicles.map((vehicle) => ({
      name: [vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' '),
      url: new URL(vehiclePath(vehicle, reader), reader.publicUrl).href,
      vin: vehicle.vin,
      details: [
        vehicle.firstRegistered && `${labels.firstRegistered} ${day(vehicle.firstRegistered, reader.locale)}`,
        vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, reader.locale),
      ]
        .filter(Boolean)
        .join(' · '),
      price: money(vehicle.priceNet),
    })),
  };
}

/** Watched vehicles: each with its status, and with its price before if that has changed. */
export function watchedVehicles({ vehicles }: WatchedPayload, reader: Reader): Block[] {
  const { labels, vehicleStatus } = reader.phrases;
  const list = vehicleList(vehicles, reader);
  return [
    {
      ...list,
      entries: list.entries.map((entry, at) => {
        const { status, priceBefore } = vehicles[at] ?? {};
        const changes = [
          status && vehicleStatus[status],
          priceBefore && typeset(labels.priceBefore(money(priceBefore))),
        ];
        return { ...entry, details: [...changes, entry.details].filter(Boolean).join(' · ') };
      }),
    },
  ];
}

/** Vehicles that a saved search has found, each with its status. */
export function foundVehicles({ vehicles }: SavedSearchPayload, reader: Reader): Block[] {
  const list = vehicleList(vehicles, reader);
  const statusAt = (at: number) => vehicles[at] && reader.phrases.vehicleStatus[vehicles[at].status];
  return [
    {
      ...list,
      entries: list.entries.map((entry, at) => ({
        ...entry,
        details: [statusAt(at), entry.details].filter(Boolean).join(' · '),
      })),
    },
  ];
}

/** The four lines of a total. */
function totals(order: OrderPayload, heading: string | null, reader: Reader): BlockOf<'totals'> {
  const { labels } = reader.phrases;
  const withoutVat = order.isPaid ? labels.totalWithoutVat : labels.toPay;
  const { vehiclesNet, deliveryNet, vatPercent, vat, gross } = totalsOf(
    order.totalAmount,
    order.shippingCost,
    order.vatCase,
  );
  return {
    type: 'totals',
    heading,
    rows: [
      [labels.vehiclesNet, money(vehiclesNet)],
      [labels.deliveryNet, money(deliveryNet)],
      [typeset(labels.vat(vatPercent)), money(vat)],
    ],
    gross: [order.vatCase === 'INTRA_COMMUNITY' ? withoutVat : labels.gross, money(gross)],
    reason: vatReason(order, reader),
  };
}

/**
 * Why there is no VAT, or why there is VAT although the vehicles go to another country of the EU. No VAT id would change
 * that for a German dealer.
 */
function vatReason(
  { vatCase, deliveryCountry, billingAddress }: OrderPayload,
  reader: Reader,
): string | null {
  const { labels } = reader.phrases;
  const country = countryName(deliveryCountry, reader.locale);
  if (vatCase === 'INTRA_COMMUNITY') return typeset(labels.intraCommunity(country));
  const isToOtherEuCountry = deliveryCountry !== 'DE' && isInEu(deliveryCountry);
  return isToOtherEuCountry && billingAddress?.country !== 'DE' ? typeset(labels.vatAbroad(country)) : null;
}
