import { useState } from 'react';
import type { VatCase } from '../../contract/vat-case.ts';
import { useUser } from '../api/user.ts';
import { companyAddressOf } from '../trade/company-address.ts';
import { factsOf } from './use-rows.ts';
import { type Acceptance, type CartRow, isStillAccepted } from './rows.ts';

/** A request lacks street and postal code until the addresses of the company are known. */
interface DeliverTo {
  id?: string;
  name: string;
  street?: string | null;
  postalCode?: string | null;
  city: string | null;
  country: string;
}

/**
 * The consent to these vehicles at these prices, with this VAT and this delivery address (null: that of the company).
 * The page asks again when a price rises, or when the facts of a vehicle, the VAT or the address change.
 */
export function useAcceptance(rows: readonly CartRow[], vatCase: VatCase, address: DeliverTo | null) {
  const [accepted, setAccepted] = useState<ReadonlyMap<string, Acceptance>>(new Map());
  const dealer = useUser()?.dealer;
  const place = address ?? (dealer && companyAddressOf(dealer));
  const deliverTo = place ? keyOf(place) : '';
  const asNow = ({ vehicle, priceNet }: CartRow) => ({
    facts: factsOf(vehicle),
    priceNet,
    vatCase,
    deliverTo,
  });
  return {
    isGiven:
      rows.length > 0 && rows.every((row) => isStillAccepted(accepted.get(row.vehicle.id), asNow(row))),
    give: (isGiven: boolean) =>
      setAccepted(new Map(isGiven ? rows.map((row) => [row.vehicle.id, asNow(row)]) : [])),
  };
}

const keyOf = ({ id, name, street, postalCode, city, country }: DeliverTo) =>
  JSON.stringify([id, name, street, postalCode, city, country]);
