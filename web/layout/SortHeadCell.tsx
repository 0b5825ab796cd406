import type { ComponentProps } from 'react';
import { HeadCell, type SortDirection } from '../ui/DataTable.tsx';
import { useFilters } from './use-filters.ts';

type Sort = readonly [sortBy: string, direction: SortDirection];

interface SortHeadCellProps extends Omit<ComponentProps<typeof HeadCell>, 'sort' | 'onSort'> {
  /** What a press sorts by, and where the column has two directions, what the next press sorts by. */
  sorts: readonly [Sort] | readonly [Sort, Sort];
  /** The value of `sortBy` where the address has none. */
  defaultSort: string;
}

/** The head of a column by which the list of the address can be sorted. */
export function SortHeadCell({ sorts, defaultSort, ...cell }: SortHeadCellProps) {
  const { search, change } = useFilters();
  const named = search['sortBy'];
  const current = typeof named === 'string' && named !== '' ? named : defaultSort;
  const [, direction = 'none'] = sorts.find(([sortBy]) => sortBy === current) ?? [];
  const [[first], [second] = [first]] = sorts;
  return (
    <HeadCell
      {...cell}
      sort={direction}
      onSort={() => change({ sortBy: current === first ? second : first })}
    />
  );
}
