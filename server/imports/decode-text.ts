const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const UTF_16 = new TextDecoder('utf-16le');

// The characters of Windows-1252 at 0x80 to 0x9f, where Latin 1 has control characters. The five unused
// places keep their control character.
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes a file: UTF-8; with a byte order mark also UTF-16 as Windows writes it; otherwise Windows-1252.
 * Drops the byte order mark.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF_16.decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** The TextDecoder of Node 20 decodes Windows-1252 as Latin 1. Remove this function together with Node 20. */
function decodeWindows1252(bytes: Buffer): string {
  const latin1 = bytes.toString('latin1');
  return latin1.replaceAll(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

/** Removes what PostgreSQL cannot store: NUL and unpaired surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
