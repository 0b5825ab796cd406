import type { admin as german } from '../de/admin.ts';
import type { Translation } from '../messages.ts';

export const admin: Translation<typeof german> = {
  sections: {
    label: 'Administration sections',
    dashboard: 'Dashboard',
    vehicles: 'Vehicles',
    reservations: 'Reservations',
    orders: 'Orders',
    invoices: 'Invoices',
    upload: 'Import',
    users: 'Dealers',
  },
  waiting: '{count} to do',
  failed: { delete: 'Delete failed', update: 'Update failed' },
  sessionEnded:
    'Your session has ended. Please <login>log in in a new tab</login> and save again. Your entries stay here.',
  denied: {
    title: 'Access denied',
    text: 'This area is reserved for administrators.',
    home: 'Go to the home page',
  },
  filters: {
    title: 'Filter the list',
    apply: 'Apply filters',
    allStatuses: 'All statuses',
    sort: 'Sort by',
    reset: 'Reset filters',
  },
};
