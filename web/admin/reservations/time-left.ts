const MINUTE_MS = 60_000;

/** The provider is reminded at these hours before a reservation lapses. */
const URGENT_HOURS = { now: 4, today: 24 } as const;

/** The full hours, or in the last hour the minutes, until an instant. */
export function timeLeft(until: string, now: number) {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const urgency = hours < URGENT_HOURS.now ? 'now' : hours < URGENT_HOURS.today ? 'today' : 'none';
  return { hours, minutes, urgency } as const;
}
