import { describe, expect, test } from 'vitest';
import { viewportOf, moved, WHOLE, ZOOM_MAX, zoomed } from './zoom.ts';

const MIDDLE = { x: 0, y: 0 };
/** A phone held upright: the picture fills the width and leaves room above and below. */
const upright = viewportOf({ width: 400, height: 800 }, 4 / 3);
/** A wide screen: the picture fills the height. */
const wide = viewportOf({ width: 1200, height: 600 }, 4 / 3);

describe('a picture in the whole window', () => {
  test('is fitted into its viewport', () => {
    expect(upright).toMatchObject({ pictureWidth: 400, pictureHeight: 300 });
    expect(wide).toMatchObject({ pictureWidth: 800, pictureHeight: 600 });
  });

  test('grows around the point that is zoomed', () => {
    const view = zoomed(WHOLE, 2, { x: 100, y: 50 }, wide);
    // A point 100 pixels from the middle is now twice as far from the middle of the picture, and therefore at the
    // same place.
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test('shows no gap at an edge where it is larger than its viewport', () => {
    expect(zoomed(WHOLE, 2, { x: 600, y: 300 }, wide)).toEqual({ scale: 2, x: -200, y: -300 });
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, wide)).toEqual({ scale: 2, x: 200, y: -300 });
  });

  test('stays in the middle where it is smaller than its viewport', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 50, y: 500 }, upright)).toEqual({ scale: 2, x: 50, y: 0 });
    expect(moved(WHOLE, { x: 50, y: 50 }, wide)).toEqual(WHOLE);
  });

  test('is never smaller than the whole and never larger than the maximum', () => {
    expect(zoomed(WHOLE, 0.2, MIDDLE, wide).scale).toBe(1);
    expect(zoomed(WHOLE, 99, MIDDLE, wide).scale).toBe(ZOOM_MAX);
  });

  test('is in the middle again when it is whole again', () => {
    const aside = zoomed(WHOLE, 3, { x: 300, y: 200 }, wide);
    expect(zoomed(aside, 1, { x: -300, y: 100 }, wide)).toEqual(WHOLE);
  });
});
