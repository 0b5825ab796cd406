import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/** The box of a tooltip, beside the element that contains it. Escape closes it. */
export function TooltipBox({ label, onClose }: { label: ReactNode; onClose: () => void }) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="pointer-events-none z-50 max-w-72 animate-fade-in rounded-box bg-reverse px-2.5 py-1.5 text-13 text-on-reverse shadow-float"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
