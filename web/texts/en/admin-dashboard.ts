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
  mails: {
    title: '{count, plural, one {# email could not be delivered} other {# emails could not be delivered}}',
    more: '{count, plural, one {One more is not shown here.} other {# more are not shown here.}}',
    provider: 'to us',
    send: 'Send again',
    sendOf: 'Send again: {name}, {recipient}',
    sent: 'The email is being sent again',
    notSent: 'Email not sent again',
    kinds: {
      registrationReceived: 'Registration received',
      registrationToReview: 'New registration to review',
      accountApproved: 'Account approved',
      accountSuspended: 'Account suspended',
      orderConfirmation: 'Order confirmation',
      newOrder: 'New order',
      orderStatusChanged: 'New order status',
      orderCancelled: 'Order cancelled',
      reservationCancelled: 'Reservation cancelled',
      reservationExpired: 'Reservation expired',
      expiryReminder: 'Reminder of an expiring reservation',
      contactMessage: 'Message from the contact form',
    },
  },
};
