import { lazy, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../../contract/constants.ts';

const TooltipBox = lazy(async () => ({ default: (await import('./TooltipBox.tsx')).TooltipBox }));

/** Handlers for what has a tooltip, and the tooltip, to be placed inside it; the box is loaded when one is due. */
export function useTooltip(label: ReactNode) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function wait() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), TOOLTIP_DELAY_MS);
  }
  function close() {
    clearTimeout(timer.current);
    setIsOpen(false);
  }
  const handlers = {
    // A finger does not hover: its press is meant.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && wait(),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: { currentTarget: Element }) => event.currentTarget.matches(':focus-visible') && wait(),
    onBlur: close,
  };
  const tooltip = isOpen && (
    <Suspense fallback={null}>
      <TooltipBox label={label} onClose={close} />
    </Suspense>
  );
  return { handlers, tooltip };
}
