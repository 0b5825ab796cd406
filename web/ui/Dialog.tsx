import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { cx } from './cx.ts';
import { useFocusReturn } from './focus-return.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  closeLabel: string;
  size?: 'md' | 'lg';
  /** The buttons. The binding one comes last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal window that keeps the focus until it is closed. The overlay is our own, because the one of Radix would lock
 * the page with a <style> element, which the content security policy forbids. web/styles/base.css locks the page
 * instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'md',
  footer,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-holds-page className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-modal
          // An explicit undefined, because Radix warns about a missing description.
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[calc(100dvh-2rem)] -translate-y-1/2 animate-rise-in flex-col',
            'rounded-card border border-line bg-surface shadow-float outline-none low:overflow-y-auto',
            size === 'lg' ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <div className="flex items-start gap-4 px-5 pt-5 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="heading text-22">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <DialogClose label={closeLabel} />
          </div>
          {children && (
            // In a low window, as at a zoom of 400 %, title and buttons would leave it no room. Then the whole dialog scrolls.
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6 low:shrink-0 low:overflow-visible">
              {children}
            </div>
          )}
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The close button of dialogs and sheets. It has no tooltip, because the tooltip would open together with the dialog.
 */
export function DialogClose({ label }: { label: string }) {
  return (
    <Radix.Close
      aria-label={label}
      data-closes
      className="thumb-area relative -mt-1.5 -mr-2 inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </Radix.Close>
  );
}
