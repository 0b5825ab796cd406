import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';
import { ImportRejected } from './rejected.ts';

// An ASCII character encoded in more bytes than necessary. This hides "../" from checks, and no encoder
// produces it.
const OVERLONG_UTF8 = /[\xc0\xc1][\x80-\xbf]|\xe0[\x80-\x9f][\x80-\xbf]|\xf0[\x80-\x8f][\x80-\xbf]{2}/;
const CONTROL = /[\u0000-\u001f\u007f]/;
/** What turns the direction of a text. Such a name would show another type: "gpj.exe" is shown as "exe.jpg". */
const TURNING = /\p{Bidi_Control}/u;
const ABSOLUTE = /^(\/|[a-z]:)/i;

const NAME_IS_UTF8 = 0x800;

// A ZIP allows names of 65,535 bytes. Normalizing such a name takes seconds if it consists of combining
// characters. 1024 bytes are enough for any supplier: four times the 260 characters that Windows allows.
const NAME_MAX_BYTES = 1024;

/** Returns the path of the entry. Refuses a path that is absolute, leaves the folder, is malformed or turns its direction. */
export function readName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  // The packer of macOS writes UTF-8 without setting the flag. Otherwise names without the flag are in CP437,
  // the alphabet of DOS.
  const flags = isUtf8(raw) ? entry.generalPurposeBitFlag | NAME_IS_UTF8 : entry.generalPurposeBitFlag;
  const path = getFileNameLowLevel(flags, raw, entry.extraFields, true);
  const isSafe =
    path !== '' &&
    raw.length <= NAME_MAX_BYTES &&
    !path.includes('\\') &&
    !path.includes('\ufffd') &&
    !CONTROL.test(path) &&
    !TURNING.test(path) &&
    !ABSOLUTE.test(path) &&
    !path.split('/').includes('..') &&
    !OVERLONG_UTF8.test(raw.toString('latin1'));
  if (!isSafe) throw new ImportRejected('ENTRY_PATH_UNSAFE', printable(path));
  return path;
}

/** One key for all spellings that a file system may treat as the same name. */
export function foldName(path: string): string {
  // Upper case first: it turns ß into SS, as full case folding does and lower case alone does not.
  return path.replace(/\/$/, '').normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

function printable(path: string): string {
  return path.slice(0, 200).replace(/\p{C}/gu, '\ufffd');
}
