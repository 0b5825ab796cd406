import { expect, test } from 'vitest';
import { summaryCsv } from './summary.ts';

test('the summary of an import names every file, and no cell runs as a formula in a spreadsheet', () => {
  const csv = summaryCsv(
    ['File', 'State', 'VIN', 'Vehicle', 'Reason', 'Changes', 'Skipped'],
    [
      {
        fileName: 'golf; "new".zip',
        state: 'Imported',
        reason: '',
        row: { vin: 'WVWZZZAUZLW000001', name: 'Volkswagen Golf', skipped: ['Thumbs.db', 'note.txt'] },
        changes: ['Colour: red', 'Doors: 5'],
      },
      { fileName: '=cmd.zip', state: 'Failed', reason: 'no ZIP', row: null, changes: [] },
    ],
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFFile;State;VIN;Vehicle;Reason;Changes;Skipped',
    '"golf; ""new"".zip";Imported;WVWZZZAUZLW000001;Volkswagen Golf;;Colour: red, Doors: 5;Thumbs.db, note.txt',
    "'=cmd.zip;Failed;;;no ZIP;;",
    '',
  ]);
});
