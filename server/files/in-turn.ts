import { availableParallelism } from 'node:os';

const SLOTS = availableParallelism();
const waiting: (() => void)[] = [];
let running = 0;

/** Runs the work when a core is free: at most one piece of work per core, in order of arrival. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < SLOTS) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
