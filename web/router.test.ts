import { focusManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { callBy } from './api/call.ts';
import { makeRouter } from './router.tsx';
import { wordStore } from './texts/words.ts';

async function aQueryClient() {
  const call = callBy(async () => ({ status: 404, statusText: '', text: '' }));
  const words = wordStore('de');
  return makeRouter({ call, words }).options.context.queryClient;
}

describe('the data of a page', () => {
  test('are fetched once, even when the call fails', async () => {
    const queryClient = await aQueryClient();
    const queryFn = vi.fn<() => Promise<string>>(async () => {
      throw new Error('503');
    });
    await expect(queryClient.fetchQuery({ queryKey: ['/api/orders'], queryFn })).rejects.toThrow('503');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  test('never become stale, and are not fetched again on focus', async () => {
    const queryClient = await aQueryClient();
    const queryFn = vi.fn<() => Promise<string>>(async () => 'orders');
    const query = { queryKey: ['/api/orders'], queryFn };
    await queryClient.fetchQuery(query);
    const observer = new QueryObserver(queryClient, query);
    const leave = observer.subscribe(() => {});
    queryClient.mount();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'orders', isStale: false, isFetching: false });
    await queryClient.ensureQueryData(query);
    expect(queryFn).toHaveBeenCalledTimes(1);
    leave();
    queryClient.unmount();
    focusManager.setFocused(undefined);
  });
});
