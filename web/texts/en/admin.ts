import { adminAdmins } from './admin-admins.ts';
import { adminMails } from './admin-mails.ts';
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
    mails: 'Emails',
    history: 'History',
    admins: 'Administrators',
  },
  palette: {
    title: 'Search the administration',
    open: 'Search',
    keys: 'Ctrl K',
    field: 'Number, VIN, vehicle, dealer, email or command',
    searching: 'Searching…',
    none: 'Nothing found',
    portal: 'To the inventory for dealers',
    groups: {
      recent: 'Opened last',
      order: 'Orders',
      invoice: 'Invoices',
      vehicle: 'Vehicles',
      dealer: 'Dealers',
      section: 'Sections',
      action: 'Commands',
    },
  },
  keys: {
    title: 'Keys in the lists',
    next: 'To the next row',
    previous: 'To the previous row',
    open: 'Open the row',
    close: 'Close the row',
    select: 'Select the row',
    search: 'Search everything',
    help: 'This overview',
    enter: 'Enter',
    escape: 'Esc',
    ctrl: 'Ctrl',
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
  mails: adminMails,
  admins: adminAdmins,
};
