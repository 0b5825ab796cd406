import type { dashboard as german } from '../de/dashboard.ts';
import type { Translation } from '../messages.ts';

export const dashboard: Translation<typeof german> = {
  title: 'Dashboard',
  unconfirmed: {
    title: 'Please confirm your email address',
    text: 'We have sent a link to {email}; it is valid for {days}\u00a0days. Until you follow it, we send you no other emails. We delete accounts that are neither confirmed nor approved after {deletedAfter}\u00a0days.',
    resend: 'Send the email again',
    sent: 'The email is on its way to {email}. Please check your spam folder too.',
  },
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
