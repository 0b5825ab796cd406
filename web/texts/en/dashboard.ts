import type { dashboard as german } from '../de/dashboard.ts';
import type { Translation } from '../messages.ts';

export const dashboard: Translation<typeof german> = {
  title: 'Dashboard',
  unconfirmed: {
    title: 'Please confirm your email address',
    text: 'We have sent a link to {email}; it is valid for {days}\u00a0days. Until you follow it, we send you no other emails.',
    deletion: 'We delete accounts that are neither confirmed nor approved after {days}\u00a0days.',
    resend: 'Send the email again',
    sent: 'The email is on its way to {email}. Please check your spam folder too.',
    tooMany:
      'We have already sent the link to {email} several times in the last hour. Please check your spam folder too, or try again later.',
  },
  PENDING: {
    title: 'Your account is being reviewed',
    text: 'Review usually takes {from}–{to}\u00a0business days. We will notify you by email as soon as your account is approved. Until then, selection, reservations and orders are not available.',
    checks: 'What we check: company and legal form, address, VAT ID and contact person.',
    next: 'What happens next: if anything is missing, we will contact you. Once approved, you can order at once.',
    until: 'Until when: probably by {day}.',
    meanwhile: 'Meanwhile you can already <inventory>filter vehicles and compare prices</inventory>.',
  },
  SUSPENDED: {
    title: 'Your account is temporarily disabled',
    text: 'Please contact support: <mail>{email}</mail>, <tel>{phone}</tel>. Selection, reservations and orders are not available in the meantime.',
    orders: 'Your contracts go on: binding orders remain in force, and you will receive invoices by email.',
  },
  actions: 'Quick actions',
  inventory: 'Browse vehicles',
  cart: 'Selection',
  orders: 'Orders',
  reservations: 'Reservations',
  watchlist: 'Watch list',
  searches: 'Saved searches',
  documentation: 'Documentation',
  recent: {
    title: 'Recent orders',
    all: 'All orders',
    open: 'Open order #{number}',
    none: 'No orders yet',
    noneHint: 'Reserve your first vehicle from our inventory.',
    inventory: 'Go to the inventory',
  },
  status: {
    title: 'Account status',
    status: 'Status',
    tier: 'Account type',
    registered: 'Registered on',
  },
  help: {
    title: 'Help and support',
    sales: 'Sales',
    phone: 'Phone',
    contact: 'Contact us',
  },
  account: {
    title: 'Account information',
    edit: 'Edit',
    open: 'My account',
  },
  requests: {
    decide:
      '{count, plural, one {One request from colleagues waits} other {# requests from colleagues wait}} for your decision.',
    sent: '{count, plural, one {One of your requests is} other {# of your requests are}} still open.',
    open: 'View requests',
  },
};
