import { z } from 'zod';

/** Words of a search that act as filters. `without`: the search without them. */
export const Understood = z.object({
  words: z.string(),
  without: z.string(),
  filters: z.array(z.object({ filter: z.string(), values: z.array(z.string()) })),
});
export type Understood = z.output<typeof Understood>;

/**
 * The nearest list that has vehicles, where the requested one has none: its query, the number of its vehicles, and the words that were
 * left out.
 */
export const Nearest = z.object({
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  total: z.number().int(),
  leftOut: z.array(z.string()),
});
export type Nearest = z.output<typeof Nearest>;
