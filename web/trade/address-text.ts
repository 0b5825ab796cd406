import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';

/** An address of an order, of an account or of a company. An account may lack street, postal code and city. */
export interface Address {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
}

/** Returns the lines of an address, without those that are empty. */
export function useAddressLines(): (address: Address) => string[] {
  const t = useTranslations('countries');
  return ({ name, street, postalCode, city, country }) => {
    const town = [postalCode, city].filter(Boolean).join(' ');
    const known = COUNTRIES.find((each) => each === country);
    return [name, street ?? '', town, known ? t(known) : country].filter((line) => line !== '');
  };
}
