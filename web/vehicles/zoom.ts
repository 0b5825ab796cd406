/** The maximum zoom, and the factor of one press of a button. */
export const ZOOM_MAX = 4;
export const ZOOM_STEP = 1.5;
/** What a double click or a double tap zooms to. */
export const ZOOM_DOUBLE = 2.5;

/** How a picture is shown: its scale, and the offset of its middle from the middle of the viewport, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The size of the viewport, and of the picture in it at scale 1. */
export interface Viewport {
  width: number;
  height: number;
  pictureWidth: number;
  pictureHeight: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The viewport of a picture with this aspect ratio that is fitted into its viewport. */
export function viewportOf(place: { width: number; height: number }, aspect: number): Viewport {
  const pictureWidth = Math.min(place.width, place.height * aspect);
  return { width: place.width, height: place.height, pictureWidth, pictureHeight: pictureWidth / aspect };
}

/** Zooms so that the point `at` (relative to the middle of the viewport) stays where it is. */
export function zoomed(view: View, scale: number, at: Point, viewport: Viewport): View {
  const next = Math.min(ZOOM_MAX, Math.max(1, scale));
  const factor = next / view.scale;
  return held(
    { scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor },
    viewport,
  );
}

/** Moves the picture, but never away from the edge of its viewport. */
export function moved(view: View, by: Point, viewport: Viewport): View {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, viewport);
}

function held({ scale, x, y }: View, viewport: Viewport): View {
  const within = (way: number, picture: number, place: number) => {
    const most = Math.max(0, (picture * scale - place) / 2);
    return most === 0 ? 0 : Math.min(most, Math.max(-most, way));
  };
  return {
    scale,
    x: within(x, viewport.pictureWidth, viewport.width),
    y: within(y, viewport.pictureHeight, viewport.height),
  };
}
