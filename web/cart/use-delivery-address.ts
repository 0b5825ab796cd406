import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentAddress } from '../addresses/current-address.ts';
import { addressesQuery, type DeliveryAddress } from '../addresses/queries.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { storeAddress, storedAddress } from './stored-address.ts';

/** The choice of the delivery address. `chosen` is null for the address of the company. */
export interface DeliveryChoice {
  addresses: readonly DeliveryAddress[];
  chosen: DeliveryAddress | null;
  choose: (address: DeliveryAddress | null) => void;
  /** The name of the address that was chosen and is deleted by now. */
  goneName: string | null;
  /** The addresses could not be loaded. */
  isFailed: boolean;
  retry: () => void;
}

/** The dealer's delivery addresses and the one for the next order. A deleted address is no longer chosen. */
export function useDeliveryAddress(dealerId: string | undefined): DeliveryChoice {
  const { data, isError, refetch } = useQuery({ ...addressesQuery(), ...FRESHNESS.cart });
  const [wanted, setWanted] = useState(() => storedAddress(dealerId));
  const chosen = currentAddress(wanted, data?.addresses);
  return {
    addresses: data?.addresses ?? [],
    chosen,
    choose: (address) => {
      setWanted(address);
      storeAddress(dealerId, address);
    },
    goneName: wanted !== null && chosen === null ? wanted.name : null,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
