import { type ComponentProps, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../../contract/constants.ts';
import type { TooltipBox } from './TooltipBox.tsx';
import { usePart } from './use-part.ts';

const loadBox = async () => (await import('./TooltipBox.tsx')).TooltipBox;

/**
 * The event handlers of an element with a tooltip, and the tooltip itself, to be placed inside it. The box is loaded on
 * demand.
 */
export function useTooltip(label: ReactNode) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function wait({ currentTarget }: { currentTarget: Element }) {
    clearTimeout(timer.current);
    // Beside what a button has opened, its name says nothing new. An element that is gone by then opens nothing.
    const open = () => setIsOpen(currentTarget.getAttribute('aria-expanded') !== 'true');
    timer.current = setTimeout(open, TOOLTIP_DELAY_MS);
  }
  function close() {
    clearTimeout(timer.current);
    setIsOpen(false);
  }
  const handlers = {
    // Touch does not hover: a touch is a press.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && wait(event),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: { currentTarget: Element }) =>
      event.currentTarget.matches(':focus-visible') && wait(event),
    onBlur: close,
  };
  return { handlers, tooltip: isOpen && <Box label={label} onClose={close} /> };
}

/** A part of its own: a list has three tooltips in each card, and the effects of those that are closed would block the page. */
function Box(shown: ComponentProps<typeof TooltipBox>) {
  const { Part } = usePart(loadBox);
  return Part && <Part {...shown} />;
}
