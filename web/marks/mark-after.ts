import type { Mark } from './pending-marks.ts';

/** What was watched when it was hidden on this page, by user and vehicle. */
const watchedBefore = new Set<string>();

/**
 * The mark that a press leads to. To hide a watched vehicle may be a slip, so showing it again brings the mark from before back.
 * `markOf`: names the user and the vehicle.
 */
export function markAfter(markOf: string, from: Mark, to: Mark): Mark {
  if (from === 'HIDDEN' && to === null && watchedBefore.has(markOf)) return 'WATCHED';
  if (from === 'WATCHED' && to === 'HIDDEN') watchedBefore.add(markOf);
  else watchedBefore.delete(markOf);
  return to;
}
