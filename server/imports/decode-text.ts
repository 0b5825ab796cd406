const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const UTF_16 = new TextDecoder('utf-16le');

// What Windows-1252 has where Latin 1 has control characters, 0x80 to 0x9f; the five free places stay as they are.
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text of a file: UTF-8, with a mark also UTF-16 as Windows writes it, else Windows-1252. A byte order mark is dropped. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF_16.decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** By hand: TextDecoder of Node 20 takes Windows-1252 for Latin 1; to go with Node 20. */
function decodeWindows1252(bytes: Buffer): string {
  const latin1 = bytes.toString('latin1');
  return latin1.replaceAll(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

/** The same text without what PostgreSQL cannot keep: NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
