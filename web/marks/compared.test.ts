import { afterEach, expect, test, vi } from 'vitest';
import { COMPARED_MAX } from '../../contract/constants.ts';

const KEY = 'comparedVehicles';

/** A page in a browser that has stored this text. */
async function openWith(text: string) {
  const stored = new Map([[KEY, text]]);
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return { ...(await import('./compared.ts')), stored: () => JSON.parse(stored.get(KEY) ?? 'null') };
}

afterEach(() => vi.unstubAllGlobals());

test('the comparison takes four vehicles and no fifth, until one is removed', async () => {
  const { addCompared, dropCompared, stored } = await openWith('[]');
  const ids = Array.from({ length: COMPARED_MAX + 1 }, () => crypto.randomUUID());
  const results = ids.map((id) => addCompared(id)?.length ?? null);
  expect(results).toEqual([1, 2, 3, 4, null]);
  expect(stored()).toEqual(ids.slice(0, COMPARED_MAX));
  dropCompared(ids[0] ?? '');
  expect(addCompared(ids[4] ?? '')).toEqual(ids.slice(1));
});

test.each(['no JSON', '{"length":3}', '[1,null,"x",["y"]]'])(
  'the comparison is empty where the browser has stored something else: %s',
  async (text) => {
    const { addCompared } = await openWith(text);
    expect(addCompared(crypto.randomUUID())).toHaveLength(1);
  },
);
