/** What the loop below takes on the machine that the time limits were chosen on, in milliseconds. */
const USUAL_MS = 60;
/** A moment in which the machine is busy with other things must not make a test that hangs hang for hours. */
const MOST = 6;

/**
 * How many times slower this machine is than the usual one, between 1 and MOST. Time limits of tests are multiplied by it. The
 * gate measures it once and passes it on as SLOWNESS; SLOW_CPU, by which the browser is slowed, counts as well.
 */
export function slowness() {
  const { SLOWNESS, SLOW_CPU } = process.env;
  const measured = Number(SLOWNESS) || Math.max(1, measure() / USUAL_MS);
  return Math.min(MOST, measured * Math.max(1, Number(SLOW_CPU ?? 1)));
}

function measure() {
  const from = performance.now();
  let state = 1;
  for (let round = 0; round < 5e7; round += 1) state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  // The condition is never true; it keeps the loop from being optimized away.
  return state < 0 ? 0 : performance.now() - from;
}
