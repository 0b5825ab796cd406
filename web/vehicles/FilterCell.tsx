import { ChevronDown } from 'lucide-react';
import { cx } from '../ui/cx.ts';

interface FilterCellProps {
  label: string;
  /** What is chosen, or that nothing is. */
  words: string;
  isChosen: boolean;
}

/** The content of one button in the filter bar. */
export function FilterCell({ label, words, isChosen }: FilterCellProps) {
  return (
    <span className="flex w-full min-w-0 items-center gap-1 px-3 lg:gap-2 lg:px-4">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-12 text-ink-2">{label}</span>
        <span
          className={cx(
            'block truncate max-lg:text-14',
            isChosen ? 'font-medium text-plate' : 'group-disabled:text-ink-2',
          )}
        >
          {words}
        </span>
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
    </span>
  );
}
