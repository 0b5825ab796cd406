import { Children, cloneElement, type ComponentProps, isValidElement, type MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'signal';
export type ButtonSize = 'sm' | 'md' | 'lg';

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
  // In styles/parts.css.
  const looks = cx('button', `button-${size}`, `button-${variant}`, className);
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
        <span className="absolute inset-0">
          <Spinner className="size-5" />
        </span>
      )}
      <span className={busy ? 'opacity-0' : undefined}>{children}</span>
    </button>
  );
}
