import { useTranslations } from 'use-intl';
import { useFilterWords } from './filter-words.ts';
import { isFilter } from './filters.ts';
import type { Inventory } from './queries.ts';

export type Understood = Inventory['understood'][number];

/** A search, parted into the words that act as filters and the others. */
export function splitQuestion(
  q: string,
  understood: readonly Understood[],
): { others: string; asFilters: string } {
  const others = understood.reduce((text, { words }) => text.replace(words, ' '), q);
  return {
    others: others.trim().replaceAll(/\s+/g, ' '),
    asFilters: understood.map(({ words }) => words).join(' '),
  };
}

/** A chip names no more values than these. */
const MOST_VALUES = 3;

/** What words that act as filters mean: "Diesel", "EZ 2021", "Bis 20.000 €". Those that mean many values, or every car, stay as they were typed. */
export function useMeaning(): (understood: Understood) => string {
  const t = useTranslations('filters');
  const words = useFilterWords();
  return ({ words: typed, filters }) => {
    if (filters.length === 0 || filters.some(({ values: all }) => all.length > MOST_VALUES))
      return t('quoted', { words: typed });
    const values = new Map(filters.map(({ filter, values: [value = ''] }) => [filter, value]));
    const [from = '', to = ''] = [values.get('firstRegisteredFrom'), values.get('firstRegisteredTo')];
    if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`)
      return t('registeredIn', { year: from.slice(0, 4) });
    return filters
      .map(({ filter, values: all }) =>
        all.map((value) => (isFilter(filter) ? words(filter, value) : value)).join(' / '),
      )
      .join(' · ');
  };
}
