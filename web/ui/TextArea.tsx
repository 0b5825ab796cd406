import type { ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';
import { Field } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, hint, error, mark, className, id, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} {...(className ? { className } : {})}>
      {(control) => <textarea rows={rows} {...textarea} {...control} className="control py-2" />}
    </Field>
  );
}
