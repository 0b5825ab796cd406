import { expect, test } from 'vitest';
import { summaryCsv } from './summary.ts';

test('the summary of an import names every file, and no cell runs as a formula in a spreadsheet', () => {
  const csv = summaryCsv(
    ['File', 'State', 'VIN', 'Vehicle', 'Reason', 'Skipped'],
    [
      {
        fileName: 'golf; "new".zip',
        state: 'Imported',
        reason: '',
        outcome: {
          kind: 'imported',
          imported: {
            vehicle: {
              id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
              vin: 'WVWZZZAUZLW000001',
              make: 'Volkswagen',
              model: 'Golf',
              status: 'AVAILABLE',
            },
            replaced: false,
            prices: null,
            skipped: ['Thumbs.db', 'note.txt'],
            message: '',
          },
        },
      },
      { fileName: '=cmd.zip', state: 'Failed', reason: 'no ZIP', outcome: { kind: 'network' } },
    ],
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFFile;State;VIN;Vehicle;Reason;Skipped',
    '"golf; ""new"".zip";Imported;WVWZZZAUZLW000001;Volkswagen Golf;;Thumbs.db, note.txt',
    "'=cmd.zip;Failed;;;no ZIP;",
    '',
  ]);
});
