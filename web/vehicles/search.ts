import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import type { AddressName } from '../../contract/parameters.ts';
import { readSearch } from '../address.ts';

type InventoryParameter = AddressName<typeof VEHICLE_PARAMETERS>;

/** The inventory's state as it stands in the address: as text, each parameter as the call names it. */
export type InventorySearch = { [Name in InventoryParameter]?: string | string[] };

/** Asks for another list. A correction of what was just typed replaces the last entry of the history. */
export type Change = (search: InventorySearch, how?: { isCorrection: boolean }) => void;

/** What of an address the inventory understands. */
export const inventorySearch = (search: Record<string, unknown>): InventorySearch =>
  readSearch(VEHICLE_PARAMETERS, search);
