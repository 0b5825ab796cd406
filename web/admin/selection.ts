import { useCallback, useState } from 'react';

/** The selected rows, and the row that was pressed last: a press with Shift goes from it to the pressed row. */
interface Selected {
  ids: ReadonlySet<string>;
  last: string | null;
}

/** The selection after a press on a row. With Shift, all rows from the last one on get the state of the pressed row. */
export function withPressed(
  { ids, last }: Selected,
  rows: readonly string[],
  { id, hasShift }: { id: string; hasShift: boolean },
): Selected {
  const [from, to] = [rows.indexOf(last ?? id), rows.indexOf(id)];
  const pressed = hasShift && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ids: withEach(ids, pressed, !ids.has(id)), last: id };
}

function withEach(ids: ReadonlySet<string>, changed: readonly string[], isSelected: boolean): Set<string> {
  const after = new Set(ids);
  for (const id of changed) {
    if (isSelected) after.add(id);
    else after.delete(id);
  }
  return after;
}

const listedOf = (ids: ReadonlySet<string>, rows: readonly string[]) =>
  new Set(rows.filter((id) => ids.has(id)));

/**
 * The rows of a list that a clerk has selected. Rows that leave the list are not selected any more. `press` stays the same
 * as long as `rows` does, so that memoized rows are rendered only when they change.
 */
export function useSelection(rows: readonly string[]) {
  const [selected, setSelected] = useState<Selected>({ ids: new Set(), last: null });
  const ids = listedOf(selected.ids, rows);
  const setIds = (next: ReadonlySet<string>) => setSelected({ ids: next, last: null });
  const press = useCallback(
    (id: string, hasShift: boolean) =>
      setSelected((before) =>
        withPressed({ ...before, ids: listedOf(before.ids, rows) }, rows, { id, hasShift }),
      ),
    [rows],
  );
  return {
    ids,
    press,
    pressAll: () => setIds(ids.size === rows.length ? new Set() : new Set(rows)),
    clear: () => setIds(new Set()),
    keepOnly: (kept: readonly string[]) => setIds(new Set(kept)),
  };
}
