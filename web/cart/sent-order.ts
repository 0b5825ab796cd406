import { useSyncExternalStore } from 'react';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { OrderRequest } from '../../contract/orders.ts';
import { makeOrderKey } from './order-key.ts';

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

/** For a browser whose storage is switched off or full: then it lives as long as the page. */
let inMemory: SentOrder | null = null;
let read: { text: string | null; order: SentOrder | null } = { text: null, order: null };
const listeners = new Set<() => void>();

/** Writes down what is about to be sent, under a key of its own. */
export function rememberSentOrder(dealerId: string, wish: OrderWish): SentOrder {
  const order = { dealerId, key: makeOrderKey(), sentAt: Date.now(), wish };
  try {
    localStorage.setItem(KEY, JSON.stringify(order));
    inMemory = null;
  } catch {
    inMemory = order;
  }
  tell();
  return order;
}

/** The dealer's order that waits for its answer, as long as the server knows its key. */
export function sentOrderOf(dealerId: string | undefined): SentOrder | null {
  const order = inMemory ?? stored();
  if (order === null || order.dealerId !== dealerId) return null;
  return Date.now() - order.sentAt < IDEMPOTENCY_HOURS * 3_600_000 ? order : null;
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
export function forgetSentOrder(): void {
  inMemory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be forgotten.
  }
  tell();
}

/** Who takes one of its vehicles out of the cart has changed his mind. */
export function forgetSentOrderOf(dealerId: string | null, vehicleIds: readonly string[]): void {
  const order = inMemory ?? stored();
  if (order?.dealerId === dealerId && order?.wish.vehicleIds.some((id) => vehicleIds.includes(id)))
    forgetSentOrder();
}

function stored(): SentOrder | null {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) read = { text, order: orderIn(text) };
    return read.order;
  } catch {
    return null;
  }
}

function orderIn(text: string | null): SentOrder | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isSentOrder(parsed) ? parsed : null;
  } catch {
    return null;
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

function tell(): void {
  for (const listener of listeners) listener();
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
