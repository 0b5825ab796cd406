import { useSyncExternalStore } from 'react';
import type { Search } from '../../address.ts';

export const DENSITIES = ['normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** The columns that may be hidden, in the order of the table. The name of the vehicle and the buttons are always shown. */
export const COLUMNS = [
  'vin',
  'firstRegistered',
  'mileage',
  'fuelType',
  'transmission',
  'colour',
  'stockDays',
  'changedAt',
  'watchers',
  'price',
  'status',
  'order',
  'pictures',
  'documents',
] as const;
export type Column = (typeof COLUMNS)[number];

/** How a clerk has arranged the table. */
export interface TableLook {
  density: Density;
  columns: readonly Column[];
}

export const USUAL_COLUMNS: readonly Column[] = [
  'vin',
  'firstRegistered',
  'mileage',
  'price',
  'status',
  'pictures',
  'documents',
];
const USUAL: TableLook = { density: 'normal', columns: USUAL_COLUMNS };

const KEY = 'admin-vehicles';
const listeners = new Set<() => void>();
// The snapshot of a store must be the same object until it changes.
let read: { text: string | null; look: TableLook } = { text: null, look: USUAL };

/** The arrangement of the table as a saved view holds it. The usual one is not named. */
export const lookToSave = ({ density, columns }: TableLook): Search => ({
  ...(density === USUAL.density ? {} : { density }),
  ...(columns.join() === USUAL.columns.join() ? {} : { columns: columns.length > 0 ? [...columns] : 'none' }),
});

/** Arranges the table as a saved view holds it. */
export function showLook({ density, columns }: Search): void {
  const shown = [columns ?? []].flat();
  arrangeTable({
    density: DENSITIES.find((each) => each === density) ?? USUAL.density,
    columns: columns === undefined ? USUAL.columns : COLUMNS.filter((each) => shown.includes(each)),
  });
}

/** What the browser has stored, without what this version of the table does not know. */
export function parseLook(text: string | null): TableLook {
  if (text === null) return USUAL;
  try {
    const { density, columns } = Object(JSON.parse(text));
    return {
      density: DENSITIES.find((each) => each === density) ?? USUAL.density,
      columns: Array.isArray(columns) ? COLUMNS.filter((each) => columns.includes(each)) : USUAL.columns,
    };
  } catch {
    return USUAL;
  }
}

function stored(): TableLook {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage may be disabled. Then a change lasts as long as the page.
    return read.look;
  }
  if (text !== read.text) read = { text, look: parseLook(text) };
  return read.look;
}

/** Arranges the table, now and whenever this browser opens it. */
export function arrangeTable(changes: Partial<TableLook>): void {
  const look = { ...stored(), ...changes };
  const text = JSON.stringify(look);
  read = { text, look };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export function useTableLook(): TableLook {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stored,
    () => USUAL,
  );
}
