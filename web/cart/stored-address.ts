import type { DeliveryAddress } from '../addresses/queries.ts';
import { isRecord } from './stored-list.ts';

const KEY = 'deliveryAddress';

/** The delivery address that was chosen for the next order; null is that of the company. The tab stores the choice. */
export function storedAddress(dealerId: string | undefined): DeliveryAddress | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(stored) || stored[0] !== dealerId || !isAddress(stored[1])) return null;
    return stored[1];
  } catch {
    return null;
  }
}

export function storeAddress(dealerId: string | undefined, address: DeliveryAddress | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([dealerId, address]));
  } catch {
    // Storage may be off or full. Then the vehicles go to the company again after a reload, as the page says.
  }
}

const isAddress = (value: unknown): value is DeliveryAddress =>
  isRecord(value) &&
  ['id', 'name', 'street', 'postalCode', 'city', 'country'].every((name) => typeof value[name] === 'string');
