import { useEffect, useRef } from 'react';

/**
 * For the link to the next step: it takes the focus when the button that was pressed is disabled or gone. A second press
 * on the disabled button gives the focus to what holds both, such as the page's <main>.
 */
export function useLostFocus(isNext: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement?.contains(link.current) || activeElement?.matches(':disabled');
    if (isNext && isLost) link.current?.focus({ preventScroll: true });
  }, [isNext]);
  return link;
}
