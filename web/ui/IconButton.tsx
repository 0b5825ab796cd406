import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useTooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger';
};

/** 40 px, on phones with an area of 44 px for the thumb. The icon itself is 18 to 20 px. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(label);
  return (
    <button
      {...rest}
      {...handlers}
      // oxlint-disable-next-line react/button-has-type -- the prop defaults to "button"
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors duration-150',
        'disabled:cursor-not-allowed disabled:text-ink-3 disabled:hover:bg-transparent',
        tone === 'danger' ? 'hover:bg-sold-soft hover:text-sold' : 'hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <span className="thumb-area relative inline-flex size-full items-center justify-center">
        {icon}
        {tooltip}
      </span>
    </button>
  );
}
