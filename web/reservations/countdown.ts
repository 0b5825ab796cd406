import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

export type TimeLeft = { hours: number; minutes: number } | 'never' | 'over';

/** What is left until an instant (ISO, or null for never), in whole minutes rounded up: "0 h 0 min" is never said. */
export function timeLeft(expiresAt: string | Date | null, now: number): TimeLeft {
  if (expiresAt === null) return 'never';
  const minutes = minutesLeft(new Date(expiresAt).getTime(), now);
  return minutes === 0 ? 'over' : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const minutesLeft = (end: number, now: number) => Math.max(0, Math.ceil((end - now) / MINUTE_MS));

/** What is left, told anew each time that it changes; `atFirst` is the server's instant, so that both halves write the same. */
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

/** Tells whenever a whole minute is left, and at the end. */
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
