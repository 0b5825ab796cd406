import { afterAll, expect, test } from 'vitest';
import { openFuzzer, TIMEOUT, variationOf } from '../fixtures/fuzz/open-fuzzer.ts';

// Beside fuzz.test.ts, so that both cores are busy.
const variation = variationOf(process.env);
const fuzzer = await openFuzzer({ ...variation, seed: variation.seed + 1 });
afterAll(() => fuzzer.close());

test(
  'no input causes a 5xx, with another seed',
  async () => {
    const { told, kinds, seed } = await fuzzer.sendHostile();
    expect(told, `${kinds} kinds of faults, seed ${seed}`).toBe('');
  },
  TIMEOUT,
);
