import { decodeText, storable } from './decode-text.ts';
import { ImportRejected } from './rejected.ts';

/**
 * The same limit as when a clerk edits a vehicle. It also keeps the search vector below PostgreSQL's limit of
 * 1 MB.
 */
const MAX_CHARACTERS = 50_000;

const CONTROL = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** The trimmed lines of equipment.txt; null if there are none. */
export function readEquipment(bytes: Buffer, entry: string): string | null {
  const text = storable(decodeText(bytes))
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  if (text.length > MAX_CHARACTERS) {
    throw new ImportRejected('FIELDS_INVALID', entry, {
      fields: [{ field: 'equipmentText', code: 'TOO_LONG' }],
    });
  }
  return text === '' ? null : text;
}
