import type { ReactNode } from 'react';
import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the field, in the user's language. */
  error?: ReactNode;
  /** Beside the label, such as "(optional)". */
  mark?: ReactNode;
  className?: string;
};

/** The props that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label above, hint below, error under it, around one control. */
export function Field({
  id,
  label,
  hint,
  error,
  mark,
  className,
  children,
}: FieldProps & { id?: string | undefined; children: (control: FieldControl) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
  return (
    <div className={cx('field', className)}>
      <label htmlFor={controlId}>
        {label}
        {mark && <span className="font-normal text-ink-2"> {mark}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-13 text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-13 text-sold">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
