import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'available' | 'reserved' | 'sold' | 'neutral';

const TONES: Record<BadgeTone, string> = {
  available: 'bg-available-soft text-available',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-sold-soft text-sold',
  neutral: 'bg-sunken text-ink-2',
};

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
    <span
      data-tone={tone}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-[6px] px-2 py-0.5 text-13 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
