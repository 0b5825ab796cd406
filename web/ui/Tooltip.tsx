import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { TOOLTIP_DELAY_MS } from '../../contract/constants.ts';

/** Once on every page: after one tooltip was awaited, its neighbours open at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>{children}</Radix.Provider>;
}

type TooltipProps = {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes the focus. */
  children: ReactNode;
};

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-box bg-reverse px-2.5 py-1.5 text-13 text-on-reverse shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
