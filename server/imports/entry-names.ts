import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';
import { ImportRejected } from './rejected.ts';

// A character of ASCII written in more bytes than it needs, a way to smuggle "../" past checks: no encoder makes these.
const OVERLONG_UTF8 = /[\xc0\xc1][\x80-\xbf]|\xe0[\x80-\x9f][\x80-\xbf]|\xf0[\x80-\x8f][\x80-\xbf]{2}/;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ABSOLUTE = /^(\/|[a-z]:)/i;

const NAME_IS_UTF8 = 0x800;

// A ZIP allows 65,535 bytes. Normalizing such a name takes seconds when it consists of combining characters; four times the
// 260 characters that Windows allows are enough for any supplier.
const NAME_MAX_BYTES = 1024;

/** The entry's path. Refuses one that is absolute, leaves the folder or is malformed. */
export function readName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  // The packer of macOS writes UTF-8 without saying so; else it is the alphabet of DOS.
  const flags = isUtf8(raw) ? entry.generalPurposeBitFlag | NAME_IS_UTF8 : entry.generalPurposeBitFlag;
  const path = getFileNameLowLevel(flags, raw, entry.extraFields, true);
  const isSafe =
    path !== '' &&
    raw.length <= NAME_MAX_BYTES &&
    !path.includes('\\') &&
    !path.includes('\ufffd') &&
    !CONTROL.test(path) &&
    !ABSOLUTE.test(path) &&
    !path.split('/').includes('..') &&
    !OVERLONG_UTF8.test(raw.toString('latin1'));
  if (!isSafe) throw new ImportRejected('ENTRY_PATH_UNSAFE', printable(path));
  return path;
}

/** One key for all spellings that a file system may take for the same name. */
export function foldName(path: string): string {
  // Upper case first: it turns ß into SS as full case folding does, which lower case alone does not.
  return path.replace(/\/$/, '').normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

function printable(path: string): string {
  return path.slice(0, 200).replace(/\p{C}/gu, '\ufffd');
}
