import { sql, type Transaction } from 'kysely';
import { TIME_ZONE, type Locale } from '../../contract/constants.ts';
import type { BankDetails, InvoiceField } from '../../contract/invoices.ts';
import { exceeds, fromCents, sumOf, toCents } from '../../contract/money.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import type { OrderAddress } from '../../contract/orders.ts';
import { isVatId } from '../../contract/country-forms.ts';
import type { VatIdCheck } from '../../contract/states.ts';
import { totalsOf } from '../../contract/vat.ts';
import { isVatIdWellFormed, normalizeVatId, type VatCase } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import type { InvoiceDraft } from '../invoices/issue.ts';
import { plainText } from '../invoices/plain-text.ts';
import type { Provider } from '../provider.ts';
import { paymentToMove } from './payments.ts';
import { addressCopy, isInOrder } from './sql.ts';

interface OrderToInvoice {
  locale: Locale;
  purchaseReference: string | null;
  vatCase: VatCase;
  deliveryCountry: string;
  totalAmount: string;
  shippingCost: string;
  itemCount: number;
  /** The recorded day of delivery of a COMPLETED order, at the latest the day of its completion in Berlin. */
  deliveredOn: string | null;
  billingAddress: OrderAddress | null;
  deliveryAddress: OrderAddress | null;
  /** The company's address of today. */
  account: OrderAddress;
  email: string;
  vatId: string | null;
  vatIdCheck: VatIdCheck;
  vatIdCheckedAt: string | null;
}

interface SoldVehicle {
  make: string;
  model: string;
  variant: string | null;
  vin: string;
  mileageKm: number | null;
  firstRegistered: string | null;
  priceNet: string;
}

/** What the invoice of a locked order says. Throws INVOICE_NOT_POSSIBLE with the names of all that is missing. */
export async function draftInvoice(
  tx: Transaction<DB>,
  orderId: string,
  { bank, provider }: { bank: BankDetails; provider: Provider },
): Promise<InvoiceDraft> {
  const order = await readOrder(tx, orderId);
  const missing: InvoiceField[] = [];
  /** A text that the invoice must have. Without it the field is missing. */
  const required = (field: InvoiceField, text: string | null): string => {
    const plain = plainText(text);
    if (plain === null) missing.push(field);
    return plain ?? '';
  };
  const billing = isComplete(order.billingAddress) ? order.billingAddress : order.account;
  const delivery = order.deliveryAddress ?? (billing.country === order.deliveryCountry ? billing : null);
  if (!isVatIdFor(order)) missing.push('vatId');
  const { accountName, iban, bic } = bank;
  const payment = await paymentToMove(tx, orderId);
  const totals = totalsOfInvoice(order);
  const vatId = order.vatId !== null && isVatId(order.vatId) ? normalizeVatId(order.vatId) : null;
  const draft: InvoiceDraft = {
    locale: order.locale,
    orderNumber: orderNumberOf(orderId),
    purchaseReference: plainText(order.purchaseReference),
    seller: sellerOf(provider),
    buyer: {
      name: required('companyName', billing.name),
      street: required('street', billing.street),
      postalCode: required('postalCode', billing.postalCode),
      city: required('city', billing.city),
      country: billing.country,
      vatId,
      email: required('email', order.email),
    },
    deliveryAddress: {
      name: required('deliveryName', delivery?.name ?? null),
      street: plainText(delivery?.street ?? null),
      postalCode: required('deliveryPostalCode', delivery?.postalCode ?? null),
      city: required('deliveryCity', delivery?.city ?? null),
      country: order.deliveryCountry,
    },
    deliveredOn: order.deliveredOn,
    vehicles: (await readVehicles(tx, orderId)).map(({ make, model, variant, ...vehicle }) => ({
      ...vehicle,
      name: plainText([make, model, variant].join(' ')) ?? vehicle.vin,
    })),
    deliveryFee: deliveryFeeOf(order),
    vatCase: order.vatCase,
    totals,
    ...(payment !== null && { paid: exceeds(payment, totals.gross) ? totals.gross : payment }),
    bank: { accountName: plainText(accountName) ?? accountName, iban, bic },
    vatIdCheck: vatId === null ? null : order.vatIdCheck,
    vatIdCheckedAt: vatId === null ? null : order.vatIdCheckedAt,
  };
  if (missing.length > 0) throw new Failure('INVOICE_NOT_POSSIBLE', { payload: { fields: missing } });
  return draft;
}

async function readOrder(tx: Transaction<DB>, orderId: string): Promise<OrderToInvoice> {
  const found = await sql<OrderToInvoice>`
    select
      users.locale,
      orders.purchase_reference as "purchaseReference",
      orders.vat_case as "vatCase",
      orders.delivery_country as "deliveryCountry",
      orders.total_amount as "totalAmount",
      orders.shipping_cost as "shippingCost",
      orders.item_count as "itemCount",
      case when orders.completed_at is not null then to_char(
        least(orders.delivery_on, (orders.completed_at at time zone ${TIME_ZONE})::date),
        'YYYY-MM-DD'
      ) end as "deliveredOn",
      ${addressCopy('billing')} as "billingAddress",
      ${addressCopy('delivery')} as "deliveryAddress",
      json_build_object(
        'name', dealers.company_name,
        'street', dealers.street,
        'postalCode', dealers.postal_code,
        'city', dealers.city,
        'country', dealers.country
      ) as account,
      dealers.email,
      dealers.vat_id as "vatId",
      dealers.vat_id_check as "vatIdCheck",
      ${isoInstant('dealers.vat_id_checked_at')} as "vatIdCheckedAt"
    from orders
    join dealers on dealers.id = orders.dealer_id
    join users on users.id = orders.placed_by_user_id
    where orders.id = ${orderId}
  `.execute(tx);
  const [order] = found.rows;
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

/** The vehicles that are still in the order, as they were sold. */
async function readVehicles(tx: Transaction<DB>, orderId: string): Promise<SoldVehicle[]> {
  const found = await sql<SoldVehicle>`
    select
      make,
      model,
      variant,
      vin,
      mileage_km as "mileageKm",
      to_char(first_registered, 'YYYY-MM-DD') as "firstRegistered",
      price_net as "priceNet"
    from vehicle_reservations reservations
    where order_id = ${orderId} and ${isInOrder}
    order by make, model, id
  `.execute(tx);
  return found.rows;
}

/** An account of an older version may lack a part of its address. */
const isComplete = (address: OrderAddress | null): address is OrderAddress =>
  address !== null && address.street !== null && address.postalCode !== null && address.city !== null;

/** A supply without VAT needs a VAT id of another EU country: docs/rules.md, chapter "VAT". */
function isVatIdFor({ vatCase, vatId, vatIdCheck }: OrderToInvoice): boolean {
  if (vatCase === 'STANDARD') return true;
  if (vatId === null || vatIdCheck === 'INVALID') return false;
  return isVatIdWellFormed(vatId) && !normalizeVatId(vatId).startsWith('DE');
}

function deliveryFeeOf({ shippingCost, itemCount }: OrderToInvoice): InvoiceDraft['deliveryFee'] {
  const cents = toCents(shippingCost);
  if (cents === 0) return null;
  // The fee is per vehicle, so its sum is divisible.
  return { quantity: itemCount, unitNet: fromCents(cents / itemCount), net: shippingCost };
}

function totalsOfInvoice({ totalAmount, shippingCost, vatCase }: OrderToInvoice): InvoiceDraft['totals'] {
  const { vatPercent, vat, gross } = totalsOf(totalAmount, shippingCost, vatCase);
  return { net: sumOf([totalAmount, shippingCost]), vatPercent, vat, gross };
}

function sellerOf({ legalName: name, invoiceEmail: email, ...provider }: Provider): InvoiceDraft['seller'] {
  const { street, postalCode, city, country, vatId, taxNumber, contactName, phone } = provider;
  const { registerCourt, registerNumber, managingDirector } = provider;
  const address = { name, street, postalCode, city, country };
  return {
    ...address,
    vatId,
    taxNumber,
    registerCourt,
    registerNumber,
    managingDirector,
    email,
    contactName,
    phone,
  };
}
