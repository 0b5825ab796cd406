import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Popover } from '../ui/Popover.tsx';

interface Choice {
  value: string;
  count: number;
}

interface ChoiceFilterProps {
  label: string;
  /** Said where nothing is chosen, such as "All makes". */
  all: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  isDisabled?: boolean;
}

/** Several of many, each with the number of vehicles that it would show. */
export function ChoiceFilter({
  label,
  all,
  choices,
  chosen,
  onToggle,
  isDisabled = false,
}: ChoiceFilterProps) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          disabled={isDisabled}
          className="flex h-14 w-full min-w-0 items-center gap-2 px-4 text-left max-lg:gap-1 max-lg:px-3 hover:bg-sunken disabled:cursor-not-allowed disabled:hover:bg-transparent"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-12 text-ink-2">{label}</span>
            <span className={chosen.length > 0 ? 'block truncate font-medium text-plate' : 'block truncate'}>
              {chosen.length > 0 ? summary(chosen) : all}
            </span>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
        </button>
      }
    >
      <ChoiceList label={label} choices={choices} chosen={chosen} onToggle={onToggle} />
    </Popover>
  );
}

/** The choices as boxes; one without a match is disabled, unless it is chosen. */
export function ChoiceList({
  label,
  choices,
  chosen,
  onToggle,
  nameOf = (value) => value,
}: Pick<ChoiceFilterProps, 'label' | 'choices' | 'chosen' | 'onToggle'> & {
  nameOf?: (value: string) => string;
}) {
  const t = useTranslations('inventory.filters');
  if (choices.length === 0) return <p className="text-14 text-ink-2">{t('noChoices')}</p>;
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {choices.map(({ value, count }) => (
        <li key={value}>
          <Checkbox
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="rounded-control px-1 py-1.5 hover:bg-sunken"
            label={
              <span className="flex gap-2">
                <span>{nameOf(value)}</span>
                <span className="text-ink-2">{count}</span>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** "Audi, BMW, +4". */
function summary(chosen: readonly string[]): string {
  const shown = chosen.slice(0, 2).join(', ');
  return chosen.length > 2 ? `${shown}, +${chosen.length - 2}` : shown;
}
