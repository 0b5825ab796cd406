import type { adminVehicle as german } from '../de/admin-vehicle.ts';
import type { Translation } from '../messages.ts';

export const adminVehicle: Translation<typeof german> = {
  back: 'All vehicles',
  failed: 'Failed to fetch the vehicle',
  public: 'View in the inventory',
  copyVin: 'Copy VIN',
  vinCopied: 'VIN copied',
  until: 'reserved until {at}',
  orders: 'Orders',
  noOrders: 'This vehicle has not been ordered yet.',
  ordersFailed: 'Failed to fetch orders',
  tabs: {
    label: 'Details of the vehicle',
    data: 'Data',
    documents: 'Documents ({count})',
    history: 'History',
  },
};
