import { formatMoney } from '../ui/format.ts';

/** The price before it fell, struck through. `word` says so to screen readers: "früher". */
export function FormerPrice({ price, word }: { price: string | null | undefined; word: string }) {
  return (
    price && (
      <>
        <span className="sr-only">{` ${word} `}</span>
        {/* A margin: beside a space that was at the end of the line, the browser would report that something moved. */}
        <s className="mx-1 inline-block">{formatMoney(price)}</s>
      </>
    )
  );
}
