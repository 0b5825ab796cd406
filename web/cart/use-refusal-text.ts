import { useTranslations } from 'use-intl';
import { formatMoney } from '../ui/format.ts';
import type { Refusal } from './refusal.ts';
import { nameOf } from './rows.ts';
import { readCart } from './store.ts';

/** A message names at most so many vehicles. The rows show all of them. */
const NAMED = 3;

/** The sentence about a refused order, with the vehicles by name and VIN. */
export function useRefusalText(dealerId: string | undefined): (refusal: Refusal) => string {
  const t = useTranslations('cart.order');
  return ({ vehicles, prices }) => {
    const items = dealerId === undefined ? [] : readCart(dealerId);
    const known = new Map(items.map(({ vehicleId, vehicle }) => [vehicleId, vehicle]));
    const labelOf = (id: string) => {
      const vehicle = known.get(id);
      return vehicle ? t('vehicle', { name: nameOf(vehicle), vin: vehicle.vin }) : id;
    };
    const changed = prices.filter(({ id, priceNet }) => known.get(id)?.priceNet !== priceNet);
    const lines =
      vehicles.length > 0
        ? vehicles.map(({ id }) => labelOf(id))
        : changed.map(({ id, priceNet }) =>
            t('priceNow', { vehicle: labelOf(id), price: formatMoney(priceNet) }),
          );
    const list = lines.slice(0, NAMED).join(', ');
    const more = Math.max(0, lines.length - NAMED);
    return vehicles.length > 0 ? t('unavailable', { list, more }) : t('repriced', { list, more });
  };
}
