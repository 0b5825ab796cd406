import { useId } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

type GuardedButtonProps = Omit<ButtonProps, 'asChild' | 'disabled'> & {
  /** Why it cannot be pressed, in words on the line below: a thumb finds no tooltip. */
  whyNot: string | undefined;
};

/** Stands in a row that wraps. */
export function GuardedButton({ whyNot, ...button }: GuardedButtonProps) {
  const id = useId();
  if (whyNot === undefined) return <Button {...button} />;
  return (
    <>
      <Button {...button} disabled aria-describedby={id} />
      <span id={id} className="basis-full text-13 text-ink-2">
        {whyNot}
      </span>
    </>
  );
}
