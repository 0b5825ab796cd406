import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshInTime } from './use-dialog-mutation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A list on the screen, a refresh of it, and a function that makes the server answer. */
function aShownList() {
  const queryClient = new QueryClient();
  let answer: (text: string) => void = () => {};
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const list = new QueryObserver(queryClient, { queryKey: ['/api/orders'], queryFn, initialData: 'before' });
  const stop = list.subscribe(() => {});
  const told = vi.fn<(isShown: boolean) => void>();
  void refreshInTime(queryClient, ['/api/orders']).then(told);
  return { list, told, stop, answer: (text: string) => answer(text) };
}

test('the dialog waits until the lists show the change', async () => {
  const { list, told, stop, answer } = aShownList();
  await vi.advanceTimersByTimeAsync(500);
  expect(told).not.toHaveBeenCalled();
  answer('after');
  await vi.advanceTimersByTimeAsync(10);
  expect(told.mock.calls).toEqual([[true]]);
  expect(list.getCurrentResult().data).toBe('after');
  stop();
});

test('the dialog closes after a timeout when the lists do not load', async () => {
  const { told, stop } = aShownList();
  await vi.advanceTimersByTimeAsync(5000);
  // The page does not show what holds now.
  expect(told.mock.calls).toEqual([[false]]);
  stop();
});

test('a page that shows none of the lists does not show what holds now', async () => {
  const refreshed = refreshInTime(new QueryClient(), ['/api/orders']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await refreshed).toBe(false);
});
