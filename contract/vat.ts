import { DELIVERY_FEE_CENTS, VAT_PERCENT } from './constants.ts';
import { fromCents, percentOf, toCents } from './money.ts';
import type { VatCase } from './vat-case.ts';

/** The VAT rate of a case, in percent. */
export function vatPercentOf(vatCase: VatCase): number {
  return vatCase === 'INTRA_COMMUNITY' ? 0 : VAT_PERCENT;
}

/** Net, VAT and gross price of one vehicle, as its page shows them (always with German VAT). */
export function priceWithVat(priceNet: string): { net: string; vat: string; gross: string } {
  const net = toCents(priceNet);
  const vat = percentOf(net, VAT_PERCENT);
  return { net: priceNet, vat: fromCents(vat), gross: fromCents(net + vat) };
}

/** The four lines of a total: vehicles net, delivery net, VAT once on both, gross. */
export interface Totals {
  vehiclesNet: string;
  deliveryNet: string;
  vatPercent: number;
  vat: string;
  gross: string;
}

/** The totals for `vehiclesNet` and `deliveryNet` (both amounts) in a VAT case. */
export function totalsOf(vehiclesNet: string, deliveryNet: string, vatCase: VatCase): Totals {
  const net = toCents(vehiclesNet) + toCents(deliveryNet);
  const vatPercent = vatPercentOf(vatCase);
  const vat = percentOf(net, vatPercent);
  return { vehiclesNet, deliveryNet, vatPercent, vat: fromCents(vat), gross: fromCents(net + vat) };
}

/** The net price of the delivery of `vehicles` vehicles: "350.00" for two. */
export function deliveryFeeOf(vehicles: number): string {
  return fromCents(vehicles * DELIVERY_FEE_CENTS);
}
