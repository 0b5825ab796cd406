import { createContext, use } from 'react';

/** The rows of the table that are marked, by their `data-row`. */
export const RowMarks = createContext<ReadonlySet<string>>(new Set());

/** For a row that is no row of a table: whether it is marked, and its looks then. */
export function useRowMark(id: string) {
  return {
    'data-marked': use(RowMarks).has(id) || undefined,
    look: 'data-marked:bg-sunken data-marked:shadow-[inset_4px_0_var(--color-plate)]',
  };
}
