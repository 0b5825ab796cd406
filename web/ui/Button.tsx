import { Children, cloneElement, type ComponentProps, isValidElement, type MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'signal';
export type ButtonSize = 'sm' | 'md' | 'lg';

const SHAPE =
  'relative inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap ' +
  'select-none transition-colors duration-150 disabled:cursor-not-allowed';

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-13',
  md: 'min-h-10 px-4 py-1.5 text-15',
  lg: 'min-h-12 px-5 py-2.5 text-15',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-plate bg-plate text-on-plate hover:border-plate-strong hover:bg-plate-strong',
  secondary: 'border-control bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent text-plate hover:bg-plate-soft',
  danger: 'border-sold bg-surface text-sold hover:bg-sold-soft',
  signal: 'border-signal bg-signal text-on-signal hover:opacity-90',
};

const DISABLED = 'disabled:border-line-2 disabled:bg-sunken disabled:text-ink-3 disabled:hover:opacity-100';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the action is running. The button keeps its width and focus, and cannot be pressed again. */
  busy?: boolean;
  /** Applies the look of the button to its only child, such as a link. */
  asChild?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const looks = cx(SHAPE, SIZES[size], VARIANTS[variant], DISABLED, className);
  if (asChild) {
    const child = Children.only(children);
    if (!isValidElement<ComponentProps<'a'>>(child)) return null;
    return cloneElement(child, { className: cx(looks, child.props.className) });
  }

  // A disabled button would lose the focus, and keyboard users would lose their place.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the prop defaults to "button"
      type={type}
      className={looks}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner className="size-5" />
        </span>
      )}
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
    </button>
  );
}
