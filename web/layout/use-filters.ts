import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../address.ts';

/** What to set in the address; nothing, or an empty word, takes a parameter out. */
export type FilterChanges = Record<string, string | undefined>;

/** Parameters that are typed. */
const TYPED = ['search', 'q'];

/** The filters of a list as they stand in the address of its page, and how to change them. */
export function useFilters() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: FilterChanges) =>
      void navigate({
        to: '.',
        search: (before) => withChanges(before, changes),
        replace: isTypedOn(search, changes),
        resetScroll: false,
      }),
    [navigate, search],
  );
  return { search, change };
}

/** Any change leads back to the first page. */
export function withChanges({ page: _first, ...before }: Partial<Search>, changes: FilterChanges): Search {
  const after: Search = {};
  for (const [name, value] of Object.entries({ ...before, ...changes })) if (value) after[name] = value;
  return after;
}

/** Words that are refined stay one step of the history; every other change can be taken back by itself. */
export function isTypedOn(before: Search, changes: FilterChanges): boolean {
  return TYPED.some((name) => Boolean(before[name]) && Boolean(changes[name]));
}

/** The page of a list that an address names; the first, unless it is a whole number from 1 on. */
export function pageIn(search: Search): string {
  const { page } = search;
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? page : '1';
}
