import type { BaseColour } from '../../contract/base-colours.ts';
import { cx } from '../ui/cx.ts';

/** The same in both themes, like the paint of a car. */
const GROUND: Record<BaseColour, string> = {
  Black: 'bg-[#1b1e22]',
  Grey: 'bg-[#6d757c]',
  Silver: 'bg-[#c3c9ce]',
  White: 'bg-[#ffffff]',
  Blue: 'bg-[#2463b0]',
  Red: 'bg-[#b3161f]',
  Green: 'bg-[#2f6b46]',
  Brown: 'bg-[#6b4a34]',
  Beige: 'bg-[#d9cbb0]',
  Yellow: 'bg-[#f2c816]',
  Orange: 'bg-[#e0701a]',
  Purple: 'bg-[#6a3d8f]',
};

/** A dot of paint. The name of the colour stands beside it. */
export function Swatch({ colour, className }: { colour: BaseColour; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block size-3.5 shrink-0 rounded-full border border-control align-[-0.125em]',
        GROUND[colour],
        className,
      )}
    />
  );
}
