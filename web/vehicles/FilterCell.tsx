import { ChevronDown } from 'lucide-react';

interface FilterCellProps {
  label: string;
  /** What is chosen, or that nothing is. */
  words: string;
  isChosen: boolean;
}

/** The content of one button in the filter bar. Its look is in styles/parts.css. */
export function FilterCell({ label, words, isChosen }: FilterCellProps) {
  return (
    <span className="filter-cell" data-chosen={isChosen}>
      <span>
        <span>{label}</span>
        <span>{words}</span>
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
    </span>
  );
}
