import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for the answer to a call that may arrive later. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
