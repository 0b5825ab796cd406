import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import type { FieldProps } from './Field.tsx';
import { Field } from './Field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'multiple'> & {
    /** Only screen readers get the label. For example in a filter bar, where the chosen value says enough. */
    hasHiddenLabel?: boolean;
  };

/** A native select, which works with touch, keyboard and screen readers. */
export function SelectField({
  label,
  hint,
  error,
  mark,
  className,
  hasHiddenLabel = false,
  id,
  ...select
}: SelectFieldProps) {
  const words = hasHiddenLabel ? <span className="sr-only">{label}</span> : label;
  const spacing = hasHiddenLabel ? cx('gap-0!', className) : className;
  return (
    <Field
      label={words}
      hint={hint}
      error={error}
      mark={mark}
      id={id}
      {...(spacing ? { className: spacing } : {})}
    >
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control h-10 appearance-none truncate pr-9" />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}
