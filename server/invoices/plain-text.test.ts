import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Auto\u0000\u0007haus', 'Autohaus'],
  ['  Halle 7\r\n\tTor\u00a03 ', 'Halle 7 Tor 3'],
  ['Mü\ufffeller \ud83d & Söhne', 'Müller & Söhne'],
  ['👩‍🔧 Werkstatt', '👩‍🔧 Werkstatt'],
  ['\u0007', null],
  [' ', null],
  [null, null],
])('a text of an invoice is one line that XML can hold: %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
