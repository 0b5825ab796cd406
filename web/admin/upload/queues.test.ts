import { expect, test, vi } from 'vitest';
import { bulkUpload, uploadsTo } from './queues.ts';

test('files that were dropped keep their purpose, which changes only when none is on its way', async () => {
  vi.stubGlobal('window', new EventTarget());
  let breakOff = () => {};
  const bodies: unknown[] = [];
  const urls = new Set<string>();
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    urls.add(url);
    bodies.push(JSON.parse(body));
    return new Promise((_, reject) => (breakOff = () => reject(new Error('broken off'))));
  });
  const { queue, beginAnew, isDryRun } = bulkUpload;
  beginAnew(true);
  queue.add([new File(['a'], 'a.zip')]);
  beginAnew(false);
  expect(isDryRun()).toBe(true);
  expect(bodies).toEqual([{ isDryRun: true, fileNames: ['a.zip'] }]);

  breakOff();
  await vi.waitFor(() => expect(queue.uploads().map(({ state }) => state)).toEqual(['error']));
  beginAnew(false);
  expect([isDryRun(), queue.uploads()]).toEqual([false, []]);

  queue.add([new File(['b'], 'b.zip')]);
  expect(bodies.at(-1)).toEqual({ isDryRun: false, fileNames: ['b.zip'] });
  // The import that may have begun has the other purpose.
  expect(urls.size).toBe(2);
  breakOff();
  await vi.waitFor(() => expect(queue.uploads().map(({ state }) => state)).toEqual(['error']));
});

test('files that are added to a dry run are announced as such', () => {
  expect(uploadsTo('a dry run', true).isDryRun()).toBe(true);
});
