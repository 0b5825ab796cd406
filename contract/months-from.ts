/** The first day of the month so many later, in UTC. */
export const monthsFrom = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 10);
