import type { ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './Button.tsx';
import { FormError } from './FormError.tsx';
import { useFocusReturn } from './focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: "Delete BMW 320d?" */
  title: ReactNode;
  /** Names the consequence: "The vehicle and its 14 pictures are gone for good." */
  consequence: ReactNode;
  /** What the button does, not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** The step is not possible. The consequence says why. */
  disabled?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  /** More to see or to fill in before confirming. */
  children?: ReactNode;
};

/** Asks once before a binding or destructive step. Stays open until its owner closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  disabled = false,
  error,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => busy || onOpenChange(next)}>
      <Radix.Portal>
        <div data-holds-page className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-modal
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 animate-rise-in overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float outline-none sm:p-6"
        >
          <Radix.Title className="heading text-22">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{consequence}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-4">
            <FormError>{!busy && error}</FormError>
          </div>
          <div className="mt-4 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} disabled={disabled && !busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
