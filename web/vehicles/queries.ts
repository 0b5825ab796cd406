import type { QueryClient } from '@tanstack/react-query';
import { type Call, CallFailed, type ResultOf } from '../api/call.ts';
import type { User } from '../api/user.ts';
import { queryOf, readingOf } from '../api/query-of.ts';
import { coverOf, wordOf } from '../trade/facts.ts';
import type { ListedVehicle } from '../trade/queries.ts';
import { isNewTo } from './list-view.ts';
import type { InventorySearch } from './search.ts';

export type Inventory = ResultOf<'GET /api/vehicles'>;

/** A page of the inventory, with all data of its vehicles. */
export const inventoryQuery = (search: InventorySearch, by?: Call) =>
  queryOf('GET /api/vehicles', { query: search }, by);

/** The same as cards. The HTML of the page carries these data, so they hold only what a card shows or adds to the cart. */
export const cardsQuery = (search: InventorySearch, user: User | null, by?: Call) =>
  readingOf(
    'GET /api/vehicles',
    { query: user?.listView ? { ...search, limit: String(user.listView.rows) } : search },
    {
      // What a card does not show is left out.
      as: isTable(user) ? 'rows' : 'cards',
      read: async (ask) => {
        const { vehicles, ...rest } = (await ask()).result;
        return { cards: vehicles.map((vehicle) => cardOf(vehicle, user)), ...rest };
      },
      by,
    },
  );

const isTable = (user: User | null): boolean => user?.listView?.layout === 'TABLE';

const cardOf = (vehicle: ListedVehicle, user: User | null) => ({
  id: vehicle.id,
  vin: vehicle.vin,
  make: wordOf(vehicle, 'make') ?? '',
  model: wordOf(vehicle, 'model') ?? '',
  variant: wordOf(vehicle, 'variant'),
  bodyType: vehicle.bodyType,
  baseColour: vehicle.baseColour,
  firstRegistered: vehicle.firstRegistered,
  mileageKm: vehicle.mileageKm,
  kw: vehicle.kw,
  fuelType: wordOf(vehicle, 'fuelType'),
  transmission: wordOf(vehicle, 'transmission'),
  status: vehicle.status,
  priceNet: vehicle.priceNet,
  ...(vehicle.formerPriceNet && { formerPriceNet: vehicle.formerPriceNet }),
  // The sum of the damages; their number where there are none, or where one of them has no estimate.
  damages: (vehicle.damageCount === 0 ? null : vehicle.damagesSum) ?? vehicle.damageCount,
  nextInspection: vehicle.nextInspection,
  ...(isNewTo(user, vehicle) && { isNew: true }),
  ...(isTable(user) && { createdAt: vehicle.createdAt }),
  coverUrl: coverOf(vehicle.media)?.url ?? null,
  pictures: vehicle.media.filter(({ mediaType }) => mediaType === 'image').length,
});

export type CardVehicle = ReturnType<typeof cardOf>;
/** What the filters show of an answer. */
export type Matches = Pick<Inventory, 'pagination' | 'facets'>;

/** "Audi A6". */
export const cardName = ({ make, model }: CardVehicle): string => [make, model].filter(Boolean).join(' ');

/** Why the server rendered a page without its list. Serializable, since the page carries it. */
export interface Failure {
  status: number;
  text: string;
}

/**
 * On the server the page waits for the list, or for the reason why there is none. In the browser the page opens at once
 * and shows that the list is loading.
 */
export async function loadInventory(
  { queryClient, user, call: by }: { queryClient: QueryClient; user: User | null; call: Call },
  search: InventorySearch,
): Promise<{ failure: Failure | null }> {
  const loading = queryClient.ensureQueryData(cardsQuery(search, user, by));
  if (!import.meta.env.SSR) {
    // The page runs the same query and shows its error.
    loading.catch(() => {});
    return { failure: null };
  }
  try {
    await loading;
    return { failure: null };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { failure: { status: 500, text: '' } };
    return { failure: { status: error.status, text: error.message.slice(`${error.status}: `.length) } };
  }
}
