import type { states as german } from '../de/states.ts';
import type { Translation } from '../messages.ts';

export const states: Translation<typeof german> = {
  vehicle: { AVAILABLE: 'Available', RESERVED: 'Reserved', SOLD: 'Sold' },
  dealer: { PENDING: 'Pending', ACTIVE: 'Active', SUSPENDED: 'Suspended' },
  order: {
    PENDING: 'In progress',
    PROCESSING: 'Processing',
    PROCESSED: 'Processing',
    RESERVED: 'Reserved',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
  },
  reservation: { ACTIVE: 'Active', CANCELLED: 'Cancelled', EXPIRED: 'Expired' },
  fuel: {
    Petrol: 'Petrol',
    Diesel: 'Diesel',
    Electric: 'Electric',
    Hybrid: 'Hybrid',
    'Plug-in hybrid': 'Plug-in hybrid',
    LPG: 'LPG',
    CNG: 'CNG',
    Hydrogen: 'Hydrogen',
    Other: 'Other',
  },
  fuelShort: { 'Plug-in hybrid': 'Plug-in hybrid' },
  transmission: { Manual: 'Manual', Automatic: 'Automatic' },
  steering: { LEFT: 'Left-hand drive', RIGHT: 'Right-hand drive' },
};
