import type { AskedFilters } from '../../contract/asked-filters.ts';

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

/** The values of one filter are alternatives: "schwarz weiß" means either colour. A vehicle has to match every group. */
export function groupsOf<Word>(parts: readonly Part<Word>[]): Group<Word>[] {
  return alternativesOf(parts).map(([first, ...others]): Group<Word> => {
    const words = [first, ...others].flatMap(({ word }) => word ?? []);
    const choice = choiceOf(first);
    if (!choice || others.length === 0) return { ...(first.filters && { filters: first.filters }), words };
    const values = [first, ...others].flatMap(({ filters }): (string | number)[] => filters?.[choice] ?? []);
    return { filters: { [choice]: values }, words };
  });
}

/** The parts of each group. */
export function alternativesOf<P extends Part<unknown>>(parts: readonly P[]): [P, ...P[]][] {
  const byChoice = new Map<string, [P, ...P[]]>();
  return parts.flatMap((part): [P, ...P[]][] => {
    const choice = choiceOf(part);
    const known = choice && byChoice.get(choice);
    if (known) {
      known.push(part);
      return [];
    }
    const group: [P, ...P[]] = [part];
    if (choice) byChoice.set(choice, group);
    return [group];
  });
}

const choiceOf = ({ filters }: Part<unknown>) => CHOICES.find((name) => filters?.[name] !== undefined);
