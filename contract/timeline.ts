import { z } from 'zod';
import { instant } from './fields.ts';

/**
 * The steps of an order, in the order in which they happen. An order that ended has CANCELLED or LAPSED as its last one;
 * if it was paid, REFUNDED follows. DELIVERY stands there once its day is known.
 */
export const TIMELINE_KINDS = [
  'ORDERED',
  'CALLED',
  'INVOICED',
  'PAID',
  'DELIVERY',
  'COMPLETED',
  'CANCELLED',
  'LAPSED',
  'REFUNDED',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/**
 * One step. `at` is null while it has not happened. `until` is the promise for a step that has not: our call, our
 * confirmation, the payment. Of DELIVERY each of them is the end of its day, in Berlin; `at` is the completion if that came
 * first.
 */
export const TimelineStep = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: instant.nullable(),
  until: instant.nullable(),
});
export type TimelineStep = z.output<typeof TimelineStep>;
