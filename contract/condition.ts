import { z } from 'zod';
import {
  CONDITION_FIGURES,
  INSPECTED_FROM,
  TYRE_AXLES,
  TYRE_SEASONS,
  TYRE_SIDES,
} from './condition-figures.ts';
import { amount, code, costInput, day, id, line, optional, shows } from './fields.ts';
import { dayFromToday } from './german-day.ts';

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

const figure = (max: number) =>
  z.number(code('INVALID')).min(0, code('OUT_OF_RANGE')).max(max, code('OUT_OF_RANGE'));
const wholeFigure = (max: number) => figure(max).refine((value) => Number.isInteger(value), code('INVALID'));
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  optional(z.array(item).max(max, code('TOO_MANY')));
const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, code('NOT_A_CHOICE'));

const typedWords = words.refine(shows(1), code('REQUIRED'));

/** As imports take it: from 2000 on, and not in the future. */
const inspectedOn = day
  .refine((text) => text >= INSPECTED_FROM, code('OUT_OF_RANGE'))
  .refine((text) => text <= dayFromToday(), code('DATE_IN_FUTURE'));

/**
 * The condition in a change of a vehicle, with the bounds of deliveries. It replaces the whole condition: what is absent, null
 * or '' is not known. `photo` is a picture of the vehicle.
 */
export const ConditionChange = z.strictObject({
  damages: listOf(
    z.strictObject({
      part: typedWords,
      kind: optional(typedWords),
      sizeMm: optional(wholeFigure(CONDITION_FIGURES.sizeMmMax)),
      estimate: optional(costInput(CONDITION_FIGURES.estimateMax)),
      photo: optional(id),
    }),
    CONDITION_FIGURES.damages,
  ),
  tyres: listOf(
    z.strictObject({
      axle: choice(TYRE_AXLES),
      side: optional(choice(TYRE_SIDES)),
      season: optional(choice(TYRE_SEASONS)),
      mm: optional(
        figure(CONDITION_FIGURES.treadMmMax).refine(
          (value) => value === Number(value.toFixed(1)),
          code('INVALID'),
        ),
      ),
      make: optional(typedWords),
    }),
    CONDITION_FIGURES.tyres,
  ),
  paint: listOf(
    z.strictObject({ part: typedWords, microns: wholeFigure(CONDITION_FIGURES.micronsMax) }),
    CONDITION_FIGURES.paint,
  ),
  inspection: optional(z.strictObject({ by: optional(typedWords), on: optional(inspectedOn) })),
});
