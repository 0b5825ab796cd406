import type { watchlist as german } from '../de/watchlist.ts';
import type { Translation } from '../messages.ts';

export const watchlist: Translation<typeof german> = {
  title: 'Watch list',
  lead: 'Vehicles whose price and status you follow.',
  failed: 'Your watch list could not be loaded',
  empty: 'You are not watching any vehicle yet',
  emptyHint: 'Tap the heart in the inventory or on the page of a vehicle.',
  toInventory: 'Browse the inventory',
  registered: 'Reg. {month}',
  net: '{price} net',
  lower: '{amount} cheaper since {day}',
  same: 'Price unchanged since {day}',
  higher: '{amount} more expensive since {day}',
  add: 'Add to selection',
  added: 'Added to your selection',
  inCart: 'In your selection',
  toCart: 'Go to selection',
  full: 'Your selection is full',
  removed: 'You no longer watch {name}',
  undo: 'Watch again',
  mails: {
    title: 'Emails about watched vehicles',
    label: 'Notification',
    hint: 'When the price changes, when the vehicle is no longer available, and when it is available again.',
    OFF: 'No emails',
    DAILY: 'Once a day, at {hour}\u00a0a.m. German time',
    AT_ONCE: 'At once',
    saved: 'Setting saved',
    failed: 'Setting not saved',
  },
};
