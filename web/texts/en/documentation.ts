import type { documentation as german } from '../de/documentation.ts';
import type { Translation } from '../messages.ts';

export const documentation: Translation<typeof german> = {
  title: 'Documentation',
  description:
    'Help for dealers: account and approval, vehicle inventory, reservations, orders, payment, delivery and support.',
  lead: 'How to search, buy, pay and get help on the portal.',
  contents: 'Contents',
  search: 'Search the documentation',
  found: '{hits, plural, =0 {Nothing found.} one {# match} other {# matches}}',
  foundIn: '{sections, plural, one {in # section} other {in # sections}}',
  nothingHint: 'Try another word, or <contact>write to us</contact>.',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
};
