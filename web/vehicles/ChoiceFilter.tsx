import { useRef, useState } from 'react';
import type { Choice } from './filters.ts';
import { FilterCell } from './FilterCell.tsx';
import { usePart } from './use-part.ts';

interface ChoiceFilterProps {
  label: string;
  /** Said where nothing is chosen, such as "All makes". */
  all: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  isDisabled?: boolean;
}

const loadPopover = async () => (await import('./ChoicePopover.tsx')).ChoicePopover;

/** Several of many, each with the number of vehicles that it would show. */
export function ChoiceFilter({
  label,
  all,
  choices,
  chosen,
  onToggle,
  isDisabled = false,
}: ChoiceFilterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Popover, prepare, need } = usePart(loadPopover);
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Popover !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          need();
          setIsOpen(Popover === null || !isOpen);
        }}
        className="group flex h-14 w-full min-w-0 items-center text-left -outline-offset-2 enabled:hover:bg-sunken"
      >
        <FilterCell
          label={label}
          words={chosen.length > 0 ? summary(chosen) : all}
          isChosen={chosen.length > 0}
        />
      </button>
      {Popover && (
        <Popover
          anchor={button}
          open={isOpen}
          onOpenChange={setIsOpen}
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
