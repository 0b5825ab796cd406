import type { VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { useFilterWords } from './filter-words.ts';
import { chipsOf, toggled, withFilter } from './filters.ts';
import type { InventorySearch } from './search.ts';
import { splitQuestion, type Understood, useMeaning } from './understood.ts';

interface Chip {
  key: string;
  filter: VehicleFilter;
  words: string;
  /** The search without it. */
  without: InventorySearch;
}

/** What a search asks, in words: each chosen value, and what the typed words mean. */
export function useChips(search: InventorySearch, understood: readonly Understood[]): Chip[] {
  const wordsOf = useFilterWords();
  const meaning = useMeaning();
  return chipsOf(search).flatMap(({ filter, value }): Chip[] => {
    const key = `${filter} ${value}`;
    if (filter !== 'q')
      return [{ key, filter, words: wordsOf(filter, value), without: toggled(search, filter, value) }];
    const { others, asFilters } = splitQuestion(value, understood);
    return [
      ...(others === ''
        ? []
        : [{ key, filter, words: wordsOf('q', others), without: withFilter(search, 'q', [asFilters]) }]),
      ...understood.map((each, at) => ({
        key: `understood ${at} ${each.words}`,
        filter,
        words: meaning(each),
        without: withFilter(search, 'q', [each.without]),
      })),
    ];
  });
}
