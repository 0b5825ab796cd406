import type { adminDashboard as german } from '../de/admin-dashboard.ts';
import type { Translation } from '../messages.ts';

export const adminDashboard: Translation<typeof german> = {
  title: 'Dashboard',
  vehicles: 'Total vehicles',
  reservations: 'Active reservations',
  dealers: 'Registered dealers',
  loading: 'Loading',
  error: 'Error',
  quickLinks: 'Quick links',
  toVehicles: 'Manage vehicles',
  toUpload: 'Import vehicles',
  toUsers: 'Manage dealers',
  toInventory: 'Public vehicle list',
  work: {
    title: 'To do',
    failed: 'The list could not be loaded',
    none: 'Nothing is waiting for you right now.',
    until: 'by {at}',
    untilTime: 'by {at}',
    over: 'was due on {at}',
    overTime: 'was due on {at}',
    since: 'since {at}',
    unconfirmed: 'email address not confirmed',
    reminder: '{which, select, second {Second payment reminder} other {Payment reminder}} possible',
    needsNewInvoice: 'Needs a new invoice: the present one names a payment that was taken back',
    mayBeCancelled: 'May be cancelled, administrative fee {fee}',
    more: '{count, plural, one {Show one more task} other {Show # more tasks}}',
  },
  mails: {
    title: '{count, plural, one {# email could not be delivered} other {# emails could not be delivered}}',
    more: '{count, plural, one {Show one more} other {Show # more}}',
  },
};
