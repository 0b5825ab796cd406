import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', Buffer.from('Rückfahrkamera, Türen')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffRückfahrkamera, Türen')],
  ['Windows-1252', Buffer.from('R\xfcckfahrkamera, T\xfcren', 'latin1')],
  ['UTF-16 as Windows writes it', Buffer.from('\ufeffRückfahrkamera, Türen', 'utf16le')],
])('a text in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Rückfahrkamera, Türen');
});

test('characters that Windows-1252 has and Latin 1 lacks are decoded', () => {
  expect(decodeText(Buffer.from([0x80, 0x20, 0x84, 0xfc, 0x93, 0x96, 0x9f]))).toBe('€ „ü“–Ÿ');
});
