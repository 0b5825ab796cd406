import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { SelectField } from './SelectField.tsx';

interface ListFiltersProps {
  label: string;
  /** The button that submits the form without scripts. */
  applyLabel: string;
  children: ReactNode;
}

/** The filters of a list in a row. Each one applies at once; without scripts they are a plain form. */
export function ListFilters({ label, applyLabel, children }: ListFiltersProps) {
  return (
    <search aria-label={label} className="block print:hidden">
      <form onSubmit={(event) => event.preventDefault()} className="my-5 flex flex-wrap items-end gap-3">
        {children}
        <div className="hidden noscript:block">
          <Button type="submit">{applyLabel}</Button>
        </div>
      </form>
    </search>
  );
}

/** The number of results, at the end of the row. */
export function FilterCount({ children }: { children: ReactNode }) {
  return <output className="flex items-center text-14 text-ink-2 sm:ml-auto sm:min-h-10">{children}</output>;
}

interface ChoiceFilterProps<Choice extends string> {
  name: string;
  label: string;
  hasHiddenLabel?: boolean;
  /** The label for "no choice". Without it the first choice is the default. */
  anyLabel?: string;
  choices: readonly Choice[];
  wordOf: (choice: Choice) => string;
  value: string | undefined;
  /** Called with the choice, or '' for none. */
  onChoose: (choice: string) => void;
  className?: string;
}

/** A choice among a few values. On phones a row holds as many filters as can show their value in full. */
export function ChoiceFilter<Choice extends string>({
  anyLabel,
  choices,
  wordOf,
  value = '',
  onChoose,
  className,
  ...field
}: ChoiceFilterProps<Choice>) {
  const isByDefault = (choice: string) => anyLabel === undefined && choice === choices[0];
  return (
    <SelectField
      {...field}
      className={cx('max-sm:grow', className)}
      value={value === '' && anyLabel === undefined ? choices[0] : value}
      onChange={({ target }) => onChoose(isByDefault(target.value) ? '' : target.value)}
    >
      {anyLabel !== undefined && <option value="">{anyLabel}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordOf(choice)}
        </option>
      ))}
    </SelectField>
  );
}
