/** Milliseconds that the loop below takes on the machine for which the time limits were chosen. */
const USUAL_MS = 60;
/**
 * Upper bound: if the machine is busy during the measurement, a hanging test must still fail within a
 * reasonable time.
 */
const MOST = 6;

/**
 * How many times slower this machine is than the usual one, between 1 and MOST. Time limits of tests are
 * multiplied by it. The gate measures it once and passes it on as SLOWNESS. SLOW_CPU, which slows the
 * browser, counts as well.
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
  // The condition is never true. It stops the engine from removing the loop.
  return state < 0 ? 0 : performance.now() - from;
}
