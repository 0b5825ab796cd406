import { replaceEqualDeep } from '@tanstack/react-query';
import type { ListData, RowsName } from '../api/change-row.ts';

/**
 * The option `structuralSharing` of a list that is fetched again while somebody works in it. The row in which they work
 * keeps its place even if it belongs elsewhere now, or no longer to the list: what they typed, their focus and their
 * dialog stay. The row moves with the first answer after they have left it.
 */
export const holdingRows =
  (name: RowsName) =>
  // TanStack Query types the data of every query as unknown. These are data of the list with this name.
  (before: unknown, answer: unknown): unknown =>
    before === undefined
      ? answer
      : replaceEqualDeep(before, withHeldRows(name, before as ListData, answer as ListData, rowsInUse()));

/** The answer with the held rows at the places that they had before. */
export function withHeldRows(
  name: RowsName,
  before: ListData,
  answer: ListData,
  held: ReadonlySet<string>,
): ListData {
  const shown = before[name] ?? [];
  if (!shown.some(({ id }) => held.has(id))) return answer;
  const latest = new Map(answer[name]?.map((row) => [row.id, row]));
  const rows = answer[name]?.filter(({ id }) => !held.has(id)) ?? [];
  for (const [place, row] of shown.entries())
    if (held.has(row.id)) rows.splice(place, 0, latest.get(row.id) ?? row);
  return { ...answer, [name]: rows };
}

/**
 * The rows with the focus, and those with an open field or dialog. `data-row` is the id of a row. `data-in-use` is on the
 * row, or on a part of it that is open: a dialog itself is outside of its row.
 */
function rowsInUse(): Set<string> {
  const parts = [document.activeElement, ...document.querySelectorAll('[data-in-use]')];
  const ids = parts.map((part) => part?.closest<HTMLElement>('[data-row]')?.dataset['row']);
  return new Set(ids.filter((id) => id !== undefined));
}
