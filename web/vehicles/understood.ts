import { useTranslations } from 'use-intl';
import { useFilterWords } from './filter-words.ts';
import { isFilter } from './filters.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';

export type Understood = Inventory['understood'][number];

/** A search, parted into the words that act as filters and the others. */
export function splitQuestion(
  q: string,
  understood: readonly Understood[],
): { others: string; asFilters: string } {
  const others = understood.reduce((text, each) => {
    const at = placeOf(q, text, each);
    const end = at + each.words.length;
    return at === -1 ? text : text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
  }, q);
  return {
    others: others.trim().replaceAll(/\s+/g, ' '),
    asFilters: understood.map(({ words }) => words).join(' '),
  };
}

/** Of "bluehdi blue" the second "blue" is meant: the search without it is the one that the answer names. `text`: what is left of it. */
function placeOf(q: string, text: string, { words, without }: Understood): number {
  let at = text.indexOf(words);
  while (at !== -1) {
    const rest = `${q.slice(0, at).trimEnd()} ${q.slice(at + words.length).trimStart()}`;
    if (rest.includes(without)) return at;
    at = text.indexOf(words, at + 1);
  }
  return text.indexOf(words);
}

/**
 * Until the list of a search is there: of what was understood of the words before, the parts that its own words still have. The chip of
 * a part leads to the search without that part, not without the words that were added.
 */
export function stillUnderstood({ q }: InventorySearch, before: readonly Understood[]): Understood[] {
  return before.flatMap((part) => {
    const rests = restsOf(String(q ?? ''), part.words);
    const without = rests.includes(part.without) ? part.without : rests[0];
    return without === undefined ? [] : [{ ...part, without }];
  });
}

/** A search without these words, for each place where it has them as whole words. */
function restsOf(q: string, words: string): string[] {
  const text = ` ${q.trim().replaceAll(/\s+/g, ' ')} `;
  const rests: string[] = [];
  for (let at = text.indexOf(` ${words} `); at !== -1; at = text.indexOf(` ${words} `, at + 1))
    rests.push(`${text.slice(0, at)} ${text.slice(at + words.length + 2)}`.trim());
  return rests;
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
