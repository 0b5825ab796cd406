import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Viewport,
  viewportOf,
  moved,
  type Point,
  type View,
  WHOLE,
  ZOOM_DOUBLE,
  zoomed,
} from './zoom.ts';

/** A finger that moves further than the first has swiped; one that moves less than the second has tapped, in pixels. */
const SWIPE_PX = 50;
const TAP_PX = 10;
/** Two taps within this time are a double tap. It is about the time that browsers use for double clicks. */
const DOUBLE_TAP_MS = 400;
/** The zoom factor for one pixel of the wheel; one notch is 100 pixels. */
const WHEEL_BASE = 1.002;

/**
 * The current gesture of fingers or mouse: the position of each pointer, where the first one went down, and whether
 * there were ever two.
 */
interface Gesture {
  pointers: Map<number, Point>;
  start: Point;
  werePinching: boolean;
}

/** The zoomed picture: wheel, pinch and double tap zoom, dragging moves it, and a swipe asks for another picture. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  { aspect, onSwipe }: { aspect: number; onSwipe: (by: 1 | -1) => void },
) {
  const [view, setView] = useState<View>(WHOLE);
  const [swipe, setSwipe] = useState(0);
  const gesture = useRef<Gesture>({ pointers: new Map(), start: WHOLE, werePinching: false });
  const lastTap = useRef({ at: -Infinity, x: 0, y: 0 });

  const viewport = (): Viewport => viewportOf(stage.current?.getBoundingClientRect() ?? NOWHERE, aspect);
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? NOWHERE;
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomTo = (scaleOf: (scale: number) => number, at: Point = WHOLE) =>
    setView((from) => zoomed(from, scaleOf(from.scale), at, viewport()));

  function onPointerDown(event: PointerEvent) {
    const { pointers } = gesture.current;
    const at = pointOf(event);
    if (pointers.size === 0) gesture.current = { pointers, start: at, werePinching: false };
    pointers.set(event.pointerId, at);
    if (pointers.size > 1) {
      gesture.current.werePinching = true;
      setSwipe(0);
    }
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    const { pointers, start, werePinching } = gesture.current;
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, to);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (other) {
      const factor = distance(to, other) / Math.max(1, distance(from, other));
      const middle = fromMiddle({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      const half = { x: by.x / 2, y: by.y / 2 };
      setView((seen) => moved(zoomed(seen, seen.scale * factor, middle, viewport()), half, viewport()));
    } else if (view.scale > 1) setView((seen) => moved(seen, by, viewport()));
    else if (!werePinching) setSwipe(to.x - start.x);
  }

  function onPointerUp(event: PointerEvent) {
    const { pointers, start, werePinching } = gesture.current;
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    setSwipe(0);
    if (werePinching) return;
    const end = pointOf(event);
    const way = end.x - start.x;
    if (distance(start, end) < TAP_PX) tap(event.timeStamp, end);
    else if (view.scale === 1 && Math.abs(way) > SWIPE_PX && Math.abs(way) > Math.abs(end.y - start.y))
      onSwipe(way > 0 ? -1 : 1);
  }

  /** A second tap at the same place zooms in there, or shows the whole picture again. */
  function tap(at: number, point: Point) {
    const earlier = lastTap.current;
    const isDouble = at - earlier.at < DOUBLE_TAP_MS && distance(earlier, point) < 3 * TAP_PX;
    lastTap.current = isDouble ? { at: -Infinity, ...point } : { at, ...point };
    if (isDouble) zoomTo((scale) => (scale > 1 ? 1 : ZOOM_DOUBLE), fromMiddle(point));
  }

  function onPointerCancel(event: PointerEvent) {
    gesture.current.pointers.delete(event.pointerId);
    setSwipe(0);
  }

  const onWheel = useRef((_event: WheelEvent) => {});
  useEffect(() => {
    onWheel.current = (event) => {
      // Otherwise the browser would zoom the whole page.
      event.preventDefault();
      zoomTo(
        (scale) => scale * WHEEL_BASE ** -event.deltaY,
        fromMiddle({ x: event.clientX, y: event.clientY }),
      );
    };
  });
  useEffect(() => {
    const element = stage.current;
    // React adds passive listeners, which cannot prevent the default.
    const listen = (event: WheelEvent) => onWheel.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  return {
    view,
    /** How far a finger has moved the whole picture sideways. */
    swipe,
    zoomBy: (factor: number) => zoomTo((scale) => scale * factor),
    moveBy: (by: Point) => setView((seen) => moved(seen, by, viewport())),
    showWhole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

const NOWHERE = { left: 0, top: 0, width: 1, height: 1 };
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
