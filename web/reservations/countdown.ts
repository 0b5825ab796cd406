import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

export type TimeLeft = { hours: number; minutes: number } | 'never' | 'over';

/** What is left until an instant (ISO, or null for never), in whole minutes rounded up: "0 h 0 min" is never said. */
export function timeLeft(expiresAt: string | Date | null, now: number): TimeLeft {
  if (expiresAt === null) return 'never';
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'over';
  const minutes = Math.ceil(left / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The present instant, anew every minute; `atFirst` is the server's, so that both halves write the same. */
export function useMinute(atFirst: number): number {
  const [now, setNow] = useState(atFirst);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
