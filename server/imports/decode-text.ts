const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const UTF_16 = new TextDecoder('utf-16le');
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** The text of a file: UTF-8, with a mark also UTF-16 as Windows writes it, else Windows-1252. A byte order mark is dropped. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF_16.decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WINDOWS_1252.decode(bytes);
  }
}

/** The same text without what PostgreSQL cannot keep: NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
