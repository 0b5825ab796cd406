import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { CallFailed } from '../api/call.ts';
import { useUser } from '../api/user.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { statesQuery, type VehicleState } from '../trade/queries.ts';
import { type CardVehicle, cardsQuery } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { isOutdated, missingOf, type SteadyList, withAnswer } from './steady-list.ts';

/** The inventory list for an address. It is refetched while the page is open, and the cards keep their places. */
export function useInventory(search: InventorySearch) {
  const user = useUser();
  const inventory = useQuery({
    ...cardsQuery(search, user),
    ...FRESHNESS.inventory,
    placeholderData: keepPreviousData,
  });
  useWindowFocus(() => void inventory.refetch({ cancelRefetch: false }));

  const [held, setHeld] = useState<SteadyList | null>(null);
  const [now, setNow] = useState(0);
  const { data, isPlaceholderData } = inventory;
  const key = `${JSON.stringify(search)} ${user?.listView?.rows} ${now}`;
  const list = data && !isPlaceholderData ? withAnswer(held, key, data.cards) : held;
  if (list !== held) setHeld(list);

  const missingStates = useMissingStates(list && !isPlaceholderData ? missingOf(list) : []);
  const vehicles = list?.vehicles;
  // A card that has not changed stays the same object, and is not rendered anew.
  const cards = useMemo(
    () =>
      (vehicles ?? []).map((vehicle) => {
        const state = missingStates.get(vehicle.id);
        return state ? { ...vehicle, ...state } : vehicle;
      }),
    [vehicles, missingStates],
  );
  const { failure } = useLoaderData({ from: '/vehicles' });
  const isMissing = data === undefined;
  return {
    inventory,
    data,
    cards,
    /** Identifies the list that is shown: one that is built again is another. */
    built: data && !isPlaceholderData ? key : undefined,
    isWaiting: isPlaceholderData,
    /** If the server could not load the list, its failure is shown until the browser has fetched the list. */
    error:
      inventory.error ?? (isMissing && failure ? new CallFailed(failure.status, failure.text, '') : null),
    isOutdated: list !== null && !isPlaceholderData && isOutdated(list),
    /** Builds the list again in the current order. */
    renew: () => setNow(now + 1),
  };
}

/** TanStack Query reacts only to `visibilitychange`. A visible window beside another one gets the focus without that event. */
function useWindowFocus(onFocus: () => void) {
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  });
}

interface MissingState {
  status: CardVehicle['status'];
  priceNet: string;
  isGone: boolean;
}

const NOT_MISSING: ReadonlyMap<string, Partial<MissingState>> = new Map();

/** The present states of the vehicles that the list no longer contains. */
function useMissingStates(ids: string[]): ReadonlyMap<string, Partial<MissingState>> {
  const { data, isPlaceholderData } = useQuery({
    ...statesQuery(ids),
    enabled: ids.length > 0,
    ...FRESHNESS.vehiclesGone,
    placeholderData: keepPreviousData,
  });
  if (!data || ids.length === 0) return NOT_MISSING;
  const states = new Map(data.map((state) => [state.id, state]));
  // Placeholder data answer an earlier list of ids. An id that they do not contain may still exist.
  const known = isPlaceholderData ? ids.filter((id) => states.has(id)) : ids;
  return new Map(known.map((id) => [id, missingStateOf(states.get(id))]));
}

const missingStateOf = (state: VehicleState | undefined): Partial<MissingState> =>
  state ? { status: state.status, priceNet: state.priceNet, isGone: false } : { isGone: true };
