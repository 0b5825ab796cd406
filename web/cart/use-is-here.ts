import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page and its reader goes nowhere else, for the answer to a call that may arrive later.
 * The page stays on the screen until what the reader goes to has loaded.
 */
export function useIsHere(): RefObject<() => boolean> {
  const router = useRouter();
  const isHere = useRef((): boolean => false);
  useEffect(() => {
    const { pathname } = router.latestLocation;
    isHere.current = () => router.latestLocation.pathname === pathname;
    return () => {
      isHere.current = () => false;
    };
  }, [router]);
  return isHere;
}
