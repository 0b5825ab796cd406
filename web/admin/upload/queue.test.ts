import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importJobExamples } from '../../../contract/examples/import-jobs.ts';
import { callBy } from '../../api/call.ts';
import { UPLOAD_TIMEOUT_MINUTES } from '../../../contract/upload-figures.ts';
import { type Outcome, upload } from './answer.ts';
import { createUploadQueue, filesToCome, isRunning, type Send } from './queue.ts';
import { networkOrFile, senderTo, type Target } from './send.ts';
import { warnWhile } from './warn-while.ts';

const SENT: Outcome = { kind: 'sent', sent: importJobExamples['POST /api/imports'].result };

interface Delivery {
  name: string;
  size: number;
}

const deliveries = (count: number): Delivery[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.zip`, size: 1000 }));

/** A connection to a server that answers when the test says so. */
function aConnection() {
  const sending = new Map<string, { end: (outcome: Outcome) => void; tell: (share: number) => void }>();
  const send: Send<Delivery> = (file, _sentAs, tell, signal) =>
    new Promise((resolve, reject) => {
      sending.set(file.name, {
        tell,
        end: (outcome) => {
          sending.delete(file.name);
          resolve(outcome);
        },
      });
      signal.addEventListener('abort', () => {
        sending.delete(file.name);
        reject(new Error('aborted'));
      });
    });
  const end = async (name: string, outcome: Outcome = SENT) => {
    sending.get(name)?.end(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { send, sending, end };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the queue of uploads', () => {
  test('sends three files at a time, in their order', async () => {
    const line = aConnection();
    createUploadQueue(line.send).add(deliveries(5));
    expect([...line.sending.keys()]).toEqual(['1.zip', '2.zip', '3.zip']);
    await line.end('2.zip');
    expect([...line.sending.keys()]).toEqual(['1.zip', '3.zip', '4.zip']);
    await line.end('1.zip');
    await line.end('3.zip');
    expect([...line.sending.keys()]).toEqual(['4.zip', '5.zip']);
  });

  test('continues after a refused file, and sends that file again on demand', async () => {
    const line = aConnection();
    const queue = createUploadQueue(line.send);
    queue.add(deliveries(2));
    await line.end('1.zip', { kind: 'refused', code: 'UNSUPPORTED_MEDIA' });
    await line.end('2.zip');
    expect(queue.uploads().map(({ state }) => state)).toEqual(['error', 'sent']);

    const [failed, sent] = queue.uploads();
    queue.retry([failed?.id ?? 0]);
    expect([...line.sending.keys()]).toEqual(['1.zip']);
    // An upload that runs is not begun again.
    queue.retry([failed?.id ?? 0]);
    await line.end('1.zip');
    expect(queue.uploads().map(({ state }) => state)).toEqual(['sent', 'sent']);
    queue.retry([sent?.id ?? 0]);
    expect([...line.sending.keys()]).toEqual(['2.zip']);
    await line.end('2.zip');
    expect(queue.uploads().map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('aborts a file after five minutes and continues with the next', async () => {
    const line = aConnection();
    const queue = createUploadQueue(line.send);
    queue.add(deliveries(4));
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MINUTES * 60_000 - 1);
    expect(queue.uploads()[0]?.state).toBe('uploading');
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.uploads()[0]).toMatchObject({ state: 'error', outcome: { kind: 'timeout' } });
    expect([...line.sending.keys()]).toEqual(['4.zip']);
  });

  test('reports a broken connection as such', async () => {
    const queue = createUploadQueue(() => Promise.reject(new TypeError('failed')));
    queue.add(deliveries(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.uploads()[0]?.outcome).toEqual({ kind: 'network' });
  });

  test('reports the progress of each transfer, and forgets only files that have ended', async () => {
    const line = aConnection();
    const queue = createUploadQueue(line.send);
    const seen: number[] = [];
    queue.subscribe(() => seen.push(queue.uploads()[0]?.transferred ?? -1));
    queue.add(deliveries(2));
    line.sending.get('1.zip')?.tell(0.4);
    expect(seen.at(-1)).toBe(0.4);
    await line.end('2.zip');
    queue.clear();
    expect(queue.uploads().map(({ file }) => file.name)).toEqual(['1.zip']);
  });
});

test('a file replaces one of the same name that the server could not import', async () => {
  const line = aConnection();
  const queue = createUploadQueue(line.send);
  queue.add(deliveries(2));
  await line.end('1.zip');
  await line.end('2.zip');
  const [failed] = queue.uploads();
  queue.add(deliveries(2), new Set([failed?.id ?? 0]));
  expect(queue.uploads().map(({ file, state }) => [file.name, state])).toEqual([
    ['2.zip', 'sent'],
    ['1.zip', 'uploading'],
    ['2.zip', 'uploading'],
  ]);
});

test('a file replaces a failed one of the same name, and no other', async () => {
  const line = aConnection();
  const queue = createUploadQueue(line.send);
  queue.add(deliveries(2));
  await line.end('1.zip', { kind: 'fileChanged' });
  await line.end('2.zip');
  queue.add(deliveries(2));
  expect(queue.uploads().map(({ file, state }) => [file.name, state])).toEqual([
    ['2.zip', 'sent'],
    ['1.zip', 'uploading'],
    ['2.zip', 'uploading'],
  ]);
});

test('a file that was changed on the disk is not reported as a broken connection', async () => {
  const changed = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };
  // Only the method that is read.
  expect(await networkOrFile(changed as unknown as Blob)).toEqual({ kind: 'fileChanged' });
  expect(await networkOrFile(new Blob(['PK']))).toEqual({ kind: 'network' });
});

test('the browser asks before it closes the page while files are uploaded, and not afterwards', async () => {
  const page = new EventTarget();
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const line = aConnection();
  const queue = createUploadQueue(line.send);
  queue.subscribe(
    warnWhile(
      () => isRunning(queue),
      // An EventTarget has the two methods that are used.
      () => page as unknown as Window,
    ),
  );
  expect(isAsked()).toBe(false);
  queue.add(deliveries(1));
  expect(isAsked()).toBe(true);
  await line.end('1.zip');
  expect(isAsked()).toBe(false);
});

describe('the answer to an upload', () => {
  const json = 'application/problem+json; charset=utf-8';
  const outcomeOf = (status: number, contentType: string, text: string) =>
    upload(
      async () => ({ status, statusText: '', text, header: () => contentType }),
      (by) => by('POST /api/imports', { query: {} }),
    );

  test('that has taken the file holds the import', async () => {
    const { result } = importJobExamples['POST /api/imports'];
    expect(await outcomeOf(201, 'application/json', JSON.stringify(result))).toEqual({
      kind: 'sent',
      sent: result,
    });
  });

  test.each([
    [200, 'application/json', '{"vehicle":', 'brokenJson'],
    [200, 'text/html', '<html>', 'notJson'],
    [502, 'text/html', '<html>', 'notJson'],
    [413, 'text/html', '<html>', 'refused'],
    [413, json, '{"code":"PAYLOAD_TOO_LARGE"}', 'refused'],
    [400, json, '{"code":"VALIDATION_FAILED","errors":[{"code":"REQUIRED"}]}', 'refused'],
    [400, json, '{"code":"VALIDATION_FAILED","errors":[{"code":"TOO_MANY_FILES"}]}', 'importFull'],
    [500, json, '{"oops":1}', 'status'],
    [500, json, 'null', 'brokenJson'],
  ])('%s %s %s is %s', async (status, contentType, text, kind) => {
    expect((await outcomeOf(status, contentType, text)).kind).toBe(kind);
  });
});

describe('the files of a drop', () => {
  /** A queue whose announcements and uploads are recorded and answered by the test. */
  function aDrop(target: Target = { importId: undefined, isDryRun: true }) {
    const announced: { id: string; names: string[] }[] = [];
    const asked: string[] = [];
    const tellings: ((outcome: Outcome) => void)[] = [];
    const posted: ((outcome: Outcome) => void)[] = [];
    const send = senderTo(target, () => filesToCome(queue), {
      tell: (id, _isDryRun, names) => {
        announced.push({ id, names });
        return new Promise((resolve) => tellings.push(resolve));
      },
      post: async (ask, _file, _onTransfer, signal) => {
        await ask(
          callBy(async (url) => {
            asked.push(url);
            return { status: 204, statusText: '', text: '' };
          }),
          signal,
        );
        return new Promise((resolve) => posted.push(resolve));
      },
    });
    const queue = createUploadQueue(send);
    const settle = () => vi.advanceTimersByTimeAsync(0);
    return { target, queue, announced, asked, tellings, posted, settle };
  }

  const zips = (...names: string[]) => names.map((name) => new File(['a'], name));

  test('are announced before the first of them is sent', async () => {
    const { target, queue, announced, asked, tellings, settle } = aDrop();
    queue.add(zips('a.zip', 'b.zip', 'c.zip'));
    await settle();
    expect(announced.map(({ names }) => names)).toEqual([['a.zip', 'b.zip', 'c.zip']]);
    expect([asked, target.importId]).toEqual([[], undefined]);
    tellings[0]?.(SENT);
    await settle();
    const url = `/api/imports/${announced[0]?.id}/files?sentAs=`;
    expect(asked).toEqual(queue.uploads().map(({ sentAs }) => url + sentAs));
    expect([new Set(asked).size, target.importId]).toEqual([3, announced[0]?.id]);
  });

  test('are sent again under the same id, since the server may have them', async () => {
    const { queue, asked, tellings, posted, settle } = aDrop();
    queue.add(zips('a.zip'));
    await settle();
    tellings[0]?.(SENT);
    await settle();
    posted[0]?.({ kind: 'network' });
    await settle();
    queue.retry(queue.uploads().map(({ id }) => id));
    await settle();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe(asked[1]);
  });

  test('are not sent if they cannot be announced, and are announced again with the next attempt', async () => {
    const { queue, announced, asked, tellings, settle } = aDrop();
    queue.add(zips('a.zip', 'b.zip'));
    await settle();
    tellings[0]?.({ kind: 'network' });
    await settle();
    expect(queue.uploads().map(({ state, outcome }) => [state, outcome?.kind])).toEqual([
      ['error', 'network'],
      ['error', 'network'],
    ]);
    queue.retry(queue.uploads().map(({ id }) => id));
    await settle();
    tellings[1]?.(SENT);
    await settle();
    expect([announced.length, asked.length]).toEqual([2, 2]);
    // The first announcement may have arrived. Another id would begin a second import.
    expect(announced[0]?.id).toBe(announced[1]?.id);
  });

  test('for which the import has no room do not keep it from those for which it has', async () => {
    const { queue, announced, tellings, settle } = aDrop({ importId: 'known', isDryRun: false });
    queue.add(zips('a.zip', 'b.zip'));
    await settle();
    tellings[0]?.({ kind: 'importFull' });
    await settle();
    expect(queue.uploads().map(({ outcome }) => outcome)).toEqual([
      { kind: 'importFull' },
      { kind: 'importFull' },
    ]);
    queue.add(zips('c.zip'));
    await settle();
    expect(announced.at(-1)).toEqual({ id: 'known', names: ['c.zip'] });
  });

  test('that are added to an import are announced as well, each once on its way', async () => {
    const { queue, announced, tellings, posted, settle } = aDrop({ importId: 'known', isDryRun: false });
    queue.add(zips('a.zip'));
    await settle();
    tellings[0]?.(SENT);
    await settle();
    queue.add(zips('b.zip', 'c.zip'));
    await settle();
    tellings[1]?.(SENT);
    posted[0]?.(SENT);
    await settle();
    queue.add(zips('a.zip'));
    await settle();
    tellings[2]?.(SENT);
    await settle();
    expect(announced).toEqual([
      { id: 'known', names: ['a.zip'] },
      { id: 'known', names: ['b.zip', 'c.zip'] },
      { id: 'known', names: ['a.zip'] },
    ]);
  });
});
