import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epcPayload, type Transfer } from './epc-code.ts';

const transfer: Transfer = {
  accountName: 'Forecourt Remarketing GmbH',
  iban: 'DE58123456780123456789',
  bic: 'MUSTDE00XXX',
  amount: '22211.35',
  remittance: '2026-000017',
};

test('the payment code has the lines of EPC069-12', () => {
  expect(epcPayload(transfer)).toBe(
    'BCD\n002\n1\nSCT\nMUSTDE00XXX\nForecourt Remarketing GmbH\nDE58123456780123456789\nEUR22211.35\n\n\n2026-000017',
  );
});

test('the payment code keeps its limits with every name, and its lines stay in place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 60, maxLength: 300, size: 'max' }), (accountName) => {
      const payload = epcPayload({ ...transfer, accountName }) ?? '';
      expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331);
      const lines = payload.split('\n');
      expect(lines).toHaveLength(11);
      expect(Array.from(lines[5] ?? '', (letter) => letter).length).toBeLessThanOrEqual(70);
      expect([lines[6], lines[10]]).toEqual([transfer.iban, transfer.remittance]);
    }),
  );
});

test('an amount that the code cannot hold has none', () => {
  expect(epcPayload({ ...transfer, amount: '999999999.99' })).toContain('EUR999999999.99');
  expect(epcPayload({ ...transfer, amount: '1000000000.00' })).toBeNull();
});
