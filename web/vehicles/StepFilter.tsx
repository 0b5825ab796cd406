import { ChevronDown } from 'lucide-react';

interface StepFilterProps {
  label: string;
  all: string;
  steps: readonly { value: number; count: number }[];
  chosen: string | undefined;
  nameOf: (value: number) => string;
  onChoose: (value: string) => void;
}

/** Up to one of several steps, in the browser's own list. */
export function StepFilter({ label, all, steps, chosen, nameOf, onChoose }: StepFilterProps) {
  return (
    <label className="relative flex h-14 min-w-0 flex-col justify-center px-4 hover:bg-sunken">
      <span className="text-12 text-ink-2">{label}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={`w-full appearance-none truncate bg-transparent pr-6 outline-offset-4 ${chosen ? 'font-medium text-plate' : ''}`}
      >
        <option value="">{all}</option>
        {steps.map(({ value, count }) => (
          <option key={value} value={String(value)} disabled={count === 0 && chosen !== String(value)}>
            {`${nameOf(value)} (${count})`}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-ink-3"
      />
    </label>
  );
}
