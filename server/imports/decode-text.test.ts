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
