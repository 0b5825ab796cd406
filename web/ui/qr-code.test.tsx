import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

const PAYLOAD =
  'BCD\n002\n1\nSCT\nMUSTDE00XXX\nMüller & Söhne GmbH\nDE58123456780123456789\nEUR22211.35\n\n\n2026-000017';

/** The drawing as a picture, each module as a square of so many pixels. */
function pictureOf(svg: string, scale = 4) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return { width: size, height: size, data };
}

test('the drawn payment code reads as its payload, with medium error correction', () => {
  const svg = renderToStaticMarkup(<QrCode payload={PAYLOAD} label="QR code" />);
  expect(decodeQR(pictureOf(svg))).toBe(PAYLOAD);
  expect(svg).toContain('role="img" aria-label="QR code"');
  const { length: size } = encodeQR(PAYLOAD, 'raw', { ecc: 'medium', border: 4 });
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  // Version 13 at most: a side of 69 modules, with four on each side.
  const longest = encodeQR('x'.repeat(331), 'raw', { ecc: 'medium', border: 4 });
  expect(longest).toHaveLength(69 + 8);
});
