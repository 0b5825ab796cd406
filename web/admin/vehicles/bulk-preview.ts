import type { Locale } from '../../../contract/constants.ts';
import { sumOf } from '../../../contract/money.ts';
import { formatDecimal } from '../../../contract/notation.ts';
import { type PriceChange, reprice, toHundredths } from '../../../contract/reprice.ts';
import type { Selected } from '../../../contract/vehicle-bulk.ts';
import { parseCost } from '../../trade/parse-price.ts';
import { isFarFrom } from './price-change.ts';

/** A reduction as people type it. */
export const exampleIn = (locale: Locale): string => formatDecimal(-2.5, locale);

/** In percent, "2.125" is more likely two and a bit than two thousand. */
const MOST_PERCENT = 999.99;

/** "-2,5", "− 2.5 %" or "+1.000 €" as the server takes it: "-2.50", "1000.00"; '' if it is no such change. */
export function readChange(typed: string, by: PriceChange['by']): string {
  const text = typed.replaceAll(/[\s%]/g, '');
  const amount = parseCost(text.replace(/^[-−–+]/, ''));
  if (amount === null || (by === 'PERCENT' && Number(amount) > MOST_PERCENT)) return '';
  return /^[-−–]/.test(text) ? `-${amount}` : amount;
}

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
    /** Those whose new price is the old one. */
    same: toHundredths(change.value)
      ? priced.filter(({ vehicle, price }) => price === vehicle.priceNet).length
      : 0,
    outOfRange: priced.filter(({ price }) => price === null).length,
    far: changes.filter(({ vehicle, price }) => isFarFrom(vehicle.priceNet, price)).length,
    before: sumOf(changes.map(({ vehicle }) => vehicle.priceNet)),
    after: sumOf(changes.map(({ price }) => price)),
  };
}
