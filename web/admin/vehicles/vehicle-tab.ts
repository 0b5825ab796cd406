import type { Search } from '../../address.ts';

/** The tabs of the page of a vehicle. The first one is not in the address. */
export const VEHICLE_TABS = ['data', 'media', 'documents', 'history'] as const;
export type VehicleTab = (typeof VEHICLE_TABS)[number];

export const vehicleTabIn = (search: Search): VehicleTab =>
  VEHICLE_TABS.find((tab) => tab === search['tab']) ?? VEHICLE_TABS[0];
