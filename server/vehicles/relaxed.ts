import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Relaxed } from '../../contract/understood.ts';
import { type Filter, FILTER_NAMES, statusesOf } from '../stock/filters.ts';
import { alternativesOf, type Part } from '../stock/parts.ts';
import { parametersOf } from './nearest.ts';
import { without } from './question.ts';

/** A condition of a list: a filter, words that are alternatives, or what the reader has hidden. */
export type ListCondition<P> =
  | { filter: Exclude<Filter, 'q'>; value: unknown }
  | { parts: readonly P[] }
  | { hidden: VehicleQuery['hidden'] };

/** What a list may leave out: a filter, one of the features, or some words. */
interface Removable<P> {
  filter: Filter | 'hidden';
  values: string[];
  condition: ListCondition<P>;
}

/** The conditions of a list and of the lists without some of them; each of these names the places of its conditions. */
export interface RelaxedLists<P> {
  conditions: ListCondition<P>[];
  lists: (Omit<Relaxed, 'total'> & { holds: number[] })[];
}

/** The lists that lack one filter or some words of a list, and the one that lacks all. `parts` are those of its words. */
export function relaxedListsOf<P extends Part<unknown>>(
  query: VehicleQuery,
  parts: readonly P[],
): RelaxedLists<P> {
  const all = removablesOf(query, parts);
  const conditions = all.map(({ condition }) => condition);
  const status = conditions.push({ filter: 'status', value: statusesOf({}) }) - 1;
  const hidden = conditions.push({ hidden: undefined }) - 1;
  const byQuery = new Map<string, RelaxedLists<P>['lists'][number]>();
  for (const leftOut of choicesOf(all)) {
    const kept = all.filter((each) => !leftOut.includes(each));
    const has = (name: Filter | 'hidden') => kept.some(({ filter }) => filter === name);
    const holds = [
      ...kept.map((each) => all.indexOf(each)),
      ...(has('status') ? [] : [status]),
      ...(has('hidden') ? [] : [hidden]),
    ];
    const list = queryWithout(query, leftOut, kept);
    const key = JSON.stringify(list);
    if (!byQuery.has(key)) byQuery.set(key, { leftOut: leftOut.map(namedOf), query: list, holds });
  }
  return { conditions, lists: [...byQuery.values()] };
}

function removablesOf<P extends Part<unknown>>(query: VehicleQuery, parts: readonly P[]): Removable<P>[] {
  // A filter that the query does not set is undefined.
  const values = parametersOf(query) as Partial<Record<Filter | 'hidden', string | string[]>>;
  return [...FILTER_NAMES, 'hidden' as const].flatMap((filter): Removable<P>[] => {
    const value = values[filter];
    if (value === undefined) return [];
    if (filter === 'q') return wordsOf(query.q ?? '', parts);
    const named = [value].flat();
    if (filter === 'hidden') return [{ filter, values: named, condition: { hidden: query.hidden } }];
    // A vehicle has to have every chosen feature, but only one of several makes.
    if (filter === 'feature')
      return named.map((each) => ({ filter, values: [each], condition: { filter, value: [each] } }));
    return [{ filter, values: named, condition: { filter, value: query[filter] } }];
  });
}

/** The words of a search. One that cannot be parted is left out as a whole. */
function wordsOf<P extends Part<unknown>>(q: string, parts: readonly P[]): Removable<P>[] {
  const groups = alternativesOf(parts);
  if (groups.length < 2) return [{ filter: 'q', values: [q], condition: { parts } }];
  return groups.map((group) => ({
    filter: 'q',
    values: group.map(({ from, to }) => q.slice(from, to)),
    condition: { parts: group },
  }));
}

/** What the lists leave out: each alone, the words together, and all. */
function choicesOf<P>(all: readonly Removable<P>[]): Removable<P>[][] {
  return [
    ...all.map((each) => all.filter((other) => other === each || goesWith(each, other))),
    all.filter(({ filter }) => filter === 'q'),
    [...all],
  ].filter((leftOut) => leftOut.length > 0);
}

/** Models belong to makes. */
const goesWith = <P>(each: Removable<P>, other: Removable<P>) =>
  each.filter === 'make' && other.filter === 'model';

const namedOf = <P>({ filter, values }: Removable<P>) => ({ filter, values });

/** The list without some of its conditions, as an address has it. */
function queryWithout<P extends Part<unknown>>(
  query: VehicleQuery,
  leftOut: readonly Removable<P>[],
  kept: readonly Removable<P>[],
): Relaxed['query'] {
  const list = parametersOf(query);
  for (const { filter } of leftOut) delete list[filter];
  const features = kept.flatMap(({ filter, values }) => (filter === 'feature' ? values : []));
  if (features.length > 0) list['feature'] = features;
  if (kept.some(({ filter }) => filter === 'q'))
    list['q'] = leftOut
      .flatMap(({ condition }) => ('parts' in condition ? condition.parts : []))
      .toSorted((a, b) => b.from - a.from)
      .reduce(without, query.q ?? '');
  return list;
}
