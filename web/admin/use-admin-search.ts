import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AdminSearch } from './data.ts';

const route = getRouteApi('/admin/{-$section}');

/** The filters as they stand in the address, and how to change them: back to the first page, empty ones taken out. */
export function useAdminSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      void navigate({
        to: '.',
        search: (before) => withChanges(before, changes),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change };
}

function withChanges(before: AdminSearch, changes: Record<string, string | undefined>): AdminSearch {
  const { page: _first, ...after } = before;
  for (const [name, value] of Object.entries(changes)) {
    if (value) after[name] = value;
    else delete after[name];
  }
  return after;
}
