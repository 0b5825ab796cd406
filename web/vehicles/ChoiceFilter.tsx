import { useRef } from 'react';
import type { Choice } from './filters.ts';
import { FilterCell } from './FilterCell.tsx';
import { useFetched } from './use-fetched.ts';

interface ChoiceFilterProps {
  label: string;
  /** Shown where nothing is chosen, such as "All makes". */
  all: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  isDisabled?: boolean;
}

const fetchPopover = async () => (await import('./ChoicePopover.tsx')).ChoicePopover;

/** A filter with several choices, each with the number of vehicles that it would show. */
export function ChoiceFilter({
  label,
  all,
  choices,
  chosen,
  onToggle,
  isDisabled = false,
}: ChoiceFilterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useFetched(fetchPopover);
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={popover.isOpen}
        onPointerEnter={popover.prepare}
        onFocus={popover.prepare}
        onClick={() => (popover.isOpen ? popover.close() : void popover.open())}
        className="flex h-(--bar) w-full min-w-0 items-center text-left -outline-offset-2 enabled:hover:bg-sunken"
      >
        <FilterCell
          label={label}
          words={chosen.length > 0 ? summary(chosen) : all}
          isChosen={chosen.length > 0}
        />
      </button>
      {popover.Part && (
        <popover.Part
          anchor={button}
          open={popover.isOpen}
          onOpenChange={popover.close}
          label={label}
          choices={choices}
          chosen={chosen}
          onToggle={onToggle}
        />
      )}
    </>
  );
}

/** "Audi, BMW, +4". */
function summary(chosen: readonly string[]): string {
  const shown = chosen.slice(0, 2).join(', ');
  return chosen.length > 2 ? `${shown}, +${chosen.length - 2}` : shown;
}
