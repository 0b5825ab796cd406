import { sumOf } from '../../../contract/money.ts';
import { type PriceChange, reprice, toHundredths } from '../../../contract/reprice.ts';
import type { Selected } from '../../../contract/vehicle-bulk.ts';
import { isFarFrom } from './price-change.ts';

/** "-2,5", "− 2.5 %" or "+500 €" as the server takes it: "-2.5", "500". */
export const readChange = (typed: string): string =>
  typed
    .replaceAll(/[\s%€]/g, '')
    .replaceAll(/[−–]/g, '-')
    .replace(/^\+/, '')
    .replace(',', '.');

/** What a change of prices would do to these vehicles, as the server would do it now. */
export function previewOf(vehicles: readonly Selected[], change: PriceChange) {
  const available = vehicles.filter(({ status }) => status === 'AVAILABLE');
  const priced =
    toHundredths(change.value) === null
      ? []
      : available.map((vehicle) => ({ vehicle, price: reprice(vehicle.priceNet, change) }));
  const changes = priced.flatMap(({ vehicle, price }) =>
    price === null || price === vehicle.priceNet ? [] : [{ vehicle, price }],
  );
  return {
    changes,
    reservedOrSold: vehicles.length - available.length,
    outOfRange: priced.filter(({ price }) => price === null).length,
    far: changes.filter(({ vehicle, price }) => isFarFrom(vehicle.priceNet, price)).length,
    before: sumOf(changes.map(({ vehicle }) => vehicle.priceNet)),
    after: sumOf(changes.map(({ price }) => price)),
  };
}
