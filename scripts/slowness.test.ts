import { afterEach, expect, test, vi } from 'vitest';
import { slowness } from './slowness.js';

afterEach(() => vi.unstubAllEnvs());

test('time limits grow with what the gate has measured and with how much the browser is slowed', () => {
  vi.stubEnv('SLOWNESS', '1.5');
  vi.stubEnv('SLOW_CPU', undefined);
  expect(slowness()).toBe(1.5);
  vi.stubEnv('SLOW_CPU', '2');
  expect(slowness()).toBe(3);
});

test('time limits never shrink, nor grow for ever', () => {
  vi.stubEnv('SLOWNESS', undefined);
  vi.stubEnv('SLOW_CPU', undefined);
  expect(slowness()).toBeGreaterThanOrEqual(1);
  vi.stubEnv('SLOWNESS', '100');
  expect(slowness()).toBe(6);
});
