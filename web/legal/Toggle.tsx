import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'checked' | 'className'> & {
  checked: boolean;
  label: ReactNode;
  hint: ReactNode;
};

/** A switch with its label: a restyled native checkbox. */
export function Toggle({ label, hint, checked, ...input }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 p-5">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-14 text-ink-2">
          {hint}
        </p>
      </div>
      <span className="relative mt-0.5 flex h-6 w-11 shrink-0">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          id={id}
          aria-describedby={`${id}-hint`}
          className="peer h-6 w-11 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors duration-150 checked:border-plate checked:bg-plate disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink-3 transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-plate"
        />
      </span>
    </div>
  );
}
