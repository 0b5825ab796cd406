import { useId } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { cx } from './cx.ts';

type GuardedButtonProps = Omit<ButtonProps, 'asChild' | 'disabled'> & {
  /** Why it cannot be pressed, in words that stand beneath it: a thumb finds no tooltip. */
  whyNot: string | undefined;
};

export function GuardedButton({ whyNot, className, ...button }: GuardedButtonProps) {
  const id = useId();
  if (whyNot === undefined) return <Button {...button} {...(className ? { className } : {})} />;
  return (
    <span className={cx('inline-flex flex-col gap-1.5', className)}>
      <span>
        <Button {...button} disabled aria-describedby={id} />
      </span>
      <span id={id} className="text-13 text-balance whitespace-normal text-ink-2">
        {whyNot}
      </span>
    </span>
  );
}
