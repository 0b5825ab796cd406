import type { QueryClient } from '@tanstack/react-query';
import { live } from '../api/live.ts';
import { type User, userQuery } from '../api/user.ts';
import { followedQueries } from './followed.ts';
import { LiveStream, SILENCE_MS } from './live-stream.ts';
import { Pace } from './pace.ts';
import { type LiveEvent, showChanges } from './show-changes.ts';

/** The name of the lock that the leading tab holds, and of the channel by which it tells the other tabs. */
const NAME = 'forecourt-live';
/** So long an answer may have been on its way. */
const LATENCY_MS = 5_000;

/** What tabs send each other: an event, or the reader of a tab that has just begun to listen. */
type Message = { event: LiveEvent } | { reader: string };

/**
 * Follows what changes for as long as the page is visible, online, and shows data that others change. Over HTTP/1.1 a browser
 * has six connections to a host, so one tab holds the stream and tells the others. Without Web Locks each tab has its own.
 */
export function startLive(queryClient: QueryClient): void {
  const pace = new Pace(queryClient);
  const channel = new BroadcastChannel(NAME);
  let isWanted = false;
  let isLeft = false;
  let reader = readerOf(queryClient);
  /** Gives the lock back. Only the leading tab has it. */
  let stopLeading: (() => void) | undefined;
  let asking: AbortController | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const setOpen = (isOpen: boolean) => {
    clearTimeout(silence);
    if (isOpen) silence = setTimeout(() => setOpen(false), SILENCE_MS);
    if (live.isOpen === isOpen) return;
    live.isOpen = isOpen;
    // The intervals are computed anew.
    for (const { observers } of queryClient.getQueryCache().getAll())
      for (const observer of observers) observer.setOptions(observer.options);
  };
  const receive = (event: LiveEvent) => {
    setOpen(event.name !== 'end');
    showChanges(queryClient, pace, event);
  };
  const tell = (message: Message) => channel.postMessage(message);
  const stream = new LiveStream({
    ageOfData: () => ageOfData(queryClient),
    onEvent: (event) => {
      tell({ event });
      receive(event);
    },
    onLost: () => setOpen(false),
  });

  function lead(): Promise<void> {
    return new Promise((resolve) => {
      if (!isWanted) return resolve();
      stopLeading = resolve;
      stream.open();
    });
  }
  function join(): void {
    if (!('locks' in navigator)) return void lead();
    asking = new AbortController();
    navigator.locks.request(NAME, { signal: asking.signal }, lead).catch(() => {
      // The request was aborted: the tab is hidden.
    });
    tell({ reader });
  }
  function leave(): void {
    asking?.abort();
    stream.close();
    stopLeading?.();
    stopLeading = undefined;
    setOpen(false);
  }
  function update(): void {
    const isWantedNow =
      !isLeft &&
      document.visibilityState === 'visible' &&
      navigator.onLine &&
      followedQueries(queryClient).length > 0;
    const readerNow = readerOf(queryClient);
    const hasNewReader = readerNow !== reader;
    reader = readerNow;
    if (isWantedNow !== isWanted) {
      isWanted = isWantedNow;
      if (isWanted) join();
      else leave();
    } else if (isWanted && hasNewReader) {
      if (stopLeading) stream.open();
      else tell({ reader });
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!isWanted) return;
    if ('event' in data) return receive(data.event);
    if (!stopLeading) return;
    // The tab may have another user since this stream was opened. It does not know what it has missed.
    if (data.reader !== reader) stream.open();
    tell({ event: { name: 'start', data: { complete: false } } });
  });

  let isPlanned = false;
  queryClient.getQueryCache().subscribe(() => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      update();
    });
  });
  for (const change of ['online', 'offline']) addEventListener(change, update);
  // The browser keeps no page with an open stream for the way back.
  for (const change of ['pagehide', 'pageshow'])
    addEventListener(change, () => {
      isLeft = change === 'pagehide';
      update();
    });
  document.addEventListener('visibilitychange', update);
  update();
}

/** The user as whom the stream is opened, with what the server tells them by: `rightsOf` in server/events/streams.ts. */
export function readerOf(queryClient: QueryClient): string {
  const user = queryClient.getQueryData<User | null>(userQuery().queryKey);
  return user ? [user.id, user.role, user.rights, user.dealer?.status, user.needsSecondFactor].join(' ') : '';
}

/** The age of the oldest data on the screen that follow what others change. */
function ageOfData(queryClient: QueryClient): number {
  const now = Date.now();
  const read = followedQueries(queryClient).map(({ state }) => state.dataUpdatedAt || now);
  // The clock of the server that rendered the page may be ahead of this one.
  const ofPage = Math.min(performance.now(), 10_000);
  return LATENCY_MS + Math.max(ofPage, now - Math.min(now, ...read));
}
