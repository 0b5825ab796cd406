import { expect, test } from 'vitest';
import { readEquipment } from './equipment.ts';

test('equipment loses control characters and what turns the direction of its text', () => {
  const bytes = Buffer.from('Navi\u0007gation\u202e\r\nAHK\u2066\tschwenkbar\u2069');
  expect(readEquipment(bytes, 'equipment.txt')).toBe('Navigation\nAHK\tschwenkbar');
});
