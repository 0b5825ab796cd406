import { afterEach, expect, test, vi } from 'vitest';
import { storeAddress, storedAddress } from './stored-address.ts';

const LILLE = {
  id: 'c3333333-3333-4333-8333-333333333333',
  name: 'Lager Lille',
  street: '12 rue de Lille',
  postalCode: '59000',
  city: 'Lille',
  country: 'FR',
} as const;

function aTab(holding?: string) {
  const kept = new Map(holding === undefined ? [] : [['deliveryAddress', holding]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the chosen delivery address survives a reload, for the same dealer', () => {
  aTab();
  storeAddress('lyon', LILLE);
  expect(storedAddress('lyon')).toEqual(LILLE);
  expect(storedAddress('kiel')).toBeNull();
});

test('the choice of the address of the company survives a reload', () => {
  aTab();
  storeAddress('lyon', LILLE);
  storeAddress('lyon', null);
  expect(storedAddress('lyon')).toBeNull();
});

test.each(['{', '{}', '["lyon"]', '["lyon", 7]', '["lyon", {"id": "x", "country": "FR"}]', 'null'])(
  'no delivery address is read from %s',
  (broken) => {
    aTab(broken);
    expect(storedAddress('lyon')).toBeNull();
  },
);

test('without storage the vehicles go to the company', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeAddress('lyon', LILLE);
  expect(storedAddress('lyon')).toBeNull();
});
