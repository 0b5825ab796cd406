import { useLocale } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { FilterCell } from './FilterCell.tsx';
import { type Step, withChosen } from './filters.ts';

interface StepFilterProps {
  label: string;
  all: string;
  steps: readonly Step[];
  chosen: string | undefined;
  nameOf: (value: number) => string;
  onChoose: (value: string) => void;
}

/** A filter with steps. It is a native select, which lies invisibly above the chosen text. */
export function StepFilter({ label, all, steps, chosen, nameOf, onChoose }: StepFilterProps) {
  return (
    <div className="relative flex h-(--bar) min-w-0 items-center -outline-offset-2 outline-plate hover:bg-sunken has-focus-visible:outline-2">
      <span aria-hidden className="flex w-full min-w-0">
        <FilterCell
          label={label}
          words={chosen ? nameOf(Number(chosen)) : all}
          isChosen={chosen !== undefined}
        />
      </span>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 size-full appearance-none bg-surface text-ink opacity-0"
      >
        <StepOptions all={all} steps={steps} chosen={chosen} nameOf={nameOf} />
      </select>
    </div>
  );
}

/** An address may have a bound between the steps. It is added as a choice. */
export function StepOptions({
  all,
  steps,
  chosen,
  nameOf,
}: Pick<StepFilterProps, 'all' | 'steps' | 'chosen' | 'nameOf'>) {
  const locale = useLocale();
  return (
    <>
      <option value="">{all}</option>
      {withChosen(steps, chosen).map(({ value, count }) => (
        <option key={value} value={String(value)} disabled={count === 0 && chosen !== String(value)}>
          {count === null ? nameOf(value) : `${nameOf(value)} (${formatInteger(count, locale)})`}
        </option>
      ))}
    </>
  );
}
