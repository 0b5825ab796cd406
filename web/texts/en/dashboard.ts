import type { dashboard as german } from '../de/dashboard.ts';
import type { Translation } from '../messages.ts';

export const dashboard: Translation<typeof german> = {
  title: 'Dashboard',
  PENDING: {
    title: 'Your account is being reviewed',
    text: 'Review usually takes {from}–{to}\u00a0business days. We will notify you by email as soon as your account is approved. Until then, selection, reservations and orders are not available.',
  },
  SUSPENDED: {
    title: 'Your account is temporarily disabled',
    text: 'Please contact support: <mail>{email}</mail>, {phone}. Selection, reservations and orders are not available in the meantime.',
  },
  actions: 'Quick actions',
  inventory: 'Browse vehicles',
  cart: 'Selection',
  orders: 'Orders',
  reservations: 'Reservations',
  account: {
    title: 'Account information',
    company: 'Company',
    email: 'Email',
    vatId: 'VAT ID',
    country: 'Country',
  },
};
