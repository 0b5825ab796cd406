import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { type Answered, isDone } from '../fixtures/model/answers.ts';
import { runBursts } from '../fixtures/model/run.ts';
import { bursts, STEP_KINDS, type TimedStep } from '../fixtures/model/steps.ts';

/** MODEL_SEED, MODEL_STEPS and MODEL_MINUTES vary the test. With minutes the number of steps does not count. */
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_122);
const STEPS = Number(process.env['MODEL_STEPS'] ?? 2_000);
const MINUTES = Number(process.env['MODEL_MINUTES'] ?? 0);
/** The steps of a burst meet in another order each time, so a shorter list gets several chances to fail. */
const ATTEMPTS_TO_SHRINK = 4;
const SHRINKING_MS = 60_000;
const TIMEOUT = 3 * 60 * 60 * 1000;

const app = await testApp();

interface Failed {
  steps: TimedStep[][];
  why: string;
}

/** Runs one list of bursts from the seed. Returns the answers, or the shortest failing list that was found. */
async function runOnce(seed: number): Promise<{ answers: Answered[]; failed: Failed | null }> {
  const answers: Answered[] = [];
  let failed: Failed | null = null;
  let until = Infinity;
  const property = fc.asyncProperty(bursts, async (list) => {
    const attempts = failed ? ATTEMPTS_TO_SHRINK : 1;
    for (let attempt = 0; attempt < attempts && performance.now() < until; attempt += 1) {
      try {
        answers.push(...(await runBursts(app, list)));
      } catch (error) {
        if (failed === null) until = performance.now() + SHRINKING_MS;
        failed = { steps: list, why: error instanceof Error ? error.message : String(error) };
        throw error;
      }
    }
  });
  await fc.check(property, { seed, numRuns: 1, unbiased: true });
  return { answers, failed };
}

test(
  'no sequence of calls ends in a state that contradicts itself',
  async () => {
    const startedAt = performance.now();
    const minutes = () => (performance.now() - startedAt) / 60_000;
    let seed = SEED;
    let steps = 0;
    const accepted = new Map(STEP_KINDS.map((kind) => [kind, 0]));
    let failed: Failed | null = null;
    while (!failed && (MINUTES > 0 ? minutes() < MINUTES : steps < STEPS)) {
      const run = await runOnce(seed);
      steps += run.answers.length;
      for (const { kind } of run.answers.filter(isDone)) accepted.set(kind, (accepted.get(kind) ?? 0) + 1);
      ({ failed } = run);
      if (!failed) seed += 1;
    }
    const perSecond = (steps / minutes() / 60).toFixed(1);
    const counts = [...accepted].map(([kind, count]) => `${kind} ${count}`).join(', ');
    process.stdout.write(`model: seeds ${SEED} to ${seed}, ${steps} steps, ${perSecond} steps a second\n`);
    process.stdout.write(`accepted: ${counts}\n`);
    const why = failed ? `MODEL_SEED=${seed}\n${failed.why}\n${JSON.stringify(failed.steps)}` : '';
    expect(why).toBe('');
  },
  TIMEOUT,
);
