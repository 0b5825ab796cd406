import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'available' | 'reserved' | 'sold' | 'neutral';

/** A state, shown as a dot and a word, never by colour alone. */
export function Badge({
  tone,
  children,
  className,
}: {
  tone: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span data-tone={tone} className={cx('badge', `badge-${tone}`, className)}>
      {children}
    </span>
  );
}
