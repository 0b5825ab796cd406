import { describe, expect, test } from 'vitest';
import { importJobExamples } from '../../../contract/examples/import-jobs.ts';
import type { ImportRow } from '../../../contract/import-jobs.ts';
import { canRetry, type Outcome } from './answer.ts';
import { entriesOf, replacesFailed } from './entries.ts';
import type { Upload } from './queue.ts';

const { result } = importJobExamples['POST /api/imports'];
const [imported, failed] = result.rows as readonly ImportRow[] as [ImportRow, ImportRow];

const SENT_AS = 'an id of another sending';

function anUpload(name: string, state: Upload<File>['state'], outcome: Outcome | null = null): Upload<File> {
  return { id: 7, sentAs: SENT_AS, file: new File(['content'], name), state, transferred: 0.5, outcome };
}

const shown = (uploads: Upload<File>[], rows: ImportRow[], missingFiles: string[] = []) =>
  entriesOf(uploads, { rows, missingFiles }).map(({ fileName, state, retryId }) => [
    fileName,
    state,
    retryId,
  ]);

describe('the files of an import', () => {
  test('are its rows, and after them the uploads that the server does not have yet', () => {
    expect(shown([anUpload('new.zip', 'uploading'), anUpload('next.zip', 'sent')], [imported])).toEqual([
      ['golf.zip', 'success', null],
      ['new.zip', 'uploading', null],
      ['next.zip', 'processing', null],
    ]);
  });

  test('that have not arrived are named, unless this page has them', () => {
    expect(shown([anUpload('new.zip', 'pending')], [imported], ['lost.zip', 'new.zip'])).toEqual([
      ['golf.zip', 'success', null],
      ['new.zip', 'pending', null],
      ['lost.zip', 'missing', null],
    ]);
  });

  test('are found by the name that the server stores', () => {
    const uploads = [anUpload('17" \u200eAlu.zip', 'sent'), anUpload('5%22.zip', 'pending')];
    expect(shown(uploads, [{ ...imported, fileName: '17" Alu.zip' }], ['5".zip'])).toEqual([
      ['17" Alu.zip', 'success', null],
      ['5%22.zip', 'pending', null],
    ]);
  });

  test('that wait or run on the server are shown as processing', () => {
    const waiting: ImportRow = { ...imported, state: 'waiting' };
    expect(shown([], [waiting, { ...imported, state: 'running' }])).toEqual([
      ['golf.zip', 'processing', null],
      ['golf.zip', 'processing', null],
    ]);
  });

  test('stand in the place of their failed row when they are sent again', () => {
    expect(shown([anUpload('octavia.zip', 'uploading')], [failed, imported])).toEqual([
      ['octavia.zip', 'uploading', null],
      ['golf.zip', 'success', null],
    ]);
  });

  test('can be sent again if this page still has them', () => {
    expect(shown([], [failed])).toEqual([['octavia.zip', 'error', null]]);
    expect(shown([anUpload('octavia.zip', 'sent')], [failed])).toEqual([['octavia.zip', 'error', 7]]);
    expect(shown([anUpload('new.zip', 'error', { kind: 'network' })], [])).toEqual([['new.zip', 'error', 7]]);
  });

  test('that have arrived although the answer was lost are shown once, and those that failed can be sent again', () => {
    const lost = anUpload('golf.zip', 'error', { kind: 'network' });
    const sent = { sentAs: SENT_AS };
    expect(shown([lost], [{ ...imported, ...sent }])).toEqual([['golf.zip', 'success', null]]);
    expect(shown([lost], [{ ...imported, ...sent, state: 'running' }])).toEqual([
      ['golf.zip', 'processing', null],
    ]);
    expect(shown([lost], [{ ...failed, ...sent, fileName: 'golf.zip' }])).toEqual([['golf.zip', 'error', 7]]);
    expect(shown([lost], [imported])).toEqual([
      ['golf.zip', 'success', null],
      ['golf.zip', 'error', 7],
    ]);
  });

  test('of which another has the same name are not mixed up with it', () => {
    const uploads = [anUpload('golf.zip', 'uploading')];
    expect(shown(uploads, [imported])).toEqual([
      ['golf.zip', 'success', null],
      ['golf.zip', 'uploading', null],
    ]);
  });
});

test('a file that can only be refused again is not sent again', () => {
  const sold = { reason: 'VEHICLE_SOLD', entry: null, params: { vin: 'WVWZZZAUZLW000001' } } as const;
  expect(canRetry({ kind: 'rejected', rejection: sold })).toBe(false);
  expect(canRetry({ kind: 'network' })).toBe(true);
  expect(shown([anUpload('octavia.zip', 'sent')], [{ ...failed, ...sold }])).toEqual([
    ['octavia.zip', 'error', null],
  ]);
  expect(shown([anUpload('a.zip', 'error', { kind: 'fileChanged' })], [])).toEqual([
    ['a.zip', 'error', null],
  ]);
});

test('a file replaces one of its name that failed, whether it was uploaded or not, and no other', () => {
  const uploads = [
    anUpload('golf.zip', 'sent'),
    anUpload('17" \u200eAlu.zip', 'error', { kind: 'fileChanged' }),
  ];
  const entries = entriesOf(uploads, { rows: [imported, failed], missingFiles: [] });
  const replaces = (...names: string[]) =>
    replacesFailed(
      entries,
      names.map((name) => ({ name })),
    );
  expect(replaces('octavia.zip')).toBe(true);
  expect(replaces('17" \u200eAlu.zip')).toBe(true);
  expect(replaces('golf.zip', 'new.zip')).toBe(false);
  expect(replaces()).toBe(false);
});
