import { formatMoney } from '../ui/format.ts';

/** The price before it fell, struck through. `word` says so to screen readers: "früher". */
export function FormerPrice({ price, word }: { price: string | null | undefined; word: string }) {
  return (
    price && (
      <>
        <span className="sr-only">{`${word} `}</span>
        <s>{formatMoney(price)}</s>{' '}
      </>
    )
  );
}
