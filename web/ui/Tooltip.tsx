import { lazy, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../../contract/constants.ts';

const TooltipBox = lazy(async () => ({ default: (await import('./TooltipBox.tsx')).TooltipBox }));

/**
 * The event handlers of an element with a tooltip, and the tooltip itself, to be placed inside it. The box is loaded on
 * demand.
 */
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
    // Touch does not hover: a touch is a press.
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
