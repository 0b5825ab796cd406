import { useEffect, useRef } from 'react';

/** For the link to the next step: it takes the focus when the button that was pressed is disabled or gone. */
export function useLostFocus(isNext: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (isNext && isLost) link.current?.focus({ preventScroll: true });
  }, [isNext]);
  return link;
}
