import type { AskedFilters } from '../../contract/asked-filters.ts';

/** A part of a search of which the stock has been asked. `Word` is what names and equipment have to match. */
export interface Part<Word> {
  from: number;
  to: number;
  filters?: AskedFilters;
  word?: Word;
  /** Which of several alternatives its word belongs to. */
  alternative?: number;
}

/** Parts of which a vehicle matches one: the same filter of choices, or alternatives, each with all of its words. */
export interface Group<Word> {
  filters?: AskedFilters;
  words: Word[];
  alternatives?: Word[][];
}

const CHOICES = ['fuelType', 'transmission', 'colour', 'bodyType', 'doors'] as const;

/** The values of one filter are alternatives: "schwarz weiß" means either colour. A vehicle has to match every group. */
export function groupsOf<Word>(parts: readonly Part<Word>[]): Group<Word>[] {
  return alternativesOf(parts).flatMap(([first, ...others]): Group<Word>[] => {
    if (isAlternative(first)) return ofAlternatives([first, ...others]);
    const words = [first, ...others].flatMap(({ word }) => word ?? []);
    const choice = choiceOf(first);
    if (!choice || others.length === 0) return [{ ...(first.filters && { filters: first.filters }), words }];
    const values = [first, ...others].flatMap(({ filters }): (string | number)[] => filters?.[choice] ?? []);
    return [{ filters: { [choice]: values }, words }];
  });
}

/** "VW Golf oder Audi A3" */
function ofAlternatives<Word>(parts: readonly Part<Word>[]): Group<Word>[] {
  const byAlternative = new Map<number | undefined, Word[]>();
  for (const { alternative, word } of parts) {
    const known = byAlternative.get(alternative) ?? [];
    byAlternative.set(alternative, [...known, ...(word === undefined ? [] : [word])]);
  }
  const alternatives = [...byAlternative.values()];
  const [only = []] = alternatives;
  return alternatives.length === 1 ? only.map((word) => ({ words: [word] })) : [{ words: [], alternatives }];
}

/** A typing error of a word of the trade is a filter. */
const isAlternative = ({ alternative, filters }: Part<unknown>) => alternative !== undefined && !filters;

/** The parts of each group. */
export function alternativesOf<P extends Part<unknown>>(parts: readonly P[]): [P, ...P[]][] {
  const byChoice = new Map<string, [P, ...P[]]>();
  return parts.flatMap((part): [P, ...P[]][] => {
    const choice = isAlternative(part) ? 'alternatives' : choiceOf(part);
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
