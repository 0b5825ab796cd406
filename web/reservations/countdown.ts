import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

export type TimeLeft = { hours: number; minutes: number } | 'never' | 'over';

/** The time until an instant (ISO, or null for never), in whole minutes rounded up: it is never "0 h 0 min". */
export function timeLeft(expiresAt: string | Date | null, now: number): TimeLeft {
  if (expiresAt === null) return 'never';
  const minutes = minutesLeft(new Date(expiresAt).getTime(), now);
  return minutes === 0 ? 'over' : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const minutesLeft = (end: number, now: number) => Math.max(0, Math.ceil((end - now) / MINUTE_MS));

/**
 * The time left; renders again each time that it changes. `atFirst` is the instant of the server, so that the first
 * rendering in the browser equals the server's.
 */
export function useTimeLeft(expiresAt: string | Date | null, atFirst: number): TimeLeft {
  const end = expiresAt === null ? Infinity : new Date(expiresAt).getTime();
  const subscribe = useCallback((tell: () => void) => onEachMinuteOf(end, tell), [end]);
  const minutes = useSyncExternalStore(
    subscribe,
    () => minutesLeft(end, Date.now()),
    () => minutesLeft(end, atFirst),
  );
  return timeLeft(expiresAt, end - minutes * MINUTE_MS);
}

/** Calls `tell` whenever a whole number of minutes is left, and at the end. */
function onEachMinuteOf(end: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    const left = end - Date.now();
    if (left <= 0 || left === Infinity) return;
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      left % MINUTE_MS || MINUTE_MS,
    );
  }
  wait();
  return () => clearTimeout(timer);
}
