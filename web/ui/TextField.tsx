import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './Field.tsx';
import { Field } from './Field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Shown inside the field at its end, such as a unit. */
    suffix?: ReactNode;
  };

export function TextField({ label, hint, error, mark, className, suffix, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} {...(className ? { className } : {})}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} className={cx('control h-10', Boolean(suffix) && 'pr-12')} />
          {suffix && (
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-14 text-ink-2">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
