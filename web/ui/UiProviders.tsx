import type { ComponentProps } from 'react';
import { ToastProvider } from './Toasts.tsx';
import { TooltipProvider } from './Tooltip.tsx';

/** What the kit needs above every page, once. */
export function UiProviders(props: ComponentProps<typeof ToastProvider>) {
  return (
    <TooltipProvider>
      <ToastProvider {...props} />
    </TooltipProvider>
  );
}
