import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshInTime } from './use-dialog-mutation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A list in sight, and the moment from which its server answers. */
function aListInSight() {
  const queryClient = new QueryClient();
  let answer: (text: string) => void = () => {};
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const list = new QueryObserver(queryClient, { queryKey: ['/api/orders'], queryFn, initialData: 'before' });
  const stop = list.subscribe(() => {});
  const told = vi.fn<() => void>();
  void refreshInTime(queryClient, ['/api/orders']).then(told);
  return { list, told, stop, answer: (text: string) => answer(text) };
}

test('what became of a decision is told as soon as the lists show it', async () => {
  const { list, told, stop, answer } = aListInSight();
  await vi.advanceTimersByTimeAsync(500);
  expect(told).not.toHaveBeenCalled();
  answer('after');
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toHaveBeenCalledOnce();
  expect(list.getCurrentResult().data).toBe('after');
  stop();
});

test('what became of a decision is told though the lists cannot be asked for', async () => {
  const { told, stop } = aListInSight();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalledOnce();
  stop();
});
