import { cx } from './cx.ts';
import { type IconButtonProps, IconButton } from './IconButton.tsx';
import { useToast } from './Toasts.tsx';

type GuardedIconButtonProps = IconButtonProps & {
  /** Why the button is blocked: its name and tooltip then, and a toast when it is pressed, because touch screens have no tooltips. */
  blockedReason: string | undefined;
};

/** An icon button that may be blocked. It keeps its place in the tab order, so that the reason can be read. */
export function GuardedIconButton({ blockedReason, tone, onClick, ...button }: GuardedIconButtonProps) {
  const toast = useToast();
  if (blockedReason === undefined)
    return <IconButton {...button} {...(tone ? { tone } : {})} {...(onClick ? { onClick } : {})} />;
  return (
    <IconButton
      {...button}
      aria-disabled
      label={blockedReason}
      onClick={() => toast({ title: blockedReason })}
      className={cx('cursor-not-allowed text-ink-3', button.className)}
    />
  );
}
