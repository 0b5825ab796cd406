import { afterEach, expect, test, vi } from 'vitest';
import { slowness } from './slowness.js';

afterEach(() => vi.unstubAllEnvs());

test('time limits grow with the measured slowness and with the slowdown of the browser', () => {
  vi.stubEnv('SLOWNESS', '1.5');
  vi.stubEnv('SLOW_CPU', undefined);
  expect(slowness()).toBe(1.5);
  vi.stubEnv('SLOW_CPU', '2');
  expect(slowness()).toBe(3);
});

test('time limits never shrink and have an upper bound', () => {
  vi.stubEnv('SLOWNESS', undefined);
  vi.stubEnv('SLOW_CPU', undefined);
  expect(slowness()).toBeGreaterThanOrEqual(1);
  vi.stubEnv('SLOWNESS', '100');
  expect(slowness()).toBe(6);
});
