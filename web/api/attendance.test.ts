import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNATTENDED_HEADER, UNATTENDED_MINUTES } from '../../contract/constants.ts';
import { attendanceOf, unattendedHeader } from './attendance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is unattended after five minutes without input, and attended again from the next input on', () => {
  const page = new EventTarget();
  const isAttended = attendanceOf(page);
  vi.advanceTimersByTime(UNATTENDED_MINUTES * 60_000 - 1);
  expect(isAttended()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isAttended()).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(isAttended()).toBe(true);
});

test('only the calls of an unattended page say so', () => {
  expect(unattendedHeader(true)).toEqual({});
  expect(unattendedHeader(false)).toEqual({ [UNATTENDED_HEADER]: '1' });
});
