import { useSyncExternalStore } from 'react';
import { COMPARED_MAX } from '../../contract/constants.ts';
import { ID, isAccepted } from '../../contract/parameters.ts';
import { storedList } from '../cart/stored-list.ts';

const NOTHING: readonly string[] = [];

/** The ids of vehicles in an address or in the storage of the browser: each once, and no more than are compared. */
export const comparedIn = (values: unknown): readonly string[] => [
  ...new Set(
    [values ?? []]
      .flat()
      .map(String)
      .filter((value) => isAccepted(ID, value))
      .map((id) => id.toLowerCase())
      .slice(0, COMPARED_MAX),
  ),
];

const chosen = storedList('comparedVehicles', comparedIn);

/** The vehicles that this reader has chosen to compare; none on the server. */
export const useCompared = () => useSyncExternalStore(chosen.subscribe, chosen.read, () => NOTHING);

/** Adds the vehicle. Returns all that are chosen, or null if no further one fits. */
export function addCompared(id: string): readonly string[] | null {
  const ids = chosen.read();
  if (ids.length >= COMPARED_MAX) return null;
  chosen.write([...ids, id]);
  return chosen.read();
}

export const dropCompared = (id: string): void => chosen.write(chosen.read().filter((each) => each !== id));
export const clearCompared = (): void => chosen.write([]);
