import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNATTENDED_HEADER, UNATTENDED_MINUTES } from '../../contract/constants.ts';
import { watchAttendance } from './attendance.ts';
import { call } from './call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the calls of a page say whether it had input in the last five minutes', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers[UNATTENDED_HEADER]);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  const ask = () => call('GET /api/admin/overview');
  const page = new EventTarget();
  const stop = watchAttendance(page);
  vi.advanceTimersByTime(UNATTENDED_MINUTES * 60_000 - 1);
  await ask();
  vi.advanceTimersByTime(1);
  await ask();
  page.dispatchEvent(new Event('keydown'));
  await ask();
  vi.advanceTimersByTime(UNATTENDED_MINUTES * 60_000);
  stop();
  await ask();
  expect(sent).toEqual(['0', '1', '0', undefined]);
});
