import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { BULK_MAX } from '../../../contract/reprice.ts';
import type { VehicleStatus } from '../../../contract/states.ts';
import type { Selected } from '../../../contract/vehicle-bulk.ts';

/** The selected vehicles by their ids, each as the clerk saw it last. */
export type Selection = ReadonlyMap<string, Selected>;

/** What a vehicle is now; null for one that no longer exists. */
interface Latest {
  id: string;
  priceNet: string | null;
  status: VehicleStatus | null;
}

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

/** The selection with the selected ones of these vehicles as they are now, and itself if none has changed. */
export function withLatest(selection: Selection, vehicles: readonly Latest[]): Selection {
  const changed = vehicles.flatMap(({ id, priceNet, status }) => {
    const seen = selection.get(id);
    if (!seen || !priceNet || !status) return [];
    return seen.priceNet === priceNet && seen.status === status ? [] : [{ ...seen, priceNet, status }];
  });
  return changed.length === 0 ? selection : withSelected(selection, changed, true);
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

/** What the button for all pages selects of so many vehicles, and the word for it: all, or the first ones that one call takes. */
export const whatAllSelects = (total: number): { word: 'selectAll' | 'selectFirst'; count: number } =>
  total > BULK_MAX ? { word: 'selectFirst', count: BULK_MAX } : { word: 'selectAll', count: total };

/**
 * Whether more of the list can be selected. `known` are its vehicles as far as the page knows them. The selection may have vehicles
 * that the filters hide, so that its size says nothing about the list.
 */
export const leavesOut = (selection: Selection, total: number, known: readonly { id: string }[]): boolean =>
  selection.size < BULK_MAX && (known.length < total || known.some(({ id }) => !selection.has(id)));

/** The word for the number of selected vehicles. It says why a further box stays empty. */
export const countWordOf = ({ size }: Selection): 'count' | 'countMost' =>
  size < BULK_MAX ? 'count' : 'countMost';

/**
 * The selection over all pages. With Shift a box selects all rows from the last one pressed. Rows subscribe one by one, so
 * that a press renders its own row and not the whole table.
 */
class SelectionStore {
  #selection: Selection = new Map();
  #last: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Selection => this.#selection;

  readonly select = (vehicles: readonly Selected[], isSelected: boolean): void => {
    this.#set(withSelected(this.#selection, vehicles, isSelected));
  };

  readonly press = (rows: readonly Selected[], id: string, isSelected: boolean, withShift: boolean): void => {
    const pressed = between(rows, withShift ? this.#last : null, id);
    this.#last = id;
    this.select(pressed, isSelected);
  };

  /** Takes over what others, or the clerk, have made of selected vehicles. */
  readonly follow = (vehicles: readonly Latest[]): void => this.#set(withLatest(this.#selection, vehicles));

  readonly keepOnly = (vehicles: readonly { id: string }[]): void => {
    const kept = vehicles.flatMap(({ id }) => this.#selection.get(id) ?? []);
    this.#set(new Map(kept.map((vehicle) => [vehicle.id, vehicle])));
  };

  readonly clear = (): void => this.#set(new Map());

  #set(selection: Selection): void {
    if (selection === this.#selection) return;
    this.#selection = selection;
    for (const listener of this.#listeners) listener();
  }
}

/** The selection of a page, empty at first. */
export function useSelectionState(): SelectionStore {
  const [store] = useState(() => new SelectionStore());
  return store;
}

export const SelectionContext = createContext(new SelectionStore());

/** What `read` gives of the selection; the component is rendered anew when that changes. */
function useSelected<Part>(read: (selection: Selection) => Part): Part {
  const { subscribe, current } = useContext(SelectionContext);
  const part = () => read(current());
  return useSyncExternalStore(subscribe, part, part);
}

export const useIsSelected = (id: string): boolean => useSelected((selection) => selection.has(id));

/** Whether all of them are selected. */
export const useAreSelected = (rows: readonly { id: string }[]): boolean =>
  useSelected((selection) => rows.length > 0 && rows.every(({ id }) => selection.has(id)));

export const useSelection = (): Selection => useSelected((selection) => selection);

/** What changes the selection. */
export const useSelecting = (): Pick<SelectionStore, 'select' | 'press' | 'follow' | 'keepOnly' | 'clear'> =>
  useContext(SelectionContext);
