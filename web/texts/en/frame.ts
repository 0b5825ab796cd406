import type { frame as german } from '../de/frame.ts';
import type { Translation } from '../messages.ts';

export const frame: Translation<typeof german> = {
  titles: {
    home: 'Off-lease vehicles for dealers',
    auth: 'Sign in or register',
    inventory: 'Inventory',
    cart: 'Your vehicle selection',
    orders: 'Orders',
    reservations: 'My reservations',
    dashboard: 'Dashboard',
    admin: 'Administration',
  },
  descriptions: {
    home: 'Inspected off-lease vehicles at fixed prices for trade dealers: fully documented, reserved on the spot, no auction.',
    inventory:
      'Off-lease vehicles at fixed prices: filter by make, price, mileage and equipment, view pictures and documents, reserve at once.',
    vehicle: 'At a fixed price for trade dealers, with pictures and documents.',
    preview: 'Off-lease vehicles at fixed prices for dealers',
  },
  skip: 'Skip to content',
  toHome: 'to the home page',
  mainNavigation: 'Main navigation',
  nav: {
    inventory: 'Inventory',
    dashboard: 'Dashboard',
    orders: 'Orders',
    admin: 'Administration',
    cart: 'Selection',
    cartCount: '{count, plural, one {vehicle} other {vehicles}}',
  },
  account: { menu: 'Account', login: 'Sign in', logout: 'Sign out', pending: 'Pending approval' },
  menu: { open: 'Open menu', close: 'Close menu', title: 'Menu' },
  language: { label: 'Language', de: 'Deutsch', en: 'English', fr: 'Français' },
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'System' },
  banner: {
    pending: 'Your account is pending approval. Some features are limited until then.',
    suspended: 'Your account is suspended. Some features are limited.',
    details: 'View details',
  },
  footer: {
    contact: 'Contact',
    quickLinks: 'Quick links',
    inventory: 'Inventory',
    reservations: 'My reservations',
    orders: 'Orders',
    rights: '© {year} {company}',
    business: 'Sold to trade dealers only. All prices net, plus {vat}% VAT.',
  },
  offline:
    'You are offline. What you see may be out of date; changes are possible again once you are connected.',
  logout: {
    done: 'Logged out',
    doneText: 'You have been successfully logged out.',
    failed: 'Logout failed',
  },
  denied: {
    title: 'Access denied',
    text: 'This area is reserved for administrators.',
    home: 'Go to the home page',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'This page does not exist, or no longer does.',
    inventory: 'To the inventory',
    home: 'To the home page',
  },
  error: { title: 'That did not work', retry: 'Try again' },
  close: 'Close',
  cancel: 'Cancel',
  pages: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {number}' },
  loading: 'Loading',
  notifications: 'Notifications',
};
