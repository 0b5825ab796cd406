import { cx } from './cx.ts';

/** A placeholder for content that is loading. Give it the size of the result. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-[6px] bg-line', className)} />;
}
