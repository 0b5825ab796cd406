import { cx } from './cx.ts';

/** A place held for what is on its way: give it the size of the result. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-[6px] bg-line', className)} />;
}
