import { type TouchEvent, useRef } from 'react';

/** A finger that moves further than this swipes, in pixels. */
const SWIPE_PX = 50;

/** A horizontal swipe asks for the next or the previous picture. A vertical one still scrolls the page. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const way = finger.clientX - from.x;
      if (Math.abs(way) > SWIPE_PX && Math.abs(way) > Math.abs(finger.clientY - from.y))
        onSwipe(way > 0 ? -1 : 1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
