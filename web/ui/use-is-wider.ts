import { useCallback, useState } from 'react';

/** Whether the content of a box is wider than the box. Columns, rows and the window change that, so it is observed. */
export function useIsWider() {
  const [isWider, setIsWider] = useState(false);
  const box = useCallback((element: HTMLElement | null) => {
    const content = element?.firstElementChild;
    if (!element || !(content instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => setIsWider(content.offsetWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { box, isWider };
}
