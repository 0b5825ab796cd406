import { createContext, useContext, useState } from 'react';
import { BULK_MAX } from '../../../contract/reprice.ts';
import type { Selected } from '../../../contract/vehicle-bulk.ts';

/** The selected vehicles by their ids, each as the clerk saw it. */
export type Selection = ReadonlyMap<string, Selected>;

/** The selection with these vehicles added or removed; vehicles beyond the most that one call takes are not added. */
export function withSelected(
  selection: Selection,
  vehicles: readonly Selected[],
  isSelected: boolean,
): Selection {
  const after = new Map(selection);
  for (const { id, vin, make, model, priceNet, status } of vehicles) {
    if (!isSelected) after.delete(id);
    else if (after.has(id) || after.size < BULK_MAX)
      after.set(id, { id, vin, make, model, priceNet, status });
  }
  return after;
}

/** The vehicles of the list from one to another, both included. */
export function between<Row extends { id: string }>(
  rows: readonly Row[],
  from: string | null,
  to: string,
): readonly Row[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  return start === -1 || end === -1
    ? rows.filter(({ id }) => id === to)
    : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection over all pages. With Shift a box selects all rows from the last one pressed. */
export function useSelectionState() {
  const [selection, setSelection] = useState<Selection>(new Map());
  const [last, setLast] = useState<string | null>(null);
  return {
    selection,
    select: (vehicles: readonly Selected[], isSelected: boolean) =>
      setSelection((before) => withSelected(before, vehicles, isSelected)),
    press: (rows: readonly Selected[], id: string, isSelected: boolean, withShift: boolean) => {
      const pressed = between(rows, withShift ? last : null, id);
      setSelection((before) => withSelected(before, pressed, isSelected));
      setLast(id);
    },
    clear: () => setSelection(new Map()),
  };
}

type SelectionState = ReturnType<typeof useSelectionState>;

export const SelectionContext = createContext<SelectionState>({
  selection: new Map(),
  select: () => {},
  press: () => {},
  clear: () => {},
});

export const useSelection = (): SelectionState => useContext(SelectionContext);
