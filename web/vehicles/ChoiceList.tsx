import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatInteger } from '../ui/format.ts';

export interface Choice {
  value: string;
  /** Vehicles that it would show; null where nobody has counted them. */
  count: number | null;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  nameOf?: (value: string) => string;
}

/** The choices as boxes; one without a match is disabled, unless it is chosen. */
export function ChoiceList({ label, choices, chosen, onToggle, nameOf = (value) => value }: ChoiceListProps) {
  const t = useTranslations('inventory.filters');
  if (choices.length === 0) return <p className="text-14 text-ink-2">{t('noChoices')}</p>;
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 gap-y-1">
      {choices.map(({ value, count }) => (
        <li key={value}>
          <Checkbox
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="rounded-control px-1 py-1.5 hover:bg-sunken has-disabled:text-ink-2 has-disabled:hover:bg-transparent [&>label]:cursor-pointer has-disabled:[&>label]:cursor-not-allowed"
            label={
              <span className="wrap-break-word">
                {nameOf(value)}{' '}
                {count !== null && <span className="ml-1 text-ink-2">{formatInteger(count)}</span>}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
