import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FilterFoldProps {
  title: string;
  /** How many values are chosen in it. */
  chosen: number;
  /** Which filters the reader has folded or unfolded on this page, by their titles. */
  folds: Map<string, boolean>;
  children: ReactNode;
}

/** A filter that folds to its title. It is open at first where something is chosen, and later as the reader has left it. */
export function FilterFold({ title, chosen, folds, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(folds.get(title) ?? chosen > 0);
  // What was never open is not built, so that the sheet opens at once. What was open keeps what is typed in it.
  const isBuilt = isOpen || folds.has(title);
  const keep = (open: boolean) => {
    // The browser also reports the first state.
    if (open === isOpen) return;
    setIsOpen(open);
    folds.set(title, open);
  };
  return (
    // Also the search of the browser opens it.
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => keep(open)} className="group">
      <summary
        // The browser reports a toggle later. If the sheet is closed before that, the choice would be lost.
        onClick={(click) => {
          click.preventDefault();
          keep(!isOpen);
        }}
        className="flex min-h-11 list-none items-center gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden"
      >
        <h3>{title}</h3>
        {chosen > 0 && <span className="text-plate">{chosen}</span>}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {isBuilt && <div className="pt-1 pb-4">{children}</div>}
    </details>
  );
}
