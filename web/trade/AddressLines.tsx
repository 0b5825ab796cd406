import { type Address, useAddressLines } from './address-text.ts';

/** An address line by line. */
export function AddressLines({ address }: { address: Address }) {
  const linesOf = useAddressLines();
  return (
    <address className="not-italic">
      {linesOf(address).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </address>
  );
}
