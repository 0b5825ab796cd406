import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';

export type RadioChoice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'value' | 'defaultValue' | 'id'
> & {
  legend: ReactNode;
  choices: readonly RadioChoice[];
  name: string;
  value?: string;
  defaultValue?: string;
  error?: ReactNode;
  className?: string;
};

/** All choices are visible, each as a box to press. Takes `register()` of a form, or `value` and `onChange`. */
export function RadioGroup({
  legend,
  choices,
  value,
  defaultValue,
  error,
  className,
  disabled,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={cx('flex flex-col gap-2', className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'flex items-start gap-3 rounded-control border border-control bg-surface px-3 py-2.5 transition-colors duration-150',
            'has-checked:border-plate has-checked:bg-plate-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            'has-focus-visible:outline-plate has-disabled:border-line-2 has-disabled:bg-sunken has-disabled:text-ink-2',
          )}
        >
          <input
            {...input}
            type="radio"
            value={choice.value}
            disabled={disabled === true || choice.disabled === true}
            {...(value === undefined ? {} : { checked: value === choice.value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === choice.value })}
            className={cx(
              'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none',
              'checked:border-[6px] checked:border-plate disabled:border-line-2',
            )}
          />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{choice.label}</span>
            {choice.hint && <span className="text-13 text-pretty text-ink-2">{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-13 text-sold">
          {error}
        </p>
      )}
    </fieldset>
  );
}
