import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { vehicleExamples } from '../../../contract/examples/vehicles.ts';
import { de } from '../../texts/de/all.ts';
import { ToastProvider } from '../../ui/Toasts.tsx';
import { UndoStack } from '../undo-stack.ts';
import { Changes } from '../use-undo.ts';
import { useSavePrice } from './use-save-price.ts';
import { useSaveStatus } from './use-save-status.ts';

const { result } = vehicleExamples['GET /api/vehicles/{id}'];
const { id, priceNet } = result.vehicle;

const acts = {
  price: function Price() {
    const { savePrice } = useSavePrice({ id, name: 'Golf', formerPriceNet: null });
    useOnce(() => savePrice(priceNet, '12345.00', { onSaved: () => {}, onFailed: () => {} }));
    return null;
  },
  status: function Status() {
    const { saveStatus } = useSaveStatus({ id, name: 'Golf' });
    useOnce(() => saveStatus('AVAILABLE', 'SOLD'));
    return null;
  },
};

/** Calls it with the first render. */
function useOnce(call: () => void): void {
  const [isCalled, setIsCalled] = useState(false);
  if (isCalled) return;
  call();
  setIsCalled(true);
}

const LOST = () => Promise.reject(new TypeError('fetch failed'));
const GONE = () => Promise.resolve(Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
const LATE = () => Promise.resolve(Response.json({ code: 'RATE_LIMITED' }, { status: 429 }));

function render(act: keyof typeof acts, stack: UndoStack) {
  const queryClient = new QueryClient();
  const Act = acts[act];
  renderToString(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="de" timeZone="Europe/Berlin" messages={de}>
        <ToastProvider labels={{ region: 'Meldungen', close: 'Schließen' }}>
          <Changes value={stack}>
            <Act />
          </Changes>
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { settle: () => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 5000 }) };
}

/** Saves a change, undoes it while the server fails in this way, and then undoes once more. Returns what the server has. */
async function afterUndoing(act: keyof typeof acts, fail: () => Promise<Response>) {
  let stored = { ...result.vehicle, status: 'AVAILABLE', formerPriceNet: null };
  let fails = false;
  let failures = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    if (fails) {
      failures += 1;
      return fail();
    }
    stored = { ...stored, ...JSON.parse(body ?? '{}') };
    return Response.json({ ...result, vehicle: stored }, { headers: { etag: '"1"' } });
  });
  const before = stored;
  const stack = new UndoStack();
  const { settle } = render(act, stack);
  await settle();
  expect(stored).not.toEqual(before);
  fails = true;
  stack.undo();
  await stack.ended;
  expect(failures).toBe(1);
  fails = false;
  stack.undo();
  await stack.ended;
  return { isRestored: stored.priceNet === before.priceNet && stored.status === before.status };
}

test.each(['price', 'status'] as const)(
  'a %s that could not be restored is restored by the next attempt',
  async (act) => {
    expect(await afterUndoing(act, LOST)).toEqual({ isRestored: true });
    expect(await afterUndoing(act, LATE)).toEqual({ isRestored: true });
  },
);

test.each(['price', 'status'] as const)('a %s that nothing can restore is not tried again', async (act) => {
  expect(await afterUndoing(act, GONE)).toEqual({ isRestored: false });
});

test.each(['price', 'status'] as const)(
  'a %s that was saved without an answer is undone before what was saved earlier',
  async (act) => {
    let stored = { ...result.vehicle, status: 'AVAILABLE', formerPriceNet: null };
    const before = stored;
    let isLost = true;
    vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
      stored = { ...stored, ...JSON.parse(body ?? '{}') };
      if (body !== undefined && isLost) throw new TypeError('fetch failed');
      return Response.json({ ...result, vehicle: stored }, { headers: { etag: '"1"' } });
    });
    const stack = new UndoStack();
    const undoEarlier = vi.fn<() => Promise<'settled'>>().mockResolvedValue('settled');
    stack.begin().saved({ undo: undoEarlier });
    const { settle } = render(act, stack);
    await vi.waitFor(() => expect(stored).not.toEqual(before));
    await settle();
    isLost = false;
    stack.undo();
    await vi.waitFor(() =>
      expect([stored.priceNet, stored.status]).toEqual([before.priceNet, before.status]),
    );
    expect(undoEarlier).not.toHaveBeenCalled();
  },
);
