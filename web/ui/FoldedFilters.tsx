import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

interface FoldedFiltersProps {
  /** The word on the button. */
  label: string;
  /** What each of the filters is set to. The button says how many are in use. */
  values: readonly (string | undefined)[];
  /** A filter that stays in view, beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Filters that phones show after a press on one button. On wide screens they are in the row of the others. */
export function FoldedFilters({ label, values, beside, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const folded = useId();
  const active = values.filter(Boolean).length;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={folded}
        onClick={() => setIsOpen(!isOpen)}
        className="sm:hidden noscript:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {label}
        {active > 0 && <span className="text-plate">{active}</span>}
      </Button>
      {beside}
      <div
        id={folded}
        className={cx(
          'flex flex-wrap gap-3 max-sm:basis-full sm:contents',
          !isOpen && 'max-sm:hidden noscript:max-sm:flex',
        )}
      >
        {children}
      </div>
    </>
  );
}
