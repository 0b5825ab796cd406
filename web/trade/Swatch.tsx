import type { BaseColour } from '../../contract/base-colours.ts';
import { cx } from '../ui/cx.ts';

/** A dot of paint. The name of the colour stands beside it. Its look is in styles/parts.css. */
export function Swatch({ colour, className }: { colour: BaseColour; className?: string }) {
  return <span aria-hidden className={cx('swatch', `swatch-${colour}`, className)} />;
}
