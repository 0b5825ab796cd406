import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';

interface Address {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
}

/** The lines of an address without those that are empty, and further lines below it. */
export function AddressLines({
  address,
  more = [],
}: {
  address: Address;
  more?: readonly (string | null)[];
}) {
  const countryName = useCountryName();
  const { name, street, postalCode, city, country } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <address className="not-italic">
      {[name, street, town, countryName(country), ...more].filter(Boolean).map((line, at) => (
        // Two lines may be the same. Their order never changes.
        <p key={at} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </address>
  );
}

/** The name of a country in the language of the reader; its code if it is none of the registration's. */
function useCountryName(): (code: string) => string {
  const t = useTranslations('states.country');
  return (code) => {
    const known = COUNTRIES.find((each) => each === code);
    return known ? t(known) : code;
  };
}
