import { z } from 'zod';
import { CONDITION_FIGURES, TYRE_AXLES, TYRE_SEASONS, TYRE_SIDES } from './condition-figures.ts';
import { amount, day, id, line } from './fields.ts';

const words = line(1, CONDITION_FIGURES.wordsMax);
const upTo = (max: number) => z.number().min(0).max(max);

/**
 * A damage. `part` and `kind` are codes of condition-figures.ts, or the words of the delivery where it has others. `estimate`:
 * what its repair costs, net in EUR. `photo`: the id of a picture of the vehicle, which may have been deleted since.
 */
export const Damage = z.object({
  part: words,
  kind: words.nullable(),
  sizeMm: upTo(CONDITION_FIGURES.sizeMmMax).nullable(),
  estimate: amount.nullable(),
  photo: id.nullable(),
});
export type Damage = z.output<typeof Damage>;

/** `mm`: the depth of the tread. A tyre without a side stands for both of its axle. */
export const Tyre = z.object({
  axle: z.enum(TYRE_AXLES),
  side: z.enum(TYRE_SIDES).nullable(),
  season: z.enum(TYRE_SEASONS).nullable(),
  mm: upTo(CONDITION_FIGURES.treadMmMax).nullable(),
  make: words.nullable(),
});
export type Tyre = z.output<typeof Tyre>;

/** The thickness of the paint of a part, in micrometres. */
export const PaintReading = z.object({ part: words, microns: upTo(CONDITION_FIGURES.micronsMax) });
export type PaintReading = z.output<typeof PaintReading>;

/** What is known of the condition of a vehicle. Null: nobody says anything of it. An empty list: nothing was found. */
export const Condition = z.object({
  damages: z.array(Damage).max(CONDITION_FIGURES.damages).nullable(),
  tyres: z.array(Tyre).max(CONDITION_FIGURES.tyres).nullable(),
  paint: z.array(PaintReading).max(CONDITION_FIGURES.paint).nullable(),
  inspection: z.object({ by: words.nullable(), on: day.nullable() }).nullable(),
});
export type Condition = z.output<typeof Condition>;
