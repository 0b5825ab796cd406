import type { ReactNode, RefObject } from 'react';
import { Popover as Radix } from 'radix-ui';
import { cx } from './cx.ts';

type PopoverProps = {
  /** The button that opens the popover. The popover is placed beside it and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>;
  /** The name of the popover for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Separate from its button, so that it can be loaded on first use. */
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
      {/* Radix reads the position from the element, which exists as long as the page does. */}
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // The button closes the popover itself. If the press closed it, the click would open it again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          className={cx(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-(--radix-popover-content-available-width) animate-fade-in',
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
