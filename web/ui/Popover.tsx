import type { ReactNode, RefObject } from 'react';
import { Popover as Radix } from 'radix-ui';
import { cx } from './cx.ts';

type PopoverProps = {
  /** The button that opens it, beside which it stands and which has the focus again afterwards. */
  anchor: RefObject<HTMLElement | null>;
  /** Names what opens for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Stands apart from its button, so that it can be loaded when the button is used first. */
export function Popover({
  anchor,
  label,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* Radix reads the place from the element; it is there as long as the page is. */}
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // The button itself closes: closed by the press it would open again by the click.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          className={cx(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] animate-fade-in',
            'overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
