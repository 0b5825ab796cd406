import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { AddressFields, AddressRequest } from '../../contract/addresses.ts';

const all = zodResolver(AddressRequest);
const withoutPlace = zodResolver(AddressFields);

/** The context is the address before the change: its old place is not refused as long as it stays. */
export const rules: Resolver<AddressRequest, AddressRequest | undefined> = (typed, before, options) => {
  const isSamePlace = typed.postalCode === before?.postalCode && typed.country === before.country;
  return (isSamePlace ? withoutPlace : all)(typed, before, options);
};
