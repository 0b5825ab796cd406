import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import { CallFailed } from '../api/call.ts';
import { type ListedVehicle, statesQuery, type VehicleState } from '../trade/queries.ts';
import { inventoryQuery } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { isOutdated, missingOf, type SteadyList, takeIn } from './steady-list.ts';

const REFRESH_MS = INVENTORY_REFRESH_SECONDS * 1000;
/** A list that came just now, with the page or ahead of a press, is not asked for twice. */
const JUST_NOW_MS = 5000;

/** The list of an address: it follows the stock while one reads, and nothing in it moves. */
export function useInventory(search: InventorySearch) {
  const inventory = useQuery({
    ...inventoryQuery(search),
    staleTime: JUST_NOW_MS,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  useWindowFocus(() => void inventory.refetch({ cancelRefetch: false }));

  const [held, setHeld] = useState<SteadyList | null>(null);
  const [now, setNow] = useState(0);
  const { data, isPlaceholderData } = inventory;
  const key = `${JSON.stringify(search)} ${now}`;
  const list = data && !isPlaceholderData ? takeIn(held, key, data.vehicles) : held;
  if (list !== held) setHeld(list);

  const later = useLater(list && !isPlaceholderData ? missingOf(list) : []);
  const { failure } = useLoaderData({ from: '/vehicles' });
  const isMissing = data === undefined;
  return {
    inventory,
    data,
    cards: (list?.vehicles ?? []).map((vehicle) => ({ ...vehicle, ...later.get(vehicle.id) })),
    isWaiting: isPlaceholderData,
    /** What the page came with in place of a list counts until the browser has asked by itself. */
    error:
      inventory.error ?? (isMissing && failure ? new CallFailed(failure.status, failure.text, '') : null),
    isOutdated: list !== null && !isPlaceholderData && isOutdated(list),
    /** Makes the list anew, in the order of now. */
    renew: () => setNow(now + 1),
  };
}

/** Side by side, a window comes to the front without having been hidden; the query library watches for the latter. */
function useWindowFocus(onFocus: () => void) {
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  });
}

interface Later {
  status: ListedVehicle['status'];
  priceNet: string;
  isGone: boolean;
}

/** What has become of vehicles that the list no longer names. */
function useLater(ids: string[]): Map<string, Partial<Later>> {
  const { data, isPlaceholderData } = useQuery({
    ...statesQuery(ids),
    enabled: ids.length > 0,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (!data || ids.length === 0) return new Map();
  const states = new Map(data.map((state) => [state.id, state]));
  // An answer about other vehicles does not say that one is gone.
  const known = isPlaceholderData ? ids.filter((id) => states.has(id)) : ids;
  return new Map(known.map((id) => [id, laterOf(states.get(id))]));
}

const laterOf = (state: VehicleState | undefined): Partial<Later> =>
  state ? { status: state.status, priceNet: state.priceNet, isGone: false } : { isGone: true };
