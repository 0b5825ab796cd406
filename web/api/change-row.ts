import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from './query-of.ts';

/** The lists whose rows a clerk changes, and under which name each list has its rows. */
const ROWS_OF = {
  'GET /api/vehicles': 'vehicles',
  'GET /api/orders': 'orders',
  'GET /api/admin/dealers': 'dealers',
} as const;
type ListName = keyof typeof ROWS_OF;
export type RowsName = (typeof ROWS_OF)[ListName];

/** The data of one of these lists, as far as their rows are concerned. */
export type ListData = { readonly [Rows in RowsName]?: readonly { id: string }[] };

/** Writes the changed fields of a row into all cached lists that have it. The row keeps its place. */
export function changeRow(queryClient: QueryClient, list: ListName, changed: { id: string }): void {
  const rows = ROWS_OF[list];
  queryClient.setQueriesData<ListData>(
    // Not other readings of the same call, such as the strip of the home page, which have a third part.
    { queryKey: keyOf(list), predicate: ({ queryKey }) => queryKey.length === 2 },
    (data) =>
      data && {
        ...data,
        [rows]: data[rows]?.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
      },
  );
}
