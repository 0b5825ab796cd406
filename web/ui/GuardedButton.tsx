import { useId } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

type GuardedButtonProps = Omit<ButtonProps, 'asChild'> & {
  /** Why the button is blocked, shown as text on the line below, because touch screens have no tooltips. */
  blockedReason: string | undefined;
};

/** Must be in a row that wraps. */
export function GuardedButton({ blockedReason, ...button }: GuardedButtonProps) {
  const id = useId();
  if (blockedReason === undefined) return <Button {...button} />;
  return (
    <>
      <Button {...button} disabled aria-describedby={id} />
      <span id={id} className="basis-full text-13 text-ink-2">
        {blockedReason}
      </span>
    </>
  );
}
