import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { cx } from './cx.ts';
import { DialogClose } from './Dialog.tsx';
import { useFocusReturn } from './focus-return.ts';

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(22rem,calc(100vw-3rem))] animate-from-left border-r',
  right: 'inset-y-0 right-0 w-[min(22rem,calc(100vw-3rem))] animate-from-right border-l',
  /** On the right, and on phones at the bottom, where the thumb is. */
  rightOrBottom:
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[88dvh] max-md:animate-from-bottom max-md:rounded-t-card max-md:border-t ' +
    'md:inset-y-0 md:right-0 md:w-[26rem] md:animate-from-right md:border-l',
} as const;

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: keyof typeof SIDES;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'rightOrBottom',
  footer,
  children,
}: SheetProps) {
  const focusReturn = useFocusReturn({ beginsAtField: false });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-holds-page className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-modal
          aria-describedby={undefined}
          className={cx(
            'fixed z-40 flex flex-col border-line bg-surface shadow-float outline-none',
            SIDES[side],
          )}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 pt-4 pb-3">
            <Radix.Title className="heading min-w-0 flex-1 text-18">{title}</Radix.Title>
            <DialogClose label={closeLabel} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
