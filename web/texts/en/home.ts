import type { home as german } from '../de/home.ts';
import type { Translation } from '../messages.ts';

export const home: Translation<typeof german> = {
  title: 'Off-lease vehicles at fixed prices. Reserved on the spot.',
  lead: 'Inspected vehicles with complete documentation for trade dealers in the European Economic Area. No auction, no waiting.',
  inventory: 'To the inventory',
  register: 'Register as a dealer',
  vehicles: 'vehicles',
  dealers: 'dealers',
  delivery: 'delivery',
  documentation: 'documentation',
};
