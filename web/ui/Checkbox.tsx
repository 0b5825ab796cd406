import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Check, CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** Only screen readers get the label, as in the rows of a table. */
  hasHiddenLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A restyled native checkbox, which forms, keyboards and screen readers support. */
export function Checkbox({
  label,
  hasHiddenLabel = false,
  hint,
  error,
  className,
  id,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = `${boxId}-hint`;
  const errorId = `${boxId}-error`;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={boxId} className="flex min-h-6 items-start gap-2.5">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...input}
            type="checkbox"
            id={boxId}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined}
            className={cx(
              'peer size-5 appearance-none rounded-[5px] border border-control bg-surface transition-colors duration-150',
              'checked:border-plate checked:bg-plate aria-invalid:border-sold',
              'disabled:border-line-2 disabled:bg-sunken disabled:checked:bg-line-2',
              'aria-disabled:border-line-2 aria-disabled:bg-sunken aria-disabled:checked:bg-line-2',
            )}
          />
          <Check
            aria-hidden
            className="pointer-events-none absolute inset-[3px] size-3.5 stroke-3 text-on-plate opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className={hasHiddenLabel ? 'sr-only' : 'min-w-0 flex-1 text-pretty'}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-[30px] text-13 text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 pl-[30px] text-13 text-sold">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
