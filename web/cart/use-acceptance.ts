import { useState } from 'react';
import type { VatCase } from '../../contract/vat-case.ts';
import { type Acceptance, type CartRow, isStillAccepted } from './rows.ts';

/**
 * The consent to these vehicles at these prices and with this VAT. The page asks again when a price rises or the VAT
 * changes.
 */
export function useAcceptance(rows: readonly CartRow[], vatCase: VatCase) {
  const [accepted, setAccepted] = useState<ReadonlyMap<string, Acceptance>>(new Map());
  return {
    isGiven:
      rows.length > 0 &&
      rows.every(({ vehicle, priceNet }) => isStillAccepted(accepted.get(vehicle.id), { priceNet, vatCase })),
    give: (isGiven: boolean) =>
      setAccepted(
        new Map(isGiven ? rows.map(({ vehicle, priceNet }) => [vehicle.id, { priceNet, vatCase }]) : []),
      ),
  };
}
