import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { FieldProps } from './Field.tsx';
import { Field } from './Field.tsx';
import { useIsHydrated } from './hydrated.ts';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  mark,
  className,
  showLabel,
  hideLabel,
  id,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} {...(className ? { className } : {})}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="control h-10 pr-11"
          />
          {isHydrated && (
            <button
              type="button"
              aria-label={isShown ? hideLabel : showLabel}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-ink-2 hover:text-ink"
            >
              <Icon aria-hidden className="size-[18px]" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
