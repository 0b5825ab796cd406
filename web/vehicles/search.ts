import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import type { AddressName } from '../../contract/parameters.ts';
import { readSearch } from '../address.ts';

type InventoryParameter = AddressName<typeof VEHICLE_PARAMETERS>;

/** The state of the inventory, as the address holds it: text, with the names of the call's parameters. */
export type InventorySearch = { [Name in InventoryParameter]?: string | string[] };

/** Requests another list. A correction of what was just typed replaces the last entry of the history. */
export type Change = (search: InventorySearch, how?: { isCorrection: boolean }) => void;

/** The part of an address that the inventory accepts. */
export const inventorySearch = (search: Record<string, unknown>): InventorySearch =>
  readSearch(VEHICLE_PARAMETERS, search);
