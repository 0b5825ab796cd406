import type { Page } from '@playwright/test';

interface Way {
  from: [x: number, y: number];
  to: [x: number, y: number];
}

/** Moves several fingers at the same time, each from one place to another. */
export async function swipe(page: Page, ways: Way[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 5;
  const at = (step: number) =>
    ways.map(({ from, to }, id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * step) / steps,
      y: from[1] + ((to[1] - from[1]) * step) / steps,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
