import type { Mark } from '../marks/pending-marks.ts';
import type { InventorySearch } from './search.ts';

/** What the notice of an outdated list says. Hidden vehicles leave the list when it is built again, unless it shows them. */
export const outdatedWords = (
  { hidden }: InventorySearch,
  marks: Iterable<Mark | undefined>,
): 'hidden' | 'changed' => (hidden === undefined && [...marks].includes('HIDDEN') ? 'hidden' : 'changed');
