import { useSyncExternalStore } from 'react';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { OrderRequest } from '../../contract/orders.ts';
import { makeOrderKey } from '../trade/order-key.ts';

const KEY = 'sentOrder';

/** What is ordered, as it goes to the server. */
export interface OrderWish {
  vehicleIds: string[];
  totalAmount: string;
  notes: string;
  shippingMethod: OrderRequest['shippingMethod'];
}

/**
 * An order that was sent and whose answer is not known yet. Sent again with its key it counts once, also after a
 * reload and from another tab; nothing else may be ordered under this key.
 */
export interface SentOrder {
  dealerId: string;
  key: string;
  sentAt: number;
  wish: OrderWish;
}

/** What the storage holds, of whomever; after a write that it refused, what would stand there. */
let known: { text: string | null; orders: readonly SentOrder[] } = { text: null, orders: [] };
let isStored = true;
const listeners = new Set<() => void>();

/** Writes down what is about to be sent, under a key of its own. */
export function rememberSentOrder(dealerId: string, wish: OrderWish): SentOrder {
  const order = { dealerId, key: makeOrderKey(), sentAt: Date.now(), wish };
  write([...ordersOfOthers(dealerId), order]);
  return order;
}

/** The dealer's order that waits for its answer, as long as the server knows its key. */
export function sentOrderOf(dealerId: string | null | undefined): SentOrder | null {
  return readAll().find((order) => order.dealerId === dealerId && isAnswerable(order)) ?? null;
}

/** The same, followed while it changes here or in another tab. */
export function useSentOrder(dealerId: string | undefined): SentOrder | null {
  return useSyncExternalStore(
    subscribe,
    () => sentOrderOf(dealerId),
    () => null,
  );
}

/** The answer came, or nobody waits for it any more. */
export function forgetSentOrder(dealerId: string): void {
  write(ordersOfOthers(dealerId));
}

/** Who takes one of its vehicles out of the cart has changed his mind. */
export function forgetSentOrderOf(dealerId: string | null, vehicleIds: readonly string[]): void {
  const order = sentOrderOf(dealerId);
  if (order?.wish.vehicleIds.some((id) => vehicleIds.includes(id))) forgetSentOrder(order.dealerId);
}

const isAnswerable = ({ sentAt }: SentOrder) => Date.now() - sentAt < IDEMPOTENCY_HOURS * 3_600_000;
const ordersOfOthers = (dealerId: string) =>
  readAll().filter((order) => order.dealerId !== dealerId && isAnswerable(order));

function readAll(): readonly SentOrder[] {
  if (!isStored) return known.orders;
  try {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, orders: ordersIn(text) };
  } catch {
    // Storage is switched off: what was sent lives as long as the page.
  }
  return known.orders;
}

function write(orders: readonly SentOrder[]): void {
  const text = orders.length === 0 ? null : JSON.stringify(orders);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    isStored = true;
  } catch {
    isStored = false;
  }
  known = { text, orders };
  for (const listener of listeners) listener();
}

/** Before there was a list there was one order by itself. Broken and foreign contents count as nothing. */
function ordersIn(text: string | null): readonly SentOrder[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return [parsed].flat().filter(isSentOrder);
  } catch {
    return [];
  }
}

function isSentOrder(value: unknown): value is SentOrder {
  if (!isRecord(value) || !isRecord(value['wish'])) return false;
  const { vehicleIds, totalAmount, notes, shippingMethod } = value['wish'];
  return (
    isText(value['dealerId']) &&
    isText(value['key']) &&
    typeof value['sentAt'] === 'number' &&
    Array.isArray(vehicleIds) &&
    vehicleIds.every(isText) &&
    isText(totalAmount) &&
    isText(notes) &&
    (shippingMethod === 'DELIVERY' || shippingMethod === 'PICKUP')
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function subscribe(listener: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}
