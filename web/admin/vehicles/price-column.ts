import { createContext, useContext, useEffect } from 'react';

/** The price fields of the table, so that Enter can go from one row to the next as in a spreadsheet. */
export class PriceColumn {
  readonly #open = new Map<string, () => void>();

  add(vehicleId: string, open: () => void): () => void {
    this.#open.set(vehicleId, open);
    return () => this.#open.delete(vehicleId);
  }

  /** Opens the price of the row below this one. Returns whether there is one. */
  goDown(row: Element | null): boolean {
    const next = row?.nextElementSibling;
    const open = next instanceof HTMLElement ? this.#open.get(next.dataset['row'] ?? '') : undefined;
    open?.();
    return open !== undefined;
  }
}

const Column = createContext(new PriceColumn());
export const PriceColumnProvider = Column.Provider;

/** Lets the row above open this price. */
export function usePriceColumn(vehicleId: string, open: () => void): PriceColumn {
  const column = useContext(Column);
  useEffect(() => column.add(vehicleId, open), [column, vehicleId, open]);
  return column;
}
