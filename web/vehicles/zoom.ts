/** How much larger than the window a picture may be shown, and what one press of a button makes of it. */
export const ZOOM_MAX = 4;
export const ZOOM_STEP = 1.5;
/** What a double click or a double tap zooms to. */
export const ZOOM_DOUBLE = 2.5;

/** A picture as it is seen: how large, and how far its middle lies from that of its place, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The place of a picture, and the picture in it before anything is enlarged. */
export interface Layout {
  width: number;
  height: number;
  pictureWidth: number;
  pictureHeight: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The place of a picture of this shape, which is fitted into it. */
export function frameOf(place: { width: number; height: number }, aspect: number): Layout {
  const pictureWidth = Math.min(place.width, place.height * aspect);
  return { width: place.width, height: place.height, pictureWidth, pictureHeight: pictureWidth / aspect };
}

/** Enlarges so that what lies under the point (seen from the middle of the place) stays under it. */
export function zoomed(view: View, scale: number, at: Point, frame: Layout): View {
  const next = Math.min(ZOOM_MAX, Math.max(1, scale));
  const factor = next / view.scale;
  return held({ scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, frame);
}

/** Moves the picture, but never away from the edge of its place. */
export function moved(view: View, by: Point, frame: Layout): View {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

function held({ scale, x, y }: View, frame: Layout): View {
  const within = (way: number, picture: number, place: number) => {
    const most = Math.max(0, (picture * scale - place) / 2);
    return most === 0 ? 0 : Math.min(most, Math.max(-most, way));
  };
  return {
    scale,
    x: within(x, frame.pictureWidth, frame.width),
    y: within(y, frame.pictureHeight, frame.height),
  };
}
