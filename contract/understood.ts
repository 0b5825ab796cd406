import { z } from 'zod';

/** Words of a search that act as filters. `without`: the search without them. */
export const Understood = z.object({
  words: z.string(),
  without: z.string(),
  filters: z.array(z.object({ filter: z.string(), values: z.array(z.string()) })),
});
export type Understood = z.output<typeof Understood>;

/** A list, as the parameters of its address. */
const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * The nearest list that has vehicles, where the requested one has none: its query, the number of its vehicles, and the words that were
 * left out.
 */
export const Nearest = z.object({
  query: ListQuery,
  total: z.number().int(),
  leftOut: z.array(z.string()),
});
export type Nearest = z.output<typeof Nearest>;

/**
 * The requested list without one of its filters, without words of `q`, or without all of them: what is left out, its query, and the
 * number of its vehicles. Without its makes a list has no models either.
 */
export const Relaxed = z.object({
  leftOut: z.array(z.object({ filter: z.string(), values: z.array(z.string()) })),
  query: ListQuery,
  total: z.number().int(),
});
export type Relaxed = z.output<typeof Relaxed>;
