import type { legal as german } from '../de/legal.ts';
import type { Translation } from '../messages.ts';

export const legal: Translation<typeof german> = {
  contents: 'Contents',
  asOf: 'As of {date}',
  oldVersion: 'This version only governs orders that were placed under it.',
  currentVersion: 'Go to the current version',
};
