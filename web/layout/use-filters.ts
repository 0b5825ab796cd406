import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../address.ts';

/** The parameters to set in the address. undefined or an empty string removes a parameter. */
export type FilterChanges = Record<string, string | undefined>;

/** Parameters that the user types. */
const TYPED = ['search', 'q'];

/** The filters of a list, read from the address of its page, and a function to change them. */
export function useFilters() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: FilterChanges) =>
      void navigate({
        to: '.',
        search: (before) => withChanges(before, changes),
        replace: editsSearch(search, changes),
        resetScroll: false,
      }),
    [navigate, search],
  );
  return { search, change };
}

/** Any change goes back to the first page. */
export function withChanges({ page: _first, ...before }: Partial<Search>, changes: FilterChanges): Search {
  const after: Search = {};
  for (const [name, value] of Object.entries({ ...before, ...changes })) if (value) after[name] = value;
  return after;
}

/**
 * Edits of the search words share one history entry. Every other change gets its own, so that it can be undone alone.
 */
export function editsSearch(before: Search, changes: FilterChanges): boolean {
  return TYPED.some((name) => Boolean(before[name]) && Boolean(changes[name]));
}
