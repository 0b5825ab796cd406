import { type Address, useAddressLines } from './address-text.ts';

/** An address line by line, and further lines below it. */
export function AddressLines({ address, more = [] }: { address: Address; more?: readonly string[] }) {
  const linesOf = useAddressLines();
  return (
    <address className="not-italic">
      {[...linesOf(address), ...more].map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </address>
  );
}
