import { expect, test } from 'vitest';
import { invoiceFileName } from './invoice-file-name.ts';

test('an invoice is saved under the name in the answer, else under one with the number of the order', () => {
  const orderId = '41d8a6b2-0c3f-4c5e-9d5c-5f8b7a6e4d21';
  expect(invoiceFileName('invoice-2026-000017.xml', orderId)).toBe('invoice-2026-000017.xml');
  expect(invoiceFileName(null, orderId)).toBe('invoice-41d8a6b2.xml');
});
