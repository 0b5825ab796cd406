import type { AskedFilters } from '../../contract/asked-words.ts';

/** A part of a search of which the stock has been asked. `Word` is what names and equipment have to match. */
export interface Part<Word> {
  from: number;
  to: number;
  filters?: AskedFilters;
  word?: Word;
}

/** Parts that mean the same filter of choices: a vehicle matches one of them. */
export interface Group<Word> {
  filters?: AskedFilters;
  words: Word[];
}

const CHOICES = ['fuelType', 'transmission', 'colour', 'bodyType', 'doors'] as const;

/** "schwarz weiß" means either colour: the values of one filter are put together. A vehicle has to match every group. */
export function groupsOf<Word>(parts: readonly Part<Word>[]): Group<Word>[] {
  const byChoice = new Map<string, Group<Word>>();
  return parts.flatMap(({ filters, word }): Group<Word>[] => {
    const words = word === undefined ? [] : [word];
    const choice = CHOICES.find((name) => filters?.[name] !== undefined);
    if (!filters || !choice) return [{ ...(filters && { filters }), words }];
    const known = byChoice.get(choice);
    if (known) {
      known.filters = { [choice]: [...(known.filters?.[choice] ?? []), ...(filters[choice] ?? [])] };
      known.words.push(...words);
      return [];
    }
    const group = { filters, words };
    byChoice.set(choice, group);
    return [group];
  });
}
