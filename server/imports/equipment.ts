import { decodeText, storable } from './decode-text.ts';
import { ImportRejected } from './rejected.ts';

/** As the editing of a vehicle allows; it also keeps the search vector below PostgreSQL's 1 MB. */
const MAX_CHARACTERS = 50_000;

const CONTROL = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The lines of equipment.txt without blanks at their ends; null when there are none. */
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
