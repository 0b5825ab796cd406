import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { stringifySearch } from '../address.ts';
import { InRows } from '../api/unsaved-input.ts';
import { useFilters } from '../layout/use-filters.ts';
import { RowMarks } from '../ui/row-marks.ts';
import { changedRows, type ShownRows } from './changed-rows.ts';

/** So long a row stays marked after the last change in its list. */
const MARK_MS = 20_000;
const NONE: ReadonlySet<string> = new Set();

interface MarkedRowsProps<Row> {
  query: Pick<UseQueryResult, 'isFetching' | 'isPlaceholderData'>;
  rows: readonly Row[];
  /** As in the `data-row` of the row. */
  idOf: (row: Row) => string;
  /** False for rows in groups, none of which moves up from a next page. */
  hasPages?: boolean;
  /** The table of these rows. */
  children: ReactNode;
}

/**
 * Marks for a while the rows that others have added or changed since the list is shown, and says once how many there are.
 * What the clerk changes themselves is not marked.
 */
export function MarkedRows<Row>({ query, rows, idOf, hasPages = true, children }: MarkedRowsProps<Row>) {
  const t = useTranslations('admin');
  const marks = useMarks(rows, idOf, query, hasPages);
  const count = useFirstSize(marks);
  return (
    <RowMarks value={marks}>
      <InRows value={true}>{children}</InRows>
      <output className="sr-only">{count > 0 && t('marked', { count })}</output>
    </RowMarks>
  );
}

function useMarks<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { isFetching, isPlaceholderData }: MarkedRowsProps<Row>['query'],
  hasPages: boolean,
): ReadonlySet<string> {
  const list = stringifySearch(useFilters().search);
  const [marks, setMarks] = useState(NONE);
  const shown = useRef<{ list: string; rows: readonly Row[]; byId: ShownRows }>(null);
  const holdsOwnChange = useOwnChanges();
  useEffect(() => {
    const before = shown.current;
    if (isPlaceholderData || (before?.list === list && before.rows === rows)) return;
    const byId = new Map(rows.map((row) => [idOf(row), JSON.stringify(row)]));
    shown.current = { list, rows, byId };
    if (before?.list !== list) return setMarks(NONE);
    if (holdsOwnChange.isTrue()) return;
    const changed = changedRows(before.byId, byId, hasPages);
    if (changed.length > 0) setMarks((marked) => new Set([...marked, ...changed]));
  }, [rows, idOf, list, isPlaceholderData, hasPages, holdsOwnChange]);
  // After the effect above: what the list fetched after an own change holds this change.
  useEffect(() => {
    if (!isFetching) holdsOwnChange.end();
  }, [isFetching, holdsOwnChange]);
  useEffect(() => {
    if (marks.size === 0) return;
    const timer = setTimeout(() => setMarks(NONE), MARK_MS);
    return () => clearTimeout(timer);
  }, [marks]);
  return marks;
}

/** Whether the clerk has changed something since the list was fetched. */
function useOwnChanges() {
  const queryClient = useQueryClient();
  const hasChanged = useRef(false);
  useEffect(
    () =>
      // The cache also tells of each button that is drawn.
      queryClient.getMutationCache().subscribe(({ type }) => {
        if (type === 'updated') hasChanged.current = true;
      }),
    [queryClient],
  );
  const [changes] = useState(() => ({
    isTrue: () => hasChanged.current || queryClient.isMutating() > 0,
    end: () => {
      hasChanged.current = false;
    },
  }));
  return changes;
}

/** How many rows were marked first. It stays until none is, so that screen readers are not interrupted by each change. */
function useFirstSize({ size }: ReadonlySet<string>): number {
  const [first, setFirst] = useState(0);
  if (size === 0 ? first !== 0 : first === 0) setFirst(size);
  return first;
}
