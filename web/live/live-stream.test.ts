import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveStream, SILENCE_MS } from './live-stream.ts';
import type { LiveEvent } from './show-changes.ts';

/** The browser's end of a stream, and what the server sends on it. */
class Line extends EventTarget {
  static opened: Line[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }

  send(name: string, data: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }

  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  Line.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Line);
});
afterEach(() => void vi.useRealTimers());

function aStream() {
  const events: LiveEvent[] = [];
  const onLost = vi.fn<() => void>();
  const stream = new LiveStream({
    ageOfData: () => 1_234.5,
    onEvent: (event) => events.push(event),
    onLost,
    random: () => 0.5,
  });
  stream.open();
  return { stream, events, onLost, last: () => Line.opened.at(-1) };
}

test('a stream asks for what has changed since the data of the page were read', () => {
  const { events, last } = aStream();
  expect(last()?.url).toBe('/api/events?age=1235');
  last()?.send('start', { complete: true });
  last()?.send('changed', { topics: ['orders'] });
  expect(events.map(({ name }) => name)).toEqual(['start', 'changed']);
});

test('a lost connection is opened again after random waits that grow, until it has lived for a while', async () => {
  const { onLost, last } = aStream();
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const opened = Line.opened.length;
    last()?.dispatchEvent(new Event('error'));
    expect(last()?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(Line.opened).toHaveLength(opened);
    await vi.advanceTimersByTimeAsync(1);
    expect(Line.opened).toHaveLength(opened + 1);
    last()?.send('start', { complete: true });
  }
  expect(onLost).toHaveBeenCalledTimes(7);
  last()?.send('beat');
  last()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.opened).toHaveLength(9);
});

test('a silent connection is lost, although the browser does not say so', async () => {
  const { onLost, last } = aStream();
  last()?.send('start', { complete: true });
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  last()?.send('beat');
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(onLost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a stream that the server ends is opened again elsewhere', async () => {
  const { events, last } = aStream();
  last()?.send('end', { reason: 'STOP' });
  expect(last()?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.opened).toHaveLength(2);
  expect(events).toEqual([{ name: 'end', data: { reason: 'STOP' } }]);
});

test('a stream that the page closes stays closed', async () => {
  const { stream, last } = aStream();
  stream.close();
  expect(last()?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(Line.opened).toHaveLength(1);
});
