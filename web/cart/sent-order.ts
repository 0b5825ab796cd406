import { useSyncExternalStore } from 'react';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { OrderRequest } from '../../contract/order-placing.ts';
import { VAT_CASES, type VatCase } from '../../contract/vat-case.ts';
import { makeOrderKey } from '../trade/order-key.ts';
import { isRecord, storedList } from './stored-list.ts';

/** The body of the order call. */
export interface OrderWish {
  vehicleIds: string[];
  totalAmount: string;
  notes: string;
  /** Absent: the dealer gave none, or an older version of the page has stored the order. */
  purchaseReference?: string;
  shippingMethod: OrderRequest['shippingMethod'];
  /** Absent: the address of the company. */
  deliveryAddressId?: string;
  /** What the dealer saw. Only an order that an older version of the page has stored lacks these. */
  prices?: { id: string; priceNet: string }[];
  vatCase?: VatCase;
  termsVersion?: string;
}

/**
 * An order that was sent and whose answer is unknown. Sent again with the same key it counts once, also after a reload
 * and from another tab. Nothing else may be ordered with this key.
 */
export interface SentOrder {
  dealerId: string;
  key: string;
  sentAt: number;
  wish: OrderWish;
}

const sentOrders = storedList('sentOrder', (stored) =>
  Array.isArray(stored) ? stored.filter(isSentOrder) : [],
);

/** Stores an order with a new key before it is sent. */
export function rememberSentOrder(dealerId: string, wish: OrderWish): SentOrder {
  const order = { dealerId, key: makeOrderKey(), sentAt: Date.now(), wish };
  sentOrders.write([...ordersOfOthers(dealerId), order]);
  return order;
}

/** The dealer's order whose answer is unknown, as long as the server remembers its key. */
export function sentOrderOf(dealerId: string | null | undefined): SentOrder | null {
  return sentOrders.read().find((order) => order.dealerId === dealerId && isAnswerable(order)) ?? null;
}

/** The same as a hook; follows changes here and in other tabs. */
export function useSentOrder(dealerId: string | undefined): SentOrder | null {
  return useSyncExternalStore(
    sentOrders.subscribe,
    () => sentOrderOf(dealerId),
    () => null,
  );
}

/** Call it when the answer has arrived, or the dealer has given the order up. */
export function forgetSentOrder(dealerId: string): void {
  sentOrders.write(ordersOfOthers(dealerId));
}

/** A dealer who removes one of its vehicles from the cart gives the order up. */
export function forgetSentOrderOf(dealerId: string, vehicleIds: readonly string[]): void {
  const order = sentOrderOf(dealerId);
  if (order?.wish.vehicleIds.some((id) => vehicleIds.includes(id))) forgetSentOrder(order.dealerId);
}

const isAnswerable = ({ sentAt }: SentOrder) => Date.now() - sentAt < IDEMPOTENCY_HOURS * 3_600_000;
const ordersOfOthers = (dealerId: string) =>
  sentOrders.read().filter((order) => order.dealerId !== dealerId && isAnswerable(order));

function isSentOrder(value: unknown): value is SentOrder {
  if (!isRecord(value) || !isRecord(value['wish'])) return false;
  const { vehicleIds, totalAmount, notes, shippingMethod, prices, vatCase, termsVersion } = value['wish'];
  const { deliveryAddressId, purchaseReference } = value['wish'];
  return (
    isText(value['dealerId']) &&
    isText(value['key']) &&
    typeof value['sentAt'] === 'number' &&
    Array.isArray(vehicleIds) &&
    vehicleIds.every(isText) &&
    isText(totalAmount) &&
    isText(notes) &&
    (shippingMethod === 'DELIVERY' || shippingMethod === 'PICKUP') &&
    (purchaseReference === undefined || isText(purchaseReference)) &&
    (deliveryAddressId === undefined || isText(deliveryAddressId)) &&
    (prices === undefined || (Array.isArray(prices) && prices.every(isPrice))) &&
    (vatCase === undefined || VAT_CASES.some((each) => each === vatCase)) &&
    (termsVersion === undefined || isText(termsVersion))
  );
}

const isPrice = (value: unknown) => isRecord(value) && isText(value['id']) && isText(value['priceNet']);
const isText = (value: unknown): value is string => typeof value === 'string';
